use std::collections::BTreeMap;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use json_runtime::with::{Each, UnixSeconds, With};
use json_runtime::{JsonContext, JsonWriter, Plain, ToJson};

#[derive(JsonContext)]
#[json(field_naming = "camelCase", omit = "nulls", bytes = "base64")]
struct Api;

#[derive(JsonContext)]
#[json(omit = "defaults")]
struct Terse;

/// A form of one's own.
struct Percent;

impl<C: JsonContext> With<f64, C> for Percent {
    fn write_json(value: &f64, w: &mut JsonWriter<'_, C>) {
        w.display(&format_args!("{}%", value * 100.0));
    }
}

#[derive(ToJson)]
struct Invoice<T> {
    #[json(with = "json_runtime::with::AsString")]
    order_id: u64,
    #[json(with = "json_runtime::with::Decimals::<2>")]
    total: f64,
    #[json(with = json_runtime::with::Decimals<0>)]
    weight: f32,
    #[json(with = "json_runtime::with::Base64Url")]
    token: Vec<u8>,
    #[json(with = "json_runtime::with::Rfc3339")]
    sent_at: SystemTime,
    #[json(with = "json_runtime::with::Each::<json_runtime::with::UnixMillis>")]
    paid_at: Option<SystemTime>,
    #[json(with = "Each<Each<UnixSeconds>>")]
    reminders: BTreeMap<&'static str, Vec<SystemTime>>,
    #[json(with = "Percent")]
    tax: f64,
    #[json(with = "Each<Percent>")]
    discounts: [f64; 2],
    #[json(with = "json_runtime::with::Display", bound = "T: std::fmt::Display")]
    note: T,
    #[json(
        skip_if = "Option::is_none",
        with = "Each<json_runtime::with::Decimals<1>>"
    )]
    rate: Option<f64>,
}

fn invoice(paid_at: Option<SystemTime>) -> Invoice<char> {
    Invoice {
        order_id: 7,
        total: 12.5,
        weight: 0.4,
        token: vec![255],
        sent_at: UNIX_EPOCH,
        paid_at,
        reminders: BTreeMap::from([("first", vec![UNIX_EPOCH])]),
        tax: 0.25,
        discounts: [0.0, 0.5],
        note: '"',
        rate: None,
    }
}

#[test]
fn every_form_fits_a_field() {
    assert_eq!(
        Plain::to_string(&invoice(Some(UNIX_EPOCH + Duration::from_secs(1)))).unwrap(),
        r#"{"order_id":"7","total":12.50,"weight":0,"token":"_w","sent_at":"1970-01-01T00:00:00Z","paid_at":1000,"reminders":{"first":[0]},"tax":"25%","discounts":["0%","50%"],"note":"\""}"#
    );
    assert_eq!(
        Api::to_string(&invoice(None)).unwrap(),
        r#"{"orderId":"7","total":12.50,"weight":0,"token":"_w","sentAt":"1970-01-01T00:00:00Z","reminders":{"first":[0]},"tax":"25%","discounts":["0%","50%"],"note":"\""}"#
    );
}

#[derive(ToJson)]
struct Sum {
    #[json(with = "json_runtime::with::Decimals<2>")]
    with_tax: f64,
    #[json(with = "json_runtime::with::Decimals<3>")]
    without_tax: f64,
    #[json(with = "json_runtime::with::UnixSeconds")]
    at: SystemTime,
}

/// A zero is a default, however many digits it has.
#[test]
fn defaults_are_left_out_in_any_form() {
    for (with_tax, without_tax, text) in [
        (0.0, -0.0, "{}"),
        (0.001, 0.001, r#"{"without_tax":0.001}"#),
        (f64::NAN, 10.0, r#"{"without_tax":10.000}"#),
    ] {
        let sum = Sum {
            with_tax,
            without_tax,
            at: UNIX_EPOCH,
        };
        assert_eq!(Terse::to_string(&sum).unwrap(), text);
    }
    let sum = Sum {
        with_tax: f64::NAN,
        without_tax: 0.0,
        at: UNIX_EPOCH,
    };
    assert_eq!(
        Api::to_string(&sum).unwrap(),
        r#"{"withoutTax":0.000,"at":0}"#
    );
}

#[derive(ToJson)]
struct Percentage(#[json(with = "json_runtime::with::Decimals<1>")] f64);

#[derive(ToJson)]
struct Pair(
    #[json(with = "json_runtime::with::AsString")] u8,
    #[json(with = "Each<json_runtime::with::Hex>")] Option<[u8; 1]>,
);

#[derive(ToJson)]
#[json(tag = "type")]
enum Event {
    Opened {
        #[json(with = "UnixSeconds")]
        at: SystemTime,
    },
}

#[test]
fn every_place_of_a_field_will_do() {
    assert_eq!(Plain::to_string(&Percentage(0.25)).unwrap(), "0.2");
    assert_eq!(
        Plain::to_string(&Pair(1, Some([2]))).unwrap(),
        r#"["1","02"]"#
    );
    assert_eq!(
        Plain::to_string(&Event::Opened { at: UNIX_EPOCH }).unwrap(),
        r#"{"type":"Opened","at":0}"#
    );
}

/// Two numbers, as two members.
mod pair {
    use json_runtime::{JsonContext, JsonWriter};

    pub(super) fn write_json<C: JsonContext>((x, y): &(f64, f64), w: &mut JsonWriter<'_, C>) {
        w.value(&std::collections::BTreeMap::from([("x", x), ("y", y)]));
    }
}

#[derive(ToJson)]
struct Place {
    id: u8,
    #[json(flatten, with = "pair")]
    at: (f64, f64),
}

#[test]
fn an_object_that_a_path_writes_can_be_flattened() {
    let place = Place {
        id: 7,
        at: (0.5, 2.0),
    };
    assert_eq!(
        Plain::to_string(&place).unwrap(),
        r#"{"id":7,"x":0.5,"y":2.0}"#
    );
}
