pub struct Similar {
    pub user_id: u8,
    pub name: u8,
    pub other: u8,
}
const _: () = {
    fn __keys() {}
    fn __object() {}
    fn __writer() {}
    #[automatically_derived]
    impl<__C: ::json_runtime::JsonContext> ::json_runtime::ToJson<__C> for Similar {
        fn write_json(&self, __writer: &mut ::json_runtime::JsonWriter<'_, __C>) {
            __writer.begin_value();
            ::json_runtime::ToJson::<__C>::write_value(self, __writer)
        }
        #[inline(never)]
        fn write_value(&self, __writer: &mut ::json_runtime::JsonWriter<'_, __C>) {
            let ::json_runtime::__private::Some(ref mut __object) = __writer
                .open_object() else { return };
            let __keys = const {
                &::json_runtime::__private::Keys::<
                    3,
                    61,
                >::distinct::<
                    __C,
                >(
                    [
                        ::json_runtime::__private::Name::field("user_id"),
                        ::json_runtime::__private::Name::field("name"),
                        ::json_runtime::__private::Name::plain("userID"),
                    ],
                    &[&[0, 2]],
                )
            };
            __object.member(__keys.get(0), &self.user_id);
            __object.member(__keys.get(1), &self.name);
            __object.member(__keys.get(2), &self.other);
            __object.close();
        }
    }
    #[automatically_derived]
    impl<__C: ::json_runtime::JsonContext> ::json_runtime::ToJsonMembers<__C>
    for Similar {
        const MEMBERS: ::json_runtime::__private::Members = ::json_runtime::__private::Members::Names {
            names: const {
                &[
                    ::json_runtime::__private::Name::field("user_id"),
                    ::json_runtime::__private::Name::field("name"),
                    ::json_runtime::__private::Name::plain("userID"),
                ]
            },
        };
    }
};
