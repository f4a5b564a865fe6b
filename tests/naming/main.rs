//! Every naming policy against `vectors.tsv`, which defines them.

#![expect(
    non_snake_case,
    non_camel_case_types,
    mixed_script_confusables,
    clippy::upper_case_acronyms,
    reason = "identifiers of any spelling"
)]

use std::collections::HashMap;

use json_runtime::{JsonContext, JsonWriter, Naming, ToJson};

/// What the policies make of each identifier.
fn vectors() -> HashMap<&'static str, Vec<(&'static str, &'static str)>> {
    let mut lines = include_str!("vectors.tsv").lines();
    let policies: Vec<_> = lines
        .next()
        .expect("a header")
        .split('\t')
        .skip(1)
        .collect();
    let row = |line: &'static str| {
        let mut cells = line.split('\t');
        let identifier = cells.next().expect("an identifier");
        (identifier, policies.iter().copied().zip(cells).collect())
    };
    lines.map(row).collect()
}

/// A context for each policy, and a function that picks one.
macro_rules! policies {
    ($($name:literal $context:ident)+) => {
        $(
            struct $context;

            impl JsonContext for $context {
                const FIELD_NAMING: Naming = Naming::$context;
                const VARIANT_NAMING: Naming = Naming::$context;
                const KEY_NAMING: Naming = Naming::$context;
            }
        )+

        fn under<T: $(ToJson<$context> +)+>(policy: &str, value: &T) -> String {
            let written = match policy {
                $($name => $context::to_string(value),)+
                _ => panic!("an unknown policy: {policy}"),
            };
            written.expect("a value that can be written")
        }
    };
}

policies! {
    "snake_case" SnakeCase
    "SCREAMING_SNAKE_CASE" ScreamingSnakeCase
    "kebab-case" KebabCase
    "SCREAMING-KEBAB-CASE" ScreamingKebabCase
    "camelCase" CamelCase
    "PascalCase" PascalCase
    "lowercase" LowerCase
    "UPPERCASE" UpperCase
}

/// Calls a macro with every identifier of the table that is one in Rust: all but `_`.
macro_rules! each_identifier {
    ($macro:ident) => {
        $macro! {
            id first_name unit_price created_at_utc a b_2 field_1 line_2_total x1y2
            sha256_sum is_ok _id __v id_ type_ __ a__b r2d2 http_server user_id md5
            utf8_name v2_api_key iso_8601_date MAX_SIZE ID Pending InProgress HTTPServer
            HttpServer IOStream XMLHttpRequest UserID UserIDs Have1Apple OAuth2Token
            HTTP2Server MD5Hash SHA512HashAlgorithm I18nPolicy Ipv4 IPv4Address A B1 ABC
            ABCDef DeployESPImages iPhone getHTTPResponseCode fooBarBaz foo_barBaz
            snake_Case_Mixed 名前 名前_url straße_nr ÜberGröße élan_vital Привет_мир ПриветМир
            ΑΒΓδ
        }
    };
}

#[test]
fn fields_are_renamed_by_the_compiler() {
    macro_rules! fields {
        ($($field:ident)+) => {
            [$({
                #[derive(ToJson)]
                struct Dto {
                    $field: (),
                }
                let written = |policy: &str| under(policy, &Dto { $field: () });
                (stringify!($field), Box::new(written) as Box<dyn Fn(&str) -> String>)
            }),+]
        };
    }
    let written = each_identifier!(fields);
    assert_eq!(written.len() + 1, vectors().len());
    for (identifier, written) in written {
        for (policy, name) in &vectors()[identifier] {
            assert_eq!(
                written(policy),
                format!("{{\"{name}\":null}}"),
                "{identifier} {policy}"
            );
        }
    }
}

#[test]
fn variants_are_renamed_by_the_compiler() {
    macro_rules! variants {
        ($($variant:ident)+) => {
            [$({
                #[derive(ToJson)]
                enum Dto {
                    $variant,
                }
                let written = |policy: &str| under(policy, &Dto::$variant);
                (stringify!($variant), Box::new(written) as Box<dyn Fn(&str) -> String>)
            }),+]
        };
    }
    for (identifier, written) in each_identifier!(variants) {
        for (policy, name) in &vectors()[identifier] {
            assert_eq!(
                written(policy),
                format!("\"{name}\""),
                "{identifier} {policy}"
            );
        }
    }
}

/// An object with an entry of this name, and a member whose name is known at run time only.
struct Named(&'static str);

impl<C: JsonContext> ToJson<C> for Named {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        let mut object = w.object();
        object.entry(self.0, &1);
        object.field(self.0, &2);
        object.end();
    }
}

#[test]
fn keys_are_renamed_when_they_are_written() {
    for (identifier, names) in vectors() {
        assert_eq!(names.len(), 8, "{identifier}");
        for (policy, name) in names {
            let expected = format!("{{\"{name}\":1,\"{name}\":2}}");
            assert_eq!(
                under(policy, &Named(identifier)),
                expected,
                "{identifier} {policy}"
            );
        }
    }
}
