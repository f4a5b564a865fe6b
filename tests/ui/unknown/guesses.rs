use json_runtime::{JsonContext, ToJson};

#[derive(JsonContext)]
#[json(omit_nulls, skip_defaults, camelCase, case = "snake_case", indent_size = 4)]
struct Api;

#[derive(JsonContext)]
#[json(omit = "none")]
struct Terse;

#[derive(ToJson)]
#[json(camelCase, skip_none, pretty, naming = "kebab-case")]
struct Order {
    #[json(omit_null, as_string)]
    id: Option<u64>,
    #[json(inline)]
    page: Page,
}

#[derive(ToJson)]
#[json(kebab-case)]
enum Level {
    #[json(snake_case)]
    Custom { at_least: u8 },
}

#[derive(ToJson)]
struct Page {
    offset: u64,
}

fn main() {}
