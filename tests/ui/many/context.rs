use json_runtime::JsonContext;

#[derive(JsonContext)]
#[json(omit = "null", indent = 0)]
#[json(pretty)]
struct Api;

fn main() {
    let _ = Api::to_string(&1);
}
