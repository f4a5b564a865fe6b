use json_runtime::ToJson;

#[derive(ToJson)]
struct Point {
    #[json(getter = "Point::lat")]
    lat: f64,
}

fn main() {}
