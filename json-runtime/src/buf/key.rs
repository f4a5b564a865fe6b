//! Rendered names: what the compiler makes, and the buffer copies.

use core::marker::PhantomData;
use core::slice;

use crate::naming::{Identifier, LONGEST_LETTER, rename};
use crate::options::Naming;

/// How many bytes a rendered name is copied in at a time.
pub(crate) const BLOCK: usize = 16;
/// What stands behind the last name: the end, and the padding.
const BEHIND: usize = 1 + 2 * BLOCK;
/// The first byte of a name whose length does not fit in it: four bytes with the length follow.
const LONG: u8 = u8::MAX;

/// A name with its quotes, and, for a member, the colon: text that is ready to be copied.
///
/// It is one pointer, so that it costs little where it is handed over.
///
/// Invariant: `entry` points to an entry of some [`Keys`], or to their end, for as long as `'a`.
#[derive(Clone, Copy)]
pub struct Key<'a> {
    entry: *const u8,
    keys: PhantomData<&'a [u8]>,
}

impl Key<'_> {
    /// Whether the text lies in two blocks.
    #[inline(always)]
    pub(crate) fn is_short(self) -> bool {
        self.first() <= 2 * BLOCK
    }

    /// Where a short text begins. Two blocks can be read there.
    #[inline(always)]
    pub(crate) fn start(self) -> *const u8 {
        debug_assert!(self.is_short());
        self.entry.wrapping_add(1)
    }

    /// How long a short text is.
    #[inline(always)]
    pub(crate) fn len(self) -> usize {
        debug_assert!(self.is_short());
        self.first()
    }

    /// The text, of whatever length.
    pub(crate) fn text(&self) -> &str {
        let (start, len) = self.parts();
        // SAFETY: the text of an entry is a valid `str`, which lives as long as the key.
        unsafe { str::from_utf8_unchecked(slice::from_raw_parts(start, len)) }
    }

    #[inline(always)]
    fn first(self) -> usize {
        // SAFETY: an entry has a first byte, and so has the end.
        usize::from(unsafe { *self.entry })
    }

    /// Where the text begins, and how long it is.
    #[inline(always)]
    fn parts(self) -> (*const u8, usize) {
        if self.first() < usize::from(LONG) {
            return (self.entry.wrapping_add(1), self.first());
        }
        // SAFETY: four bytes with the length follow; their alignment does not matter.
        let len = unsafe { self.entry.add(1).cast::<[u8; 4]>().read_unaligned() };
        (self.entry.wrapping_add(5), u32::from_le_bytes(len) as usize)
    }
}

/// The names of an object's members that are still to come.
pub(crate) struct NextKeys(Key<'static>);

impl NextKeys {
    /// No names.
    #[inline(always)]
    pub(crate) fn none() -> Self {
        const EMPTY: &Keys<[u8]> = &Keys::<[u8; BEHIND]>::new();
        EMPTY.all()
    }

    /// The next name.
    ///
    /// # Panics
    ///
    /// Panics if there is none. (The compiler knows that there is, in derived code.)
    #[inline]
    pub(crate) fn next(&mut self) -> Key<'static> {
        let key = self.0;
        let (start, len) = key.parts();
        if len == 0 {
            no_more();
        }
        self.0.entry = start.wrapping_add(len);
        key
    }
}

#[cold]
#[inline(never)]
fn no_more() -> ! {
    panic!("an object has more members than keys")
}

/// Rendered names, one after the other: those of an object's members, in their order.
///
/// Invariant: the bytes are entries, the end, and two blocks of padding. An entry is the length of a
/// text, at least one, in one byte, or `LONG` and the length in four; and the text, a valid `str`.
/// The end is a zero.
pub struct Keys<B: ?Sized> {
    bytes: B,
}

impl<const BYTES: usize> Keys<[u8; BYTES]> {
    pub(crate) const fn new() -> Self {
        assert!(BYTES >= BEHIND);
        let bytes = [0; BYTES];
        Self { bytes }
    }

    /// The name whose entry begins there.
    #[inline]
    const fn entry(&self, start: usize) -> Key<'_> {
        let (_, entry) = self.bytes.split_at(start);
        Key {
            entry: entry.as_ptr(),
            keys: PhantomData,
        }
    }
}

impl Keys<[u8]> {
    /// The names, from the first one on.
    #[inline(always)]
    pub(crate) const fn all(&'static self) -> NextKeys {
        NextKeys(Key {
            entry: self.bytes.as_ptr(),
            keys: PhantomData,
        })
    }
}

/// [`Keys`] in the making.
pub(crate) struct Rendering<const BYTES: usize> {
    keys: Keys<[u8; BYTES]>,
    end: usize,
}

