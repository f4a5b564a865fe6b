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
                .open_members(const {
                    &::json_runtime::__private::Keys::<[_; 97]>::of::<__C, Self>()
                }) else { return };
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
            __object.member(&self.id);
            __object.member(&self.customer_name);
            __object.member_omitting(::json_runtime::Omit::Nulls, &self.note);
            if !Vec::is_empty(&self.lines) {
                __object.member(&self.lines);
            } else {
                __object.skip();
            }
            __object
                .member_with(
                    {
                        use ::json_runtime::__private::ByText as _;
                        ::json_runtime::__private::Written::<&'a str>::new()
                            .omit_written(<__C as ::json_runtime::JsonContext>::OMIT)
                    },
                    |__writer| crate::shout::write_json(&self.status, __writer),
                );
            __object.flatten(&self.audit);
            if const {
                <__C as ::json_runtime::JsonContext>::VIEWS.overlaps(crate::DETAIL)
            } {
                __object.member(&self.r#type);
            } else {
                __object.skip();
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
        const MEMBERS: ::json_runtime::__private::Members<'static> = ::json_runtime::__private::Members::Names {
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
