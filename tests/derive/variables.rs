//! Derives where every variable of the generated code is the name of a constant, or of a static.

/// All forms of types, among items of these names.
macro_rules! among {
    ($module:ident: $($item:ident)+; $($name:ident)+) => {
        #[allow(
            dead_code,
            non_upper_case_globals,
            reason = "they are only there to be in the way"
        )]
        mod $module {
            among!(@items $($item)+; $($name)+);

            use ::json_runtime::{JsonContext, ToJson, View};

            const DETAIL: View = View::bit(0);

            #[derive(ToJson)]
            #[json(tag = "tag")]
            pub(crate) struct Named {
                pub(crate) plain: u8,
                #[json(with = "text", omit = "nulls")]
                pub(crate) with: u8,
                #[serde(serialize_with = "serialize")]
                pub(crate) serde: u8,
                #[json(skip_if = "Option::is_none", view = DETAIL)]
                pub(crate) option: Option<u8>,
                #[json(flatten)]
                pub(crate) flat: Flat,
            }

            #[derive(ToJson)]
            pub(crate) struct Flat {
                pub(crate) inner: u8,
            }

            #[derive(ToJson)]
            pub(crate) struct Tuple<__T>(pub(crate) __T, #[json(with = "text")] pub(crate) u8);

            #[derive(ToJson)]
            pub(crate) struct Newtype(pub(crate) Option<u8>);

            #[derive(ToJson)]
            pub(crate) struct ByPath(#[json(with = "text")] pub(crate) u8);

            #[derive(ToJson)]
            pub(crate) struct Unit;

            #[derive(ToJson, PartialEq, Eq, PartialOrd, Ord)]
            pub(crate) enum Choice {
                Only,
                #[json(skip)]
                Skipped,
            }

            among!(@enum External);
            among!(@enum Internal, #[json(tag = "t")]);
            among!(@enum Adjacent, #[json(tag = "t", content = "c")]);
            among!(@enum Untagged, #[json(untagged)]);

            #[derive(ToJson, Clone)]
            #[json(into = "Flat")]
            pub(crate) struct Converted(pub(crate) u8);

            impl From<Converted> for Flat {
                fn from(Converted(inner): Converted) -> Self {
                    Self { inner }
                }
            }

            #[derive(ToJson)]
            #[json(remote = "Flat")]
            struct Described {
                #[json(getter = "getter")]
                inner: u8,
            }

            fn getter(flat: &Flat) -> u8 {
                flat.inner
            }

            #[derive(ToJson)]
            pub(crate) struct Describing {
                #[json(with = "Described")]
                pub(crate) flat: Flat,
            }

            #[derive(ToJson)]
            #[json(context(Open, Closed))]
            pub(crate) struct Listed {
                pub(crate) plain: u8,
            }

            #[derive(JsonContext)]
            pub(crate) struct Open;

            #[derive(JsonContext)]
            #[json(views = DETAIL, types(Listed))]
            pub(crate) struct Closed;

            mod text {
                pub(super) fn write_json<C: ::json_runtime::JsonContext>(
                    number: &u8,
                    writer: &mut ::json_runtime::JsonWriter<'_, C>,
                ) {
                    writer.display(number);
                }
            }

            fn serialize<S: ::serde::Serializer>(number: &u8, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_u8(*number)
            }
        }
    };
    (@items const; $($name:ident)+) => {
        $(const $name: u8 = 0;)+
    };
    (@items static; $($name:ident)+) => {
        $(static $name: u8 = 0;)+
    };
    (@enum $type:ident $(, #[$tagging:meta])?) => {
        #[derive(ToJson)]
        $(#[$tagging])?
        pub(crate) enum $type {
            Unit,
            Newtype(Flat),
            Struct { first: u8, #[json(with = "text")] second: u8 },
            #[json(with = "text")]
            ByPath(u8),
            #[json(untagged)]
            Tuple(u8, u8),
            #[json(skip)]
            Skipped,
        }
    };
}

#[rustfmt::skip]
among! {
    constants: const;
    __writer __value __object __outer __array __keys __variants __texts __omit __steps __key __serializer
    __field0 __field1 __writer_ __array_ __field0_ __C __a value to
}
#[rustfmt::skip]
among! {
    statics: static;
    __writer __value __object __outer __array __keys __variants __texts __omit __steps __key __serializer
    __field0 __field1 __writer_ __array_ __field0_ __C __a value to
}

macro_rules! check {
    ($module:ident) => {{
        use $module::*;
        let named = Named {
            plain: 1,
            with: 2,
            serde: 3,
            option: Some(4),
            flat: Flat { inner: 5 },
        };
        let small = (
            Tuple("a", 1),
            Newtype(Some(2)),
            ByPath(3),
            Unit,
            Converted(4),
            Describing { flat: Flat { inner: 5 } },
        );
        let enums = (
            [External::Unit, External::Newtype(Flat { inner: 1 }), External::Tuple(1, 2)],
            [Internal::Unit, Internal::Newtype(Flat { inner: 1 }), Internal::Tuple(1, 2)],
            [Adjacent::Unit, Adjacent::ByPath(1), Adjacent::Tuple(1, 2)],
            [Untagged::Unit, Untagged::ByPath(1), Untagged::Struct { first: 1, second: 2 }],
        );
        crate::assert_json! {
            json_runtime::Plain: &named =>
                r#"{"tag":"Named","plain":1,"with":"2","serde":3,"option":4,"inner":5}"#,
            json_runtime::Plain: &small => r#"[["a","1"],2,"3",null,{"inner":4},{"flat":{"inner":5}}]"#,
            json_runtime::Plain: &enums => concat!(
                r#"[["Unit",{"Newtype":{"inner":1}},[1,2]],[{"t":"Unit"},{"t":"Newtype","inner":1},[1,2]],"#,
                r#"[{"t":"Unit"},{"t":"ByPath","c":"1"},[1,2]],[null,"1",{"first":1,"second":"2"}]]"#,
            ),
            json_runtime::Plain: &std::collections::BTreeMap::from([(Choice::Only, 1)]) => r#"{"Only":1}"#,
        }
        let mut to = Vec::new();
        Closed::to_writer(&mut to, &Listed { plain: 1 }).unwrap();
        Closed::append(&Listed { plain: 2 }, &mut to).unwrap();
        assert_eq!(to, *br#"{"plain":1}{"plain":2}"#);
        assert_eq!(Open::to_string(&Listed { plain: 3 }).unwrap(), r#"{"plain":3}"#);
    }};
}

#[test]
fn constants_and_statics_are_in_no_variables_way() {
    check!(constants);
    check!(statics);
}
