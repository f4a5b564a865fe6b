//! The report, from its title to its last table.

use crate::measure::{Measured, MeasuredOptions};
use crate::{CHARTS, machine, tables};

/// The text of `REPORT.md`.
pub(crate) fn text(
    how: &str,
    measured: &[Measured],
    options: &[MeasuredOptions],
    compile: &str,
) -> String {
    let machine = machine::table();
    let overview = tables::overview(measured);
    let options = tables::options(options);
    let cases = tables::cases(measured);
    format!(
        "# Report of the benches

Written by `cargo run --release -p json-benches --bin report`{how}; do not edit.

Every contestant writes the same data, and its text is checked before it is timed. Contestants take turns:
each round gives everyone a turn, and begins with another one. A time is the median over all rounds of
what one call takes on the processor; a ratio is that to serde_json with serde's derive, so less is faster.
Allocations are those of one call, new ones and changes of size, with the bytes asked for.

{machine}\"Context\" is json-runtime under a context that renames members to camelCase, leaves out nulls and
writes enums as text; \"plain\" writes the bytes of serde_json. \"Policies\" is what a program does that wants
the context's text from serde_json's tree of values. The copy of the bytes is what nobody can beat.

## Ratios

To a new vector or string; the times are [below](#every-case).

{overview}## Typed and dynamic

![typed and dynamic]({CHARTS}/dynamic.svg)

## What options cost

Each option alone, and three together; to a new vector. Beside it what the same costs in serde_json's tree
of values, where that is possible, as a multiple of typed serde_json, which has no options.

{options}## Compile time

300 structs of 12 fields, some inside each other, of which 30 are written by an entry point each: with
serde's derive and serde_json, and with json-runtime, in turns. Before a rebuild the first line of the file
has changed. Processor seconds are those of all processes of a build together, and depend little on what
else the machine does; seconds from beginning to end depend on it very much.

{compile}## Every case

{cases}"
    )
}
