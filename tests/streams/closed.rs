//! Contexts that list their types, and rows of these types.

use json_runtime::stream::{StreamOptions, TryRow};
use json_runtime::{JsonContext, ToJson};

#[derive(ToJson)]
struct Order {
    id: u32,
}

#[derive(JsonContext)]
#[json(types(Order, [Order], &'a str))]
struct Api;

#[test]
fn rows_of_listed_types_can_be_written() {
    let orders = || (1..3).map(|id| Order { id });
    let kept: Vec<Order> = orders().collect();
    let mut text = Vec::new();
    Api::write_array(&mut text, orders()).unwrap();
    Api::write_array(&mut text, &kept).unwrap();
    let references: Vec<&Order> = kept.iter().collect();
    Api::write_array(&mut text, &references).unwrap();
    Api::write_lines(&mut text, orders().map(Ok::<_, String>).map(TryRow::new)).unwrap();
    Api::write_lines_with(
        &mut text,
        kept.iter().filter(|order| order.id > 1),
        StreamOptions::new(),
    )
    .unwrap();
    Api::write_array_with(&mut text, ["a"], StreamOptions::new()).unwrap();
    Api::to_writer_with(&mut text, &kept[0], StreamOptions::new()).unwrap();
    Api::write_lines(&mut text, kept.chunks(1)).unwrap();
    let array = r#"[{"id":1},{"id":2}]"#;
    let lines = "{\"id\":1}\n{\"id\":2}\n";
    let rest = "{\"id\":2}\n[\"a\"]{\"id\":1}[{\"id\":1}]\n[{\"id\":2}]\n";
    let expected = format!("{array}{array}{array}{lines}{rest}");
    assert_eq!(String::from_utf8(text).unwrap(), expected);

    assert_eq!(
        Api::chunks(&kept).next().unwrap().unwrap(),
        array.as_bytes()
    );
    assert_eq!(
        Api::line_chunks(orders()).next().unwrap().unwrap(),
        lines.as_bytes()
    );
    assert_eq!(Api::display(&kept[0]).to_string(), r#"{"id":1}"#);
    let mut text = String::new();
    Api::to_fmt(&mut text, &kept[..]).unwrap();
    assert_eq!(text, array);
    let chunks = futures::executor::block_on_stream(Api::stream(futures::stream::iter(orders())));
    assert_eq!(chunks.map(Result::unwrap).next().unwrap(), array);
    let lines_of =
        futures::executor::block_on_stream(Api::line_stream(futures::stream::iter(&kept)));
    assert_eq!(lines_of.map(Result::unwrap).next().unwrap(), lines);
}
