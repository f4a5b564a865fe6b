#[derive(ToJson)]
pub struct OrderId(pub u64);
