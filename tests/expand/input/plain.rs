#[derive(ToJson)]
pub struct Line {
    pub product_name: String,
    pub unit_price: f64,
    pub quantity: u32,
}
