use json_runtime::ToJson;

use std::fmt::Display;

#[derive(ToJson)]
#[json(bound = "T: Display")]
struct Order<T> {
    id: T,
}

fn main() {}
