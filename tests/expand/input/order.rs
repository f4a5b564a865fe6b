#[derive(ToJson)]
pub struct Order<'a, T> {
    pub id: u64,
    pub customer_name: &'a str,
    #[json(rename = "memo", omit = "nulls")]
    pub note: Option<String>,
    #[json(skip_if = "Vec::is_empty")]
    pub lines: Vec<T>,
    #[json(with = "crate::shout")]
    pub status: &'a str,
    #[json(flatten)]
    pub audit: BTreeMap<String, u8>,
    #[json(view = crate::DETAIL)]
    pub r#type: u8,
}
