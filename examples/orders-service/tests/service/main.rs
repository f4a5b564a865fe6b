//! Starts the service and asks it for everything that its README shows.

mod client;
mod export;
mod readme;
mod service;

use serde_json::{Value, json};

use service::Service;

#[test]
fn versions_and_views_differ_and_are_json() {
    let service = Service::start();
    let first = |version: &str| -> Value {
        let list: Value = service.json(&format!("/{version}/orders"));
        assert_eq!(list.as_array().map(Vec::len), Some(3));
        list[0].clone()
    };
    assert_eq!(
        first("v1"),
        json!({"id": 1, "placed_at": "2023-11-14T22:14:20Z", "status": 1, "total": 179.98}),
    );
    assert_eq!(
        first("v2"),
        json!({"id": 1, "placedAt": "2023-11-14T22:14:20Z", "status": "in_transit", "total": 179.98}),
    );
    assert_eq!(
        service.json("/v1/orders/1"),
        json!({
            "id": 1, "placed_at": "2023-11-14T22:14:20Z", "status": 1, "total": 179.98,
            "coupon_code": null,
            "lines": [{"sku": "KB-101", "quantity": 2, "unit_price": 89.99}],
        }),
    );
    assert_eq!(
        service.json("/v2/orders/1"),
        json!({
            "id": 1, "placedAt": "2023-11-14T22:14:20Z", "status": "in_transit", "total": 179.98,
            "lines": [{"sku": "KB-101", "quantity": 2, "unitPrice": 89.99}],
        }),
    );
}

#[test]
fn what_is_not_there_is_not_found() {
    let service = Service::start();
    for path in ["/v1/orders/0", "/v2/orders/1000001", "/v3/orders", "/"] {
        assert_eq!(client::get(&service.url(path), &[]).status(), 404, "{path}");
    }
}
