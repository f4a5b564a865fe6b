//! What a program does that applies its JSON policies at run time: a tree of values, rewritten.

use serde_json::{Map, Value};

/// What is done to a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Policies {
    /// Members are renamed to camelCase.
    pub(crate) camel_case: bool,
    /// Members that are null are dropped.
    pub(crate) drop_nulls: bool,
}

impl Policies {
    /// What [`Api`](crate::Api) says. Enums without data are text in a tree already.
    pub(crate) const API: Self = Self {
        camel_case: true,
        drop_nulls: true,
    };
    pub(crate) const CAMEL_CASE: Self = Self {
        camel_case: true,
        drop_nulls: false,
    };
    pub(crate) const WITHOUT_NULLS: Self = Self {
        camel_case: false,
        drop_nulls: true,
    };
}

/// Rewrites a tree, at any depth.
pub(crate) fn apply_policies(policies: Policies, value: Value) -> Value {
    match value {
        Value::Object(members) => Value::Object(rewritten(policies, members)),
        Value::Array(items) => items
            .into_iter()
            .map(|item| apply_policies(policies, item))
            .collect(),
        scalar => scalar,
    }
}

fn rewritten(policies: Policies, members: Map<String, Value>) -> Map<String, Value> {
    members
        .into_iter()
        .filter(|(_, value)| !(policies.drop_nulls && value.is_null()))
        .map(|(name, value)| {
            let name = if policies.camel_case {
                camel_case(name)
            } else {
                name
            };
            (name, apply_policies(policies, value))
        })
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
    use super::{Policies, apply_policies};
    use serde_json::json;

    #[test]
    fn members_are_renamed_and_nulls_dropped_at_any_depth() {
        let tree = json!({
            "unit_price": 1,
            "note": null,
            "tax_lines": [{ "per_cent_rate": 19, "tax_code": null }, null],
        });
        for (policies, rewritten) in [
            (
                Policies::API,
                json!({ "unitPrice": 1, "taxLines": [{ "perCentRate": 19 }, null] }),
            ),
            (
                Policies::WITHOUT_NULLS,
                json!({ "unit_price": 1, "tax_lines": [{ "per_cent_rate": 19 }, null] }),
            ),
            (
                Policies::CAMEL_CASE,
                json!({
                    "unitPrice": 1,
                    "note": null,
                    "taxLines": [{ "perCentRate": 19, "taxCode": null }, null],
                }),
            ),
        ] {
            assert_eq!(apply_policies(policies, tree.clone()), rewritten);
        }
    }
}
