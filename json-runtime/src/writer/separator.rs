//! What stands before the next member or element.

/// A brace or a bracket first, and a comma from then on: state instead of a branch.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Separator(u8);

impl Separator {
    /// There is no next one: the container was not opened.
    pub(super) const REFUSED: Self = Self(0);
    /// There will be no next one, or the value is not one to leave out: that is all that matters.
    pub(super) const JUDGED: Self = Self(1);
    pub(super) const BRACE: Self = Self(b'{');
    pub(super) const BRACKET: Self = Self(b'[');

    #[inline]
    pub(super) const fn is_judged(self) -> bool {
        self.0 == Self::JUDGED.0
    }

    #[inline]
    pub(super) const fn is_refused(self) -> bool {
        self.0 == Self::REFUSED.0
    }

    /// Whether nothing has been written between the brackets.
    #[inline]
    pub(super) const fn is_first(self) -> bool {
        self.0 != b','
    }

    /// The character to write now. A comma is next.
    #[inline]
    pub(super) const fn take(&mut self) -> u8 {
        let now = self.0;
        self.0 = b',';
        now
    }
}

/// How an object becomes a part of the one around it.
#[derive(Clone, Copy)]
pub(super) enum Splice {
    /// The next container is one of its own.
    Off,
    /// The next container goes on with the object around it, at this separator. The text has this
    /// length.
    Wanted(Separator, u64),
    /// It has ended, and left this separator, and a text of this length.
    Done(Separator, u64),
    /// Nobody will read the text: the question is whether it is one to leave out, and a container
    /// is only where nothing is in it.
    Judged,
}
