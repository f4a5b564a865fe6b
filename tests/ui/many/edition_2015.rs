use json_runtime::{JsonContext, ToJson};

json_tests_edition_2015::mistake!();

fn main() {}
