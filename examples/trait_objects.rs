//! A list of anything that can be written under a context. `cargo run --example trait_objects` prints:
//!
//! ```text
//! [{"widgetType":"Clock","timeZone":"UTC"},{"widgetType":"Headlines","maxRows":3}]
//! a clock, for UTC
//! 3 headlines
//! ```

use json_runtime::{JsonContext, JsonError, ToJson};

#[derive(JsonContext)]
#[json(field_naming = "camelCase")]
struct Api;

/// What a dashboard shows. Plugins may have their own.
trait Widget: ToJson<Api> {
    fn describe(&self) -> String;
}

#[derive(ToJson)]
#[json(tag = "widgetType")]
struct Clock {
    time_zone: &'static str,
}

#[derive(ToJson)]
#[json(tag = "widgetType")]
struct Headlines {
    max_rows: u32,
}

impl Widget for Clock {
    fn describe(&self) -> String {
        format!("a clock, for {}", self.time_zone)
    }
}

impl Widget for Headlines {
    fn describe(&self) -> String {
        format!("{} headlines", self.max_rows)
    }
}

fn main() -> Result<(), JsonError> {
    let dashboard: Vec<Box<dyn Widget>> = vec![
        Box::new(Clock { time_zone: "UTC" }),
        Box::new(Headlines { max_rows: 3 }),
    ];
    println!("{}", Api::to_string(&dashboard)?);
    for widget in &dashboard {
        println!("{}", widget.describe());
    }
    Ok(())
}
