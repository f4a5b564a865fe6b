pub struct Similar {
    pub user_id: u8,
    pub name: u8,
    pub other: u8,
}
const _: () = {
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
                .open_members(const {
                    &::json_runtime::__private::Keys::<[_; 65]>::of::<__C, Self>()
                }) else { return };
            const {
                ::json_runtime::__private::refuse_twins::<
                    __C,
                    65,
                >(<Self as ::json_runtime::ToJsonMembers<__C>>::MEMBERS, &[&[0, 2]])
            };
            __object.member(&self.user_id);
            __object.member(&self.name);
            __object.member(&self.other);
            __object.close();
        }
    }
    #[automatically_derived]
    impl<__C: ::json_runtime::JsonContext> ::json_runtime::ToJsonMembers<__C>
    for Similar {
        const MEMBERS: ::json_runtime::__private::Members<'static> = ::json_runtime::__private::Members::Names {
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
