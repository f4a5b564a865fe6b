//! The paths that name functions, modules and types, in every spelling.

use std::marker::PhantomData;

use json_runtime::with::{AsString, With};
use json_runtime::{JsonContext, JsonWriter, Plain, ToJson};

use crate::assert_json;

trait Money {
    type Form;

    fn is_nothing(&self) -> bool;
}

impl Money for u64 {
    type Form = AsString;

    fn is_nothing(&self) -> bool {
        *self == 0
    }
}

struct Each<T>(PhantomData<T>);

impl Each<u64> {
    fn write_json<C: JsonContext>(value: &[u64], w: &mut JsonWriter<'_, C>) {
        AsString::write_json(&value[0], w);
    }
}

struct Braces;

impl<C: JsonContext> With<u64, C> for Braces {
    fn write_json(value: &u64, w: &mut JsonWriter<'_, C>) {
        w.display(&format_args!("{{{value}}}"));
    }
}

#[derive(ToJson)]
struct Paths {
    #[json(skip_if = "<u64 as Money>::is_nothing")]
    quoted: u64,
    #[json(skip_if = <u64 as Money>::is_nothing)]
    bare: u64,
    #[json(skip_if = "<[u64]>::is_empty")]
    slice: Vec<u64>,
    #[json(with = "<u64 as Money>::Form")]
    associated: u64,
    #[json(with = <u64 as Money>::Form)]
    associated_bare: u64,
    #[json(with = "Each<u64>")]
    each: Vec<u64>,
    #[json(with = "Each::<u64>")]
    each_with_colons: Vec<u64>,
    #[json(with = Each<u64>)]
    each_bare: Vec<u64>,
    #[json(with = "self::Braces")]
    implementing: u64,
}

#[test]
fn any_path_will_do() {
    let paths = |number| Paths {
        quoted: number,
        bare: number,
        slice: vec![number; usize::from(number > 0)],
        associated: number,
        associated_bare: number,
        each: vec![number],
        each_with_colons: vec![number],
        each_bare: vec![number],
        implementing: number,
    };
    assert_json! {
        Plain: &paths(0) =>
            r#"{"associated":"0","associated_bare":"0","each":"0","each_with_colons":"0","each_bare":"0","implementing":"{0}"}"#,
        Plain: &paths(1) =>
            r#"{"quoted":1,"bare":1,"slice":[1],"associated":"1","associated_bare":"1","each":"1","each_with_colons":"1","each_bare":"1","implementing":"{1}"}"#,
    }
}
