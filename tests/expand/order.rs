use std::collections::BTreeMap;
pub struct Order<'a, T> {
    pub id: u64,
    pub customer_name: &'a str,
    pub note: Option<String>,
    pub lines: Vec<T>,
    pub status: &'a str,
    pub audit: BTreeMap<String, u8>,
    pub r#type: u8,
}
#[automatically_derived]
impl<'a, T, __C: ::json_runtime::JsonContext> ::json_runtime::ToJson<__C>
for Order<'a, T>
where
    T: ::json_runtime::ToJson<__C>,
{
    fn write_json(&self, __json_writer: &mut ::json_runtime::JsonWriter<'_, __C>) {
        __json_writer.derived(self)
    }
    #[inline(never)]
    fn write_value(&self, __json_writer: &mut ::json_runtime::JsonWriter<'_, __C>) {
        let ::json_runtime::__private::Some(ref mut __json_object) = __json_writer
            .open_members_of::<Self, 97>() else { return };
        __json_object.member(&self.id);
        __json_object.member(&self.customer_name);
        __json_object.member_omitting(::json_runtime::Omit::Nulls, &self.note);
        if !Vec::is_empty(&self.lines) {
            __json_object.member(&self.lines);
        } else {
            __json_object.skip();
        }
        __json_object
            .member_with(
                {
                    use ::json_runtime::__private::ByText as _;
                    ::json_runtime::__private::Written::<&'a str>::new()
                        .omit_written(<__C as ::json_runtime::JsonContext>::OMIT)
                },
                |__json_writer| crate::shout::write_json(&self.status, __json_writer),
            );
        __json_object.flatten(&self.audit);
        if const {
            <__C as ::json_runtime::JsonContext>::VIEWS.overlaps(crate::DETAIL)
        } {
            __json_object.member(&self.r#type);
        } else {
            __json_object.skip();
        }
        __json_object.close();
    }
}
#[automatically_derived]
impl<'a, T, __C: ::json_runtime::JsonContext> ::json_runtime::ToJsonMembers<__C>
for Order<'a, T>
where
    T: ::json_runtime::ToJson<__C>,
{
    const MEMBERS: ::json_runtime::__private::Members<'static> = ::json_runtime::__private::Members::Names {
        names: const {
            &[
                ::json_runtime::__private::Name::field("id"),
                ::json_runtime::__private::Name::field("customer_name"),
                ::json_runtime::__private::Name::plain("memo"),
                ::json_runtime::__private::Name::field("lines"),
                ::json_runtime::__private::Name::field("status"),
                ::json_runtime::__private::Name::field("type").within(crate::DETAIL),
            ]
        },
    };
    const DISTINCT: () = {
        ::json_runtime::__private::refuse_shared::<
            __C,
        >(
            &[
                <Self as ::json_runtime::ToJsonMembers<__C>>::MEMBERS,
                <BTreeMap<String, u8> as ::json_runtime::ToJsonMembers<__C>>::MEMBERS,
            ],
        );
    };
}
