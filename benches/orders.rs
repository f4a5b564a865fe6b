//! One small order, written 200,000 times by each contestant: typed against dynamic.
//!
//! `cargo bench -p json-benches` prints a table. Without `--bench`, as under `cargo test --benches`,
//! there is one short round, which shows only that everything works.

use std::hint::black_box;

use json_benches::allocations::{Allocations, Counting};
use json_benches::dynamic::apply_policies;
use json_benches::rounds::{self, Plan};
use json_benches::{Api, Order};
use serde_json::{Value, json};

#[global_allocator]
static ALLOCATOR: Counting = Counting::new();

/// A way to write an order.
struct Contestant {
    label: &'static str,
    /// Leaves the text in the vector.
    write: fn(&Order, &mut Vec<u8>),
    /// What the text says.
    expected: fn() -> Value,
}

/// The first one is what the others are compared with.
const FRESH: [Contestant; 5] = [
    Contestant {
        label: "json-runtime, context",
        write: |order, to| *to = Api::to_vec(order).expect("can be written"),
        expected: under_api,
    },
    Contestant {
        label: "json-runtime, Plain",
        write: |order, to| *to = json_runtime::to_vec(order).expect("can be written"),
        expected: plain,
    },
    Contestant {
        label: "serde_json, typed",
        write: |order, to| *to = serde_json::to_vec(order).expect("can be written"),
        expected: plain,
    },
    Contestant {
        label: "serde_json, to_value + text",
        write: |order, to| {
            let value = serde_json::to_value(order).expect("can be a value");
            *to = serde_json::to_vec(&value).expect("can be written");
        },
        expected: plain,
    },
    Contestant {
        label: "dynamic: to_value + policies + text",
        write: |order, to| {
            let value = serde_json::to_value(order).expect("can be a value");
            *to = serde_json::to_vec(&apply_policies(value)).expect("can be written");
        },
        expected: under_api,
    },
];

/// The first one is what the others are compared with.
const REUSED: [Contestant; 3] = [
    Contestant {
        label: "json-runtime, context",
        write: |order, to| {
            to.clear();
            Api::append(order, to).expect("can be written");
        },
        expected: under_api,
    },
    Contestant {
        label: "json-runtime, Plain",
        write: |order, to| {
            to.clear();
            json_runtime::append(order, to).expect("can be written");
        },
        expected: plain,
    },
    Contestant {
        label: "serde_json, typed",
        write: |order, to| {
            to.clear();
            serde_json::to_writer(to, order).expect("can be written");
        },
        expected: plain,
    },
];

fn under_api() -> Value {
    json!({
        "id": "7f2c1f0e-5b8a-4f3e-9c61-2d8a54b1e0c7",
        "customer": "Ada Lovelace",
        "status": "Shipped",
        "lines": [
            { "sku": "KB-104", "quantity": 1, "unitPrice": 89.99 },
            { "sku": "MS-220", "quantity": 2, "unitPrice": 24.5 },
            { "sku": "CB-007", "quantity": 10, "unitPrice": 3.75 },
        ],
    })
}

fn plain() -> Value {
    json!({
        "id": "7f2c1f0e-5b8a-4f3e-9c61-2d8a54b1e0c7",
        "customer": "Ada Lovelace",
        "coupon_code": null,
        "status": "Shipped",
        "lines": [
            { "sku": "KB-104", "quantity": 1, "unit_price": 89.99 },
            { "sku": "MS-220", "quantity": 2, "unit_price": 24.5 },
            { "sku": "CB-007", "quantity": 10, "unit_price": 3.75 },
        ],
    })
}

/// Panics unless every contestant writes what it should.
fn prove(contestants: &[Contestant], order: &Order) {
    for Contestant {
        label,
        write,
        expected,
    } in contestants
    {
        let mut text = Vec::new();
        write(order, &mut text);
        let written: Value = serde_json::from_slice(&text).expect("is JSON");
        assert_eq!(written, expected(), "{label}");
    }
    assert_eq!(
        json_runtime::to_string(order).expect("can be written"),
        serde_json::to_string(order).expect("can be written"),
    );
}

/// Runs the contestants, and prints a line for each. Returns the last one's ratio.
fn compare(title: &str, contestants: &[Contestant], plan: Plan) -> f64 {
    let order = Order::sample();
    prove(contestants, &order);
    let mut text = Vec::new();
    let mut call = |contestant: &Contestant| {
        (contestant.write)(black_box(&order), &mut text);
        black_box(&mut text);
    };
    let medians = rounds::medians(plan, contestants, &mut call);
    println!(
        "\n{title:38}{:>9}{:>8}{:>13}{:>9}",
        "ns", "ratio", "allocations", "bytes"
    );
    let mut ratio = 1.0;
    for (contestant, median) in contestants.iter().zip(&medians) {
        let Allocations { calls, bytes } = ALLOCATOR.count(|| call(contestant));
        let label = contestant.label;
        ratio = median / medians[0];
        println!("  {label:36}{median:9.0}{ratio:8.1}{calls:13}{bytes:9}");
    }
    ratio
}

fn main() {
    let timed = std::env::args().any(|argument| argument == "--bench");
    let plan = if timed {
        Plan {
            rounds: 100,
            calls: 2000,
        }
    } else {
        Plan {
            rounds: 1,
            calls: 1,
        }
    };
    let Plan { rounds, calls } = plan;
    println!(
        "An order of three lines, per call. Medians of {rounds} rounds of {calls} calls each."
    );
    let dynamic = compare("to a new vector", &FRESH, plan);
    compare("to a vector that is used again", &REUSED, plan);
    println!("\nThe dynamic path takes {dynamic:.1} times as long as the context.");
}
