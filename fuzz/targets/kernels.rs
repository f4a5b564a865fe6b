//! The kernels of json-runtime, which are private there, against the reference beside them.

#[path = "../../json-runtime/src/escape/scalar.rs"]
pub(crate) mod scalar;
#[cfg(target_arch = "x86_64")]
#[path = "../../json-runtime/src/escape/sse2.rs"]
mod sse2;
#[path = "../../json-runtime/src/escape/word.rs"]
mod word;

use json_runtime::Escape;

pub(crate) const LANES: usize = 16;

pub(crate) trait Mode {
    const ESCAPE: Escape;
}

pub(crate) fn check<M: Mode>(block: [u8; LANES]) {
    let stop = block.iter().position(|&byte| scalar::is_stop::<M>(byte));
    let stop = stop.unwrap_or(LANES);
    assert_eq!(word::first_stop::<M>(block), stop);
    #[cfg(target_arch = "x86_64")]
    assert_eq!(sse2::first_stop::<M>(block), stop);
}

/// What the reference makes of a character.
pub(crate) fn escaped(char: char, escape: Escape) -> String {
    let escaped = scalar::Escaped::new(char, escape);
    String::from_utf8(escaped.bytes().to_vec()).expect("a character or ASCII")
}
