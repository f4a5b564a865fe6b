use std::collections::BTreeMap;
pub struct Order<'a, T> {
    pub id: u64,
    pub customer_name: &'a str,
    pub note: Option<String>,
    pub lines: Vec<T>,
    pub status: &'a str,
    pub audit: BTreeMap<String, u8>,
    pub r#type: u8,
}
const _: () = {
    fn __keys() {}
    fn __object() {}
    fn __writer() {}
    #[automatically_derived]
    impl<'a, T, __C: ::json_runtime::JsonContext> ::json_runtime::ToJson<__C>
    for Order<'a, T>
    where
        T: ::json_runtime::ToJson<__C>,
    {
        fn write_json(&self, __writer: &mut ::json_runtime::JsonWriter<'_, __C>) {
            __writer.begin_value();
            ::json_runtime::ToJson::<__C>::write_value(self, __writer)
        }
        #[inline(never)]
        fn write_value(&self, __writer: &mut ::json_runtime::JsonWriter<'_, __C>) {
            let ::json_runtime::__private::Some(ref mut __object) = __writer
                .open_object() else { return };
            const {
                ::json_runtime::__private::refuse_shared::<
                    __C,
                >(
                    &[
                        ::json_runtime::__private::Members::Names {
                            names: const {
                                &[
                                    ::json_runtime::__private::Name::field("id"),
                                    ::json_runtime::__private::Name::field("customer_name"),
                                    ::json_runtime::__private::Name::plain("memo"),
                                    ::json_runtime::__private::Name::field("lines"),
                                    ::json_runtime::__private::Name::field("status"),
                                    ::json_runtime::__private::Name::field("type")
                                        .within(crate::DETAIL),
                                ]
                            },
                        },
                        <BTreeMap<
                            String,
                            u8,
                        > as ::json_runtime::ToJsonMembers<__C>>::MEMBERS,
                    ],
                )
            };
            let __keys = const {
                &::json_runtime::__private::Keys::<
                    6,
                    90,
                >::members::<
                    __C,
                >([
                    ::json_runtime::__private::Name::field("id"),
                    ::json_runtime::__private::Name::field("customer_name"),
                    ::json_runtime::__private::Name::plain("memo"),
                    ::json_runtime::__private::Name::field("lines"),
                    ::json_runtime::__private::Name::field("status"),
                    ::json_runtime::__private::Name::field("type").within(crate::DETAIL),
                ])
            };
            __object.member(__keys.get(0), &self.id);
            __object.member(__keys.get(1), &self.customer_name);
            __object
                .member_omitting(::json_runtime::Omit::Nulls, __keys.get(2), &self.note);
            if !Vec::is_empty(&self.lines) {
                __object.member(__keys.get(3), &self.lines);
            }
            __object
                .member_with(
                    {
                        use ::json_runtime::__private::ByText as _;
                        ::json_runtime::__private::Written::<&'a str>::new()
                            .omit_written(<__C as ::json_runtime::JsonContext>::OMIT)
                    },
                    __keys.get(4),
                    |__writer| crate::shout::write_json(&self.status, __writer),
                );
            __object.flatten(&self.audit);
            if const {
                <__C as ::json_runtime::JsonContext>::VIEWS.overlaps(crate::DETAIL)
            } {
                __object.member(__keys.get(5), &self.r#type);
            }
            __object.close();
        }
    }
    #[automatically_derived]
    impl<'a, T, __C: ::json_runtime::JsonContext> ::json_runtime::ToJsonMembers<__C>
    for Order<'a, T>
    where
        T: ::json_runtime::ToJson<__C>,
    {
        const MEMBERS: ::json_runtime::__private::Members = ::json_runtime::__private::Members::Names {
            names: const {
                &[
                    ::json_runtime::__private::Name::field("id"),
                    ::json_runtime::__private::Name::field("customer_name"),
                    ::json_runtime::__private::Name::plain("memo"),
                    ::json_runtime::__private::Name::field("lines"),
                    ::json_runtime::__private::Name::field("status"),
                    ::json_runtime::__private::Name::field("type").within(crate::DETAIL),
                ]
            },
        };
    }
};
