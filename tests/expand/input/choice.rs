#[derive(ToJson)]
pub enum Status {
    Pending,
    InTransit = 7,
    #[json(rename = "done")]
    Delivered,
}
