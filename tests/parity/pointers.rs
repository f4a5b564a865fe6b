//! Pointers, cells and locks: what they hold is written.

use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::marker::PhantomData;
use std::rc::{self, Rc};
use std::sync::{self, Arc, Mutex, RwLock};

use crate::{same, table};

#[test]
fn pointers_have_the_text_of_their_target() {
    table! {
        &1 => "1";
        &&mut 2 => "2";
        Box::new("boxed") => r#""boxed""#;
        Box::<str>::from("text") => r#""text""#;
        Box::<[i32]>::from([1, 2]) => "[1,2]";
        Rc::new(3) => "3";
        Rc::<str>::from("rc") => r#""rc""#;
        Rc::<[u8]>::from([1, 2]) => "[1,2]";
        Arc::new(Some(4)) => "4";
        Arc::<str>::from("arc") => r#""arc""#;
        Cow::Borrowed(&5) => "5";
        Cow::<[i32]>::Owned(vec![6]) => "[6]";
        Cow::<str>::Owned("cow".to_owned()) => r#""cow""#;
    }
}

#[test]
fn cells_and_locks_have_the_text_of_their_content() {
    table! {
        Cell::new(1) => "1";
        RefCell::new(vec![2]) => "[2]";
        Mutex::new("m") => r#""m""#;
        RwLock::new(None::<i32>) => "null";
        Rc::new(RefCell::new(Cell::new(true))) => "true";
        Arc::new(Mutex::new(vec![Some('c')])) => r#"["c"]"#;
    }
    let unsized_cell: &RefCell<[i32]> = &RefCell::new([1, 2]);
    same(unsized_cell);
    let unsized_lock: &Mutex<[i32]> = &Mutex::new([1, 2]);
    same(unsized_lock);
}

#[test]
fn weak_pointers_are_null_once_nothing_keeps_the_value() {
    let (single, shared) = (Rc::new("rc"), Arc::new("arc"));
    let (weak_single, weak_shared) = (Rc::downgrade(&single), Arc::downgrade(&shared));
    table! {
        weak_single => r#""rc""#;
        weak_shared => r#""arc""#;
        rc::Weak::<i32>::new() => "null";
        sync::Weak::<i32>::new() => "null";
    }
    drop((single, shared));
    table! {
        weak_single => "null";
        weak_shared => "null";
    }
}

#[test]
fn nothing_is_null() {
    table! {
        () => "null";
        PhantomData::<str> => "null";
        None::<String> => "null";
        Some(()) => "null";
        Some(None::<i32>) => "null";
        Some(Some(1)) => "1";
        vec![Some(Box::new(1)), None] => "[1,null]";
        Box::new(Some(Rc::new(Some(Cow::Borrowed("deep"))))) => r#""deep""#;
    }
}
