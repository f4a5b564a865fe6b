//! Panics that an impl catches, to go on as if nothing had happened.

use std::fmt;
use std::io;
use std::mem;
use std::panic::{AssertUnwindSafe, catch_unwind};

use json_runtime::{
    Array, JsonContext, JsonWriter, KeyWriter, Object, Plain, ToJson, ToJsonKey, ToJsonMembers,
};

use super::{Around, Calls, NONE, OPEN, calls, fails};

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

#[derive(ToJson)]
struct Flat<T> {
    a: u8,
    #[json(flatten)]
    value: T,
}

/// An object in which another one panics after its first member.
#[derive(ToJson)]
struct Late<T> {
    b: u8,
    value: T,
}

#[derive(ToJson)]
#[json(tag = "t")]
enum Tagged<T> {
    Data(T),
}

/// Members that panic before there is one.
impl<C: JsonContext> ToJsonMembers<C> for Panics {}

/// The object around what is flattened, or is below a tag, is open then.
#[test]
fn a_panic_of_a_part_of_an_object_that_is_caught() {
    macro_rules! open {
        ($($value:expr)+) => {$(
            fails(&calls!(|w| caught(w, |w| w.value(&$value))), OPEN);
            fails(&calls!(|w| { caught(w, |w| w.value(&$value)); w.null() }), OPEN);
            fails(&calls!(|w| caught(w, |w| w.value(&[$value]))), OPEN);
        )+};
    }
    const LATE: Late<Panics> = Late {
        b: 1,
        value: Panics,
    };
    open! {
        Flat { a: 1, value: Panics }
        Flat { a: 1, value: LATE }
        Flat { a: 1, value: Flat { a: 2, value: Panics } }
        Flat { a: 1, value: Tagged::Data(Panics) }
        Tagged::Data(Panics)
        Tagged::Data(LATE)
        Tagged::Data(Tagged::Data(Panics))
    }
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
