//! Types that derive both, over every shape and every attribute that both know.

mod bounds;
mod conversion;
mod enums;
mod flatten;
mod generics;
mod naming;
mod nested_generics;
mod paths;
mod serialize_with;
mod structs;
mod tagging;
