//! Derive macros of json-runtime.

use proc_macro::TokenStream;

/// Writes the impl of `ToJson`.
#[proc_macro_derive(ToJson, attributes(json, serde))]
pub fn to_json(_: TokenStream) -> TokenStream {
    TokenStream::new()
}

/// Writes the impl of `JsonContext`.
#[proc_macro_derive(JsonContext, attributes(json))]
pub fn json_context(_: TokenStream) -> TokenStream {
    TokenStream::new()
}
