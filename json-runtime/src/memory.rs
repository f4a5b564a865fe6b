//! Small allocations that may fail, where this is not to end the process.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};

/// A text to write to, which fails if there is no memory for more.
#[derive(Default)]
pub(crate) struct Text(pub(crate) String);

impl Write for Text {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.try_reserve(text.len()).map_err(|_| fmt::Error)?;
        self.0.push_str(text);
        Ok(())
    }
}

/// As `format!`, unless there is no memory for the text.
pub(crate) fn format(arguments: fmt::Arguments<'_>) -> Option<String> {
    let mut text = Text::default();
    text.write_fmt(arguments).ok()?;
    Some(text.0)
}

/// The characters as a text, unless there is no memory for it.
pub(crate) fn collect(chars: impl Iterator<Item = char>) -> Option<String> {
    let mut text = Text::default();
    for char in chars {
        text.write_char(char).ok()?;
    }
    Some(text.0)
}

/// A vector with so much room, unless there is no memory for it.
pub(crate) fn vector<T>(capacity: usize) -> Option<Vec<T>> {
    let mut vector = Vec::new();
    vector.try_reserve_exact(capacity).ok()?;
    Some(vector)
}

/// As `Box::new`, unless there is no memory for the value.
pub(crate) fn boxed<T>(value: T) -> Option<Box<[T; 1]>> {
    let mut vector = vector(1)?;
    vector.push(value);
    vector.try_into().ok()
}
