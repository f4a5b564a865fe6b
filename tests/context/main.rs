//! Every option of a context, everywhere it applies: a value, the context, and the literal text.

#![expect(
    clippy::option_option,
    clippy::ref_option,
    clippy::ref_option_ref,
    clippy::trivially_copy_pass_by_ref,
    clippy::struct_field_names,
    reason = "what users write, and what `skip_if` and `with` are given"
)]

mod bytes;
mod closed;
mod depth;
mod depth_of_parts;
mod entry_points;
mod enums;
mod escape;
mod floats;
mod indent;
mod integers;
mod misuse;
mod naming;
mod omit;
mod omit_with;
mod paths;
mod raw;
mod raw_grammar;
mod streams;
mod threads;
mod views;
