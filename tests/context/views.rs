use json_runtime::{JsonContext, ToJson, View};

const LIST: View = View::bit(0);
const DETAIL: View = View::bit(1);
const ADMIN: View = View::bit(2);

#[derive(JsonContext)]
#[json(views = LIST, field_naming = "camelCase")]
struct ListPage;

#[derive(JsonContext)]
#[json(views(LIST, DETAIL))]
struct DetailPage;

#[derive(JsonContext)]
#[json(views(ADMIN))]
struct AdminPage;

#[derive(JsonContext)]
#[json(views = View::NONE)]
struct Public;

#[derive(ToJson)]
struct Order {
    order_id: u32,
    #[json(view = DETAIL)]
    lines: Vec<Line>,
    #[json(view(DETAIL, ADMIN))]
    note: &'static str,
    #[json(view = self::ADMIN, flatten)]
    audit: Audit,
    status: Status,
}

#[derive(ToJson)]
struct Line {
    #[json(view = DETAIL)]
    sku: &'static str,
}

#[derive(ToJson)]
struct Audit {
    changed_by: &'static str,
    #[json(view = DETAIL)]
    never_both: u8,
}

#[derive(ToJson)]
#[json(tag = "kind")]
enum Status {
    Shipped {
        #[json(view(LIST, DETAIL))]
        carrier: &'static str,
        #[json(view = DETAIL, skip_if = "Option::is_none")]
        tracking: Option<u8>,
    },
}

#[test]
fn a_context_writes_the_fields_of_its_views() {
    let order = Order {
        order_id: 1,
        lines: vec![Line { sku: "a" }],
        note: "n",
        audit: Audit {
            changed_by: "c",
            never_both: 1,
        },
        status: Status::Shipped {
            carrier: "u",
            tracking: Some(7),
        },
    };
    assert_eq!(
        ListPage::to_string(&order).unwrap(),
        r#"{"orderId":1,"status":{"kind":"Shipped","carrier":"u"}}"#
    );
    assert_eq!(
        DetailPage::to_string(&order).unwrap(),
        r#"{"order_id":1,"lines":[{"sku":"a"}],"note":"n","status":{"kind":"Shipped","carrier":"u","tracking":7}}"#
    );
    assert_eq!(
        AdminPage::to_string(&order).unwrap(),
        r#"{"order_id":1,"note":"n","changed_by":"c","status":{"kind":"Shipped"}}"#
    );
    assert_eq!(
        Public::to_string(&order).unwrap(),
        r#"{"order_id":1,"status":{"kind":"Shipped"}}"#
    );
    assert_eq!(
        json_runtime::to_string(&order).unwrap(),
        r#"{"order_id":1,"lines":[{"sku":"a"}],"note":"n","changed_by":"c","never_both":1,"status":{"kind":"Shipped","carrier":"u","tracking":7}}"#
    );
}
