//! The orders. A function of their numbers stands for a database.

use std::time::{Duration, SystemTime};

use futures_util::{Stream, stream};
use json_runtime::ToJson;
use json_runtime::with::{Decimals, Rfc3339};

use crate::versions::DETAIL;

/// How many there are. The first has the number 1.
const COUNT: u32 = 1_000_000;

#[derive(ToJson)]
pub(crate) struct Order {
    id: u32,
    #[json(with = "Rfc3339")]
    placed_at: SystemTime,
    status: Status,
    #[json(with = "Decimals<2>")]
    total: f64,
    #[json(view = DETAIL)]
    coupon_code: Option<String>,
    #[json(view = DETAIL)]
    lines: Vec<Line>,
}

#[derive(ToJson)]
struct Line {
    sku: String,
    quantity: u32,
    #[json(with = "Decimals<2>")]
    unit_price: f64,
}

#[derive(ToJson)]
enum Status {
    InTransit = 1,
    Delivered = 2,
}

/// One order, if there is one of this number.
pub(crate) fn find(id: u32) -> Option<Order> {
    (1..=COUNT).contains(&id).then(|| order(id))
}

/// The orders of the first page.
pub(crate) fn first_page() -> Vec<Order> {
    (1..=3).map(order).collect()
}

/// All orders, each made when it is asked for.
pub(crate) fn all() -> impl Stream<Item = Order> {
    stream::iter((1..=COUNT).map(order))
}

fn order(id: u32) -> Order {
    let lines = vec![Line {
        sku: format!("KB-{}", 100 + id % 900),
        quantity: 1 + id % 3,
        unit_price: 89.99,
    }];
    let first_day = Duration::from_secs(1_700_000_000);
    Order {
        id,
        placed_at: SystemTime::UNIX_EPOCH + first_day + Duration::from_secs(u64::from(id) * 60),
        status: if id.is_multiple_of(2) {
            Status::Delivered
        } else {
            Status::InTransit
        },
        total: lines.iter().map(Line::price).sum(),
        coupon_code: id.is_multiple_of(5).then(|| "SPRING".to_owned()),
        lines,
    }
}

impl Line {
    fn price(&self) -> f64 {
        f64::from(self.quantity) * self.unit_price
    }
}
