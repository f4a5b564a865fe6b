use std::collections::BTreeMap;
pub enum Event {
    Unit,
    Newtype(BTreeMap<String, u8>),
    Struct { user_id: u8 },
}
const _: () = {
    fn __field0() {}
    fn __object() {}
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
                    3,
                    162,
                >::variants::<
                    __C,
                >(
                    ::json_runtime::Enums::String,
                    [
                        (::json_runtime::__private::Name::variant("Unit"), 0),
                        (::json_runtime::__private::Name::variant("Newtype"), 0),
                        (::json_runtime::__private::Name::variant("Struct"), 0),
                    ],
                )
            };
            match self {
                Self::Unit => {
                    let ::json_runtime::__private::Some(ref mut __object) = __writer
                        .open_members(const {
                            &::json_runtime::__private::Keys::<
                                [_; 42],
                            >::names::<
                                __C,
                            >(&[::json_runtime::__private::Name::plain("type")])
                        }) else { return };
                    __object.tag(__texts.get(0));
                    __object.close();
                }
                Self::Newtype { 0: __field0 } => {
                    let ::json_runtime::__private::Some(ref mut __object) = __writer
                        .open_members(const {
                            &::json_runtime::__private::Keys::<
                                [_; 42],
                            >::names::<
                                __C,
                            >(&[::json_runtime::__private::Name::plain("type")])
                        }) else { return };
                    __object.tag(__texts.get(1));
                    const {
                        ::json_runtime::__private::refuse_shared::<
                            __C,
                        >(
                            &[
                                ::json_runtime::__private::Members::Names {
                                    names: const {
                                        &[::json_runtime::__private::Name::plain("type")]
                                    },
                                },
                                <BTreeMap<
                                    String,
                                    u8,
                                > as ::json_runtime::ToJsonMembers<__C>>::MEMBERS,
                            ],
                        )
                    };
                    __object.flatten(__field0);
                    __object.close();
                }
                Self::Struct { user_id: __field0 } => {
                    let ::json_runtime::__private::Some(ref mut __object) = __writer
                        .open_members(const {
                            &::json_runtime::__private::Keys::<
                                [_; 54],
                            >::names::<
                                __C,
                            >(
                                &[
                                    ::json_runtime::__private::Name::plain("type"),
                                    ::json_runtime::__private::Name::field("user_id"),
                                ],
                            )
                        }) else { return };
                    __object.tag(__texts.get(2));
                    __object.member(__field0);
                    __object.close();
                }
            }
        }
    }
    #[automatically_derived]
    impl<__C: ::json_runtime::JsonContext> ::json_runtime::ToJsonMembers<__C> for Event {}
};
