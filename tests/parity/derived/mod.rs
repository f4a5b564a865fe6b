//! Types that derive both, over every shape and every attribute that both know.

mod enums;
mod generics;
mod naming;
mod structs;
