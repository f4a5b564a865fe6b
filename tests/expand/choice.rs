pub enum Status {
    Pending,
    InTransit = 7,
    Delivered,
}
#[automatically_derived]
impl<__C: ::json_runtime::JsonContext> ::json_runtime::ToJson<__C> for Status {
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
                <__C as ::json_runtime::JsonContext>::ENUMS,
                [
                    (::json_runtime::__private::Name::variant("Pending"), 0),
                    (::json_runtime::__private::Name::variant("InTransit"), 7),
                    (::json_runtime::__private::Name::plain("done"), 8),
                ],
            )
        };
        __json_writer
            .variant(
                __json_texts
                    .get(
                        match self {
                            Self::Pending => 0,
                            Self::InTransit => 1,
                            Self::Delivered => 2,
                        },
                    ),
            );
    }
    fn is_default(&self) -> ::json_runtime::__private::bool {
        match <__C as ::json_runtime::JsonContext>::ENUMS {
            ::json_runtime::Enums::String => false,
            ::json_runtime::Enums::Number => {
                match self {
                    Self::Pending => true,
                    _ => false,
                }
            }
        }
    }
}
#[automatically_derived]
impl<__C: ::json_runtime::JsonContext> ::json_runtime::ToJsonKey<__C> for Status {
    fn write_key(&self, __json_key: ::json_runtime::KeyWriter<'_, '_, __C>) {
        let __json_texts = const {
            &::json_runtime::__private::Texts::<
                3,
                162,
            >::variants::<
                __C,
            >(
                <__C as ::json_runtime::JsonContext>::ENUMS,
                [
                    (::json_runtime::__private::Name::variant("Pending"), 0),
                    (::json_runtime::__private::Name::variant("InTransit"), 7),
                    (::json_runtime::__private::Name::plain("done"), 8),
                ],
            )
        };
        __json_key
            .variant(
                __json_texts
                    .get(
                        match self {
                            Self::Pending => 0,
                            Self::InTransit => 1,
                            Self::Delivered => 2,
                        },
                    ),
            );
    }
}
#[automatically_derived]
impl<__C: ::json_runtime::JsonContext> ::json_runtime::ToJsonMembers<__C> for Status {}
