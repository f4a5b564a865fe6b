//! Bytes as text.

use json_runtime::Bytes;

/// Six bits at a time, bit by bit: nobody waits for it.
pub(super) fn encoded(bytes: &[u8], form: Bytes) -> String {
    let alphabet = match form {
        Bytes::Base64Url => "-_",
        _ => "+/",
    };
    if form == Bytes::Hex || form == Bytes::Array {
        let digits = bytes.iter().map(|byte| format!("{byte:02x}"));
        return digits.collect();
    }
    let letters = ('A'..='Z')
        .chain('a'..='z')
        .chain('0'..='9')
        .chain(alphabet.chars());
    let letters: Vec<_> = letters.collect();
    let bits: Vec<_> = bytes
        .iter()
        .flat_map(|byte| (0..8).rev().map(move |at| byte >> at & 1))
        .collect();
    let groups = bits.chunks(6).map(|group| {
        let number = group
            .iter()
            .fold(0, |number, bit| number << 1 | usize::from(*bit));
        letters[number << (6 - group.len())]
    });
    let mut text: String = groups.collect();
    while form == Bytes::Base64 && !text.len().is_multiple_of(4) {
        text.push('=');
    }
    text
}
