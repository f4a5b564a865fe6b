//! What each option of a context costs, and what the same costs that is done to a tree of values.

use std::iter;
use std::rc::Rc;

use json_runtime::{JsonContext, Plain, Pretty, ToJson};
use serde::Serialize;

use crate::Api;
use crate::case::{Contestant, Entrants, Says, Target, prove};
use crate::cases::{Order, timeline};
use crate::contestants::{Layout, ours, serde as tree};
use crate::dynamic::Policies;

/// All options, on the same data.
pub struct OptionCosts {
    /// The data, which is that of a case.
    pub case: &'static str,
    /// Typed `serde_json`, which has no options.
    pub baseline: Contestant,
    /// The first one is the context without options.
    pub options: Vec<OptionCost>,
}

/// One option.
pub struct OptionCost {
    /// What it does.
    pub name: &'static str,
    /// The context that has it.
    pub typed: Contestant,
    /// The same by way of `serde_json`'s tree, where that is possible.
    pub dynamic: Option<Contestant>,
}

/// A context for each line, and a trait for what can be written under all of them.
macro_rules! contexts {
    ($($context:ident: $option:ident = $value:literal;)*) => {
        $(
            #[derive(JsonContext)]
            #[json($option = $value)]
            struct $context;
        )*

        trait Configurable:
            Serialize + ToJson<Plain> + ToJson<Pretty> + ToJson<Api> $(+ ToJson<$context>)* + 'static
        {
        }

        impl<T> Configurable for T where
            T: Serialize + ToJson<Plain> + ToJson<Pretty> + ToJson<Api> $(+ ToJson<$context>)* + 'static
        {
        }
    };
}

contexts! {
    CamelCase: field_naming = "camelCase";
    OmitNulls: omit = "nulls";
    OmitDefaults: omit = "defaults";
    EnumNumbers: enums = "number";
    Html: escape = "html";
    Ascii: escape = "ascii";
    StrictFloats: non_finite = "error";
    ShortFloats: whole_floats = "1";
    WideText: wide_integers = "string";
    AnyDepth: max_depth = "none";
}

/// The options on small data and on large.
#[must_use]
pub fn all() -> Vec<OptionCosts> {
    vec![
        costs("order", Order::sample()),
        costs("timeline", timeline()),
    ]
}

fn costs<T: Configurable>(case: &'static str, data: T) -> OptionCosts {
    let (api, camel, nulls) = (
        Says::Under(Policies::API),
        Says::Under(Policies::CAMEL_CASE),
        Says::Under(Policies::WITHOUT_NULLS),
    );
    let data = &Rc::new(data);
    OptionCosts {
        case,
        baseline: only(data, |entrants| {
            tree::enter_typed(Layout::Compact, entrants);
        }),
        options: vec![
            both::<T, Plain>("none", Says::SameBytes, Layout::Compact, data),
            both::<T, CamelCase>(
                "`field_naming = \"camelCase\"`",
                camel,
                Layout::Compact,
                data,
            ),
            both::<T, OmitNulls>("`omit = \"nulls\"`", nulls, Layout::Compact, data),
            both::<T, Api>("both, and enums as text", api, Layout::Compact, data),
            both::<T, Pretty>("`indent = 2`", Says::SameValue, Layout::Indented, data),
            typed::<T, OmitDefaults>("`omit = \"defaults\"`", Says::AnyJson, data),
            typed::<T, EnumNumbers>("`enums = \"number\"`", Says::AnyJson, data),
            typed::<T, Html>("`escape = \"html\"`", Says::SameValue, data),
            typed::<T, Ascii>("`escape = \"ascii\"`", Says::SameValue, data),
            typed::<T, StrictFloats>("`non_finite = \"error\"`", Says::SameBytes, data),
            typed::<T, ShortFloats>("`whole_floats = \"1\"`", Says::SameValue, data),
            typed::<T, WideText>("`wide_integers = \"string\"`", Says::AnyJson, data),
            typed::<T, AnyDepth>("`max_depth = \"none\"`", Says::SameBytes, data),
        ],
    }
}

fn typed<T, C>(name: &'static str, says: Says, data: &Rc<T>) -> OptionCost
where
    T: ToJson<C> + 'static,
    C: JsonContext,
{
    OptionCost {
        name,
        typed: only(data, |entrants| {
            ours::enter_as::<T, C>(name, says, entrants);
        }),
        dynamic: None,
    }
}

/// An option that can also be applied to a tree.
fn both<T, C>(name: &'static str, says: Says, layout: Layout, data: &Rc<T>) -> OptionCost
where
    T: Serialize + ToJson<C> + 'static,
    C: JsonContext,
{
    let dynamic = only(data, |entrants| match says {
        Says::Under(policies) => tree::enter_policies(name, layout, policies, entrants),
        _ => tree::enter_tree(name, layout, entrants),
    });
    OptionCost {
        dynamic: Some(dynamic),
        ..typed::<T, C>(name, says, data)
    }
}

/// The one of those who enter that makes a vector for each call.
fn only<T: 'static>(data: &Rc<T>, enter: impl FnOnce(&mut Entrants<T>)) -> Contestant {
    let mut entrants = Entrants::new(data);
    enter(&mut entrants);
    entrants
        .contestants
        .into_iter()
        .find(|contestant| contestant.target == Target::Fresh)
        .expect("whoever enters can write to a new vector")
}

impl OptionCosts {
    /// Checks that every text says what it should.
    ///
    /// # Panics
    ///
    /// Panics, with the name of the option, if one does not.
    pub fn prove(&self) {
        prove(self.case, &self.baseline, self.contestants());
    }

    /// All who take part: without options, typed, and dynamic.
    pub fn contestants(&self) -> impl Iterator<Item = &Contestant> {
        let dynamic = self
            .options
            .iter()
            .filter_map(|option| option.dynamic.as_ref());
        let typed = self.options.iter().map(|option| &option.typed);
        iter::once(&self.baseline).chain(typed).chain(dynamic)
    }
}
