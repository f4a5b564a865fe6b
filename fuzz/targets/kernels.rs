//! The kernels of json-runtime, which are private there, against the reference beside them.

#[cfg(target_arch = "x86_64")]
#[expect(dead_code, reason = "some of it is for json-runtime")]
#[path = "../../json-runtime/src/escape/avx2.rs"]
mod avx2;
#[expect(dead_code, unexpected_cfgs, reason = "some of it is for json-runtime")]
#[path = "../../json-runtime/src/escape/copy.rs"]
mod copy;
#[cfg(target_arch = "aarch64")]
#[path = "../../json-runtime/src/escape/neon.rs"]
mod neon;
#[expect(dead_code, reason = "some of it is for json-runtime")]
#[path = "../../json-runtime/src/escape/scalar.rs"]
pub(crate) mod scalar;
#[cfg(target_arch = "x86_64")]
#[path = "../../json-runtime/src/escape/sse2.rs"]
mod sse2;
#[path = "../../json-runtime/src/escape/stops.rs"]
mod stops;
#[path = "../../json-runtime/src/escape/word.rs"]
mod word;

use copy::copy_plain;
use json_runtime::Escape;
#[cfg(target_arch = "aarch64")]
use neon::stops;
#[cfg(target_arch = "x86_64")]
use sse2::stops;
pub(crate) use stops::Stops;
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
use word::stops;

const LANES: usize = 16;

pub(crate) trait Mode {
    const ESCAPE: Escape;
}

/// Has the kernels look for the first byte to stop at, from everywhere in `text`.
pub(crate) fn check<M: Mode>(text: &[u8]) {
    for block in text.as_chunks().0 {
        check_stops::<M>(block, word::stops::<M>(*block));
        check_stops::<M>(block, stops::<M>(*block));
    }
    let mut from = 0;
    while from < text.len() {
        let rest = &text[from..];
        let stop = stop::<M>(rest).unwrap_or(rest.len());
        check_copies::<M>(rest, stop);
        check_copies::<M>(&rest[..stop], stop);
        from += stop + 1;
    }
}

fn check_stops<M: Mode>(block: &[u8; LANES], mut stops: Stops) {
    for (at, &byte) in block.iter().enumerate() {
        if scalar::is_stop::<M>(byte) {
            assert_eq!(stops.first(), Some(at));
            stops = stops.without_first();
        }
    }
    assert_eq!(stops.first(), None);
    assert_eq!(stops.plain_len(), LANES);
}

fn stop<M: Mode>(text: &[u8]) -> Option<usize> {
    text.iter().position(|&byte| scalar::is_stop::<M>(byte))
}

fn check_copies<M: Mode>(text: &[u8], stop: usize) {
    let check = |copy: &dyn Fn(*mut u8) -> usize| {
        let mut copied = vec![0; text.len()];
        assert_eq!(copy(copied.as_mut_ptr()), stop);
        assert_eq!(copied[..stop], text[..stop]);
    };
    // SAFETY: there is room for the whole text.
    check(&|to| unsafe { copy_plain::<M>(text, to) });
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx2") {
        // SAFETY: there is room for the whole text; the processor has AVX2.
        check(&|to| unsafe { avx2::copy_plain::<M>(text, to) });
    }
}

/// What the reference makes of a character.
pub(crate) fn escaped(char: char, escape: Escape) -> String {
    let escaped = scalar::Escaped::new(char, escape);
    String::from_utf8(escaped.bytes().to_vec()).expect("a character or ASCII")
}
