//! None, or several, where one value is due; or a half of one.

use std::collections::{BTreeMap, HashSet};

use json_runtime::{JsonContext, JsonWriter, KeyWriter, Plain, ToJson, ToJsonKey};

use super::{Calls, NONE, OPEN, SECOND, calls, fails};

#[test]
fn a_container_that_is_not_ended() {
    fails(&calls!(|w| w.object().field("a", &1)), OPEN);
    fails(&calls!(|w| w.array().element(&1)), OPEN);
    fails(&calls!(|w| drop(w.array())), OPEN);
}

/// `end` takes the container. What derived code calls does not.
#[test]
fn a_container_that_is_ended_twice() {
    fails(
        &calls!(|w| {
            let mut object = w.object();
            object.close();
            object.close();
        }),
        OPEN,
    );
    fails(
        &calls!(|w| {
            let mut array = w.array();
            array.element(&1);
            array.close();
            array.close();
        }),
        OPEN,
    );
}

#[test]
fn no_value() {
    fails(&calls!(|_| ()), NONE);
    fails(&calls!(|w| w.value(&calls!(|_| ()))), NONE);
    fails(
        &calls!(|w| {
            let mut object = w.object();
            object.field("a", &calls!(|_| ()));
            object.end();
        }),
        NONE,
    );
}

#[test]
fn a_second_value() {
    fails(
        &calls!(|w| {
            w.value(&1);
            w.value(&2);
        }),
        SECOND,
    );
    fails(
        &calls!(|w| {
            w.value(&1);
            w.string("b");
        }),
        SECOND,
    );
    fails(
        &calls!(|w| {
            w.value(&1);
            w.null();
        }),
        SECOND,
    );
    fails(
        &calls!(|w| {
            w.value(&1);
            w.display(&4);
        }),
        SECOND,
    );
    fails(
        &calls!(|w| {
            w.value(&1);
            w.object().end();
        }),
        SECOND,
    );
    fails(
        &calls!(|w| {
            w.value(&1);
            w.array().end();
        }),
        SECOND,
    );
    fails(
        &calls!(|w| {
            w.object().end();
            w.object().end();
        }),
        SECOND,
    );
}

/// The impls of the crate and of the derive, called without the writer's methods in between.
#[test]
fn a_second_value_of_any_type() {
    struct Two<'a>(&'a dyn ToJson<Plain>, &'a dyn ToJson<Plain>);
    impl ToJson<Plain> for Two<'_> {
        fn write_json(&self, w: &mut JsonWriter<'_, Plain>) {
            self.0.write_json(w);
            self.1.write_json(w);
        }
    }
    #[derive(ToJson)]
    enum Choice {
        A,
    }
    #[derive(ToJson)]
    struct Id(u64);
    let values: [&dyn ToJson<Plain>; 20] = [
        &true,
        &1_u8,
        &1_u32,
        &1_i64,
        &1_usize,
        &1_u128,
        &1.5_f32,
        &1.5_f64,
        &'a',
        &"a",
        &String::new(),
        &None::<u8>,
        &Some(1),
        &(),
        &(1, 2),
        &vec![1],
        &HashSet::from([1]),
        &Choice::A,
        &Id(1),
        &std::num::NonZero::<u8>::MIN,
    ];
    for first in values {
        for second in values {
            let error = json_runtime::to_string(&[Two(first, second)]).unwrap_err();
            assert!(error.to_string().starts_with(SECOND), "{error}");
        }
    }
}

/// An impl of a key that writes none, or a half.
#[test]
fn no_key() {
    #[derive(PartialEq, Eq, PartialOrd, Ord)]
    struct Silent;
    impl<C: JsonContext> ToJsonKey<C> for Silent {
        fn write_key(&self, _: KeyWriter<'_, '_, C>) {}
    }
    let error = json_runtime::to_string(&BTreeMap::from([(Silent, 1)])).unwrap_err();
    assert_eq!(
        error.to_string(),
        "a ToJsonKey impl wrote no key at $ (byte 1)"
    );
}
