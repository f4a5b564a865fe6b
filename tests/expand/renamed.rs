pub struct Address {
    pub street_name: String,
    pub zip: u32,
}
::json_runtime::__plain_struct! {
    Address self 61 Names[::json_runtime::__private::Name::plain("streetName"),
    ::json_runtime::__private::Name::plain("zip-code")] (& self.street_name) (& self.zip)
}
