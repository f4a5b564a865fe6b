//! Forms for single fields: what each of them writes, everywhere it can stand.

mod each;
mod fields;
mod numbers;
mod text;
mod times;

use json_runtime::with::With;
use json_runtime::{JsonContext, JsonWriter, Plain, ToJson};

/// A value in the form `W`.
struct Formed<'a, W, T: ?Sized>(&'a T, std::marker::PhantomData<W>);

impl<C: JsonContext, W: With<T, C>, T: ?Sized> ToJson<C> for Formed<'_, W, T> {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        W::write_json(self.0, w);
    }
}

/// The text of a value in the form `W` under the context `C`.
fn under<C: JsonContext, W: With<T, C>, T: ?Sized>(value: &T) -> String {
    C::to_string(&Formed::<W, T>(value, std::marker::PhantomData)).expect("can be written")
}

/// Asserts that the form `W` writes `text`.
#[track_caller]
fn writes<W: With<T, Plain>, T: ?Sized>(value: &T, text: &str) {
    assert_eq!(under::<Plain, W, T>(value), text);
}
