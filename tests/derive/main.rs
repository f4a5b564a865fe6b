//! What derived types write, a module per kind of claim.

#![expect(
    clippy::ref_option,
    clippy::struct_field_names,
    clippy::trivially_copy_pass_by_ref,
    reason = "functions that attributes name take references, and fields have telling names"
)]

mod attributes;
mod contexts;
mod editions;
mod enums;
mod generics;
mod hygiene;
mod keys;
mod lints;
mod macros;
mod parity;
mod paths;
mod remote;
mod serde_attributes;
mod shapes;
mod unicode;
mod variables;

/// Compares what is written under `Plain` and under a context with what should be.
macro_rules! assert_json {
    ($($context:ty: $value:expr => $want:expr),+ $(,)?) => {
        $(assert_eq!(
            $crate::written(<$context as ::json_runtime::JsonContext>::to_string($value)),
            $want,
            "under {}",
            stringify!($context),
        );)+
    };
}
pub(crate) use assert_json;

/// What a web service would choose.
#[derive(json_runtime::JsonContext)]
#[json(
    field_naming = "camelCase",
    variant_naming = "snake_case",
    omit = "nulls"
)]
pub(crate) struct Web;

/// The text, or the message of the error.
fn written(result: Result<String, json_runtime::JsonError>) -> String {
    result.unwrap_or_else(|error| error.to_string())
}
