//! What should be written: serde's description of a value, and the policies applied to it.

mod containers;
mod encode;
mod naming;
mod options;
mod presence;
mod record;
mod tree;
mod write;

pub(crate) use options::Options;
pub(crate) use tree::{DETAIL, Info, Kind, LIST, Rule, Tree};
pub(crate) use write::write;
