//! What stands before the next member or element.

/// A brace or a bracket first, and a comma from then on: state instead of a branch.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Separator(u8);

impl Separator {
    /// There is no next one: the container was not opened.
    pub(super) const REFUSED: Self = Self(0);
    /// There is no next one either: all that matters is whether one was asked for.
    pub(super) const JUDGED: Self = Self(1);
    pub(super) const BRACE: Self = Self(b'{');
    pub(super) const BRACKET: Self = Self(b'[');

    /// Set where the members go into the object around, which is the one to be closed.
    const SPLICED: u8 = 0x80;

    /// This separator, for an object that goes on with the one around it.
    pub(super) const fn spliced(self) -> Self {
        Self(self.0 | Self::SPLICED)
    }

    /// The separator that an object left to the one around it.
    pub(super) const fn unspliced(self) -> Self {
        Self(self.0 & !Self::SPLICED)
    }

    /// Takes over the separator that another object left.
    pub(super) const fn go_on_at(&mut self, next: Self) {
        self.0 = (self.0 & Self::SPLICED) | next.0;
    }

    #[inline]
    pub(super) const fn is_spliced(self) -> bool {
        self.0 & Self::SPLICED != 0
    }

    #[inline]
    pub(super) const fn is_refused(self) -> bool {
        self.0 & !Self::SPLICED <= Self::JUDGED.0
    }

    /// Whether there is a next one. That it was asked for is kept.
    #[inline]
    pub(super) const fn may_be_taken(&mut self) -> bool {
        if self.is_refused() {
            *self = Self::REFUSED;
            return false;
        }
        true
    }

    /// Whether nothing has been written between the brackets.
    #[inline]
    pub(super) const fn is_first(self) -> bool {
        self.0 & !Self::SPLICED != b','
    }

    /// The character to write now. A comma is next.
    #[inline]
    pub(super) const fn take(&mut self) -> u8 {
        let now = self.0 & !Self::SPLICED;
        self.0 = self.0 & Self::SPLICED | b',';
        now
    }
}

/// How an object becomes a part of the one around it.
#[derive(Clone, Copy)]
pub(super) enum Splice {
    /// The next container is one of its own.
    Off,
    /// The next container goes on with the object around it, at this separator.
    Wanted(Separator),
    /// It has ended, and left this separator.
    Done(Separator),
    /// Nobody will read the text: the question is whether it is one to leave out, and a container
    /// is only where nothing is in it.
    Judged,
}
