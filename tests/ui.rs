//! Mistakes, one in each file, and what the compiler says about them.

use trybuild::TestCases;

#[test]
fn mistakes_are_explained() {
    let cases = TestCases::new();
    // A case that is run has the others built, too: names meet under a context when code is made.
    cases.pass("ui/collision/distinct.rs");
    cases.compile_fail("ui/collision/under_*.rs");
    cases.compile_fail("ui/[!c]*/*.rs");
    cases.compile_fail("ui/closed/*.rs");
    cases.compile_fail("ui/conflict/*.rs");
}
