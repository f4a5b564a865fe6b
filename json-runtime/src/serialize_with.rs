//! A macro that generated code calls where serde's functions write a field.

/// Calls a function that `#[serde(with)]` or `#[serde(serialize_with)]` names, through a closure
/// that gives it a serializer.
#[doc(hidden)]
#[macro_export]
#[cfg(feature = "serde")]
macro_rules! __serialize_with {
    ($writer:expr, $call:expr) => {
        $crate::serde::serialize_with($writer, $call)
    };
}

#[doc(hidden)]
#[macro_export]
#[cfg(not(feature = "serde"))]
macro_rules! __serialize_with {
    ($writer:expr, $call:expr) => {
        ::core::compile_error!(
            "`with` and `serialize_with` of serde need the feature `serde` of json-runtime; or add \
             `#[json(with = \"module\")]`, which calls `module::write_json(&value, writer)`"
        )
    };
}
