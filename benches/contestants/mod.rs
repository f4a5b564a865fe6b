//! Who takes part, in the order of the tables.

mod copy;
pub(crate) mod ours;
#[cfg(feature = "peers")]
mod peers;
pub(crate) mod serde;

use std::rc::Rc;

use ::serde::Serialize;
use json_runtime::{JsonContext, Plain, Pretty, ToJson};

use crate::case::{Case, Entrants};
use crate::{Api, IndentedApi};

/// What everyone can write.
pub(crate) trait Dto: Serialize + ToJson<Plain> + ToJson<Api> + Peers + 'static {}

impl<T: Serialize + ToJson<Plain> + ToJson<Api> + Peers + 'static> Dto for T {}

#[cfg(feature = "peers")]
use peers::Peers;

/// Without peers nothing is asked for them.
#[cfg(not(feature = "peers"))]
pub(crate) trait Peers {}

#[cfg(not(feature = "peers"))]
impl<T> Peers for T {}

/// Line breaks or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layout {
    Compact,
    /// Two spaces for each level.
    Indented,
}

impl Case {
    /// A case in which data is written without white space.
    pub(crate) fn compact<T: Dto>(name: &'static str, about: &'static str, data: T) -> Self {
        Self::new::<T, Plain, Api>(name, about, data, Layout::Compact)
    }

    /// A case in which data is written with an indent of two spaces.
    pub(crate) fn indented<T>(name: &'static str, about: &'static str, data: T) -> Self
    where
        T: Dto + ToJson<Pretty> + ToJson<IndentedApi>,
    {
        Self::new::<T, Pretty, IndentedApi>(name, about, data, Layout::Indented)
    }

    fn new<T, P, A>(name: &'static str, about: &'static str, data: T, layout: Layout) -> Self
    where
        T: Dto + ToJson<P> + ToJson<A>,
        P: JsonContext,
        A: JsonContext,
    {
        let data = Rc::new(data);
        let mut entrants = Entrants::new(&data);
        ours::enter::<T, P, A>(&mut entrants);
        serde::enter(layout, &mut entrants);
        #[cfg(feature = "peers")]
        peers::enter(layout, &mut entrants);
        let text = serde::text(layout, &*data);
        let size = text.len();
        copy::enter(text, &mut entrants);
        Self {
            name,
            about,
            size,
            contestants: entrants.contestants,
            notes: entrants.notes,
        }
    }
}
