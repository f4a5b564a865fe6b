#[derive(ToJson)]
#[serde(rename_all = "camelCase")]
pub struct Address {
    pub street_name: String,
    #[json(rename = "zip-code")]
    pub zip: u32,
}
