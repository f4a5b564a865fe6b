use std::collections::{BTreeMap, HashMap};
use std::ops::Bound;
use std::time::{Duration, SystemTime};

use json_runtime::{JsonContext, ToJson};

#[derive(JsonContext)]
#[json(
    field_naming = "camelCase",
    variant_naming = "kebab-case",
    key_naming = "SCREAMING_SNAKE_CASE"
)]
struct Mixed;

#[derive(ToJson)]
struct Order {
    order_id: u32,
    r#type: Kind,
    #[json(rename = "as_it_is")]
    renamed: u8,
    shipping_address: BTreeMap<String, Kind>,
    a_tuple: (Kind, Pair),
}

#[derive(ToJson)]
struct Pair(u8, Kind);

#[derive(ToJson)]
enum Kind {
    PickUp,
    HomeDelivery {
        door_code: u8,
    },
    #[json(rename = "AsItIs")]
    Renamed(u8),
}

#[test]
fn each_policy_names_its_own() {
    let order = Order {
        order_id: 1,
        r#type: Kind::PickUp,
        renamed: 2,
        shipping_address: BTreeMap::from([(
            "zipCode".to_owned(),
            Kind::HomeDelivery { door_code: 3 },
        )]),
        a_tuple: (Kind::Renamed(4), Pair(5, Kind::PickUp)),
    };
    assert_eq!(
        Mixed::to_string(&order).unwrap(),
        r#"{"orderId":1,"type":"pick-up","as_it_is":2,"shippingAddress":{"ZIP_CODE":{"home-delivery":{"doorCode":3}}},"aTuple":[{"AsItIs":4},[5,"pick-up"]]}"#
    );
}

#[test]
fn the_names_of_std_follow_too() {
    let time = SystemTime::UNIX_EPOCH + Duration::new(1, 2);
    assert_eq!(
        Mixed::to_string(&time).unwrap(),
        r#"{"secsSinceEpoch":1,"nanosSinceEpoch":2}"#
    );
    assert_eq!(Mixed::to_string(&Ok::<u8, ()>(1)).unwrap(), r#"{"ok":1}"#);
    assert_eq!(
        Mixed::to_string(&Bound::<u8>::Unbounded).unwrap(),
        r#""unbounded""#
    );
}

/// Numbers, addresses and the like are no names.
#[test]
fn only_text_is_renamed_in_keys() {
    let keyed = HashMap::from([(std::net::Ipv6Addr::LOCALHOST, 1)]);
    assert_eq!(Mixed::to_string(&keyed).unwrap(), r#"{"::1":1}"#);
    assert_eq!(
        Mixed::to_string(&BTreeMap::from([('a', 1)])).unwrap(),
        r#"{"A":1}"#
    );
    assert_eq!(
        Mixed::to_string(&BTreeMap::from([(true, 1)])).unwrap(),
        r#"{"true":1}"#
    );
}
