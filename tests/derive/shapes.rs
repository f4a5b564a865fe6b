//! Every shape of type, under `Plain` and under a context of a web service.

use json_runtime::{JsonContext, ToJson, to_string};

#[derive(JsonContext)]
#[json(
    field_naming = "camelCase",
    variant_naming = "snake_case",
    omit = "nulls"
)]
struct Web;

#[derive(ToJson)]
struct Line {
    sku: &'static str,
    unit_price: f64,
    gift_note: Option<String>,
}

#[derive(ToJson)]
struct Order<'a, T, const N: usize> {
    order_id: u64,
    r#type: &'a str,
    lines: [T; N],
}

#[derive(ToJson)]
struct Empty {}

#[derive(ToJson)]
struct Unit;

#[derive(ToJson)]
struct NoFields();

#[derive(ToJson)]
struct Id(u64);

#[derive(ToJson)]
struct Pair(u8, Option<u8>);

#[derive(ToJson)]
enum Status {
    InTransit,
    Delivered,
}

#[derive(ToJson)]
enum Event {
    KeepAlive,
    SignedUp(Id),
    MovedTo(i32, i32),
    RenamedUser {
        old_name: Option<&'static str>,
        new_name: &'static str,
    },
    NoWords(),
    NoFields {},
}

#[derive(ToJson)]
enum Never {}

#[test]
fn structs() {
    let line = |gift_note| Line {
        sku: "a",
        unit_price: 1.5,
        gift_note,
    };
    let order = Order {
        order_id: 7,
        r#type: "web",
        lines: [line(None)],
    };
    assert_eq!(
        to_string(&order).unwrap(),
        r#"{"order_id":7,"type":"web","lines":[{"sku":"a","unit_price":1.5,"gift_note":null}]}"#
    );
    assert_eq!(
        Web::to_string(&order).unwrap(),
        r#"{"orderId":7,"type":"web","lines":[{"sku":"a","unitPrice":1.5}]}"#
    );
    assert_eq!(
        to_string(&(Empty {}, Unit, NoFields(), Id(7), Pair(1, None))).unwrap(),
        "[{},null,[],7,[1,null]]"
    );
}

#[test]
fn enums() {
    assert_eq!(
        to_string(&[Status::InTransit, Status::Delivered]).unwrap(),
        r#"["InTransit","Delivered"]"#
    );
    assert_eq!(
        Web::to_string(&[Status::InTransit, Status::Delivered]).unwrap(),
        r#"["in_transit","delivered"]"#
    );
    let events = [
        Event::KeepAlive,
        Event::SignedUp(Id(7)),
        Event::MovedTo(1, -2),
        Event::RenamedUser {
            old_name: None,
            new_name: "b",
        },
        Event::NoWords(),
        Event::NoFields {},
    ];
    assert_eq!(
        to_string(&events).unwrap(),
        r#"["KeepAlive",{"SignedUp":7},{"MovedTo":[1,-2]},{"RenamedUser":{"old_name":null,"new_name":"b"}},{"NoWords":[]},{"NoFields":{}}]"#
    );
    assert_eq!(
        Web::to_string(&events).unwrap(),
        r#"["keep_alive",{"signed_up":7},{"moved_to":[1,-2]},{"renamed_user":{"newName":"b"}},{"no_words":[]},{"no_fields":{}}]"#
    );
    assert_eq!(to_string(&None::<Never>).unwrap(), "null");
}
