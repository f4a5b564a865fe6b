//! Every shape of type, under `Plain` and under a context of a web service.

use crate::{Web, assert_json};
use json_runtime::{Plain, ToJson};

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
    let order = Order {
        order_id: 7,
        r#type: "web",
        lines: [Line {
            sku: "a",
            unit_price: 1.5,
            gift_note: None,
        }],
    };
    assert_json! {
        Plain: &order => r#"{"order_id":7,"type":"web","lines":[{"sku":"a","unit_price":1.5,"gift_note":null}]}"#,
        Web: &order => r#"{"orderId":7,"type":"web","lines":[{"sku":"a","unitPrice":1.5}]}"#,
        Plain: &(Empty {}, Unit, NoFields(), Id(7), Pair(1, None)) => "[{},null,[],7,[1,null]]",
    }
}

#[test]
fn enums_without_data() {
    let all = [Status::InTransit, Status::Delivered];
    assert_json! {
        Plain: &all => r#"["InTransit","Delivered"]"#,
        Web: &all => r#"["in_transit","delivered"]"#,
        Plain: &None::<Never> => "null",
    }
}

#[test]
fn enums_with_data() {
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
    assert_json! {
        Plain: &events => concat!(
            r#"["KeepAlive",{"SignedUp":7},{"MovedTo":[1,-2]},"#,
            r#"{"RenamedUser":{"old_name":null,"new_name":"b"}},{"NoWords":[]},{"NoFields":{}}]"#,
        ),
        Web: &events => concat!(
            r#"["keep_alive",{"signed_up":7},{"moved_to":[1,-2]},"#,
            r#"{"renamed_user":{"newName":"b"}},{"no_words":[]},{"no_fields":{}}]"#,
        ),
    }
}

#[derive(ToJson)]
struct Tree {
    value: u8,
    children: Vec<Tree>,
    parent: Option<Box<Tree>>,
    mutual: Option<Box<Mutual>>,
}

#[derive(ToJson)]
struct Mutual(Box<Tree>);

#[test]
fn recursion() {
    let leaf = |value| Tree {
        value,
        children: Vec::new(),
        parent: None,
        mutual: None,
    };
    let tree = Tree {
        children: vec![leaf(2)],
        parent: Some(Box::new(leaf(3))),
        mutual: Some(Box::new(Mutual(Box::new(leaf(4))))),
        ..leaf(1)
    };
    assert_json! {
        Web: &tree => concat!(
            r#"{"value":1,"children":[{"value":2,"children":[]}],"#,
            r#""parent":{"value":3,"children":[]},"mutual":{"value":4,"children":[]}}"#,
        ),
    }
}

#[derive(ToJson)]
#[repr(C, packed)]
struct Packed {
    small: u8,
    large: u64,
    #[json(skip_if = "is_zero")]
    zero: u32,
}

#[derive(ToJson)]
#[repr(C, packed(2))]
struct PackedPair(u8, u64);

#[derive(ToJson)]
#[repr(Rust, packed)]
struct PackedOne(u64);

fn is_zero(value: &u32) -> bool {
    *value == 0
}

#[test]
fn packed_structs() {
    assert_json! {
        Plain: &Packed { small: 1, large: 2, zero: 0 } => r#"{"small":1,"large":2}"#,
        Plain: &(PackedPair(1, 2), PackedOne(3)) => "[[1,2],3]",
    }
}

#[test]
fn types_inside_functions() {
    #[derive(ToJson)]
    struct Local {
        inner: Inner,
    }
    #[derive(ToJson)]
    enum Inner {
        A,
    }
    #[derive(json_runtime::JsonContext)]
    #[json(enums = "number")]
    struct LocalContext;

    assert_json!(LocalContext: &Local { inner: Inner::A } => r#"{"inner":0}"#);
}

#[derive(ToJson)]
struct Conditional {
    kept: u8,
    #[cfg(any())]
    removed: Missing,
}

#[derive(ToJson)]
enum ConditionalEnum {
    Kept,
    #[cfg(any())]
    Removed(Missing),
}

#[test]
fn items_that_are_configured_out_are_not_written() {
    let value = (Conditional { kept: 1 }, ConditionalEnum::Kept);
    assert_json!(Plain: &value => r#"[{"kept":1},"Kept"]"#);
}

#[derive(ToJson)]
struct Unsized {
    len: usize,
    bytes: [u8],
}

#[derive(ToJson)]
struct Slug(str);

#[derive(ToJson)]
struct MaybeUnsized<T: ?Sized> {
    inner: Box<T>,
}

trait Shape: ToJson<Plain> {}
impl Shape for Id {}

#[test]
fn unsized_types() {
    fn is_written<T: ToJson<Plain> + ?Sized>() {}
    is_written::<Unsized>();
    is_written::<Slug>();
    let shape: Box<dyn Shape> = Box::new(Id(1));
    assert_json! {
        Plain: &MaybeUnsized::<str> { inner: "a".into() } => r#"{"inner":"a"}"#,
        Plain: &MaybeUnsized::<dyn ToJson<Plain>> { inner: Box::new(Id(1)) } => r#"{"inner":1}"#,
    }
    drop(shape);
}

/// What is not compiled is not written.
#[test]
fn fields_and_variants_can_be_conditional() {
    #[derive(ToJson)]
    struct Conditional {
        #[cfg(test)]
        here: u8,
        #[cfg(not(test))]
        nowhere: NoSuchType,
        #[cfg_attr(test, json(rename = "renamed"))]
        there: u8,
    }
    #[derive(ToJson)]
    enum Choice {
        #[cfg(test)]
        Here,
        #[cfg(not(test))]
        Nowhere(NoSuchType),
    }
    assert_json! {
        Plain: &(Conditional { here: 1, there: 2 }, Choice::Here) => r#"[{"here":1,"renamed":2},"Here"]"#,
    }
}
