//! Bytes as text: RFC 4648.

use core::str;

use crate::buf::Buf;
use crate::escape::TextWriter;
use crate::options::Escape;

/// How many bytes are encoded before their text is written: whole groups of three.
const STEP: usize = 768;
/// The text of a step; that of hexadecimal digits is the longest.
type Text = [u8; STEP * 2];

/// The digits of base64, and what fills the last group.
struct Alphabet {
    digits: [u8; 64],
    padding: Option<u8>,
}

static STANDARD: Alphabet = Alphabet {
    digits: *b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",
    padding: Some(b'='),
};

static URL_SAFE: Alphabet = Alphabet {
    digits: *b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_",
    padding: None,
};

static HEX_DIGITS: [u8; 16] = *b"0123456789abcdef";

#[inline(never)]
pub(crate) fn write_base64(buf: &mut Buf<'_>, bytes: &[u8]) {
    write(buf, bytes, |step, text| STANDARD.encode(step, text));
}

#[inline(never)]
pub(crate) fn write_base64_url(buf: &mut Buf<'_>, bytes: &[u8]) {
    write(buf, bytes, |step, text| URL_SAFE.encode(step, text));
}

#[inline(never)]
pub(crate) fn write_hex(buf: &mut Buf<'_>, bytes: &[u8]) {
    write(buf, bytes, hex);
}

/// Writes a string. `encode` gives the text of one step and tells how long it is.
#[inline]
fn write(buf: &mut Buf<'_>, bytes: &[u8], encode: impl Fn(&[u8], &mut Text) -> usize) {
    let mut text = [0; STEP * 2];
    // No mode escapes a character of these alphabets.
    let mut string = TextWriter::new(buf, Escape::Minimal);
    for step in bytes.chunks(STEP) {
        let len = encode(step, &mut text);
        string.push(str::from_utf8(&text[..len]).expect("ASCII digits"));
    }
    string.end();
}

impl Alphabet {
    fn encode(&self, bytes: &[u8], text: &mut Text) -> usize {
        let (groups, rest) = bytes.as_chunks::<3>();
        let (places, _) = text.as_chunks_mut::<4>();
        for (group, place) in groups.iter().zip(places) {
            *place = self.group(*group);
        }
        let len = groups.len() * 4;
        if rest.is_empty() {
            return len;
        }
        let mut group = [0; 3];
        group[..rest.len()].copy_from_slice(rest);
        let mut last = self.group(group);
        let mut last_len = rest.len() + 1;
        if let Some(padding) = self.padding {
            last[last_len..].fill(padding);
            last_len = last.len();
        }
        text[len..len + last_len].copy_from_slice(&last[..last_len]);
        len + last_len
    }

    /// Three bytes are four digits of six bits.
    #[inline]
    fn group(&self, [first, second, third]: [u8; 3]) -> [u8; 4] {
        let bits = u32::from_be_bytes([0, first, second, third]);
        [18, 12, 6, 0].map(|shift| self.digits[(bits >> shift) as usize % 64])
    }
}

fn hex(bytes: &[u8], text: &mut Text) -> usize {
    let (places, _) = text.as_chunks_mut::<2>();
    for (byte, place) in bytes.iter().zip(places) {
        *place = [byte >> 4, byte & 15].map(|digit| HEX_DIGITS[usize::from(digit)]);
    }
    bytes.len() * 2
}

#[cfg(test)]
mod tests {
    use super::{STEP, write_base64, write_base64_url, write_hex};
    use crate::buf::Buf;
    use alloc::string::String;

    fn text(write: fn(&mut Buf<'_>, &[u8]), bytes: &[u8]) -> String {
        let mut buf = Buf::owned(0);
        write(&mut buf, bytes);
        buf.finish_string().unwrap()
    }

    /// RFC 4648, section 10.
    #[test]
    fn texts_are_those_of_the_standard() {
        for (bytes, base64, base64_url, hex) in [
            ("", r#""""#, r#""""#, r#""""#),
            ("f", r#""Zg==""#, r#""Zg""#, r#""66""#),
            ("fo", r#""Zm8=""#, r#""Zm8""#, r#""666f""#),
            ("foo", r#""Zm9v""#, r#""Zm9v""#, r#""666f6f""#),
            ("foob", r#""Zm9vYg==""#, r#""Zm9vYg""#, r#""666f6f62""#),
            ("fooba", r#""Zm9vYmE=""#, r#""Zm9vYmE""#, r#""666f6f6261""#),
            (
                "foobar",
                r#""Zm9vYmFy""#,
                r#""Zm9vYmFy""#,
                r#""666f6f626172""#,
            ),
        ] {
            assert_eq!(text(write_base64, bytes.as_bytes()), base64);
            assert_eq!(text(write_base64_url, bytes.as_bytes()), base64_url);
            assert_eq!(text(write_hex, bytes.as_bytes()), hex);
        }
    }

    #[test]
    fn the_last_two_digits_differ() {
        let bytes = [0xfb, 0xff, 0xbf];
        assert_eq!(text(write_base64, &bytes), r#""+/+/""#);
        assert_eq!(text(write_base64_url, &bytes), r#""-_-_""#);
        assert_eq!(text(write_hex, &bytes), r#""fbffbf""#);
    }

    /// A step is whole groups, so nothing is filled in the middle.
    #[test]
    fn steps_leave_no_seam() {
        for len in [STEP - 1, STEP, STEP + 1, 3 * STEP] {
            let bytes = alloc::vec![0; len];
            let groups = "AAAA".repeat(len / 3);
            let last = ["", "AA==", "AAA="][len % 3];
            assert_eq!(
                text(write_base64, &bytes),
                alloc::format!("\"{groups}{last}\"")
            );
            assert_eq!(
                text(write_hex, &bytes),
                alloc::format!("\"{}\"", "00".repeat(len))
            );
        }
    }
}
