pub struct Line {
    pub product_name: String,
    pub unit_price: f64,
    pub quantity: u32,
}
::json_runtime::__plain_struct! {
    Line self 3 74 fields Fields["product_name" 0 & self.product_name, "unit_price" 1 &
    self.unit_price, "quantity" 2 & self.quantity,]
}
