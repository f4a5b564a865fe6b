use json_runtime::ToJson;

#[derive(ToJson)]
enum Status {
    Pending(#[json(skip_if = "is_zero")] u64),
}

fn main() {}
