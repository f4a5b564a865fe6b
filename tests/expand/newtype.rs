pub struct OrderId(pub u64);
const _: () = {
    fn __key() {}
    fn __omit() {}
    fn __steps() {}
    fn __writer() {}
    #[automatically_derived]
    impl<__C: ::json_runtime::JsonContext> ::json_runtime::ToJson<__C> for OrderId {
        fn write_json(&self, __writer: &mut ::json_runtime::JsonWriter<'_, __C>) {
            __writer.begin_value();
            ::json_runtime::ToJson::<__C>::write_value(self, __writer)
        }
        #[inline]
        fn write_value(&self, __writer: &mut ::json_runtime::JsonWriter<'_, __C>) {
            ::json_runtime::ToJson::<__C>::write_value(&self.0, __writer)
        }
        fn has_plain_lists() -> ::json_runtime::__private::bool {
            true
        }
        fn is_null(&self) -> ::json_runtime::__private::bool {
            ::json_runtime::__private::is_omitted_at_first::<
                __C,
                _,
            >(self, ::json_runtime::Omit::Nulls)
        }
        fn is_default(&self) -> ::json_runtime::__private::bool {
            ::json_runtime::__private::is_omitted_at_first::<
                __C,
                _,
            >(self, ::json_runtime::Omit::Defaults)
        }
        fn is_omitted(
            &self,
            __omit: ::json_runtime::Omit,
            __steps: ::json_runtime::__private::usize,
        ) -> ::json_runtime::__private::bool {
            __steps > 0
                && ::json_runtime::ToJson::<
                    __C,
                >::is_omitted(&self.0, __omit, __steps - 1)
        }
    }
    #[automatically_derived]
    impl<__C: ::json_runtime::JsonContext> ::json_runtime::ToJsonKey<__C> for OrderId
    where
        for<'__a> u64: ::json_runtime::ToJsonKey<__C>,
    {
        fn write_key(&self, __key: ::json_runtime::KeyWriter<'_, '_, __C>) {
            ::json_runtime::ToJsonKey::<__C>::write_key(&self.0, __key)
        }
    }
    #[automatically_derived]
    impl<__C: ::json_runtime::JsonContext> ::json_runtime::ToJsonMembers<__C> for OrderId
    where
        for<'__a> u64: ::json_runtime::ToJsonMembers<__C>,
    {}
};
