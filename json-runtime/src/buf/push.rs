//! The ways to append text.

use super::key::{BLOCK, Key};
use super::{Buf, STEP};
use crate::options::Newline;

impl Buf<'_> {
    /// Appends one ASCII character.
    #[inline]
    pub(crate) fn push(&mut self, byte: u8) {
        if self.has_room(1) {
            // SAFETY: there is room for the byte, and it is ASCII.
            unsafe { self.put_all([byte & 0x7f], 1) }
        } else {
            self.push_later(byte);
        }
    }

    #[cold]
    #[inline(never)]
    fn push_later(&mut self, byte: u8) {
        self.push_all([byte]);
    }

    /// Appends ASCII characters.
    #[inline]
    pub(crate) fn push_all<const N: usize>(&mut self, bytes: [u8; N]) {
        debug_assert!(bytes.is_ascii());
        self.reserve(N);
        // SAFETY: there is room for the bytes. The highest bit of each is cleared, so they are ASCII.
        unsafe {
            self.at
                .cast::<[u8; N]>()
                .write_unaligned(bytes.map(|byte| byte & 0x7f));
            self.commit(N);
        }
    }

    /// Appends the first `len` of some ASCII characters, where there is room for all of them.
    ///
    /// # Safety
    ///
    /// There is room for `N` bytes. They are ASCII, and `len` is at most `N`.
    #[inline(always)]
    pub(crate) unsafe fn put_all<const N: usize>(&mut self, bytes: [u8; N], len: usize) {
        debug_assert!(bytes.is_ascii() && len <= N && self.has_room(N));
        // SAFETY: as for this function.
        unsafe {
            self.at.cast::<[u8; N]>().write_unaligned(bytes);
            self.commit(len);
        }
    }

    /// Appends `text`, in steps where it is long.
    #[inline]
    pub(crate) fn push_str(&mut self, text: &str) {
        for step in text.as_bytes().chunks(STEP) {
            self.reserve(step.len());
            // SAFETY: there is room for the bytes, and no part of it is in `text`. All steps
            // together are the text of a `str`.
            unsafe {
                core::ptr::copy_nonoverlapping(step.as_ptr(), self.at, step.len());
                self.commit(step.len());
            }
        }
    }

    #[inline(never)]
    pub(crate) fn push_null(&mut self) {
        self.push_all(*b"null");
    }

    /// Appends what a number is that is not finite: null, but no absent value.
    pub(crate) fn push_null_number(&mut self) {
        self.null_number_at = Some(self.offset());
        self.push_str("null");
    }

    /// Whether the last value, which begins there, is such a number.
    pub(crate) fn is_null_number(&self, start: u64) -> bool {
        self.null_number_at == Some(start)
    }

    #[inline(never)]
    pub(crate) fn push_bool(&mut self, value: bool) {
        if value {
            self.push_all(*b"true");
        } else {
            self.push_all(*b"false");
        }
    }

    /// Ends an array whose next separator would be this one: it is empty if that is the bracket.
    #[inline]
    pub(crate) fn push_array_end(&mut self, next: u8) {
        if next == b'[' {
            self.push_all(*b"[]");
        } else {
            self.push(b']');
        }
    }

    /// Appends a separator, an ASCII character, and a rendered name.
    #[inline(never)]
    pub(crate) fn push_key(&mut self, separator: u8, key: Key<'_>) {
        if key.is_short() && self.has_room(KEY_ROOM) {
            // SAFETY: there is room, and the key is short.
            unsafe { self.put_key(separator, key) }
        } else {
            self.push_long_key(separator, key);
        }
    }

    #[cold]
    #[inline(never)]
    fn push_long_key(&mut self, separator: u8, key: Key<'_>) {
        self.push_all([separator]);
        self.push_padded(key);
    }

    /// As [`push_key`](Self::push_key), where there is room, and the name is short.
    ///
    /// # Safety
    ///
    /// There is room for [`KEY_ROOM`] bytes, and the key is [short](Key::is_short).
    #[inline(always)]
    pub(crate) unsafe fn put_key(&mut self, separator: u8, key: Key<'_>) {
        debug_assert!(separator.is_ascii() && key.is_short() && self.has_room(KEY_ROOM));
        // SAFETY: there is room for the separator and two blocks, which a key is valid for reads of;
        // it is valid UTF-8 up to its length.
        unsafe {
            self.at.write(separator & 0x7f);
            copy_block(key.start(), self.at.add(1));
            copy_block(key.start().add(BLOCK), self.at.add(1 + BLOCK));
            self.commit(1 + key.len());
        }
    }

    /// Appends a rendered name, or the text of a variant.
    #[inline]
    pub(crate) fn push_padded(&mut self, key: Key<'_>) {
        if key.is_short() && self.has_room(2 * BLOCK) {
            // SAFETY: there is room for two blocks, which a short key is valid for reads of; it is
            // valid UTF-8 up to its length.
            unsafe {
                copy_block(key.start(), self.at);
                copy_block(key.start().add(BLOCK), self.at.add(BLOCK));
                self.commit(key.len());
            }
        } else {
            self.push_unpadded(key);
        }
    }

    /// A name can be longer than what is reserved at once.
    #[cold]
    fn push_unpadded(&mut self, key: Key<'_>) {
        self.push_str(key.text());
    }

    /// Appends the end of a line, and the beginning of the next one: an ASCII character `count`
    /// times.
    #[inline]
    pub(crate) fn push_line(&mut self, newline: Newline, indent: u8, count: usize) {
        /// The most characters of which some more than there are can be written, as it is quicker.
        const SHORT: usize = 3 * BLOCK;
        if count > SHORT || !self.has_room(2 + SHORT) {
            return self.push_long_line(newline, indent, count);
        }
        // SAFETY: there is room for two bytes and three blocks, and all of them are ASCII.
        unsafe {
            match newline {
                Newline::Lf => self.put_all(*b"\n", 1),
                Newline::CrLf => self.put_all(*b"\r\n", 2),
            }
            self.put_all([indent & 0x7f; SHORT], count);
        }
    }

    #[cold]
    #[inline(never)]
    fn push_long_line(&mut self, newline: Newline, indent: u8, count: usize) {
        self.push_str(match newline {
            Newline::Lf => "\n",
            Newline::CrLf => "\r\n",
        });
        self.push_repeated(indent, count);
    }

    /// Appends an ASCII character `count` times.
    pub(crate) fn push_repeated(&mut self, byte: u8, count: usize) {
        let mut left = count;
        while left > 0 {
            let step = left.min(STEP);
            self.reserve(step);
            // SAFETY: there is room for `step` bytes, and they are ASCII.
            unsafe {
                self.at.write_bytes(byte & 0x7f, step);
                self.commit(step);
            }
            left -= step;
        }
    }
}

