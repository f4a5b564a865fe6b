//! Crates of earlier editions derive as others do.

use std::collections::BTreeMap;

use json_runtime::Plain;

macro_rules! check {
    ($edition:ident) => {{
        use $edition::{Api, Closed, Day, Days, Status, order};

        crate::assert_json! {
            Plain: &order(Status::Shipped(Day::Monday)) =>
                r#"{"type":"Order","id":1,"count":"2","total":3,"number":"4","Shipped":"Monday"}"#,
            Closed: &order(Status::Pending) =>
                r#"{"type":"Order","id":1,"count":"2","total":3,"number":"4","Pending":null}"#,
            Api: &order(Status::Between(Day::Monday, 5)) =>
                r#"{"type":"Order","id":1,"count":"2","total":3,"number":"4","Between":[1,"5"]}"#,
            Api: &Days(vec![Day::Monday]) => "[1]",
            Api: &BTreeMap::from([(Day::Monday, 2)]) => r#"{"1":2}"#,
        }
        assert_eq!(Closed::to_string(&Days(Vec::new())).unwrap(), "[]");
        assert!(json_runtime::to_string(&Status::Unknown).is_err());
    }};
}

#[test]
fn earlier_editions_can_derive() {
    check!(json_tests_edition_2015);
    check!(json_tests_edition_2018);
}
