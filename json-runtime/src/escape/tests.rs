//! Every kernel against the reference, and strings against a naive escaper.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use super::{
    Ascii, Escaped, Html, LANES, Minimal, Mode, Stops, TextWriter, copy_plain, scalar, string, word,
};
use crate::buf::{Buf, STEP};
use crate::options::Escape;

type Kernel = fn([u8; LANES]) -> Stops;

fn kernels<M: Mode>() -> Vec<(&'static str, Kernel)> {
    vec![
        ("word", word::stops::<M>),
        #[cfg(target_arch = "x86_64")]
        ("sse2", super::sse2::stops::<M>),
        #[cfg(target_arch = "aarch64")]
        ("neon", super::neon::stops::<M>),
    ]
}

fn all(mut stops: Stops) -> [bool; LANES] {
    let mut all = [false; LANES];
    while let Some(first) = stops.first() {
        assert_eq!(first, stops.plain_len());
        all[first] = true;
        stops = stops.without_first();
    }
    all
}

/// Every byte at every position, alone and with every byte behind it: borrows must not run over.
fn kernels_agree<M: Mode>() {
    for (name, kernel) in kernels::<M>() {
        for at in 0..LANES {
            for (byte, next) in (0..=0xff).flat_map(|byte| (0..=0xff).map(move |next| (byte, next)))
            {
                let mut block = [b'~'; LANES];
                block[(at + 1) % LANES] = next;
                block[at] = byte;
                let expected = block.iter().map(|&byte| scalar::is_stop::<M>(byte));
                let found = all(kernel(block));
                assert!(expected.eq(found), "{name} {at} {byte} {next}");
            }
        }
    }
}

#[test]
fn kernels_agree_with_the_reference() {
    kernels_agree::<Minimal>();
    kernels_agree::<Html>();
    kernels_agree::<Ascii>();
}

type Copy = unsafe fn(&[u8], *mut u8) -> usize;

fn copies<M: Mode>() -> Vec<Copy> {
    #[cfg_attr(
        not(all(target_arch = "x86_64", feature = "std")),
        expect(unused_mut, reason = "there is one copy only")
    )]
    let mut copies: Vec<Copy> = vec![copy_plain::<M>];
    #[cfg(all(target_arch = "x86_64", feature = "std"))]
    if std::arch::is_x86_feature_detected!("avx2") {
        copies.push(|text, to| {
            // SAFETY: as for the function; the processor has AVX2.
            unsafe { super::avx2::copy_plain::<M>(text, to) }
        });
    }
    copies
}

/// What is copied of `text`, which begins at an address that is `shift` off a multiple of 32, into
/// an allocation that has room for nothing else.
fn copied(copy: Copy, text: &[u8], shift: usize) -> Vec<u8> {
    let mut shifted = vec![0_u8; text.len() + 64];
    let shift = shifted.as_ptr().align_offset(32) + shift;
    shifted[shift..shift + text.len()].copy_from_slice(text);
    let mut to = vec![0xff; text.len()];
    // SAFETY: `to` is as long as the text.
    let len = unsafe { copy(&shifted[shift..shift + text.len()], to.as_mut_ptr()) };
    to.truncate(len);
    to
}

/// Every length, every alignment, every position of a byte that may need an escape; and every such
/// byte, in texts of some lengths.
fn copies_end_at_a_stop<M: Mode>(copy: Copy) {
    let stops: Vec<u8> = (0..=0xff)
        .filter(|&byte| scalar::is_stop::<M>(byte))
        .collect();
    for len in 0..=130 {
        let plain = vec![b'~'; len];
        for shift in 0..32 {
            assert_eq!(copied(copy, &plain, shift), plain, "{len}");
        }
        let tried = if [7, 15, 33, 65, 130].contains(&len) {
            stops.len()
        } else {
            1
        };
        for (at, stop) in (0..len).flat_map(|at| (0..tried).map(move |stop| (at, stop))) {
            let stop = stops[(len * 131 + at + stop) % stops.len()];
            let mut text = plain.clone();
            text[at] = stop;
            text[len - 1] = stop;
            let shift = (len + at + usize::from(stop)) % 32;
            assert_eq!(copied(copy, &text, shift), plain[..at], "{len} {at} {stop}");
        }
    }
}

