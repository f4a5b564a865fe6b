//! Derives where every name means something else.

#[expect(dead_code, unused_macros, reason = "they only have to be in the way")]
#[expect(
    non_camel_case_types,
    non_upper_case_globals,
    reason = "they stand where the primitive types would"
)]
mod hostile {
    mod core {}
    mod std {}
    mod alloc {}
    mod json_runtime {}
    mod serde {}

    struct Option;
    struct Some;
    struct None;
    struct Result;
    struct Ok;
    struct Err;
    struct Vec;
    struct String;
    struct Box;
    struct Default;
    struct Clone;
    struct Sized;
    struct Drop;
    struct Fn;
    struct FnOnce;
    struct From;
    struct Into;
    struct Iterator;
    struct ToJson;
    struct ToJsonKey;
    struct JsonContext;
    struct JsonWriter;
    struct KeyWriter;
    struct Object;
    struct Array;
    struct Keys;
    struct Name;
    struct Enums;
    struct Omit;
    struct Naming;
    struct bool;
    struct str;
    struct u8;
    struct u64;
    struct i128;
    struct usize;

    macro_rules! stolen {
        ($($name:ident)*) => {
            $(macro_rules! $name { ($d:tt) => { compile_error!("not core's") } })*
        };
    }
    stolen!(unreachable panic matches assert format concat stringify vec);

    /// Methods for everything, named as those of the runtime.
    trait Hijack {
        fn object(self)
        where
            Self: ::core::marker::Sized,
        {
        }
        fn member(&self) {}
        fn member_omitting(&self) {}
        fn member_with(&self) {}
        fn element(&self) {}
        fn element_with(&self) {}
        fn array(&self) {}
        fn end(&self) {}
        fn get(&self) {}
        fn null(&self) {}
        fn variant(&self) {}
        fn write_json(&self) {}
        fn write_key(&self) {}
        fn is_null(&self) {}
        fn is_default(&self) {}
    }
    impl<T: ?::core::marker::Sized> Hijack for T {}

    type Int = ::core::primitive::u64;

    #[derive(::json_runtime::ToJson)]
    pub(super) struct Members {
        pub(super) r#type: Int,
        pub(super) __json_object: Int,
        pub(super) __json_writer: Int,
        pub(super) __json_keys: Int,
        #[json(omit = "nulls")]
        pub(super) field: Int,
        #[json(with = "as_text")]
        pub(super) r#self_: Int,
        #[json(skip_if = "is_zero")]
        pub(super) skipped: Int,
    }

    #[expect(
        clippy::unused_self,
        reason = "they have to look like those of the trait"
    )]
    impl Members {
        /// Not the method of the trait.
        fn write_json(&self) {}
        fn is_null(&self) {}
    }

    #[derive(::json_runtime::ToJson)]
    pub(super) struct Params<
        '__a,
        __C,
        __T: ?::core::marker::Sized,
        const __json_object: ::core::primitive::usize,
    > {
        pub(super) one: &'__a __T,
        pub(super) many: [__C; __json_object],
    }

    #[derive(::json_runtime::ToJson)]
    pub(super) struct Newtype<'__a, __C_>(pub(super) &'__a __C_);

    #[derive(::json_runtime::ToJson, PartialEq, Eq, PartialOrd, Ord)]
    pub(super) enum Choice {
        Some,
        #[json(skip)]
        None,
    }

    #[derive(::json_runtime::ToJson)]
    pub(super) enum Data {
        Unit,
        Newtype(Int),
        Tuple(Int, #[json(with = "as_text")] Int),
        Struct {
            __json_field0: Int,
            __json_writer: Int,
        },
    }

    pub(super) const __VIEW: ::json_runtime::View = ::json_runtime::View::bit(0);

    #[derive(::json_runtime::ToJson)]
    #[json(tag = "type")]
    pub(super) enum Internal {
        Unit,
        Newtype(Flat),
        Struct {
            __json_object: Int,
            #[json(view(__VIEW))]
            __json_texts: Int,
        },
    }

    #[derive(::json_runtime::ToJson)]
    #[json(tag = "type", content = "data")]
    pub(super) enum Adjacent {
        Unit,
        Newtype(Int),
        Tuple(Int, Int),
        Struct { __outer: Int },
    }

    #[derive(::json_runtime::ToJson)]
    #[json(untagged)]
    pub(super) enum Untagged {
        Unit,
        Newtype(Int),
        Tuple(Int, Int),
        Struct { __json_writer: Int },
    }

    #[derive(::json_runtime::ToJson)]
    #[json(tag = "struct")]
    pub(super) struct Flat {
        #[json(flatten)]
        pub(super) __inner: Inner,
    }

    #[derive(::json_runtime::ToJson, ::core::clone::Clone)]
    pub(super) struct Inner {
        #[json(view = __VIEW)]
        pub(super) __json_keys: Int,
    }

    #[derive(::json_runtime::ToJson, ::core::clone::Clone)]
    #[json(into = "Inner")]
    pub(super) struct Converted;

    impl ::core::convert::From<Converted> for Inner {
        fn from(_: Converted) -> Self {
            Self { __json_keys: 9 }
        }
    }

    #[derive(::json_runtime::ToJson)]
    #[json(remote = "Inner")]
    struct Described {
        #[json(getter = "getter")]
        __json_keys: Int,
    }

    fn getter(inner: &Inner) -> Int {
        inner.__json_keys
    }

    #[derive(::json_runtime::ToJson)]
    pub(super) struct Describing(#[json(with = "Described")] pub(super) Inner);

    #[derive(::json_runtime::JsonContext)]
    #[json(
        field_naming = "camelCase",
        omit = "nulls",
        indent = "\t",
        max_depth = "none"
    )]
    pub(super) struct Context;

    #[derive(::json_runtime::JsonContext)]
    #[json(views = __VIEW, types(Internal, [Flat], &'a Inner))]
    pub(super) struct Closed;

    mod as_text {
        pub(super) fn write_json<C: ::json_runtime::JsonContext>(
            value: &super::Int,
            writer: &mut ::json_runtime::JsonWriter<'_, C>,
        ) {
            writer.display(value);
        }
    }

    fn is_zero(value: &Int) -> ::core::primitive::bool {
        *value == 0
    }

    impl Members {
        pub(super) fn new() -> Self {
            Self {
                r#type: 1,
                __json_object: 2,
                __json_writer: 3,
                __json_keys: 4,
                field: 5,
                r#self_: 6,
                skipped: 0,
            }
        }
    }

    pub(super) const DATA: [Data; 4] = [
        Data::Unit,
        Data::Newtype(1),
        Data::Tuple(2, 3),
        Data::Struct {
            __json_field0: 4,
            __json_writer: 5,
        },
    ];
}

