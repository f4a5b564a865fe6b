use core::fmt;

use super::With;
use crate::context::JsonContext;
use crate::writer::JsonWriter;

/// What a [`Display`](fmt::Display) impl prints, as a string.
///
/// ```
/// use json_runtime::ToJson;
///
/// #[derive(ToJson)]
/// struct Failure {
///     #[json(with = "json_runtime::with::Display")]
///     cause: std::num::ParseIntError,
/// }
///
/// let failure = Failure { cause: "x".parse::<u8>().unwrap_err() };
/// assert_eq!(
///     json_runtime::to_string(&failure).unwrap(),
///     r#"{"cause":"invalid digit found in string"}"#,
/// );
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Display;
callable!(Display: "std::net::Ipv4Addr", "Display", "[127, 0, 0, 1].into()" => "\"127.0.0.1\"");

#[diagnostic::do_not_recommend]
impl<C: JsonContext, T: fmt::Display + ?Sized> With<T, C> for Display {
    fn write_json(value: &T, w: &mut JsonWriter<'_, C>) {
        w.display(value);
    }
}
