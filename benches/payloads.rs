//! The data that the benches write, and what they measure it with.

pub mod allocations;
pub mod dynamic;
pub mod rounds;

use json_runtime::{JsonContext, ToJson};
use serde::Serialize;

/// What a web API wants: camelCase, no nulls, enums as text.
#[derive(JsonContext)]
#[json(field_naming = "camelCase", omit = "nulls", enums = "string")]
pub struct Api;

/// An order as a shop's API returns it.
#[derive(Serialize, ToJson)]
pub struct Order {
    /// A UUID, as text.
    pub id: String,
    /// Who ordered.
    pub customer: String,
    /// Mostly not there.
    pub coupon_code: Option<String>,
    /// How far it has come.
    pub status: OrderStatus,
    /// What was ordered.
    pub lines: Vec<Line>,
}

/// How far an order has come.
#[derive(Serialize, ToJson)]
pub enum OrderStatus {
    /// Paid for, not sent.
    Pending,
    /// On its way.
    Shipped,
    /// At the customer's.
    Delivered,
    /// Not to be sent.
    Cancelled,
}

/// One position of an order.
#[derive(Serialize, ToJson)]
pub struct Line {
    /// What it is.
    pub sku: String,
    /// How many of it.
    pub quantity: u32,
    /// What one costs.
    pub unit_price: f64,
}

impl Order {
    /// Three lines, and no coupon.
    #[must_use]
    pub fn sample() -> Self {
        let line = |sku: &str, quantity, unit_price| Line {
            sku: sku.to_owned(),
            quantity,
            unit_price,
        };
        Self {
            id: "7f2c1f0e-5b8a-4f3e-9c61-2d8a54b1e0c7".to_owned(),
            customer: "Ada Lovelace".to_owned(),
            coupon_code: None,
            status: OrderStatus::Shipped,
            lines: vec![
                line("KB-104", 1, 89.99),
                line("MS-220", 2, 24.5),
                line("CB-007", 10, 3.75),
            ],
        }
    }
}
