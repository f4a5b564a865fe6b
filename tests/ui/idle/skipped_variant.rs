use json_runtime::{ToJson, View};

const ADMIN: View = View::bit(0);

#[derive(ToJson)]
enum Event {
    Created,
    #[json(skip, untagged)]
    Draft(u8),
    #[json(skip, with = "module")]
    Moved(u8, u8),
    #[json(skip)]
    Renamed {
        #[json(rename = "old", view = ADMIN)]
        before: String,
        // It says what is there to be read, and needs no impl.
        #[json(skip)]
        after: std::thread::ThreadId,
    },
}

fn main() {}
