//! The contexts that come with the crate.

use crate::context::JsonContext;
use crate::options::Indent;

/// The default of every option: the bytes that serde_json writes.
///
/// ```
/// use json_runtime::Plain;
///
/// assert_eq!(Plain::to_string(&(1.0, "é", None::<u8>)).unwrap(), r#"[1.0,"é",null]"#);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Plain;

impl JsonContext for Plain {}
crate::__entry_points!(Plain);

/// [`Plain`] with an indentation of two spaces: the bytes of serde_json's pretty printer.
///
/// `Pretty::to_string` is what `to_string_pretty` is there, and `WriteIndented` in System.Text.Json.
///
/// ```
/// use json_runtime::Pretty;
///
/// assert_eq!(Pretty::to_string(&[1]).unwrap(), "[\n  1\n]");
/// ```
#[derive(Clone, Copy, Debug)]
#[doc(
    alias = "to_string_pretty",
    alias = "to_vec_pretty",
    alias = "to_writer_pretty"
)]
#[doc(alias = "WriteIndented")]
pub struct Pretty;

impl JsonContext for Pretty {
    const INDENT: Indent = Indent::Spaces(2);
}
crate::__entry_points!(Pretty);
