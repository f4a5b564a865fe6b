#[derive(ToJson)]
#[json(tag = "type")]
pub enum Event {
    Unit,
    Newtype(BTreeMap<String, u8>),
    Struct { user_id: u8 },
}
