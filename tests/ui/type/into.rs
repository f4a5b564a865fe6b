use json_runtime::ToJson;

#[derive(ToJson)]
struct Text(String);

#[derive(ToJson)]
#[json(into = "Text")]
struct Version {
    major: u32,
}

fn main() {}
