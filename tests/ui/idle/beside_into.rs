use json_runtime::{ToJson, View};

const ADMIN: View = View::bit(0);

#[derive(ToJson, Clone)]
#[json(into = "String", rename_all = "camelCase", omit = "nulls", tag = "type", rename = "user")]
struct User {
    #[json(rename = "user")]
    name: String,
    #[json(view = ADMIN)]
    secret: String,
    #[json(skip)]
    hash: u64,
    #[json(skip_if = "String::is_empty", order = 1)]
    note: String,
}

impl From<User> for String {
    fn from(user: User) -> Self {
        user.name
    }
}

// What serde passes over in its own attributes is passed over.
#[derive(ToJson, Clone)]
#[serde(into = "u8", rename_all = "camelCase")]
enum Level {
    #[serde(rename = "l")]
    Low,
    #[json(rename = "h")]
    High,
}

impl From<Level> for u8 {
    fn from(level: Level) -> Self {
        level as Self
    }
}

fn main() {}
