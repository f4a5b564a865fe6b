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
    fn __omit() {}
    fn __steps() {}
    fn __writer() {}
    #[automatically_derived]
    impl<__C: ::json_runtime::JsonContext> ::json_runtime::ToJson<__C> for Event {
        fn write_json(&self, __writer: &mut ::json_runtime::JsonWriter<'_, __C>) {
            __writer.begin_value();
            ::json_runtime::ToJson::<__C>::write_value(self, __writer)
        }
        #[inline(never)]
        fn write_value(&self, __writer: &mut ::json_runtime::JsonWriter<'_, __C>) {
            match self {
                Self::Unit => __writer.null(),
                Self::Newtype { 0: __field0 } => __writer.value(__field0),
                Self::Tuple { 0: __field0, 1: __field1 } => {
                    let ::json_runtime::__private::Some(ref mut __array) = __writer
                        .open_array() else { return };
                    __array.item(__field0);
                    __array.item(__field1);
                    __array.close();
                }
                Self::Struct { user_id: __field0 } => {
                    let ::json_runtime::__private::Some(ref mut __object) = __writer
                        .open_members(const {
                            &::json_runtime::__private::Keys::<
                                [_; 45],
                            >::fields::<__C>(&["user_id"])
                        }) else { return };
                    __object.member(__field0);
                    __object.close();
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
            __omit: ::json_runtime::Omit,
            __steps: ::json_runtime::__private::usize,
        ) -> ::json_runtime::__private::bool {
            match self {
                Self::Unit => true,
                Self::Newtype { 0: __field0 } => {
                    __steps > 0
                        && ::json_runtime::ToJson::<
                            __C,
                        >::is_omitted(__field0, __omit, __steps - 1)
                }
                _ => false,
            }
        }
    }
    #[automatically_derived]
    impl<__C: ::json_runtime::JsonContext> ::json_runtime::ToJsonMembers<__C> for Event {}
};
