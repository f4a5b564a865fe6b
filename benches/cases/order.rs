//! What a shop's API returns for one order.

use super::dto;

dto! {
    pub struct Order {
        id: String,
        customer: String,
        coupon_code: Option<String>,
        status: OrderStatus,
        lines: Vec<Line>,
    }

    #[cfg_attr(
        not(feature = "peers"),
        expect(dead_code, reason = "the order of the sample has one status")
    )]
    #[repr(u8)]
    enum OrderStatus {
        Pending,
        Shipped,
        Delivered,
        Cancelled,
    }

    struct Line {
        sku: String,
        quantity: u32,
        unit_price: f64,
    }
}

impl Order {
    /// Three lines, and no coupon.
    pub(crate) fn sample() -> Self {
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
