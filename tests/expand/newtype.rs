pub struct OrderId(pub u64);
#[automatically_derived]
impl<__C: ::json_runtime::JsonContext> ::json_runtime::ToJson<__C> for OrderId {
    fn write_json(&self, __json_writer: &mut ::json_runtime::JsonWriter<'_, __C>) {
        __json_writer.derived(self)
    }
    #[inline]
    fn write_value(&self, __json_writer: &mut ::json_runtime::JsonWriter<'_, __C>) {
        ::json_runtime::ToJson::<__C>::write_value(&self.0, __json_writer)
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
        __json_omit: ::json_runtime::Omit,
        __json_steps: ::json_runtime::__private::usize,
    ) -> ::json_runtime::__private::bool {
        __json_steps > 0
            && ::json_runtime::ToJson::<
                __C,
            >::is_omitted(&self.0, __json_omit, __json_steps - 1)
    }
}
#[automatically_derived]
impl<__C: ::json_runtime::JsonContext> ::json_runtime::ToJsonKey<__C> for OrderId
where
    for<'__a> u64: ::json_runtime::ToJsonKey<__C>,
{
    fn write_key(&self, __json_key: ::json_runtime::KeyWriter<'_, '_, __C>) {
        ::json_runtime::ToJsonKey::<__C>::write_key(&self.0, __json_key)
    }
}
#[automatically_derived]
impl<__C: ::json_runtime::JsonContext> ::json_runtime::ToJsonMembers<__C> for OrderId
where
    for<'__a> u64: ::json_runtime::ToJsonMembers<__C>,
{}
