//! Contexts have no state, and writers share none: what many threads write is what one writes.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Barrier, Mutex, RwLock};
use std::thread;

use json_runtime::{JsonContext, JsonError, JsonWriter, Plain, Pretty, ToJson, View};

#[derive(JsonContext)]
#[json(field_naming = "camelCase", omit = "nulls", escape = "html")]
struct Api;

#[derive(JsonContext)]
#[json(
    key_naming = "kebab-case",
    enums = "number",
    indent = "\t",
    wide_integers = "string"
)]
struct Legacy;

#[derive(ToJson, Clone)]
struct Order {
    order_id: u64,
    note_text: Option<String>,
    status: Status,
    unit_prices: Vec<f64>,
    inner: Option<Arc<Order>>,
}

#[derive(ToJson, Clone)]
enum Status {
    Pending,
    Shipped,
}

fn order(id: u32) -> Order {
    let inner = (!id.is_multiple_of(8)).then(|| Arc::new(order(id - 1)));
    Order {
        order_id: u64::from(id) << 50,
        note_text: id
            .is_multiple_of(3)
            .then(|| format!("<{id}> \"é\"\n").repeat(50)),
        status: if id.is_multiple_of(2) {
            Status::Pending
        } else {
            Status::Shipped
        },
        unit_prices: vec![f64::from(id) / 8.0, f64::NAN, 1e300],
        inner,
    }
}

/// What each context and each function makes of the order.
fn texts(order: &Order) -> Vec<String> {
    let mut streamed = Vec::new();
    Api::to_writer(&mut streamed, order).expect("an order can be written");
    let mut appended = Vec::new();
    Legacy::append(order, &mut appended).expect("an order can be written");
    let written = [
        json_runtime::to_string(order),
        Pretty::to_string(order),
        Api::to_string(order),
        Legacy::to_string(order),
    ];
    let written = written.map(|text| text.expect("an order can be written"));
    let bytes = [streamed, appended].map(|bytes| String::from_utf8(bytes).expect("UTF-8"));
    written.into_iter().chain(bytes).collect()
}

#[test]
fn many_threads_write_what_one_writes() {
    const THREADS: usize = 8;
    let orders: Vec<_> = (0..24).map(order).collect();
    let expected: Vec<_> = orders.iter().map(texts).collect();
    let start = Barrier::new(THREADS);
    thread::scope(|scope| {
        for thread in 0..THREADS {
            let (orders, expected, start) = (&orders, &expected, &start);
            scope.spawn(move || {
                start.wait();
                for round in 0..20 {
                    let at = (thread * 7 + round) % orders.len();
                    assert_eq!(texts(&orders[at]), expected[at]);
                }
            });
        }
    });
}

/// Under a lock, a value is written as it is at one time.
#[test]
fn a_value_that_changes_is_written_before_or_after() {
    let pair = Arc::new(RwLock::new((0_u64, 0_u64)));
    let twin = Arc::new(Mutex::new([0_u64; 2]));
    let count = AtomicU64::new(0);
    let is_done = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            for number in 0..5_000 {
                *pair.write().unwrap() = (number, number);
                *twin.lock().unwrap() = [number; 2];
                count.store(number, Ordering::Relaxed);
            }
            is_done.store(true, Ordering::Release);
        });
        for _ in 0..3 {
            scope.spawn(|| {
                while !is_done.load(Ordering::Acquire) {
                    let text = Plain::to_string(&(&pair, &twin, &count)).unwrap();
                    let read: ([u64; 2], [u64; 2], u64) = serde_json::from_str(&text).unwrap();
                    let (pair, twin, _) = read;
                    assert_eq!((pair[0], twin[0]), (pair[1], twin[1]));
                }
            });
        }
    });
}

struct Refused;

impl<C: JsonContext> ToJson<C> for Refused {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        w.fail("refused");
    }
}

/// What can be sent to other threads, and shared with them.
#[test]
fn results_and_contexts_go_to_other_threads() {
    fn assert_shared<T: Send + Sync>() {}
    assert_shared::<JsonError>();
    assert_shared::<View>();
    assert_shared::<(Plain, Pretty, Api, Legacy)>();
    let error = thread::spawn(|| Api::to_string(&[Refused]).unwrap_err())
        .join()
        .unwrap();
    assert_eq!(error.to_string(), "refused at $[0] (byte 1)");
}
