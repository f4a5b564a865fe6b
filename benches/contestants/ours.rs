//! json-runtime, under a context that changes nothing and under one that changes much.

use json_runtime::{JsonContext, ToJson};

use crate::case::{Entrants, Says};
use crate::dynamic::Policies;

const PLAIN: &str = "json-runtime, plain";
const CONTEXT: &str = "json-runtime, context";

/// `P` writes what `serde_json` writes; `A` has the policies of [`Api`](crate::Api).
pub(super) fn enter<T, P, A>(entrants: &mut Entrants<T>)
where
    T: ToJson<P> + ToJson<A> + 'static,
    P: JsonContext,
    A: JsonContext,
{
    enter_as::<T, A>(CONTEXT, Says::Under(Policies::API), entrants);
    enter_as::<T, P>(PLAIN, Says::SameBytes, entrants);
}

pub(crate) fn enter_as<T, C>(name: &'static str, says: Says, entrants: &mut Entrants<T>)
where
    T: ToJson<C> + 'static,
    C: JsonContext,
{
    entrants.fresh(name, says, |data| C::to_vec(data).expect("can be written"));
    entrants.reused(name, says, |data, to| {
        C::append(data, to).expect("can be written");
    });
}
