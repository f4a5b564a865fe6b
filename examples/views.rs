//! One DTO for three pages. `cargo run --example views` prints:
//!
//! ```text
//! [{"id":1,"title":"Hello"},{"id":2,"title":"Again"}]
//! {"id":1,"title":"Hello","text":"A long story."}
//! {"id":1,"title":"Hello","text":"A long story.","edited_by":"ada"}
//! ```

use json_runtime::{JsonContext, JsonError, ToJson, View};

const LIST: View = View::bit(0);
const DETAIL: View = View::bit(1);
const ADMIN: View = View::bit(2);

#[derive(ToJson)]
struct Article {
    id: u32,
    title: &'static str,
    #[json(view = DETAIL)]
    text: &'static str,
    #[json(view = ADMIN)]
    edited_by: &'static str,
}

#[derive(JsonContext)]
#[json(views = LIST)]
struct ListPage;

#[derive(JsonContext)]
#[json(views(LIST, DETAIL))]
struct DetailPage;

#[derive(JsonContext)]
#[json(views(LIST, DETAIL, ADMIN))]
struct AdminPage;

fn main() -> Result<(), JsonError> {
    let article = |id, title| Article {
        id,
        title,
        text: "A long story.",
        edited_by: "ada",
    };
    let articles = [article(1, "Hello"), article(2, "Again")];
    println!("{}", ListPage::to_string(&articles)?);
    println!("{}", DetailPage::to_string(&articles[0])?);
    println!("{}", AdminPage::to_string(&articles[0])?);
    Ok(())
}
