use json_runtime::{JsonContext, ToJson, View};

const LIST: View = View::bit(0);
const DETAIL: View = View::bit(1);

#[derive(ToJson)]
#[allow(non_snake_case)]
struct Dto {
    user_name: u8,
    userName: u8,
}

/// The same member, in short and in full.
#[derive(ToJson)]
struct Article {
    #[json(view = LIST, rename = "author")]
    author_id: u8,
    #[json(view = DETAIL)]
    author: Author,
}

#[derive(ToJson)]
struct Author {
    name: &'static str,
}

#[derive(JsonContext)]
#[json(field_naming = "kebab-case")]
struct Kebab;

#[derive(JsonContext)]
#[json(views = LIST)]
struct ListPage;

#[derive(JsonContext)]
#[json(views = DETAIL)]
struct DetailPage;

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

    let article = Article {
        author_id: 7,
        author: Author { name: "Ada" },
    };
    assert_eq!(ListPage::to_string(&article).unwrap(), r#"{"author":7}"#);
    assert_eq!(
        DetailPage::to_string(&article).unwrap(),
        r#"{"author":{"name":"Ada"}}"#
    );
}
