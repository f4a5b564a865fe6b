//! What an impl written by hand can do wrong: the outcome is an error, at the place, and never text
//! that is no JSON.

use std::collections::{BTreeMap, HashSet};
use std::fmt;
use std::io;
use std::mem;
use std::panic::{AssertUnwindSafe, catch_unwind};

use json_runtime::{
    Array, JsonContext, JsonWriter, KeyWriter, Object, Plain, Pretty, ToJson, ToJsonKey,
};

const OPEN: &str = "an object or an array has not been ended";
const NONE: &str = "no value has been written";
const SECOND: &str = "a second value has been written in the place of one";

/// An impl that calls a function.
struct Calls(
    fn(&mut JsonWriter<'_, Plain>),
    fn(&mut JsonWriter<'_, Pretty>),
);

impl ToJson<Plain> for Calls {
    fn write_json(&self, w: &mut JsonWriter<'_, Plain>) {
        (self.0)(w);
    }
}

impl ToJson<Pretty> for Calls {
    fn write_json(&self, w: &mut JsonWriter<'_, Pretty>) {
        (self.1)(w);
    }
}

macro_rules! calls {
    ($function:expr) => {
        Calls($function, $function)
    };
}

#[derive(ToJson)]
struct Around<T> {
    before: u8,
    value: T,
    after: u8,
}

#[derive(ToJson)]
struct Newtype<T>(T);

#[derive(ToJson)]
#[json(untagged)]
enum Untagged<T> {
    Value(T),
}

#[derive(ToJson)]
enum External<T> {
    Value(T),
    Fields { value: T, after: u8 },
}

/// Writes `value` in all places, and expects the same error at each of them.
#[track_caller]
fn fails(value: &Calls, message: &str) {
    fn errors<C: JsonContext>(value: &Calls) -> [Option<String>; 13]
    where
        Calls: ToJson<C>,
    {
        fn error<C: JsonContext>(value: &(impl ToJson<C> + ?Sized)) -> Option<String> {
            C::to_string(value).err().map(|error| error.to_string())
        }
        [
            error::<C>(value),
            error::<C>(&[value]),
            error::<C>(&vec![value, value]),
            error::<C>(&(1, value)),
            error::<C>(&(value, 1)),
            error::<C>(&Some(Box::new(value))),
            error::<C>(&BTreeMap::from([("a", value), ("b", value)])),
            error::<C>(&Around {
                before: 1,
                value,
                after: 2,
            }),
            error::<C>(&Around {
                before: 1,
                value: Newtype(Newtype(value)),
                after: 2,
            }),
            error::<C>(&Around {
                before: 1,
                value: Untagged::Value(value),
                after: 2,
            }),
            error::<C>(&External::Value(value)),
            error::<C>(&External::Fields { value, after: 1 }),
            error::<C>(&[&(Box::new(1), value) as &dyn ToJson<C>]),
        ]
    }
    for errors in [errors::<Plain>(value), errors::<Pretty>(value)] {
        for (place, error) in errors.iter().enumerate() {
            let error = error.as_deref().unwrap_or("no error");
            assert!(error.starts_with(message), "place {place}: {error}");
        }
    }
}

#[test]
fn a_container_that_is_not_ended() {
    fails(&calls!(|w| w.object().field("a", &1)), OPEN);
    fails(&calls!(|w| w.array().element(&1)), OPEN);
    fails(&calls!(|w| drop(w.array())), OPEN);
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

struct Panics;

impl fmt::Display for Panics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("half of")?;
        panic!("in the middle of a string");
    }
}

impl<C: JsonContext> ToJson<C> for Panics {
    fn write_json(&self, _: &mut JsonWriter<'_, C>) {
        panic!("before the value");
    }
}

/// Panics on a value that is due, and goes on as if nothing had happened.
fn caught<C: JsonContext>(w: &mut JsonWriter<'_, C>, write: impl FnOnce(&mut JsonWriter<'_, C>)) {
    catch_unwind(AssertUnwindSafe(|| write(w))).unwrap_err();
}

/// Writes a member or an element, which panics, and goes on.
fn object_with<C: JsonContext>(
    w: &mut JsonWriter<'_, C>,
    write: fn(&mut Object<'_, '_, C>),
    more: bool,
) {
    let mut object = w.object();
    object.field("first", &1);
    catch_unwind(AssertUnwindSafe(|| write(&mut object))).unwrap_err();
    if more {
        object.field("last", &2);
    }
    object.end();
}

fn array_with<C: JsonContext>(
    w: &mut JsonWriter<'_, C>,
    write: fn(&mut Array<'_, '_, C>),
    more: bool,
) {
    let mut array = w.array();
    array.element(&1);
    catch_unwind(AssertUnwindSafe(|| write(&mut array))).unwrap_err();
    if more {
        array.element(&2);
    }
    array.end();
}

