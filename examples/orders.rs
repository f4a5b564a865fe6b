//! One order under three contexts, and as plain JSON. `cargo run --release --example orders` prints:
//! ```text
//! Public API:
//! {"id":"7f2c1f0e","customer":"Ada Lovelace","status":"Shipped","lines":[{"sku":"KB-104","unitPrice":89.99}]}
//!
//! Legacy client:
//! {"ID":"7f2c1f0e","CUSTOMER":"Ada Lovelace","COUPON_CODE":null,"STATUS":2,"LINES":[{"SKU":"KB-104","UNIT_PRICE":89.99}]}
//!
//! Audit log:
//! {
//!   "id": "7f2c1f0e",
//!   "customer": "Ada Lovelace",
//!   "coupon_code": null,
//!   "status": "shipped",
//!   "lines": [
//!     {
//!       "sku": "KB-104",
//!       "unit_price": 89.99
//!     }
//!   ]
//! }
//!
//! Plain:
//! {"id":"7f2c1f0e","customer":"Ada Lovelace","coupon_code":null,"status":"Shipped","lines":[{"sku":"KB-104","unit_price":89.99}]}
//! ```

use json_runtime::{JsonContext, JsonError, ToJson};

#[derive(ToJson)]
struct Order {
    id: String,
    customer: String,
    coupon_code: Option<String>,
    status: OrderStatus,
    lines: Vec<Line>,
}

#[derive(ToJson)]
enum OrderStatus {
    Pending = 1,
    Shipped = 2,
}

#[derive(ToJson)]
struct Line {
    sku: String,
    unit_price: f64,
}

#[derive(JsonContext)]
#[json(field_naming = "camelCase", omit = "nulls")]
struct PublicApi;

#[derive(JsonContext)]
#[json(field_naming = "SCREAMING_SNAKE_CASE", enums = "number")]
struct LegacyClient;

#[derive(JsonContext)]
#[json(variant_naming = "snake_case", indent = 2)]
struct AuditLog;

fn main() -> Result<(), JsonError> {
    let mut order = Order {
        id: "7f2c1f0e".to_owned(),
        customer: "Ada Lovelace".to_owned(),
        coupon_code: None,
        status: OrderStatus::Pending,
        lines: vec![Line {
            sku: "KB-104".to_owned(),
            unit_price: 89.99,
        }],
    };
    order.status = OrderStatus::Shipped;
    println!("Public API:\n{}\n", PublicApi::to_string(&order)?);
    println!("Legacy client:\n{}\n", LegacyClient::to_string(&order)?);
    println!("Audit log:\n{}\n", AuditLog::to_string(&order)?);
    println!("Plain:\n{}", json_runtime::to_string(&order)?);
    Ok(())
}
