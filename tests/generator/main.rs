//! Random types, with random attributes and values, under random contexts.
//!
//! The build script makes each type twice. With serde's attributes it derives both `Serialize` and
//! `ToJson`, and the two write the same bytes. With attributes of both spellings, and with those
//! that serde does not have, it derives `ToJson`, and writes what the model says: the tree that
//! serde's derive describes, with the policies of the context applied to it.

#![allow(
    uncommon_codepoints,
    mixed_script_confusables,
    reason = "names of all kinds are made up"
)]

mod model;
mod words;

use json_runtime::{JsonContext, Plain, Pretty, ToJson};
use serde::Serialize;
use serde::de::IgnoredAny;

use model::{Options, Tree};

/// What serde refuses and we write: integers of 128 bits and options, where it keeps values for later
/// below tags and `flatten`; and NaN, which is `null` here, and flattened as `()` is.
const LENIENT: &[&str] = &["128 is not supported", "containing an optional", "a float"];

/// What is wrong.
#[derive(Default)]
struct Checks {
    count: usize,
    failures: Vec<String>,
}

impl Checks {
    fn same(&mut self, what: &str, ours: &str, expected: &str) {
        self.count += 1;
        if ours != expected {
            let failure = format!("{what}\n    ours:     {ours}\n    expected: {expected}");
            self.failures.push(failure);
        }
    }

    /// That serde_json and we write the same bytes, or refuse the same value.
    fn parity<T>(&mut self, name: &str, value: &T)
    where
        T: Serialize + ToJson<Plain> + ToJson<Pretty>,
    {
        let ours = json_runtime::to_string(value).map_err(|error| error.to_string());
        let peer = match serde_json::to_string(value) {
            Ok(peer) => peer,
            Err(error) => {
                let message = error.to_string();
                if LENIENT.iter().any(|what| message.contains(what)) {
                    return;
                }
                let outcome = if ours.is_err() { "" } else { "written" };
                return self.same(&format!("{name}: {message}"), outcome, "");
            }
        };
        self.same(name, ours.as_ref().unwrap_or_else(|it| it), &peer);
        let peer = serde_json::to_string_pretty(value).expect("it could be written on one line");
        let ours = Pretty::to_string(value).map_err(|error| error.to_string());
        self.same(name, ours.as_ref().unwrap_or_else(|it| it), &peer);
    }

    /// That we write what the model does, whatever we write to.
    fn model<C: JsonContext, T: ToJson<C>>(&mut self, name: &str, value: &T, tree: &Tree) {
        let options = Options::of::<C>();
        let name = format!("{name} under {options:?}");
        let ours = C::to_string(value);
        match model::write(tree, &options) {
            Ok(expected) => {
                let ours = ours.unwrap_or_else(|error| error.to_string());
                self.same(&name, &ours, &expected);
                let mut streamed = Vec::new();
                let outcome = C::to_writer(&mut streamed, value);
                self.same(&name, if outcome.is_ok() { "" } else { "an error" }, "");
                self.same(&name, &String::from_utf8_lossy(&streamed), &expected);
                let parsed = serde_json::from_str::<IgnoredAny>(&ours);
                self.same(&name, if parsed.is_ok() { "" } else { &ours }, "");
            }
            Err(kind) => {
                let ours = ours.map_err(|error| error.kind());
                self.same(
                    &name,
                    &format!("{ours:?}"),
                    &format!("{:?}", Err::<String, _>(kind)),
                );
            }
        }
    }
}

/// The types, their values, and the contexts.
mod generated {
    #![allow(
        dead_code,
        non_camel_case_types,
        non_snake_case,
        unused_imports,
        clippy::all,
        clippy::pedantic,
        reason = "nobody reads it, and what is in it changes with the seed"
    )]

    use std::borrow::Cow;
    use std::cell::RefCell;
    use std::cmp::Reverse;
    use std::collections::{BTreeMap, VecDeque};
    use std::marker::PhantomData;
    use std::num::NonZeroU64;
    use std::ops::{Bound, Range};
    use std::rc::Rc;
    use std::sync::Mutex;
    use std::time::Duration;

    use json_runtime::{Enums, JsonContext, Naming, Omit, Plain, Pretty, ToJson, View};
    use serde::Serialize;

    use crate::Checks;
    use crate::model::{DETAIL, Info, Kind, LIST, Rule, Tree};

    fn boxed<T>(value: T) -> Option<Box<T>> {
        Some(Box::new(value))
    }

    /// Something with a number among its parameters.
    #[derive(Serialize, ToJson)]
    struct Count<const N: usize>(u16);

    /// What `crate` may name.
    mod other {
        pub(crate) use json_runtime as json;
        pub(crate) use serde;
    }

    /// A check of each value, under each context.
    macro_rules! checks {
        ($($context:ident)+; $($value:ident)+) => {
            fn check<B, O>(checks: &mut Checks, name: &str, both: &B, ours: &O)
            where
                B: Serialize + ToJson<Plain> + ToJson<Pretty>,
                O: ToJson<Plain> $(+ ToJson<$context>)+,
            {
                checks.parity(name, both);
                if let Ok(tree) = Tree::of(both) {
                    checks.model::<Plain, _>(name, ours, &tree);
                    $(checks.model::<$context, _>(name, ours, &tree);)+
                }
            }

            pub(crate) fn check_all(checks: &mut Checks) {
                $(check(checks, stringify!($value), &both::$value(), &ours::$value());)+
            }
        };
    }

    /// A form for strings, by serde and by json-runtime.
    mod shout {
        use json_runtime::{JsonContext, JsonWriter};
        use serde::Serializer;

        pub(crate) fn serialize<S: Serializer>(
            text: &str,
            serializer: S,
        ) -> Result<S::Ok, S::Error> {
            serializer.serialize_str(&text.to_uppercase())
        }

        pub(crate) fn write_json<C: JsonContext>(text: &str, w: &mut JsonWriter<'_, C>) {
            w.string(&text.to_uppercase());
        }
    }

    /// Names that the standard library gives to members. No map has them as keys of its own.
    pub(crate) const JOINED: &[(&str, Kind)] = &[
        ("Ok", Kind::Variant),
        ("Err", Kind::Variant),
        ("Excluded", Kind::Variant),
        ("Unbounded", Kind::Variant),
        ("start", Kind::Field),
        ("end", Kind::Field),
        ("secs", Kind::Field),
        ("nanos", Kind::Field),
    ];

    include!(concat!(env!("OUT_DIR"), "/types.rs"));
}

#[test]
fn random_types_are_written_as_the_model_says() {
    let mut checks = Checks::default();
    generated::check_all(&mut checks);
    let failures = checks.failures.iter().take(10).map(String::as_str);
    let failures: Vec<_> = failures.collect();
    println!("{} comparisons", checks.count);
    assert!(
        failures.is_empty(),
        "{} differ:\n{}",
        checks.failures.len(),
        failures.join("\n")
    );
}
