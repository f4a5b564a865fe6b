pub struct OrderId(pub u64);
#[automatically_derived]
impl<__C: ::json_runtime::JsonContext> ::json_runtime::ToJson<__C> for OrderId {
    #[inline(never)]
    fn write_json(&self, __writer: &mut ::json_runtime::JsonWriter<'_, __C>) {
        ::json_runtime::ToJson::<__C>::write_json(&self.0, __writer)
    }
    #[inline]
    fn write_value(&self, __writer: &mut ::json_runtime::JsonWriter<'_, __C>) {
        ::json_runtime::ToJson::<__C>::write_value(&self.0, __writer)
    }
    fn is_null(&self) -> ::json_runtime::__private::bool {
        ::json_runtime::ToJson::<__C>::is_null(&self.0)
    }
    fn is_default(&self) -> ::json_runtime::__private::bool {
        ::json_runtime::ToJson::<__C>::is_default(&self.0)
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
