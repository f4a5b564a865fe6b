use core::fmt;

use ::bitflags::parser::{self, WriteHex};

use super::With;
use crate::context::JsonContext;
use crate::writer::JsonWriter;

/// The flags of bitflags, as a string of their names: what bitflags writes to serde.
///
/// Each flags type is a type of its own, so there is no impl of [`ToJson`](crate::ToJson) for all of
/// them. An impl for one of yours is one call of this, which also serves all fields of that type:
///
/// ```
/// use json_runtime::with::Flags;
/// use json_runtime::{JsonContext, JsonWriter, ToJson};
///
/// bitflags::bitflags! {
///     struct Access: u8 {
///         const READ = 1;
///         const WRITE = 2;
///     }
/// }
///
/// impl<C: JsonContext> ToJson<C> for Access {
///     fn write_json(&self, w: &mut JsonWriter<'_, C>) {
///         Flags::write_json(self, w);
///     }
/// }
///
/// let access = Access::READ | Access::WRITE | Access::from_bits_retain(0x40);
/// assert_eq!(json_runtime::to_string(&access).unwrap(), r#""READ | WRITE | 0x40""#);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Flags;

struct Names<'a, T>(&'a T);

impl<T: ::bitflags::Flags<Bits: WriteHex>> fmt::Display for Names<'_, T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        parser::to_writer(self.0, formatter)
    }
}

#[diagnostic::do_not_recommend]
impl<C: JsonContext, T: ::bitflags::Flags<Bits: WriteHex>> With<T, C> for Flags {
    fn write_json(value: &T, w: &mut JsonWriter<'_, C>) {
        w.display(&Names(value));
    }
}

impl Flags {
    /// Writes `value` in this form. It is what `#[json(with = "…")]` calls, and code written by hand
    /// can.
    ///
    /// ```
    /// use json_runtime::with::Flags;
    /// use json_runtime::{JsonContext, JsonWriter, ToJson};
    ///
    /// bitflags::bitflags! {
    ///     struct Access: u8 { const READ = 1; }
    /// }
    /// struct Rights(Access);
    ///
    /// impl<C: JsonContext> ToJson<C> for Rights {
    ///     fn write_json(&self, w: &mut JsonWriter<'_, C>) {
    ///         Flags::write_json(&self.0, w);
    ///     }
    /// }
    ///
    /// assert_eq!(json_runtime::to_string(&Rights(Access::READ)).unwrap(), r#""READ""#);
    /// ```
    #[inline]
    pub fn write_json<C: JsonContext, T: ?Sized>(value: &T, w: &mut JsonWriter<'_, C>)
    where
        Self: With<T, C>,
    {
        <Self as With<T, C>>::write_json(value, w);
    }
}
