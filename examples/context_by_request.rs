//! A context for each kind of client, chosen when the request comes in. A table of functions is all
//! there is to build, and the compiler builds it. `cargo run --example context_by_request` prints:
//!
//! ```text
//! application/vnd.orders.v2+json
//! {"id":7,"unitPrice":89.99,"state":"Shipped"}
//!
//! application/vnd.orders.v1+json
//! {"ID":7,"UNIT_PRICE":89.99,"COUPON":null,"STATE":2}
//!
//! text/html
//! 406 Not Acceptable
//! ```

use json_runtime::{JsonContext, JsonError, ToJson};

#[derive(ToJson)]
struct Order {
    id: u32,
    unit_price: f64,
    coupon: Option<String>,
    state: State,
}

#[derive(ToJson)]
enum State {
    Shipped = 2,
}

#[derive(JsonContext)]
#[json(field_naming = "camelCase", omit = "nulls")]
struct V2;

#[derive(JsonContext)]
#[json(field_naming = "SCREAMING_SNAKE_CASE", enums = "number")]
struct V1;

type Writer<T> = fn(&T) -> Result<Vec<u8>, JsonError>;

static WRITERS: [(&str, Writer<Order>); 2] = [
    ("application/vnd.orders.v2+json", V2::to_vec),
    ("application/vnd.orders.v1+json", V1::to_vec),
];

/// The body of the response, for what the `Accept` header says.
fn respond(accept: &str, order: &Order) -> Result<String, JsonError> {
    let writer = WRITERS.iter().find(|(media_type, _)| *media_type == accept);
    let Some((_, to_vec)) = writer else {
        return Ok("406 Not Acceptable".to_owned());
    };
    let body = to_vec(order)?;
    Ok(String::from_utf8_lossy(&body).into_owned())
}

fn main() -> Result<(), JsonError> {
    let order = Order {
        id: 7,
        unit_price: 89.99,
        coupon: None,
        state: State::Shipped,
    };
    let requests = [
        "application/vnd.orders.v2+json",
        "application/vnd.orders.v1+json",
        "text/html",
    ];
    let responses =
        requests.map(|accept| respond(accept, &order).map(|body| format!("{accept}\n{body}")));
    let responses = responses.into_iter().collect::<Result<Vec<_>, _>>()?;
    println!("{}", responses.join("\n\n"));
    Ok(())
}
