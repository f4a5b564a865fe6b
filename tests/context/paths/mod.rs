//! The path of an error: a value is written whole, then once for each of its leaves, with this leaf
//! broken. Where the leaf should be is read from the whole text, by another parser.

mod model;
mod value;

use std::collections::{BTreeMap, HashMap};

use json_runtime::{ErrorKind, JsonContext, ToJson};

use model::{paths, too_deep};
use value::{BROKEN, TEXTS, everything};

/// Breaks each leaf in turn.
fn breaks<C: JsonContext, T: ToJson<C>>(value: &T, is_ascii: bool) {
    BROKEN.set(0);
    let whole = C::to_string(value).expect("nothing is broken");
    let mut leaves = HashMap::new();
    let parsed = serde_json::from_str(&whole).expect("JSON");
    paths(&parsed, "$", is_ascii, &mut leaves);
    assert!(leaves.len() > 80, "a large value");
    for (leaf, path) in leaves {
        BROKEN.set(leaf);
        let error = C::to_string(value).expect_err("one leaf is broken");
        let offset = whole.find(&leaf.to_string()).expect("it was written");
        assert_eq!((error.path(), error.offset()), (&*path, offset as u64));
        let mut taken = Vec::new();
        let error = C::to_writer(&mut taken, value).expect_err("one leaf is broken");
        assert!(whole.as_bytes()[..offset].starts_with(&taken));
        assert_eq!(error.offset(), offset as u64);
        match error.path().strip_prefix('…') {
            // Of what has been handed over, nothing is known.
            Some(known) => assert!(!taken.is_empty() && path.ends_with(known), "{error} {path}"),
            None => assert_eq!(error.path(), path),
        }
    }
}

macro_rules! contexts {
    ($($name:ident: $($option:ident = $value:literal),+;)+) => {$(
        #[derive(JsonContext)]
        #[json($($option = $value),+)]
        struct $name;
    )+};
}

contexts! {
    Compact: max_depth = "none";
    Renaming: field_naming = "SCREAMING-KEBAB-CASE", variant_naming = "snake_case", key_naming = "camelCase", enums = "number";
    Ascii: escape = "ascii", indent = "\t", newline = "\r\n";
    Indented: indent = 1, omit = "defaults", bytes = "base64";
}

#[test]
fn every_leaf_has_its_path() {
    let value = everything();
    breaks::<Compact, _>(&value, false);
    breaks::<Renaming, _>(&value, false);
    breaks::<Ascii, _>(&value, true);
    breaks::<Indented, _>(&value, false);
}

/// What a sink has taken is cut off anywhere: in names, texts, and numbers.
#[test]
fn every_leaf_has_the_end_of_its_path_when_the_beginning_is_gone() {
    for len in 0..4 {
        let texts = TEXTS.iter().map(|text| text.repeat(11_000 + len));
        let value: Vec<_> = texts.map(|text| (text, everything())).collect();
        let value = BTreeMap::from([("values", &value)]);
        BROKEN.set(0);
        for leaf in [
            &value["values"][len % TEXTS.len()].1.last_leaf,
            &value["values"][8].1.with,
        ] {
            let whole = Compact::to_string(&value).expect("nothing is broken");
            let mut leaves = HashMap::new();
            paths(
                &serde_json::from_str(&whole).expect("JSON"),
                "$",
                false,
                &mut leaves,
            );
            BROKEN.set(leaf.0);
            let error = Compact::to_writer(std::io::sink(), &value).expect_err("it is broken");
            let known = error.path().strip_prefix('…').expect("much text is gone");
            assert!(
                leaves[&leaf.0].ends_with(known),
                "{error} {}",
                leaves[&leaf.0]
            );
            BROKEN.set(0);
        }
    }
}

#[test]
fn what_is_too_deep_has_its_path() {
    macro_rules! limits {
        ($($limit:literal: $path:literal;)+) => {$({
            #[derive(JsonContext)]
            #[json(max_depth = $limit)]
            struct Limited;

            let value = [everything()];
            let whole = Compact::to_string(&value).expect("nothing is too deep");
            let error = Limited::to_string(&value).expect_err("something is too deep");
            assert_eq!((error.kind(), error.path()), (ErrorKind::Depth, $path));
            assert_eq!(Some(error.offset()), too_deep(&whole, $limit).map(|at| at as u64));
        })+};
    }
    limits! {
        0: "$";
        1: "$[0]";
        2: "$[0].texts";
        3: "$[0].nested_lists[0]";
        4: "$[0].external[1].Tuple";
    }
}
