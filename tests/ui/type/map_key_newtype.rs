use json_runtime::ToJson;

use std::collections::BTreeMap;

#[derive(ToJson)]
struct Point(Vec<i32>);

#[derive(ToJson)]
struct Grid {
    cells: BTreeMap<Point, u8>,
}

fn main() {}