impl<const BYTES: usize> Rendering<BYTES> {
    pub(crate) const fn new() -> Self {
        let keys = Keys::new();
        Self { keys, end: 0 }
    }

    /// Appends a name. Returns where its entry begins.
    ///
    /// # Panics
    ///
    /// Panics (at compile time) if the name is empty, or `BYTES` is too small.
    pub(crate) const fn push(&mut self, text: &str) -> usize {
        let (entry, text) = (self.end, text.as_bytes());
        assert!(!text.is_empty());
        let start = if text.len() < LONG as usize {
            self.keys.bytes[entry] = text.len().to_le_bytes()[0];
            entry + 1
        } else {
            self.put_long(entry, text.len())
        };
        self.end = start + text.len();
        assert!(self.end + BEHIND <= BYTES);
        let (_, to) = self.keys.bytes.split_at_mut(start);
        let (to, _) = to.split_at_mut(text.len());
        to.copy_from_slice(text);
        entry
    }

    /// Appends a name that no mode escapes behind a quote, with the other one and what follows it. Or tells
    /// that it may be too long for that.
    ///
    /// As [`push`](Self::push) after a rendering elsewhere, with few calls: this runs in the compiler's
    /// interpreter for each name, where they are what takes time.
    pub(crate) const fn push_plain(
        &mut self,
        identifier: Identifier<'_>,
        naming: Naming,
        behind: &str,
    ) -> bool {
        const LONGEST: usize = (LONG as usize - 8) / LONGEST_LETTER;
        if identifier.text.len() > LONGEST {
            return false;
        }
        let entry = self.end;
        let bytes = &mut self.keys.bytes;
        bytes[entry + 1] = b'"';
        // Both are whole characters, and so the text is a valid `str`.
        let mut end = rename(identifier, naming, bytes, entry + 2);
        let behind = behind.as_bytes();
        let mut i = 0;
        while i < behind.len() {
            bytes[end] = behind[i];
            (end, i) = (end + 1, i + 1);
        }
        assert!(end + BEHIND <= BYTES);
        bytes[entry] = (end - entry - 1).to_le_bytes()[0];
        self.end = end;
        true
    }

    /// Writes a length that does not fit in a byte. Returns where the text begins.
    const fn put_long(&mut self, entry: usize, len: usize) -> usize {
        assert!(len <= u32::MAX as usize);
        let len = len.to_le_bytes();
        let (_, to) = self.keys.bytes.split_at_mut(entry);
        (to[0], to[1], to[2], to[3], to[4]) = (LONG, len[0], len[1], len[2], len[3]);
        entry + 5
    }

    pub(crate) const fn into_keys(self) -> Keys<[u8; BYTES]> {
        self.keys
    }
}

/// `N` rendered texts, of which one is picked: those of an enum's variants.
///
/// Invariant: an entry, or the end, begins at each of the `starts`.
pub struct Texts<const N: usize, const BYTES: usize> {
    starts: [u32; N],
    keys: Keys<[u8; BYTES]>,
}

impl<const N: usize, const BYTES: usize> Texts<N, BYTES> {
    /// The text at `index`.
    #[inline]
    #[must_use]
    pub const fn get(&'static self, index: usize) -> Key<'static> {
        self.keys.entry(self.starts[index] as usize)
    }
}

/// [`Texts`] in the making.
pub(crate) struct TextsRendering<const N: usize, const BYTES: usize> {
    starts: [u32; N],
    rendering: Rendering<BYTES>,
}

impl<const N: usize, const BYTES: usize> TextsRendering<N, BYTES> {
    pub(crate) const fn new() -> Self {
        Self {
            starts: [0; N],
            rendering: Rendering::new(),
        }
    }

    /// Sets the text at `index`.
    ///
    /// # Panics
    ///
    /// As [`Rendering::push`].
    #[expect(
        clippy::cast_possible_truncation,
        reason = "names are source text, far below 4 GiB"
    )]
    pub(crate) const fn set(&mut self, index: usize, text: &str) {
        self.starts[index] = self.rendering.push(text) as u32;
    }

    /// Sets the text at `index`, a name in quotes, as [`Rendering::push_plain`].
    #[expect(
        clippy::cast_possible_truncation,
        reason = "names are source text, far below 4 GiB"
    )]
    pub(crate) const fn set_plain(
        &mut self,
        index: usize,
        identifier: Identifier<'_>,
        naming: Naming,
    ) -> bool {
        self.starts[index] = self.rendering.end as u32;
        self.rendering.push_plain(identifier, naming, "\"")
    }

    pub(crate) const fn into_texts(self) -> Texts<N, BYTES> {
        Texts {
            starts: self.starts,
            keys: self.rendering.into_keys(),
        }
    }
}
