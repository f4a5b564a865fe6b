pub struct Line {
    pub product_name: String,
    pub unit_price: f64,
    pub quantity: u32,
}
::json_runtime::__plain_struct! {
    Line self 78 Fields["product_name", "unit_price", "quantity"] (& self.product_name)
    (& self.unit_price) (& self.quantity)
}
