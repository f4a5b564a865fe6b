//! Mistakes, one in each file, and what the compiler says about them.

use std::process::Command;

use trybuild::TestCases;

/// The compiler whose words the `.stderr` files hold. Others say the same in other words.
const COMPILER: &str = "rustc 1.95.";

#[test]
fn mistakes_are_explained() {
    let version = Command::new("rustc")
        .arg("--version")
        .output()
        .expect("a compiler")
        .stdout;
    let version = String::from_utf8_lossy(&version);
    if !version.starts_with(COMPILER) {
        println!("skipped: the messages are those of {COMPILER}x, and this is {version}");
        return;
    }
    let cases = TestCases::new();
    // A case that is run has the others built, too: names meet under a context when code is made.
    cases.pass("ui/collision/distinct.rs");
    cases.compile_fail("ui/collision/under_*.rs");
    cases.compile_fail("ui/[!c]*/*.rs");
    cases.compile_fail("ui/closed/*.rs");
    cases.compile_fail("ui/conflict/*.rs");
}
