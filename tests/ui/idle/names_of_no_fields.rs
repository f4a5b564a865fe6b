use json_runtime::ToJson;

#[derive(ToJson)]
#[json(rename_all = "camelCase", omit = "nulls")]
struct Point(Option<u8>, u8);

#[derive(ToJson)]
#[json(rename_all = "camelCase")]
struct OrderId(u64);

#[derive(ToJson)]
#[json(omit = "defaults")]
struct Nothing;

#[derive(ToJson)]
#[json(omit = "nulls", rename_all_fields = "camelCase")]
enum Event {
    Created,
    #[json(rename_all = "camelCase")]
    Moved(u8, u8),
    #[json(rename_all = "camelCase")]
    Renamed(String),
    #[json(skip, rename_all = "camelCase")]
    Deleted { at_once: bool },
}

#[derive(ToJson)]
#[json(rename_all = "camelCase")]
enum Level {
    #[json(rename_all = "camelCase")]
    VeryLow,
}

// An enum that waits for its variants, and what serde accepts.
#[derive(ToJson)]
#[json(rename_all = "camelCase", rename_all_fields = "camelCase", omit = "nulls")]
enum Never {}

#[derive(ToJson)]
#[serde(rename_all = "camelCase")]
struct Name(String);

fn main() {}
