use json_runtime::ToJson;

#[derive(ToJson)]
union Number {
    float: f32,
    integer: u32,
}

fn main() {}
