//! The contexts that come with the crate.

use crate::context::JsonContext;
use crate::options::Indent;

/// The default of every option: the bytes that serde_json writes.
#[derive(Clone, Copy, Debug)]
pub struct Plain;

impl JsonContext for Plain {}
crate::__entry_points!(Plain);

/// [`Plain`] with an indentation of two spaces: the bytes of serde_json's pretty printer.
#[derive(Clone, Copy, Debug)]
pub struct Pretty;

impl JsonContext for Pretty {
    const INDENT: Indent = Indent::Spaces(2);
}
crate::__entry_points!(Pretty);
