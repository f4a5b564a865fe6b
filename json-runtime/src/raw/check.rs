//! Whether a text is JSON by the grammar of [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259), and no
//! more than that: a number can have any size, and an escape can stand for half a surrogate pair.
//!
//! Text that is inside many containers needs no stack, but a byte of memory for each.

use alloc::vec::Vec;

/// How many containers are inside each other; or else how much of the text can be the beginning of
/// JSON.
pub(super) fn check(text: &str) -> Result<usize, usize> {
    let mut rest = Rest {
        text: text.as_bytes(),
        at: 0,
        open: Vec::new(),
        depth: 0,
    };
    match rest.document() {
        Some(()) => Ok(rest.depth),
        None => Err(rest.at),
    }
}

/// The part from `at` on has not been read. Each function reads one thing, or stops where it is none.
struct Rest<'t> {
    text: &'t [u8],
    at: usize,
    /// The closing brackets of the containers around.
    open: Vec<u8>,
    depth: usize,
}

impl Rest<'_> {
    fn document(&mut self) -> Option<()> {
        loop {
            self.begin_value()?;
            if self.end_values()? {
                return Some(());
            }
        }
    }

    /// Reads up to the end of a value that holds no others.
    fn begin_value(&mut self) -> Option<()> {
        loop {
            self.skip_space();
            match self.peek()? {
                b'{' if !self.open_container(b'}') => self.name()?,
                b'[' if !self.open_container(b']') => {}
                b'{' | b'[' => return Some(()),
                b'"' => return self.string(),
                b't' => return self.word(b"true"),
                b'f' => return self.word(b"false"),
                b'n' => return self.word(b"null"),
                _ => return self.number(),
            }
        }
    }

    /// Reads what follows a value, up to the next one. Tells whether there is none, and the text has
    /// ended.
    fn end_values(&mut self) -> Option<bool> {
        loop {
            self.skip_space();
            let Some(&close) = self.open.last() else {
                return (self.at == self.text.len()).then_some(true);
            };
            if self.eat(b',') {
                if close == b'}' {
                    self.skip_space();
                    self.name()?;
                }
                return Some(false);
            }
            self.need(close)?;
            self.open.pop();
        }
    }

    /// Begins a container. Tells whether it has ended, too.
    fn open_container(&mut self, close: u8) -> bool {
        self.at += 1;
        self.depth = self.depth.max(self.open.len() + 1);
        self.skip_space();
        let is_empty = self.eat(close);
        if !is_empty {
            self.open.push(close);
        }
        is_empty
    }

    /// Reads a name and the colon.
    fn name(&mut self) -> Option<()> {
        self.string()?;
        self.skip_space();
        self.need(b':')
    }

    fn string(&mut self) -> Option<()> {
        self.need(b'"')?;
        loop {
            match self.peek()? {
                b'"' => {
                    self.at += 1;
                    return Some(());
                }
                b'\\' => self.escape()?,
                0..=0x1f => return None,
                _ => self.at += 1,
            }
        }
    }

    fn escape(&mut self) -> Option<()> {
        self.need(b'\\')?;
        if !self.eat(b'u') {
            return self.need_one(|byte| b"\"\\/bfnrt".contains(&byte));
        }
        for _ in 0..4 {
            self.need_one(|byte| byte.is_ascii_hexdigit())?;
        }
        Some(())
    }

    fn number(&mut self) -> Option<()> {
        self.eat(b'-');
        if !self.eat(b'0') {
            self.digits()?;
        }
        if self.eat(b'.') {
            self.digits()?;
        }
        if self.eat(b'e') || self.eat(b'E') {
            let _sign = self.eat(b'+') || self.eat(b'-');
            self.digits()?;
        }
        Some(())
    }

    /// Reads one digit or more.
    fn digits(&mut self) -> Option<()> {
        self.need_one(|byte| byte.is_ascii_digit())?;
        while self.need_one(|byte| byte.is_ascii_digit()).is_some() {}
        Some(())
    }

    fn word(&mut self, word: &[u8]) -> Option<()> {
        word.iter().try_for_each(|&byte| self.need(byte))
    }

    fn skip_space(&mut self) {
        while self
            .need_one(|byte| matches!(byte, b' ' | b'\t' | b'\n' | b'\r'))
            .is_some()
        {}
    }

    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn eat(&mut self, byte: u8) -> bool {
        self.need(byte).is_some()
    }

    fn need(&mut self, byte: u8) -> Option<()> {
        self.need_one(|next| next == byte)
    }

    fn need_one(&mut self, is_fit: impl FnOnce(u8) -> bool) -> Option<()> {
        self.peek().filter(|&byte| is_fit(byte))?;
        self.at += 1;
        Some(())
    }
}
