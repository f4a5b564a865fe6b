//! The packages that are built: the same types with one derive or the other.

use std::fmt::Write;
use std::path::Path;

use fastrand::Rng;

/// Whose derive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Derive {
    Serde,
    Ours,
}

/// What is in a package.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// 300 structs of 12 fields, of which 30 are written.
    Dtos,
    /// The same; those 30 are also written under another context, with our derive.
    TwoContexts,
    /// One struct of 500 fields.
    Wide,
    /// No struct at all.
    Empty,
}

const TYPES: [&str; 12] = [
    "u64",
    "u32",
    "i64",
    "String",
    "String",
    "Option<String>",
    "bool",
    "f64",
    "Vec<u32>",
    "Option<u64>",
    "String",
    "u16",
];
const NOUNS: [&str; 6] = ["user", "order", "line", "price", "total", "name"];
const PROPERTIES: [&str; 5] = ["id", "code", "count", "label", "value"];

pub(crate) fn manifest(name: &str, derive: Derive) -> String {
    let dependencies = match derive {
        Derive::Serde => {
            "serde = { version = \"1\", features = [\"derive\"] }\nserde_json = \"1\"".to_owned()
        }
        Derive::Ours => {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../json-runtime");
            format!(
                "json-runtime = {{ path = {:?} }}",
                path.display().to_string()
            )
        }
    };
    format!(
        "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
         [dependencies]\n{dependencies}\n\n[profile.release]\nstrip = true\n\n[workspace]\n"
    )
}

pub(crate) fn source(derive: Derive, source: Source) -> String {
    let mut types = String::from("#![allow(dead_code, unused_mut)]\n");
    let written: Vec<usize> = match source {
        Source::Dtos | Source::TwoContexts => {
            for index in 0..300 {
                types += &dto(derive, index);
            }
            (9..300).step_by(10).collect()
        }
        Source::Wide => {
            types += &structure(derive, 0, &fields(&mut Rng::with_seed(0), 500));
            vec![0]
        }
        Source::Empty => Vec::new(),
    };
    let mut functions = vec![match derive {
        Derive::Serde => "serde_json::to_string",
        Derive::Ours => "json_runtime::to_string",
    }];
    if source == Source::TwoContexts && derive == Derive::Ours {
        types += "#[derive(json_runtime::JsonContext)]\n\
            #[json(field_naming = \"camelCase\", omit = \"nulls\")]\nstruct Api;\n";
        functions.push("Api::to_string");
    }
    types + &main(&functions, &written)
}

/// Most contain the one before; ten make a tree that one entry point writes.
fn dto(derive: Derive, index: usize) -> String {
    let mut fields = fields(&mut Rng::with_seed(index as u64), TYPES.len());
    if !index.is_multiple_of(10) {
        fields[3].1 = format!("Vec<Dto{}>", index - 1);
    }
    structure(derive, index, &fields)
}

/// Names and types.
fn fields(rng: &mut Rng, count: usize) -> Vec<(String, String)> {
    let mut types: Vec<_> = TYPES.iter().cycle().take(count).collect();
    rng.shuffle(&mut types);
    let mut name = |number| {
        let noun = NOUNS[rng.usize(..NOUNS.len())];
        let property = PROPERTIES[rng.usize(..PROPERTIES.len())];
        format!("{noun}_{property}_{number}")
    };
    types
        .iter()
        .enumerate()
        .map(|(number, name_of_type)| (name(number), (**name_of_type).to_owned()))
        .collect()
}

fn structure(derive: Derive, index: usize, fields: &[(String, String)]) -> String {
    let derive = match derive {
        Derive::Serde => "serde::Serialize",
        Derive::Ours => "json_runtime::ToJson",
    };
    let mut text = format!("#[derive({derive})]\npub struct Dto{index} {{\n");
    for (name, name_of_type) in fields {
        let _ = writeln!(text, "    pub {name}: {name_of_type},");
    }
    text + "}\n"
}

/// Calls every function with every type in a way that the optimiser cannot see through.
fn main(functions: &[&str], written: &[usize]) -> String {
    let mut text = String::from("fn main() {\n    let mut length = 0;\n");
    for function in functions {
        for index in written {
            let _ = writeln!(
                text,
                "    if let Some(dto) = std::hint::black_box(None::<&'static Dto{index}>) {{\n        \
                 length += {function}(dto).unwrap().len();\n    }}"
            );
        }
    }
    text + "    println!(\"{length}\");\n}\n"
}
