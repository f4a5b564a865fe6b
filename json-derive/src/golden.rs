//! The expansion of the types in `tests/expand/input`, against what is committed beside them.

use std::path::Path;
use std::{env, fs};

use quote::ToTokens as _;
use syn::{Attribute, DeriveInput, Fields, File, Item};

use crate::derive;

/// Everything that a golden file is made of: the type, and what the derive makes of it.
fn expanded(input: &str) -> String {
    let mut input: DeriveInput = syn::parse_str(input).expect("one type");
    input
        .attrs
        .retain(|attribute| !attribute.path().is_ident("derive"));
    let expansion = derive::to_json(&input);
    without_attributes(&mut input);
    let ty = input.into_token_stream();
    let file: File = syn::parse2(quote::quote! {
        use std::collections::BTreeMap;
        #ty
        #expansion
    })
    .expect("the expansion is Rust");
    let is_needed = |item: &Item| match item {
        Item::Use(_) => file.items[1..]
            .iter()
            .any(|it| it.to_token_stream().to_string().contains("BTreeMap")),
        _ => true,
    };
    let items = file
        .items
        .iter()
        .filter(|item| is_needed(item))
        .cloned()
        .collect();
    prettyplease::unparse(&File {
        items,
        ..file.clone()
    })
}

fn without_attributes(input: &mut DeriveInput) {
    let is_read = |it: &Attribute| it.path().is_ident("json") || it.path().is_ident("serde");
    let strip = |attributes: &mut Vec<Attribute>| attributes.retain(|it| !is_read(it));
    let strip_fields =
        |fields: &mut Fields| fields.iter_mut().for_each(|field| strip(&mut field.attrs));
    strip(&mut input.attrs);
    match &mut input.data {
        syn::Data::Struct(data) => strip_fields(&mut data.fields),
        syn::Data::Enum(data) => {
            for variant in &mut data.variants {
                strip(&mut variant.attrs);
                strip_fields(&mut variant.fields);
            }
        }
        syn::Data::Union(_) => {}
    }
}

/// `BLESS=1` accepts what has changed.
#[test]
fn expansions_are_as_committed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/expand");
    let Ok(inputs) = fs::read_dir(folder.join("input")) else {
        println!("skipped: this is a package without the tests beside it");
        return;
    };
    let mut count = 0;
    for input in inputs {
        let input = input.expect("a file").path();
        let golden = folder.join(input.file_name().expect("a name"));
        let expanded = expanded(&fs::read_to_string(&input).expect("readable"));
        if env::var_os("BLESS").is_some() {
            fs::write(&golden, &expanded).expect("writable");
        }
        let committed = fs::read_to_string(&golden).unwrap_or_default();
        assert_eq!(expanded, committed, "{}", golden.display());
        count += 1;
    }
    assert_eq!(count, 10);
}