use crate::assert_json;
use hostile::{
    Adjacent, Choice, Closed, Context, Converted, DATA, Describing, Flat, Inner, Internal, Members,
    Newtype, Params, Untagged,
};
use json_runtime::Plain;
use std::collections::BTreeMap;

#[test]
fn nor_does_it_change_what_has_tags_or_is_flattened() {
    let inner = || Inner { __json_keys: 1 };
    let flat = || Flat { __inner: inner() };
    let internal = [
        Internal::Unit,
        Internal::Newtype(flat()),
        Internal::Struct {
            __json_object: 1,
            __json_texts: 2,
        },
    ];
    let adjacent = [
        Adjacent::Unit,
        Adjacent::Newtype(1),
        Adjacent::Tuple(1, 2),
        Adjacent::Struct { __outer: 3 },
    ];
    let untagged = [
        Untagged::Unit,
        Untagged::Newtype(1),
        Untagged::Tuple(1, 2),
        Untagged::Struct { __json_writer: 3 },
    ];
    assert_json! {
        Plain: &internal => r#"[{"type":"Unit"},{"type":"Newtype","struct":"Flat","__json_keys":1},{"type":"Struct","__json_object":1,"__json_texts":2}]"#,
        Plain: &adjacent => r#"[{"type":"Unit"},{"type":"Newtype","data":1},{"type":"Tuple","data":[1,2]},{"type":"Struct","data":{"__outer":3}}]"#,
        Plain: &untagged => r#"[null,1,[1,2],{"__json_writer":3}]"#,
        Plain: &(Converted, Describing(inner())) => r#"[{"__json_keys":9},{"__json_keys":1}]"#,
        Closed: &internal[0] => r#"{"type":"Unit"}"#,
        Closed: &[flat()][..] => r#"[{"struct":"Flat","__json_keys":1}]"#,
    }
}

#[test]
fn a_hostile_scope_changes_nothing() {
    assert_json! {
        Plain: &Members::new() => r#"{"type":1,"__json_object":2,"__json_writer":3,"__json_keys":4,"field":5,"self_":"6"}"#,
        Plain: &Params { one: "a", many: [1, 2] } => r#"{"one":"a","many":[1,2]}"#,
        Plain: &Newtype(&Choice::Some) => r#""Some""#,
        Plain: &DATA => r#"["Unit",{"Newtype":1},{"Tuple":[2,"3"]},{"Struct":{"__json_field0":4,"__json_writer":5}}]"#,
        Plain: &BTreeMap::from([(Newtype(&Choice::Some), 1)]) => r#"{"Some":1}"#,
        Context: &Newtype(&7) => "7",
    }
    assert!(json_runtime::to_string(&Choice::None).is_err());
}

impl PartialEq for Newtype<'_, Choice> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl Eq for Newtype<'_, Choice> {}
impl PartialOrd for Newtype<'_, Choice> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Newtype<'_, Choice> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.0.cmp(other.0)
    }
}

/// Not even the prelude is in scope.
#[no_implicit_prelude]
mod bare {
    #[derive(::json_runtime::ToJson)]
    pub(super) struct Members<T> {
        pub(super) value: T,
        #[json(omit = "nulls")]
        pub(super) null: (),
    }

    #[derive(::json_runtime::ToJson)]
    pub(super) enum Choice {
        A = 1,
    }

    #[derive(::json_runtime::ToJson)]
    pub(super) enum Data {
        Newtype(Choice),
        Tuple((), ()),
    }

    #[derive(::json_runtime::JsonContext)]
    #[json(enums = "number", max_depth = "none")]
    pub(super) struct Context;
}

#[test]
fn no_prelude_is_needed() {
    let data = [
        bare::Data::Newtype(bare::Choice::A),
        bare::Data::Tuple((), ()),
    ];
    assert_json! {
        bare::Context: &bare::Members { value: data, null: () } =>
            r#"{"value":[{"Newtype":1},{"Tuple":[null,null]}]}"#,
    }
}
