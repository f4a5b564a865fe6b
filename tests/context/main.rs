//! Every option of a context, everywhere it applies: a value, the context, and the literal text.

mod bytes;
mod depth;
mod entry_points;
mod enums;
mod escape;
mod floats;
mod indent;
mod integers;
mod naming;
mod omit;
