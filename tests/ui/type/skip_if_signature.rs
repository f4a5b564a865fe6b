use json_runtime::ToJson;

#[derive(ToJson)]
struct Order {
    #[json(skip_if = "is_zero")]
    id: u64,
    #[json(skip_if = "count")]
    lines: Vec<u64>,
    #[json(skip_if = "is_same")]
    note: String,
    #[json(skip_if = "String::is_empty")]
    total: u64,
}

fn is_zero(id: u64) -> bool {
    id == 0
}

fn count(lines: &[u64]) -> usize {
    lines.len()
}

fn is_same(note: &str, other: &str) -> bool {
    note == other
}

fn main() {}
