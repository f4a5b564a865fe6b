//! What the fuzz targets share: a value of any shape, contexts, and the model of the generated types.

mod any;
mod contexts;
#[allow(
    dead_code,
    unused_imports,
    reason = "some of it is for names that are generated"
)]
#[path = "../../tests/generator/model/mod.rs"]
mod model;

pub use any::Any;
pub use contexts::{Visitor, visit};

use json_runtime::JsonContext;

/// What the model is told about names. Here it knows none.
mod generated {
    use crate::model::{Info, Kind};

    pub(crate) static INFOS: &[Info] = &[];
    pub(crate) const JOINED: &[(&str, Kind)] = &[];
}

/// What the model says is written of a value; nothing if a float is refused.
///
/// # Panics
///
/// Panics if serde cannot describe the value.
#[must_use]
pub fn expected<C: JsonContext>(value: &Any) -> Option<String> {
    let tree = model::Tree::of(value).expect("a value that serde can describe");
    model::write(&tree, &model::Options::of::<C>()).ok()
}
