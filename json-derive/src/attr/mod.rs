//! Attributes: which keys a place accepts, and what they are given.

mod table;
mod value;

pub(crate) use table::{Namespace, Place, Table};
pub(crate) use value::{
    Contexts, Flag, Function, Predicates, Sided, Spanned, Text, Value, assigned, key_of, skip_value,
};
