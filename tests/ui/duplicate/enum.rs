use json_runtime::ToJson;

#[derive(ToJson)]
#[json(rename_all = "camelCase", rename_all = "kebab-case")]
enum Status {
    Pending,
    Shipped { at: u64 },
}

fn main() {}
