//! What the benches write, who writes it, and what they measure it with.
//!
//! [`cases::all`] is the list of cases. Each [`Case`] holds data that is the same in every run, and the
//! [`Contestant`]s that write it. `suite.rs` hands them to criterion; `report/` times them in turns and
//! writes `REPORT.md`.

pub mod allocations;
pub mod case;
pub mod cases;
pub mod compile_times;
mod contestants;
mod dynamic;
pub mod options;
pub mod rounds;
mod same;
mod text;

pub use case::{Case, Contestant, Note, Target};

use json_runtime::JsonContext;

/// What a web API wants: camelCase, no nulls, enums as text.
#[derive(JsonContext)]
#[json(field_naming = "camelCase", omit = "nulls", enums = "string")]
pub struct Api;

/// The same, to be read by people.
#[derive(JsonContext)]
#[json(
    field_naming = "camelCase",
    omit = "nulls",
    enums = "string",
    indent = 2
)]
pub struct IndentedApi;

/// The cheap check that everyone writes what they should.
#[cfg(test)]
mod tests {
    #[test]
    fn contestants_agree_on_every_case() {
        for case in super::cases::all() {
            case.prove();
        }
        for costs in super::options::all() {
            costs.prove();
        }
    }
}
