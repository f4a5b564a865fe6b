use std::collections::BTreeMap;
pub enum Event {
    Unit,
    Newtype(BTreeMap<String, u8>),
    Tuple(u8, u8),
    Struct { user_id: u8 },
}
const _: () = {
    fn __array() {}
    fn __field0() {}
    fn __field1() {}
    fn __keys() {}
    fn __object() {}
    fn __outer() {}
    fn __texts() {}
    fn __writer() {}
    #[automatically_derived]
    impl<__C: ::json_runtime::JsonContext> ::json_runtime::ToJson<__C> for Event {
        fn write_json(&self, __writer: &mut ::json_runtime::JsonWriter<'_, __C>) {
            __writer.begin_value();
            ::json_runtime::ToJson::<__C>::write_value(self, __writer)
        }
        #[inline(never)]
        fn write_value(&self, __writer: &mut ::json_runtime::JsonWriter<'_, __C>) {
            let __texts = const {
                &::json_runtime::__private::Texts::<
                    4,
                    205,
                >::variants::<
                    __C,
                >(
                    ::json_runtime::Enums::String,
                    [
                        (::json_runtime::__private::Name::variant("Unit"), 0),
                        (::json_runtime::__private::Name::variant("Newtype"), 0),
                        (::json_runtime::__private::Name::variant("Tuple"), 0),
                        (::json_runtime::__private::Name::variant("Struct"), 0),
                    ],
                )
            };
            let __keys = const {
                &::json_runtime::__private::Keys::<
                    [_; 51],
                >::names::<
                    __C,
                >(
                    &[
                        ::json_runtime::__private::Name::plain("type"),
                        ::json_runtime::__private::Name::plain("data"),
                    ],
                )
            };
            match self {
                Self::Unit => {
                    let ::json_runtime::__private::Some(ref mut __outer) = __writer
                        .open_members(__keys) else { return };
                    __outer.tag(__texts.get(0));
                    __outer.close();
                }
                Self::Newtype { 0: __field0 } => {
                    let ::json_runtime::__private::Some(ref mut __outer) = __writer
                        .open_members(__keys) else { return };
                    __outer.tag(__texts.get(1));
                    __outer.member_omitting(::json_runtime::Omit::Nothing, __field0);
                    __outer.close();
                }
                Self::Tuple { 0: __field0, 1: __field1 } => {
                    let ::json_runtime::__private::Some(ref mut __outer) = __writer
                        .open_members(__keys) else { return };
                    __outer.tag(__texts.get(2));
                    let ::json_runtime::__private::Some(ref mut __array) = __outer
                        .open_array() else { return };
                    __array.item(__field0);
                    __array.item(__field1);
                    __array.close();
                    __outer.close();
                }
                Self::Struct { user_id: __field0 } => {
                    let ::json_runtime::__private::Some(ref mut __outer) = __writer
                        .open_members(__keys) else { return };
                    __outer.tag(__texts.get(3));
                    let ::json_runtime::__private::Some(ref mut __object) = __outer
                        .open_members(const {
                            &::json_runtime::__private::Keys::<
                                [_; 45],
                            >::fields::<__C>(&["user_id"])
                        }) else { return };
                    __object.member(__field0);
                    __object.close();
                    __outer.close();
                }
            }
        }
    }
    #[automatically_derived]
    impl<__C: ::json_runtime::JsonContext> ::json_runtime::ToJsonMembers<__C> for Event {}
};