/// Room for a separator and a short name.
pub(crate) const KEY_ROOM: usize = 1 + 2 * BLOCK;

/// Defines what writes a member, key and value, in one call.
///
/// The function that it defines makes no call but one in the place of its return, so that it need
/// not save what it holds. `$apart` writes the key and then the value, where there is not enough room
/// for both, or the key is long.
macro_rules! member {
    (
        $(#[$attribute:meta])*
        fn $name:ident $(<$context:ident>)?($buf:ident, $separator:ident, $key:ident, $value:ident: $type:ty);
        apart $apart:ident, $alone:expr;
        room $room:expr;
        $body:expr
    ) => {
        $(#[$attribute])*
        #[inline(never)]
        pub(crate) fn $name $(<$context: $crate::context::JsonContext>)?(
            $buf: &mut $crate::buf::Buf<'_>,
            $separator: u8,
            $key: $crate::buf::Key<'_>,
            $value: $type,
        ) {
            if !$key.is_short() || !$buf.has_room($crate::buf::KEY_ROOM + $room) {
                return $apart $(::<$context>)?($buf, $separator, $key, $value);
            }
            $body
        }

        #[cold]
        #[inline(never)]
        fn $apart $(<$context: $crate::context::JsonContext>)?(
            $buf: &mut $crate::buf::Buf<'_>,
            $separator: u8,
            $key: $crate::buf::Key<'_>,
            $value: $type,
        ) {
            $buf.push_key($separator, $key);
            let alone: fn(&mut $crate::buf::Buf<'_>, $type) = $alone;
            alone($buf, $value);
        }
    };
}
pub(crate) use member;

member! {
    /// Appends a member that is `null`.
    fn null_member(buf, separator, key, _value: ());
    apart null_apart, |buf, ()| buf.push_null();
    room 4;
    // SAFETY: there is room for the key and four bytes, which are ASCII.
    unsafe {
        buf.put_key(separator, key);
        buf.put_all(*b"null", 4);
    }
}

member! {
    /// Appends a member that is `true` or `false`.
    fn bool_member(buf, separator, key, value: bool);
    apart bool_apart, write_bool;
    room 8;
    // SAFETY: there is room for the key and eight bytes, which are ASCII.
    unsafe {
        buf.put_key(separator, key);
        let (text, len) = if value { (*b"true    ", 4) } else { (*b"false   ", 5) };
        buf.put_all(text, len);
    }
}

/// See [`Buf::push_bool`].
pub(crate) fn write_bool(buf: &mut Buf<'_>, value: bool) {
    buf.push_bool(value);
}

/// # Safety
///
/// `from` is valid for reads of a block, and `to` for writes of one.
#[inline(always)]
unsafe fn copy_block(from: *const u8, to: *mut u8) {
    // SAFETY: as for this function; the alignment does not matter.
    unsafe {
        let block = from.cast::<[u8; BLOCK]>().read_unaligned();
        to.cast::<[u8; BLOCK]>().write_unaligned(block);
    }
}
