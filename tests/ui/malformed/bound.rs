use json_runtime::ToJson;

#[derive(ToJson)]
#[json(bound = "T = Display")]
struct Order<T> {
    id: T,
}

fn main() {}
