#[derive(ToJson)]
pub enum Event {
    Unit,
    Newtype(BTreeMap<String, u8>),
    Tuple(u8, u8),
    Struct { user_id: u8 },
}
