//! How to use the crate, in chapters. All code in them runs as a test.
//!
//! | chapter | answers |
//! |---|---|
//! | [contexts] | where are the options, and how do I choose between sets of them? |
//! | [naming] | how are names spelled, and what if two of them become one? |
//! | [nulls] | what is left out? |
//! | [enums] | how do variants look, with and without data? |
//! | [attributes] | what does each attribute do? Input and output for every one |
//! | [views] | how does one DTO serve the list page and the detail page? |
//! | [foreign_types] | how do I write a type that is not mine? |
//! | [streams] | how do I write a million rows, a response, a column? |
//! | [errors] | what can fail, and how do I find the value? |
//! | [performance] | what is fast, what is slow, and what does the compiler pay? |
//! | [from_serde] | I have serde. What changes? |
//! | [from_system_text_json] | I know .NET. What is what here? |
//! | [from_newtonsoft] | The same, with the older library |

#[doc = include_str!("attributes.md")]
pub mod attributes {
    #[doc = include_str!("attributes/forms.md")]
    pub mod forms {}
    #[doc = include_str!("attributes/impls.md")]
    pub mod impls {}
    #[doc = include_str!("attributes/names.md")]
    pub mod names {}
    #[doc = include_str!("attributes/omission.md")]
    pub mod omission {}
    #[doc = include_str!("attributes/variants.md")]
    pub mod variants {}
}
#[doc = include_str!("contexts.md")]
pub mod contexts {}
#[doc = include_str!("enums.md")]
pub mod enums {}
#[doc = include_str!("errors.md")]
pub mod errors {}
#[doc = include_str!("foreign_types.md")]
pub mod foreign_types {}
#[doc = include_str!("from_newtonsoft.md")]
pub mod from_newtonsoft {}
#[doc = include_str!("from_serde.md")]
pub mod from_serde {}
#[doc = include_str!("from_system_text_json.md")]
pub mod from_system_text_json {}
#[doc = include_str!("naming.md")]
pub mod naming {}
#[doc = include_str!("nulls.md")]
pub mod nulls {}
#[doc = include_str!("performance.md")]
pub mod performance {}
#[doc = include_str!("streams.md")]
pub mod streams {}
#[doc = include_str!("views.md")]
pub mod views {}
