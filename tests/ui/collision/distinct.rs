use json_runtime::{JsonContext, ToJson};

#[derive(ToJson)]
#[allow(non_snake_case)]
struct Dto {
    user_name: u8,
    userName: u8,
}

#[derive(JsonContext)]
#[json(field_naming = "kebab-case")]
struct Kebab;

fn main() {
    let dto = Dto {
        user_name: 1,
        userName: 2,
    };
    assert_eq!(
        json_runtime::to_string(&dto).unwrap(),
        r#"{"user_name":1,"userName":2}"#
    );
    let _never_written_under_a_policy_that_collides = Kebab;
}
