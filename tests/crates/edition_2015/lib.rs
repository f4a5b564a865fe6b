//! Derives in a crate of an earlier edition, where paths begin elsewhere.

// The edition of 2015 knows no crate without it.
#[allow(unused_extern_crates, reason = "and later ones do")]
extern crate json_runtime;
#[allow(unused_extern_crates, reason = "as above")]
extern crate serde;

use json_runtime::{JsonContext, ToJson, View};

/// The view of a single value.
pub const DETAIL: View = View::bit(0);

/// Every kind of field.
#[derive(Debug, ToJson)]
#[json(tag = "type")]
pub struct Order<T> {
    /// A parameter.
    pub id: T,
    /// Left out by a function.
    #[json(skip_if = "Option::is_none")]
    pub note: Option<String>,
    /// Written by a function.
    #[json(with = "text")]
    pub count: u8,
    /// By one of serde's.
    #[serde(serialize_with = "text::serialize_here")]
    pub total: u8,
    /// In a form of the crate's.
    #[json(with = "json_runtime::with::AsString", view = DETAIL)]
    pub number: u64,
    /// Its members are those of the order.
    #[json(flatten)]
    pub status: Status,
}

/// An enum with data.
#[derive(Debug, ToJson)]
pub enum Status {
    /// Without.
    Pending,
    /// A newtype.
    Shipped(Day),
    /// Two values.
    Between(Day, #[json(with = "text")] u8),
    /// Not written.
    #[json(skip)]
    Unknown,
}

/// A choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, ToJson)]
pub enum Day {
    /// The first.
    Monday = 1,
}

/// A newtype.
#[derive(Debug, ToJson)]
pub struct Days(pub Vec<Day>);

/// A context.
#[derive(Clone, Copy, Debug, JsonContext)]
#[json(
    field_naming = "camelCase",
    enums = "number",
    omit = "defaults",
    max_depth = 9
)]
pub struct Api;

/// A closed one.
#[derive(Clone, Copy, Debug, JsonContext)]
#[json(views = DETAIL, types(Order<u8>, Days))]
pub struct Closed;

#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "attributes give references"
)]
mod text {
    use json_runtime::{JsonContext, JsonWriter};
    use serde::Serializer;

    pub(crate) fn write_json<C: JsonContext>(number: &u8, w: &mut JsonWriter<'_, C>) {
        w.display(number);
    }

    pub(crate) fn serialize_here<S: Serializer>(number: &u8, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_u8(*number)
    }
}

/// An order.
#[must_use]
pub fn order(status: Status) -> Order<u8> {
    Order {
        id: 1,
        note: None,
        count: 2,
        total: 3,
        number: 4,
        status,
    }
}

/// A type with a mistake, in the tokens of this edition.
#[macro_export]
macro_rules! mistake {
    () => {
        #[derive(ToJson)]
        struct Order {
            #[json(renamed = "a")]
            id: u64,
        }

        #[derive(JsonContext)]
        #[json(fields = "camelCase")]
        struct Api;
    };
}
