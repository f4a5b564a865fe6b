//! Attributes: which keys a place accepts, and what they are given.

mod elsewhere;
mod near;
mod path;
mod place;
mod table;
mod value;

pub(crate) use path::Function;
pub(crate) use place::Place;
pub(crate) use table::{Namespace, Table};
pub(crate) use value::{
    Contexts, Flag, Predicates, Sided, Spanned, Text, Value, Views, assigned, listed, skip_value,
    takes, word,
};
