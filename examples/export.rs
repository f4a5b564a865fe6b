//! A million rows go to a file, made and dropped one by one. `cargo run --release --example export`
//! prints:
//!
//! ```text
//! {"orderNo":1,"total":89.99}
//! {"orderNo":2,"total":179.98}
//! …
//! {"orderNo":1000000,"total":89.99}
//! 1000000 lines
//! ```

use json_runtime::{JsonContext, ToJson};
use std::error::Error;
use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;

#[derive(ToJson)]
struct Order {
    order_no: u32,
    total: f64,
}

#[derive(JsonContext)]
#[json(field_naming = "camelCase")]
struct Api;

fn orders() -> impl Iterator<Item = Order> {
    let totals = [89.99, 179.98, 269.97].into_iter().cycle();
    (1..=1_000_000)
        .zip(totals)
        .map(|(order_no, total)| Order { order_no, total })
}

/// `write_lines` has a buffer of its own, so the file needs none.
fn export(path: &Path) -> Result<(), Box<dyn Error>> {
    let mut file = File::create(path)?;
    Api::write_lines(&mut file, orders())?;
    file.flush()?;
    Ok(())
}

fn show(path: &Path) -> Result<(), Box<dyn Error>> {
    let mut lines = BufReader::new(File::open(path)?).lines();
    for line in lines.by_ref().take(2) {
        println!("{}", line?);
    }
    let (mut count, mut last) = (2, String::new());
    for line in lines {
        last = line?;
        count += 1;
    }
    println!("…\n{last}\n{count} lines");
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let name = format!("json-runtime-export-{}.ndjson", std::process::id());
    let path = std::env::temp_dir().join(name);
    let outcome = export(&path).and_then(|()| show(&path));
    std::fs::remove_file(&path)?;
    outcome
}
