//! Code of the user's that panics while a value is written: nothing half is left behind, and nothing is
//! lost or freed twice.

mod lines;
mod values;

use std::io;
use std::panic::{self, AssertUnwindSafe, catch_unwind};

use json_runtime::{JsonContext, JsonError, Pretty, ToJson};

use crate::allocator::held;
use lines::lines_before_a_panic_are_written;
use values::{Everything, Sparse, everything};

/// Calls `write` for values that panic ever later, until one does not. Whatever `write` makes of that,
/// no memory is lost.
fn burns_in_turn<T>(what: &str, write: impl Fn(Everything) -> Result<T, JsonError>) {
    let mut panics = 0;
    for left in 0.. {
        let before = held();
        let outcome = catch_unwind(AssertUnwindSafe(|| write(everything(left)).map(drop)));
        let has_panicked = outcome.is_err();
        drop(outcome);
        assert_eq!(held(), before, "{what}: memory is lost after {left}");
        if !has_panicked {
            break;
        }
        panics += 1;
    }
    assert!(panics > 20, "{what}: {panics}");
}

fn check<C: JsonContext>(name: &str)
where
    Everything: ToJson<C>,
{
    burns_in_turn(name, |value| C::to_vec(&value));
    burns_in_turn(name, |value| C::try_to_string(&value));
    burns_in_turn(name, |value| C::to_writer(io::sink(), &value));
    burns_in_turn(name, |value| C::write_array(io::sink(), [value]));
    burns_in_turn(name, |value| {
        C::chunks([value]).collect::<Result<Vec<_>, _>>()
    });
    burns_in_turn(name, |value| C::to_fmt(&mut String::new(), &value));
    for capacity in [6, 100, 20_000] {
        for tries in [false, true] {
            burns_in_turn(name, |value| {
                let mut vector = Vec::with_capacity(capacity);
                vector.extend_from_slice(b"before");
                let outcome = catch_unwind(AssertUnwindSafe(|| {
                    if tries {
                        C::try_append(&value, &mut vector)
                    } else {
                        C::append(&value, &mut vector)
                    }
                }));
                outcome.unwrap_or_else(|payload| {
                    assert_eq!(vector, b"before", "{name}");
                    panic::resume_unwind(payload)
                })
            });
        }
    }
}

/// All in one test, as the hook is for the whole process.
#[test]
fn a_panic_leaves_nothing_half_behind() {
    let hook = panic::take_hook();
    panic::set_hook(Box::new(|_| ()));
    let outcome = catch_unwind(|| {
        check::<Sparse>("compact");
        check::<Pretty>("pretty");
        lines_before_a_panic_are_written();
    });
    panic::set_hook(hook);
    if let Err(payload) = outcome {
        panic::resume_unwind(payload);
    }
}
