pub struct Address {
    pub street_name: String,
    pub zip: u32,
}
::json_runtime::__plain_struct! {
    Address self 2 58 members Names[plain "streetName" 0 & self.street_name, plain
    "zip-code" 1 & self.zip,]
}
