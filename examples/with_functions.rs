//! Other forms for single fields: shipped ones, a function, and a form of one's own.
//! `cargo run --example with_functions` prints:
//!
//! ```text
//! {"id":"9007199254740993","amounts":[12.50,0.10],"paid":"2023-11-14T22:13:20Z","took":2.5,"card":"…4321","others":["…5678"]}
//! ```

use json_runtime::with::{AsString, Decimals, Each, Rfc3339, With};
use json_runtime::{JsonContext, JsonError, JsonWriter, ToJson};
use std::time::{Duration, SystemTime};

#[derive(ToJson)]
struct Payment {
    #[json(with = "AsString")]
    id: u64,
    #[json(with = "Each<Decimals<2>>")]
    amounts: Vec<f64>,
    #[json(with = "Each<Rfc3339>")]
    paid: Option<SystemTime>,
    #[json(with = "seconds")]
    took: Duration,
    #[json(with = "LastDigits")]
    card: String,
    #[json(with = "Each<LastDigits>")]
    others: Vec<String>,
}

/// For one field, a module with a function.
mod seconds {
    use json_runtime::{JsonContext, JsonWriter};
    use std::time::Duration;

    pub(super) fn write_json<C: JsonContext>(time: &Duration, w: &mut JsonWriter<'_, C>) {
        w.value(&time.as_secs_f64());
    }
}

/// For what `Each` should take, a type.
struct LastDigits;

impl<C: JsonContext> With<String, C> for LastDigits {
    fn write_json(number: &String, w: &mut JsonWriter<'_, C>) {
        let start = number
            .char_indices()
            .rev()
            .nth(3)
            .map_or(0, |(index, _)| index);
        w.display(&format_args!("…{}", &number[start..]));
    }
}

fn main() -> Result<(), JsonError> {
    let payment = Payment {
        id: 9_007_199_254_740_993,
        amounts: vec![12.5, 0.1],
        paid: Some(SystemTime::UNIX_EPOCH + Duration::from_secs(1_700_000_000)),
        took: Duration::from_millis(2500),
        card: "87654321".to_owned(),
        others: vec!["12345678".to_owned()],
    };
    println!("{}", json_runtime::to_string(&payment)?);
    Ok(())
}
