//! Every kernel against the reference, and strings against a naive escaper.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::mem::MaybeUninit;

use super::{Ascii, Escaped, Html, Minimal, Mode, SLACK, TextWriter, scalar, string, word};
use crate::buf::{Buf, STEP};
use crate::options::Escape;

type Kernel = fn(&[u8], &mut [MaybeUninit<u8>]) -> usize;

/// What `kernel` copied of `text`, which begins at an address that is `shift` off a multiple of 16.
fn copied(kernel: Kernel, text: &[u8], shift: usize) -> Vec<u8> {
    let mut shifted = vec![0_u8; text.len() + 32];
    let shift = shifted.as_ptr().align_offset(16) + shift;
    shifted[shift..shift + text.len()].copy_from_slice(text);
    let mut spare = vec![MaybeUninit::new(0xff); text.len() + SLACK];
    let len = kernel(&shifted[shift..shift + text.len()], &mut spare);
    // SAFETY: all bytes of `spare` are initialised from the start.
    spare[..len]
        .iter()
        .map(|byte| unsafe { byte.assume_init() })
        .collect()
}

fn kernels<M: Mode>() -> Vec<(&'static str, Kernel)> {
    vec![
        ("word", word::copy_plain::<M>),
        #[cfg(target_arch = "x86_64")]
        ("sse2", super::sse2::copy_plain::<M>),
    ]
}

/// Every length, every alignment, every position of every byte that may need an escape.
fn kernels_agree<M: Mode>() {
    let stops: Vec<u8> = (0..=0xff)
        .filter(|&byte| scalar::is_stop::<M>(byte))
        .collect();
    for (name, kernel) in kernels::<M>() {
        for len in 0..=130 {
            let plain = vec![b'~'; len];
            for shift in 0..16 {
                assert_eq!(copied(kernel, &plain, shift), plain, "{name} {len}");
            }
            for at in 0..len {
                let stop = stops[(len * 131 + at) % stops.len()];
                let mut text = plain.clone();
                text[at] = stop;
                text[len - 1] = stop;
                assert_eq!(
                    copied(kernel, &text, at % 16),
                    plain[..at],
                    "{name} {len} {at} {stop}"
                );
            }
        }
        for byte in 0..=0xff {
            for at in 0..20 {
                let mut text = [b'~'; 20];
                text[at] = byte;
                let expected = copied(scalar::copy_plain::<M>, &text, 0);
                assert_eq!(copied(kernel, &text, 1), expected, "{name} {at} {byte}");
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

/// A byte that differs from a stop by one, beside it: borrows must not run over.
#[test]
fn neighbours_of_a_stop_do_not_confuse_the_words() {
    for first in 0..=0xff_u8 {
        for second in 0..=0xff_u8 {
            let mut text = [b'~'; 8];
            (text[3], text[4]) = (first, second);
            let expected = copied(scalar::copy_plain::<Minimal>, &text, 0);
            assert_eq!(copied(word::copy_plain::<Minimal>, &text, 0), expected);
            let expected = copied(scalar::copy_plain::<Html>, &text, 0);
            assert_eq!(copied(word::copy_plain::<Html>, &text, 0), expected);
        }
    }
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

#[test]
fn a_character_is_escaped_as_its_mode_says() {
    for (text, minimal, html, ascii) in [
        ("\"\\/", r#""\"\\/""#, r#""\"\\/""#, r#""\"\\/""#),
        (
            "\u{8}\t\n\u{c}\r",
            r#""\b\t\n\f\r""#,
            r#""\b\t\n\f\r""#,
            r#""\b\t\n\f\r""#,
        ),
        (
            "\0\u{1f}\u{7f}",
            "\"\\u0000\\u001f\u{7f}\"",
            "\"\\u0000\\u001f\u{7f}\"",
            "\"\\u0000\\u001f\u{7f}\"",
        ),
        (
            "<&'>",
            "\"<&'>\"",
            r#""\u003c\u0026\u0027\u003e""#,
            "\"<&'>\"",
        ),
        (
            "\u{2028}\u{2029}",
            "\"\u{2028}\u{2029}\"",
            r#""\u2028\u2029""#,
            r#""\u2028\u2029""#,
        ),
        (
            "€é😀",
            "\"€é😀\"",
            "\"€é😀\"",
            r#""\u20ac\u00e9\ud83d\ude00""#,
        ),
    ] {
        for (escape, expected) in MODES.into_iter().zip([minimal, html, ascii]) {
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
