#[derive(ToJson)]
pub struct Similar {
    pub user_id: u8,
    pub name: u8,
    #[json(rename = "userID")]
    pub other: u8,
}
