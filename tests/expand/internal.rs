use std::collections::BTreeMap;
pub enum Event {
    Unit,
    Newtype(BTreeMap<String, u8>),
    Struct { user_id: u8 },
}
#[automatically_derived]
impl<__C: ::json_runtime::JsonContext> ::json_runtime::ToJson<__C> for Event {
    fn write_json(&self, __json_writer: &mut ::json_runtime::JsonWriter<'_, __C>) {
        __json_writer.derived(self)
    }
    #[inline(never)]
    fn write_value(&self, __json_writer: &mut ::json_runtime::JsonWriter<'_, __C>) {
        let __json_texts = const {
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
                let ::json_runtime::__private::Some(ref mut __json_object) = __json_writer
                    .open_members(const {
                        &::json_runtime::__private::Keys::<
                            [_; 42],
                        >::names::<
                            __C,
                        >(&[::json_runtime::__private::Name::plain("type")])
                    }) else { return };
                __json_object.tag(__json_texts.get(0));
                __json_object.close();
            }
            Self::Newtype { 0: __json_field0 } => {
                let ::json_runtime::__private::Some(ref mut __json_object) = __json_writer
                    .open_members(const {
                        &::json_runtime::__private::Keys::<
                            [_; 42],
                        >::names::<
                            __C,
                        >(&[::json_runtime::__private::Name::plain("type")])
                    }) else { return };
                __json_object.tag(__json_texts.get(1));
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
                __json_object.flatten(__json_field0);
                __json_object.close();
            }
            Self::Struct { user_id: __json_field0 } => {
                let ::json_runtime::__private::Some(ref mut __json_object) = __json_writer
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
                __json_object.tag(__json_texts.get(2));
                __json_object.member(__json_field0);
                __json_object.close();
            }
        }
    }
}
#[automatically_derived]
impl<__C: ::json_runtime::JsonContext> ::json_runtime::ToJsonMembers<__C> for Event {}
