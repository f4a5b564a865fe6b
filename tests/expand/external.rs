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
                    1,
                    76,
                >::variants::<
                    __C,
                >(
                    ::json_runtime::Enums::String,
                    [(::json_runtime::__private::Name::variant("Unit"), 0)],
                )
            };
            match self {
                Self::Unit => __writer.variant(__texts.get(0)),
                Self::Newtype { 0: __field0 } => {
                    __writer
                        .newtype(
                            const {
                                &::json_runtime::__private::Keys::<
                                    [_; 46],
                                >::names::<
                                    __C,
                                >(&[::json_runtime::__private::Name::variant("Newtype")])
                            },
                            __field0,
                        )
                }
                Self::Tuple { 0: __field0, 1: __field1 } => {
                    let ::json_runtime::__private::Some(ref mut __outer) = __writer
                        .open_members(const {
                            &::json_runtime::__private::Keys::<
                                [_; 44],
                            >::names::<
                                __C,
                            >(&[::json_runtime::__private::Name::variant("Tuple")])
                        }) else { return };
                    let ::json_runtime::__private::Some(ref mut __array) = __outer
                        .open_array() else { return };
                    __array.item(__field0);
                    __array.item(__field1);
                    __array.close();
                    __outer.close();
                }
                Self::Struct { user_id: __field0 } => {
                    let ::json_runtime::__private::Some(ref mut __outer) = __writer
                        .open_members(const {
                            &::json_runtime::__private::Keys::<
                                [_; 45],
                            >::names::<
                                __C,
                            >(&[::json_runtime::__private::Name::variant("Struct")])
                        }) else { return };
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