/// A panic that an impl catches leaves a half of something, which must not pass for the whole.
#[test]
fn a_panic_that_is_caught() {
    fails(&calls!(|w| caught(w, |w| w.value(&Panics))), NONE);
    fails(
        &calls!(|w| caught(w, |w| w.display(&Panics))),
        "a string has not been ended",
    );
    fails(&calls!(|w| caught(w, |w| w.value(&[Panics]))), OPEN);
    fails(
        &calls!(|w| caught(w, |w| w.value(&Around {
            before: 1,
            value: Panics,
            after: 2
        }))),
        OPEN,
    );
    fails(
        &calls!(|w| object_with(w, |object| object.field("a", &Panics), false)),
        NONE,
    );
    fails(
        &calls!(|w| object_with(w, |object| object.field("a", &Panics), true)),
        NONE,
    );
    fails(
        &calls!(|w| object_with(w, |object| object.field("a", &[Panics]), true)),
        NONE,
    );
    fails(
        &calls!(|w| array_with(w, |array| array.element(&Panics), false)),
        NONE,
    );
    fails(
        &calls!(|w| array_with(w, |array| array.element(&Panics), true)),
        NONE,
    );
    fails(
        &calls!(|w| array_with(w, |array| array.element(&(1, Panics)), true)),
        NONE,
    );
}

/// A sink that panics once has taken a part of the text, nobody knows how much.
#[test]
fn a_panic_of_the_sink_that_is_caught() {
    struct Once(bool);
    impl io::Write for Once {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            assert!(mem::replace(&mut self.0, true), "the first time");
            Ok(bytes.len())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let long = "a".repeat(100_000);
    let write: fn(&mut JsonWriter<'_, Plain>) = |w| {
        let long = "a".repeat(100_000);
        caught(w, |w| w.value(&(1, &long)));
    };
    let value = (&long[..1000], Calls(write, |_| ()));
    let error = json_runtime::to_writer(Once(false), &value).unwrap_err();
    assert_eq!(
        error.to_string(),
        "an object or an array has not been ended at $[1][1] (byte 62448)"
    );
}

/// A value that is flattened is one object, and nothing before or behind it.
#[test]
fn more_than_an_object_to_flatten() {
    struct Parts(fn(&mut JsonWriter<'_, Plain>));
    impl ToJson<Plain> for Parts {
        fn write_json(&self, w: &mut JsonWriter<'_, Plain>) {
            (self.0)(w);
        }
    }
    impl json_runtime::ToJsonMembers<Plain> for Parts {}
    #[derive(ToJson)]
    #[json(context = Plain)]
    struct Flat {
        before: u8,
        #[json(flatten)]
        parts: Parts,
        after: u8,
    }
    #[derive(ToJson)]
    #[json(context = Plain, tag = "t")]
    enum Tagged {
        Parts(Parts),
    }
    fn object(w: &mut JsonWriter<'_, Plain>) {
        let mut object = w.object();
        object.field("a", &1);
        object.end();
    }
    let wrong: [fn(&mut JsonWriter<'_, Plain>); 7] = [
        |w| {
            object(w);
            w.string("x");
        },
        |w| {
            w.string("x");
            object(w);
        },
        |w| {
            w.null();
            object(w);
        },
        |w| {
            object(w);
            w.null();
        },
        |w| {
            object(w);
            w.array().end();
        },
        |w| {
            object(w);
            object(w);
        },
        |w| {
            w.object().end();
            w.object().end();
        },
    ];
    for write in wrong {
        let flat = Flat {
            before: 1,
            parts: Parts(write),
            after: 2,
        };
        json_runtime::to_string(&flat).unwrap_err();
        json_runtime::to_string(&Tagged::Parts(Parts(write))).unwrap_err();
        json_runtime::to_string(&[flat]).unwrap_err();
    }
    let flat = Flat {
        before: 1,
        parts: Parts(object),
        after: 2,
    };
    let text = json_runtime::to_string(&flat).unwrap();
    assert_eq!(text, r#"{"before":1,"a":1,"after":2}"#);
}

/// The first key panics before it has written anything.
#[test]
fn a_panic_of_a_key_that_is_caught() {
    struct Key;
    impl<C: JsonContext> ToJsonKey<C> for Key {
        fn write_key(&self, _: KeyWriter<'_, '_, C>) {
            panic!("before the key");
        }
    }
    fn write<C: JsonContext>(w: &mut JsonWriter<'_, C>) {
        let mut object = w.object();
        catch_unwind(AssertUnwindSafe(|| object.entry(&Key, &1))).unwrap_err();
        object.field("y", &1);
        object.end();
    }
    fails(&calls!(write), NONE);
}
