//! Parameters of types, and the bounds that follow from them.

use std::fmt::Display;
use std::marker::PhantomData;

use crate::assert_json;
use json_runtime::{JsonContext, JsonWriter, Plain, ToJson};

/// A type that cannot be written.
struct Opaque;

#[derive(ToJson)]
struct Page<'a, T, const N: usize = 2>
where
    T: Clone,
{
    first: &'a T,
    rest: [Option<T>; N],
}

#[derive(ToJson)]
struct Defaulted<T = u8> {
    value: T,
}

#[derive(ToJson)]
struct Marked<T> {
    id: u8,
    marker: PhantomData<T>,
}

#[derive(ToJson)]
struct Skipping<T, U> {
    value: T,
    #[json(skip)]
    #[expect(dead_code, reason = "it is skipped")]
    skipped: U,
}

#[derive(ToJson)]
struct ByPath<T> {
    #[json(with = "dashes")]
    value: T,
}

mod dashes {
    use json_runtime::{JsonContext, JsonWriter};

    pub(super) fn write_json<T, C: JsonContext>(_: &T, writer: &mut JsonWriter<'_, C>) {
        writer.string("--");
    }
}

#[derive(ToJson)]
struct Collected<I: Iterator> {
    item: I::Item,
    #[json(skip)]
    #[expect(dead_code, reason = "it is skipped")]
    iterator: I,
}

#[derive(ToJson)]
enum Either<L, R> {
    Left(L),
    Right { right: R },
    Neither,
}

#[derive(ToJson)]
#[json(bound = "T: Display")]
struct Shown<T> {
    #[json(with = "shown")]
    value: T,
}

mod shown {
    use json_runtime::{JsonContext, JsonWriter};

    pub(super) fn write_json<C: JsonContext>(
        value: &impl std::fmt::Display,
        writer: &mut JsonWriter<'_, C>,
    ) {
        writer.display(value);
    }
}

trait Model {
    type Id;
}

impl Model for Opaque {
    type Id = u64;
}

#[derive(ToJson)]
#[json(bound = "M::Id: ToJson")]
struct Keyed<M: Model> {
    ids: Vec<M::Id>,
}

#[derive(ToJson)]
struct KeyedByField<M: Model, T> {
    #[json(bound = "M::Id: ToJson")]
    ids: Vec<M::Id>,
    value: T,
}

#[derive(ToJson)]
#[serde(bound(serialize = "M::Id: Serialize", deserialize = "M: Sized"))]
struct KeyedAsSerde<M: Model> {
    ids: Vec<M::Id>,
}

#[derive(ToJson)]
struct Function<T> {
    value: u8,
    #[json(with = "dashes")]
    call: fn(T) -> T,
}

#[test]
fn parameters() {
    let page: Page<'_, u8> = Page {
        first: &1,
        rest: [Some(2), None],
    };
    assert_json! {
        Plain: &page => r#"{"first":1,"rest":[2,null]}"#,
        Plain: &Defaulted { value: 1 } => r#"{"value":1}"#,
        Plain: &[Either::Left(1), Either::Right { right: "a" }, Either::Neither] =>
            r#"[{"Left":1},{"Right":{"right":"a"}},"Neither"]"#,
    }
}

#[test]
fn only_what_is_written_needs_a_bound() {
    assert_json! {
        Plain: &Marked::<Opaque> { id: 1, marker: PhantomData } => r#"{"id":1,"marker":null}"#,
        Plain: &Skipping { value: 1, skipped: Opaque } => r#"{"value":1}"#,
        Plain: &ByPath { value: Opaque } => r#"{"value":"--"}"#,
        Plain: &Collected { item: 1, iterator: [1].into_iter() } => r#"{"item":1}"#,
        Plain: &Function { value: 1, call: std::convert::identity::<Opaque> } =>
            r#"{"value":1,"call":"--"}"#,
    }
}

#[test]
fn bounds_can_be_given() {
    assert_json! {
        Plain: &Shown { value: 'x' } => r#"{"value":"x"}"#,
        Plain: &Keyed::<Opaque> { ids: vec![1] } => r#"{"ids":[1]}"#,
        Plain: &KeyedByField::<Opaque, _> { ids: vec![1], value: 2 } => r#"{"ids":[1],"value":2}"#,
        Plain: &KeyedAsSerde::<Opaque> { ids: vec![1] } => r#"{"ids":[1]}"#,
    }
}

#[derive(JsonContext)]
struct Api;

#[derive(JsonContext)]
#[json(field_naming = "UPPERCASE")]
struct Loud;

/// Stands for a type of another crate.
struct Point(i32, i32);

impl ToJson<Api> for Point {
    fn write_json(&self, writer: &mut JsonWriter<'_, Api>) {
        writer.value(&[self.0, self.1]);
    }
}

impl ToJson<Loud> for Point {
    fn write_json(&self, writer: &mut JsonWriter<'_, Loud>) {
        writer.display(&format_args!("{},{}", self.0, self.1));
    }
}

#[derive(ToJson)]
#[json(context = Api)]
struct Place {
    at: Point,
}

#[derive(ToJson)]
#[json(context(Api, Loud))]
struct Places<T> {
    all: Vec<Point>,
    more: T,
}

#[derive(ToJson)]
#[json(context = Api)]
struct Home(Point);

#[derive(ToJson)]
#[json(context = Api, context = Loud, enums = "number")]
enum Turn {
    Left = -1,
    Right = 1,
}

#[test]
fn a_type_can_be_for_some_contexts_alone() {
    assert_json! {
        Api: &Place { at: Point(1, 2) } => r#"{"at":[1,2]}"#,
        Api: &Places { all: vec![Point(1, 2)], more: 3 } => r#"{"all":[[1,2]],"more":3}"#,
        Loud: &Places { all: vec![Point(1, 2)], more: 3 } => r#"{"ALL":["1,2"],"MORE":3}"#,
        Api: &Home(Point(1, 2)) => "[1,2]",
        Loud: &[Turn::Left, Turn::Right] => "[-1,1]",
    }
}
