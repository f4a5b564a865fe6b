use json_runtime::{JsonContext, ToJson};

#[derive(JsonContext)]
struct Api;

trait Shape {}

trait Written: ToJson<Api> {}

#[derive(ToJson)]
struct Drawing {
    shapes: Vec<Box<dyn Shape>>,
}

#[derive(ToJson)]
#[json(context = Api)]
struct Plot {
    shapes: Vec<Box<dyn Written>>,
}

fn main() {}
