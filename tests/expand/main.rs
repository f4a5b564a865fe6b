//! What the derive makes of the types in `input/`, and that it compiles and does what it says.
//!
//! The files beside this one are written by a test of json-derive; see CONTRIBUTING.

#![allow(
    unreachable_pub,
    clippy::all,
    clippy::pedantic,
    reason = "clippy passes over generated code, but not where it is committed"
)]

use std::collections::BTreeMap;

use json_runtime::{JsonContext, JsonWriter, View, to_string};

#[rustfmt::skip]
mod adjacent;
#[rustfmt::skip]
mod choice;
#[rustfmt::skip]
mod external;
#[rustfmt::skip]
mod internal;
#[rustfmt::skip]
mod newtype;
#[rustfmt::skip]
mod order;
#[rustfmt::skip]
mod plain;
#[rustfmt::skip]
mod renamed;
#[rustfmt::skip]
mod similar;
#[rustfmt::skip]
mod untagged;

const DETAIL: View = View::bit(0);

mod shout {
    use super::{JsonContext, JsonWriter};

    pub(super) fn write_json<C: JsonContext>(text: &str, w: &mut JsonWriter<'_, C>) {
        w.string(&text.to_uppercase());
    }
}

#[test]
fn structs() {
    let order = order::Order {
        id: 1,
        customer_name: "Ada",
        note: None,
        lines: vec![newtype::OrderId(2)],
        status: "new",
        audit: BTreeMap::from([("by".to_owned(), 3)]),
        r#type: 4,
    };
    let expected = r#"{"id":1,"customer_name":"Ada","lines":[2],"status":"NEW","by":3,"type":4}"#;
    assert_eq!(to_string(&order).unwrap(), expected);
}

#[test]
fn names_that_may_meet() {
    let similar = similar::Similar {
        user_id: 1,
        name: 2,
        other: 3,
    };
    let expected = r#"{"user_id":1,"name":2,"userID":3}"#;
    assert_eq!(to_string(&similar).unwrap(), expected);
}

#[test]
fn enums() {
    let statuses = [
        choice::Status::Pending,
        choice::Status::InTransit,
        choice::Status::Delivered,
    ];
    assert_eq!(
        to_string(&statuses).unwrap(),
        r#"["Pending","InTransit","done"]"#
    );

    let map = || BTreeMap::from([("k".to_owned(), 1)]);
    let events = (
        [
            external::Event::Unit,
            external::Event::Newtype(map()),
            external::Event::Tuple(1, 2),
            external::Event::Struct { user_id: 3 },
        ],
        [
            internal::Event::Unit,
            internal::Event::Newtype(map()),
            internal::Event::Struct { user_id: 3 },
        ],
        [
            adjacent::Event::Unit,
            adjacent::Event::Newtype(map()),
            adjacent::Event::Tuple(1, 2),
            adjacent::Event::Struct { user_id: 3 },
        ],
        [
            untagged::Event::Unit,
            untagged::Event::Newtype(map()),
            untagged::Event::Tuple(1, 2),
            untagged::Event::Struct { user_id: 3 },
        ],
    );
    let expected = concat!(
        r#"[["Unit",{"Newtype":{"k":1}},{"Tuple":[1,2]},{"Struct":{"user_id":3}}],"#,
        r#"[{"type":"Unit"},{"type":"Newtype","k":1},{"type":"Struct","user_id":3}],"#,
        r#"[{"type":"Unit"},{"type":"Newtype","data":{"k":1}},{"type":"Tuple","data":[1,2]},{"type":"Struct","data":{"user_id":3}}],"#,
        r#"[null,{"k":1},[1,2],{"user_id":3}]]"#,
    );
    assert_eq!(to_string(&events).unwrap(), expected);
}

#[test]
fn plain_structs_are_left_to_a_macro() {
    let address = renamed::Address {
        street_name: "Elm".to_owned(),
        zip: 1,
    };
    let expected = r#"{"streetName":"Elm","zip-code":1}"#;
    assert_eq!(to_string(&address).unwrap(), expected);
    let line = plain::Line {
        product_name: "Tea".to_owned(),
        unit_price: 4.5,
        quantity: 2,
    };
    let expected = r#"{"product_name":"Tea","unit_price":4.5,"quantity":2}"#;
    assert_eq!(to_string(&line).unwrap(), expected);
}
