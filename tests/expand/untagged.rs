use std::collections::BTreeMap;
pub enum Event {
    Unit,
    Newtype(BTreeMap<String, u8>),
    Tuple(u8, u8),
    Struct { user_id: u8 },
}
#[automatically_derived]
impl<__C: ::json_runtime::JsonContext> ::json_runtime::ToJson<__C> for Event {
    fn write_json(&self, __json_writer: &mut ::json_runtime::JsonWriter<'_, __C>) {
        __json_writer.derived(self)
    }
    #[inline(never)]
    fn write_value(&self, __json_writer: &mut ::json_runtime::JsonWriter<'_, __C>) {
        match self {
            Self::Unit => __json_writer.null(),
            Self::Newtype { 0: __json_field0 } => __json_writer.value(__json_field0),
            Self::Tuple { 0: __json_field0, 1: __json_field1 } => {
                let ::json_runtime::__private::Some(ref mut __json_array) = __json_writer
                    .open_array() else { return };
                __json_array.item(__json_field0);
                __json_array.item(__json_field1);
                __json_array.close();
            }
            Self::Struct { user_id: __json_field0 } => {
                let ::json_runtime::__private::Some(ref mut __json_object) = __json_writer
                    .open_members(const {
                        &::json_runtime::__private::Keys::<
                            [_; 45],
                        >::fields::<__C>(&["user_id"])
                    }) else { return };
                __json_object.member(__json_field0);
                __json_object.close();
            }
        }
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
        match self {
            Self::Unit => true,
            Self::Newtype { 0: __json_field0 } => {
                __json_steps > 0
                    && ::json_runtime::ToJson::<
                        __C,
                    >::is_omitted(__json_field0, __json_omit, __json_steps - 1)
            }
            _ => false,
        }
    }
}
#[automatically_derived]
impl<__C: ::json_runtime::JsonContext> ::json_runtime::ToJsonMembers<__C> for Event {}
