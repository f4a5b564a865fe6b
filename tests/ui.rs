//! Mistakes, one in each file, and what the compiler says about them.

#[test]
fn mistakes_are_explained() {
    trybuild::TestCases::new().compile_fail("ui/*/*.rs");
}
