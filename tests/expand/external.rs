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
        let __json_texts = const {
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
            Self::Unit => __json_writer.variant(__json_texts.get(0)),
            Self::Newtype { 0: __json_field0 } => {
                __json_writer
                    .newtype(
                        const {
                            &::json_runtime::__private::Keys::<
                                [_; 46],
                            >::names::<
                                __C,
                            >(&[::json_runtime::__private::Name::variant("Newtype")])
                        },
                        __json_field0,
                    )
            }
            Self::Tuple { 0: __json_field0, 1: __json_field1 } => {
                let ::json_runtime::__private::Some(ref mut __json_outer) = __json_writer
                    .open_members(const {
                        &::json_runtime::__private::Keys::<
                            [_; 44],
                        >::names::<
                            __C,
                        >(&[::json_runtime::__private::Name::variant("Tuple")])
                    }) else { return };
                let ::json_runtime::__private::Some(ref mut __json_array) = __json_outer
                    .open_array() else { return };
                __json_array.item(__json_field0);
                __json_array.item(__json_field1);
                __json_array.close();
                __json_outer.close();
            }
            Self::Struct { user_id: __json_field0 } => {
                let ::json_runtime::__private::Some(ref mut __json_outer) = __json_writer
                    .open_members(const {
                        &::json_runtime::__private::Keys::<
                            [_; 45],
                        >::names::<
                            __C,
                        >(&[::json_runtime::__private::Name::variant("Struct")])
                    }) else { return };
                let ::json_runtime::__private::Some(ref mut __json_object) = __json_outer
                    .open_members(const {
                        &::json_runtime::__private::Keys::<
                            [_; 45],
                        >::fields::<__C>(&["user_id"])
                    }) else { return };
                __json_object.member(__json_field0);
                __json_object.close();
                __json_outer.close();
            }
        }
    }
}
#[automatically_derived]
impl<__C: ::json_runtime::JsonContext> ::json_runtime::ToJsonMembers<__C> for Event {}
