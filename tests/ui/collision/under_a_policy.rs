use json_runtime::{JsonContext, ToJson};

#[derive(ToJson)]
#[allow(non_snake_case)]
struct Dto {
    user_name: u8,
    userName: u8,
}

#[derive(JsonContext)]
#[json(field_naming = "camelCase")]
struct Camel;

fn main() {
    let dto = Dto {
        user_name: 1,
        userName: 2,
    };
    Camel::to_string(&dto).unwrap();
}
