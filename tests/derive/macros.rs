//! Derives inside of `macro_rules!`, whose fragments come in invisible delimiters.

use std::marker::PhantomData;

use crate::assert_json;
use json_runtime::{JsonContext, Plain, ToJson};

macro_rules! dto {
    ($vis:vis struct $name:ident<$param:ident> { $($field:ident: $ty:ty),* } named $rename:literal) => {
        #[derive(ToJson)]
        $vis struct $name<$param> {
            #[json(rename = $rename)]
            first: $param,
            $($field: $ty,)*
        }
    };
}

macro_rules! newtype {
    ($name:ident($ty:ty), $context:ty) => {
        #[derive(ToJson)]
        #[json(context = $context)]
        struct $name($ty);
    };
}

macro_rules! numbered {
    ($name:ident { $($variant:ident $(= $number:expr)?),* }) => {
        #[derive(ToJson)]
        #[json(enums = "number")]
        enum $name { $($variant $(= $number)?,)* }
    };
}

macro_rules! hygienic {
    ($field:ident) => {
        #[derive(ToJson)]
        struct Hygienic {
            $field: u8,
            own: u8,
        }

        impl Hygienic {
            fn new() -> Self {
                Self { $field: 1, own: 2 }
            }
        }
    };
}

struct Opaque;

dto! { pub(crate) struct Dto<T> { second: Option<T>, third: PhantomData<Opaque> } named "erste" }
newtype!(Bytes(Vec<u8>), Plain);
numbered!(Level { Low = 1 + 1, High = 40 / 2, Top });
hygienic!(given);

macro_rules! context {
    ($name:ident, $naming:literal, $indent:literal) => {
        #[derive(JsonContext)]
        #[json(field_naming = $naming, indent = $indent)]
        struct $name;
    };
}
context!(Pretty, "UPPERCASE", 1);

#[test]
fn fragments_are_what_they_stand_for() {
    assert_json! {
        Plain: &Dto { first: 1, second: Some(2), third: PhantomData } =>
            r#"{"erste":1,"second":2,"third":null}"#,
        Plain: &(Bytes(vec![1]), Level::Low, Level::High, Level::Top) => "[[1],2,20,21]",
        Plain: &Hygienic::new() => r#"{"given":1,"own":2}"#,
        Pretty: &Hygienic::new() => "{\n \"GIVEN\": 1,\n \"OWN\": 2\n}",
    }
}
