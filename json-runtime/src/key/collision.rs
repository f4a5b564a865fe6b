//! The refusal of two members with the same name, at compile time.

use super::Name;

/// Refuses the names at `first` and `second`, both of which are written as `key`.
pub(super) const fn refuse(first: Name, second: Name, key: &[u8], policy: &str) -> ! {
    let mut message = Message {
        bytes: [0; 512],
        len: 0,
    };
    message.push(b"the members `");
    message.push(first.text().as_bytes());
    message.push(b"` and `");
    message.push(second.text().as_bytes());
    message.push(b"` would both be named ");
    message.push(key);
    message.push(policy.as_bytes());
    message.push(b"; give one of them another name with `#[json(rename = \"...\")]`");
    panic!("{}", message.text())
}

/// Text of bounded length: what does not fit is left out.
struct Message {
    bytes: [u8; 512],
    len: usize,
}

impl Message {
    const fn push(&mut self, text: &[u8]) {
        let mut i = 0;
        while i < text.len() && self.len < self.bytes.len() {
            self.bytes[self.len] = text[i];
            self.len += 1;
            i += 1;
        }
    }

    const fn text(&self) -> &str {
        let (text, _) = self.bytes.split_at(self.len);
        match core::str::from_utf8(text) {
            Ok(text) => text,
            Err(_) => "two members would have the same name",
        }
    }
}
