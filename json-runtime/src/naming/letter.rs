//! The letters of an identifier, each in its three forms.

/// An identifier, and the same text in lowercase and in uppercase.
///
/// `const` code can change the case of ASCII letters only. Where `text` holds others, `lower` and
/// `upper` are its simple case mappings: as many characters as `text`, each one mapped to a single
/// character or left alone. Where it does not, both are empty.
#[derive(Clone, Copy)]
pub(crate) struct Identifier<'a> {
    pub(crate) text: &'a str,
    pub(crate) lower: &'a str,
    pub(crate) upper: &'a str,
}

/// One character of an identifier in its three forms.
#[derive(Clone, Copy)]
pub(super) struct Letter {
    pub(super) plain: char,
    pub(super) lower: char,
    pub(super) upper: char,
    pub(super) is_upper: bool,
    pub(super) is_lower: bool,
}

impl Letter {
    /// Whether both can be written as the same character.
    const fn may_meet(self, other: Self) -> bool {
        self.can_be(other.plain) || self.can_be(other.lower) || self.can_be(other.upper)
    }

    const fn can_be(self, char: char) -> bool {
        let char = char as u32;
        char == self.plain as u32 || char == self.lower as u32 || char == self.upper as u32
    }
}

impl Identifier<'_> {
    /// Whether a policy can write both as the same text: the letters are the same, but for their
    /// case.
    pub(crate) const fn may_meet(self, other: Identifier<'_>) -> bool {
        let (mut cursor, mut others) = (Cursor::new(self), Cursor::new(other));
        loop {
            match (cursor.finds_letter(), others.finds_letter()) {
                (true, true) if cursor.next().may_meet(others.next()) => {}
                (false, false) => return true,
                _ => return false,
            }
        }
    }
}

/// A position in the three texts of an identifier.
#[derive(Clone, Copy)]
pub(super) struct Cursor<'a> {
    pub(super) text: &'a [u8],
    lower: &'a [u8],
    upper: &'a [u8],
    pub(super) at: usize,
    lower_at: usize,
    upper_at: usize,
}

impl<'a> Cursor<'a> {
    pub(super) const fn new(of: Identifier<'a>) -> Self {
        Self {
            text: of.text.as_bytes(),
            lower: of.lower.as_bytes(),
            upper: of.upper.as_bytes(),
            at: 0,
            lower_at: 0,
            upper_at: 0,
        }
    }

    /// The letter at the cursor, which moves behind it.
    pub(super) const fn next(&mut self) -> Letter {
        let byte = self.text[self.at];
        if byte >= 0x80 {
            return self.next_beyond_ascii();
        }
        self.at += 1;
        self.lower_at += 1;
        self.upper_at += 1;
        let is_upper = b'A' <= byte && byte <= b'Z';
        let is_lower = b'a' <= byte && byte <= b'z';
        Letter {
            plain: byte as char,
            lower: (if is_upper { byte + 32 } else { byte }) as char,
            upper: (if is_lower { byte - 32 } else { byte }) as char,
            is_upper,
            is_lower,
        }
    }

    /// Copies the ASCII letters in lowercase that come next to `to`, from `at` on, less `change`. Tells
    /// where they end.
    pub(super) const fn copy_lowercase(&mut self, to: &mut [u8], at: usize, change: u8) -> usize {
        let (text, start) = (self.text, self.at);
        let mut len = 0;
        while start + len < text.len() && b'a' <= text[start + len] && text[start + len] <= b'z' {
            to[at + len] = text[start + len] - change;
            len += 1;
        }
        self.at += len;
        self.lower_at += len;
        self.upper_at += len;
        at + len
    }

    const fn next_beyond_ascii(&mut self) -> Letter {
        let plain = decode(self.text, &mut self.at);
        let lower = decode(self.lower, &mut self.lower_at);
        let upper = decode(self.upper, &mut self.upper_at);
        Letter {
            plain,
            lower,
            upper,
            is_upper: plain as u32 != lower as u32,
            is_lower: plain as u32 != upper as u32,
        }
    }

    /// Whether there is another letter. What stands between words is passed over.
    const fn finds_letter(&mut self) -> bool {
        while self.at < self.text.len() && matches!(self.text[self.at], b'_' | b'-') {
            self.next();
        }
        self.at < self.text.len()
    }

    pub(super) const fn is_before_lower(mut self) -> bool {
        self.at < self.text.len() && self.next().is_lower
    }
}

/// The character at `*at`, and `*at` moved behind it. `bytes` is the text of a `str`.
pub(crate) const fn decode(bytes: &[u8], at: &mut usize) -> char {
    let first = bytes[*at];
    let (len, mut code) = match first {
        0..=0x7f => (1, first as u32),
        0x80..=0xdf => (2, first as u32 & 0x1f),
        0xe0..=0xef => (3, first as u32 & 0x0f),
        0xf0.. => (4, first as u32 & 0x07),
    };
    let mut i = 1;
    while i < len {
        code = (code << 6) | (bytes[*at + i] as u32 & 0x3f);
        i += 1;
    }
    *at += len;
    char::from_u32(code).expect("the bytes of a str")
}
