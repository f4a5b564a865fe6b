use std::collections::BTreeMap;

use json_runtime::{JsonContext, ToJson};

#[derive(ToJson)]
struct Order {
    id: u32,
}

#[derive(ToJson)]
struct Page<'a, T> {
    title: &'a str,
    rows: &'a [T],
}

#[derive(JsonContext)]
#[json(types(Order, Vec<Order>, Page<'a, Order>, Page<'_, &'b str>, BTreeMap<String, Order>, str, [Order]))]
struct Api;

#[test]
fn what_is_listed_can_be_written() {
    let orders = vec![Order { id: 1 }];
    assert_eq!(Api::to_string(&orders[0]).unwrap(), r#"{"id":1}"#);
    assert_eq!(Api::to_string(&orders).unwrap(), r#"[{"id":1}]"#);
    assert_eq!(Api::to_vec(&orders[..]).unwrap(), br#"[{"id":1}]"#);
    assert_eq!(Api::to_string("text").unwrap(), r#""text""#);
    let title = String::from("t");
    let page = Page {
        title: &title,
        rows: &orders,
    };
    let mut written = Vec::new();
    Api::append(&page, &mut written).unwrap();
    Api::to_writer(
        &mut written,
        &Page {
            title: &title,
            rows: &["a"],
        },
    )
    .unwrap();
    assert_eq!(
        written,
        br#"{"title":"t","rows":[{"id":1}]}{"title":"t","rows":["a"]}"#
    );
    let mut tried = Api::try_to_string(&orders).unwrap().into_bytes();
    assert_eq!(Api::try_to_vec(&orders).unwrap(), tried);
    Api::try_append("text", &mut tried).unwrap();
    assert_eq!(tried, br#"[{"id":1}]"text""#);
}
