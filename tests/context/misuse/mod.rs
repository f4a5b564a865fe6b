//! What an impl written by hand can do wrong: the outcome is an error, at the place, and never text
//! that is no JSON.

mod count;
mod flat;
mod panics;
#[expect(
    clippy::forget_non_drop,
    reason = "that nothing depends on a destructor is what is shown"
)]
mod sinks;

use std::array::IntoIter;
use std::collections::BTreeMap;
use std::io::sink;

use json_runtime::stream::Chunks;
use json_runtime::{JsonContext, JsonError, JsonWriter, Plain, Pretty, ToJson};

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
use calls;

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
    fn errors<C: JsonContext>(value: &Calls) -> [Option<String>; 17]
    where
        Calls: ToJson<C>,
    {
        fn error<C: JsonContext>(value: &(impl ToJson<C> + ?Sized)) -> Option<String> {
            C::to_string(value).err().map(|error| error.to_string())
        }
        fn stream<C: JsonContext>(chunks: Chunks<C, IntoIter<&Calls, 1>>) -> Option<String>
        where
            Calls: ToJson<C>,
        {
            chunks.last()?.err().map(|error| error.to_string())
        }
        let io = |outcome: Result<(), JsonError>| outcome.err().map(|error| error.to_string());
        [
            stream(C::chunks([value])),
            stream(C::line_chunks([value])),
            io(C::write_array(sink(), [value])),
            io(C::write_lines(sink(), [value])),
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
