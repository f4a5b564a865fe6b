pub struct Similar {
    pub user_id: u8,
    pub name: u8,
    pub other: u8,
}
#[automatically_derived]
impl<__C: ::json_runtime::JsonContext> ::json_runtime::ToJson<__C> for Similar {
    fn write_json(&self, __json_writer: &mut ::json_runtime::JsonWriter<'_, __C>) {
        __json_writer.derived(self)
    }
    #[inline(never)]
    fn write_value(&self, __json_writer: &mut ::json_runtime::JsonWriter<'_, __C>) {
        let ::json_runtime::__private::Some(ref mut __json_object) = __json_writer
            .open_members_of::<Self, 65>() else { return };
        __json_object.member(&self.user_id);
        __json_object.member(&self.name);
        __json_object.member(&self.other);
        __json_object.close();
    }
}
#[automatically_derived]
impl<__C: ::json_runtime::JsonContext> ::json_runtime::ToJsonMembers<__C> for Similar {
    const MEMBERS: ::json_runtime::__private::Members<'static> = ::json_runtime::__private::Members::Names {
        names: const {
            &[
                ::json_runtime::__private::Name::field("user_id"),
                ::json_runtime::__private::Name::field("name"),
                ::json_runtime::__private::Name::plain("userID"),
            ]
        },
    };
    const DISTINCT: () = {
        ::json_runtime::__private::refuse_twins::<
            __C,
            65,
        >(<Self as ::json_runtime::ToJsonMembers<__C>>::MEMBERS, &[0, 2]);
    };
}