#[test]
fn a_copy_ends_at_the_first_stop() {
    copies::<Minimal>()
        .into_iter()
        .for_each(copies_end_at_a_stop::<Minimal>);
    copies::<Html>()
        .into_iter()
        .for_each(copies_end_at_a_stop::<Html>);
    copies::<Ascii>()
        .into_iter()
        .for_each(copies_end_at_a_stop::<Ascii>);
}

fn escaped(text: &str, escape: Escape) -> String {
    let mut naive = vec![b'"'];
    for char in text.chars() {
        naive.extend_from_slice(Escaped::new(char, escape).bytes());
    }
    naive.push(b'"');
    String::from_utf8(naive).unwrap()
}

const MODES: [Escape; 3] = [Escape::Minimal, Escape::Html, Escape::Ascii];

/// A text, and what each mode makes of it.
const TEXTS: [(&str, [&str; 3]); 6] = [
    ("\"\\/", [r#""\"\\/""#, r#""\"\\/""#, r#""\"\\/""#]),
    (
        "\u{8}\t\n\u{c}\r",
        [r#""\b\t\n\f\r""#, r#""\b\t\n\f\r""#, r#""\b\t\n\f\r""#],
    ),
    (
        "\0\u{1f}\u{7f}",
        [
            "\"\\u0000\\u001f\u{7f}\"",
            "\"\\u0000\\u001f\u{7f}\"",
            "\"\\u0000\\u001f\u{7f}\"",
        ],
    ),
    (
        "<&'>",
        ["\"<&'>\"", r#""\u003c\u0026\u0027\u003e""#, "\"<&'>\""],
    ),
    (
        "\u{2028}\u{2029}",
        [
            "\"\u{2028}\u{2029}\"",
            r#""\u2028\u2029""#,
            r#""\u2028\u2029""#,
        ],
    ),
    (
        "€é😀",
        ["\"€é😀\"", "\"€é😀\"", r#""\u20ac\u00e9\ud83d\ude00""#],
    ),
];

#[test]
fn a_character_is_escaped_as_its_mode_says() {
    for (text, by_mode) in TEXTS {
        for (escape, expected) in MODES.into_iter().zip(by_mode) {
            assert_eq!(escaped(text, escape), expected);
            let mut buf = Buf::owned(0);
            string(&mut buf, text, escape);
            assert_eq!(buf.finish_string().unwrap(), expected);
        }
    }
}

/// Steps end in the middle of characters and of runs of escapes.
#[test]
fn long_strings_are_written_in_steps() {
    for unit in ["a", "\"", "é", "€", "😀", "ab\n", "<", "\u{2028}x"] {
        for len in [STEP - 3, STEP - 1, STEP, STEP + 1, 3 * STEP + 7] {
            let text: String = "x".chars().chain(unit.chars().cycle()).take(len).collect();
            for escape in MODES {
                let mut buf = Buf::owned(0);
                string(&mut buf, &text, escape);
                assert_eq!(buf.finish_string().unwrap(), escaped(&text, escape));
            }
        }
    }
}

#[test]
fn a_string_in_pieces_is_the_same_string() {
    let text = "one \"two\" <three> é\n";
    for escape in MODES {
        for cut in (0..text.len()).filter(|&cut| text.is_char_boundary(cut)) {
            let mut buf = Buf::owned(0);
            let mut pieces = TextWriter::new(&mut buf, escape);
            pieces.push(&text[..cut]);
            pieces.push(&text[cut..]);
            pieces.end();
            assert_eq!(buf.finish_string().unwrap(), escaped(text, escape));
        }
    }
}
