//! The forms of enums with data. `cargo run --example tagged_enums` prints:
//!
//! ```text
//! external: [{"Card":{"last_digits":4321}},{"Transfer":"DE02"},"Cash"]
//! internal: [{"method":"card","lastDigits":4321},{"method":"cash"}]
//! adjacent: [{"method":"Card","data":{"last_digits":4321}},{"method":"Transfer","data":"DE02"},{"method":"Cash"}]
//! untagged: [{"last_digits":4321},"DE02",null]
//! ```

use json_runtime::{JsonContext, JsonError, ToJson};

#[derive(ToJson)]
enum External {
    Card { last_digits: u16 },
    Transfer(&'static str),
    Cash,
}

#[derive(ToJson)]
#[json(tag = "method")]
enum Internal {
    Card { last_digits: u16 },
    Cash,
}

#[derive(ToJson)]
#[json(tag = "method", content = "data")]
enum Adjacent {
    Card { last_digits: u16 },
    Transfer(&'static str),
    Cash,
}

#[derive(ToJson)]
#[json(untagged)]
enum Untagged {
    Card { last_digits: u16 },
    Transfer(&'static str),
    Cash,
}

/// What a tag says is the name of a variant, so contexts spell it, too.
#[derive(JsonContext)]
#[json(field_naming = "camelCase", variant_naming = "camelCase")]
struct Api;

fn main() -> Result<(), JsonError> {
    let last_digits = 4321;
    let external = [
        External::Card { last_digits },
        External::Transfer("DE02"),
        External::Cash,
    ];
    println!("external: {}", json_runtime::to_string(&external)?);
    let internal = [Internal::Card { last_digits }, Internal::Cash];
    println!("internal: {}", Api::to_string(&internal)?);
    let adjacent = [
        Adjacent::Card { last_digits },
        Adjacent::Transfer("DE02"),
        Adjacent::Cash,
    ];
    println!("adjacent: {}", json_runtime::to_string(&adjacent)?);
    let untagged = [
        Untagged::Card { last_digits },
        Untagged::Transfer("DE02"),
        Untagged::Cash,
    ];
    println!("untagged: {}", json_runtime::to_string(&untagged)?);
    Ok(())
}
