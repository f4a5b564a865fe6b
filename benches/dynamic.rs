//! What a program does that applies its JSON policies at run time: a tree of values, rewritten.

use serde_json::{Map, Value};

/// Renames every member to camelCase and drops those that are null.
///
/// Enums without data are text in the tree already.
#[must_use]
pub fn apply_policies(value: Value) -> Value {
    match value {
        Value::Object(members) => Value::Object(rewritten(members)),
        Value::Array(items) => items.into_iter().map(apply_policies).collect(),
        scalar => scalar,
    }
}

fn rewritten(members: Map<String, Value>) -> Map<String, Value> {
    members
        .into_iter()
        .filter(|(_, value)| !value.is_null())
        .map(|(name, value)| (camel_case(name), apply_policies(value)))
        .collect()
}

/// `unit_price` becomes `unitPrice`. A name of one word is not copied.
fn camel_case(name: String) -> String {
    if !name.contains('_') {
        return name;
    }
    let mut renamed = String::with_capacity(name.len());
    let mut starts_word = false;
    for char in name.chars() {
        if char == '_' {
            starts_word = true;
        } else if starts_word {
            renamed.extend(char.to_uppercase());
            starts_word = false;
        } else {
            renamed.push(char);
        }
    }
    renamed
}

#[cfg(test)]
mod tests {
    use super::apply_policies;
    use serde_json::json;

    #[test]
    fn members_are_renamed_and_nulls_dropped_at_any_depth() {
        let tree = json!({
            "unit_price": 1,
            "note": null,
            "tax_lines": [{ "per_cent_rate": 19, "tax_code": null }, null],
        });
        let rewritten = json!({ "unitPrice": 1, "taxLines": [{ "perCentRate": 19 }, null] });
        assert_eq!(apply_policies(tree), rewritten);
    }
}
