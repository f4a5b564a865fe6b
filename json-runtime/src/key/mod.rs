//! Names of members and variants, rendered by the compiler.

pub(crate) mod collision;
mod table;
mod words;

use core::marker::PhantomData;

use crate::context::JsonContext;
use crate::naming::Identifier;
use crate::options::{Enums, Naming};
use crate::to_json::ToJsonKey;
use crate::view::View;
use crate::writer::KeyWriter;
use table::Table;

/// How many bytes a rendered name is copied in at a time.
pub(crate) const BLOCK: usize = 16;

/// A name as the derive knows it, before a context has its say.
#[derive(Clone, Copy)]
pub struct Name {
    identifier: Identifier<'static>,
    rule: Rule,
    /// Whether no mode escapes any of the text.
    is_plain: bool,
    /// The views that the field is in.
    views: View,
}

#[derive(Clone, Copy)]
enum Rule {
    Field,
    Variant,
    Naming(Naming),
}

impl Name {
    const fn new(text: &'static str, rule: Rule) -> Self {
        Self {
            identifier: Identifier {
                text,
                lower: "",
                upper: "",
            },
            rule,
            is_plain: true,
            views: View::ALL,
        }
    }

    /// The name of a field that is in these views alone.
    #[must_use]
    pub const fn within(mut self, views: View) -> Self {
        self.views = views;
        self
    }

    /// A field, named by the context's `FIELD_NAMING`. The text is an ASCII identifier, unless
    /// [`cased`](Self::cased) follows.
    #[must_use]
    pub const fn field(text: &'static str) -> Self {
        Self::new(text, Rule::Field)
    }

    /// A variant, named by the context's `VARIANT_NAMING`. As for [`field`](Self::field).
    #[must_use]
    pub const fn variant(text: &'static str) -> Self {
        Self::new(text, Rule::Variant)
    }

    /// A name under a policy of its own. As for [`field`](Self::field).
    #[must_use]
    pub const fn under(text: &'static str, naming: Naming) -> Self {
        Self::new(text, Rule::Naming(naming))
    }

    /// A name that no context changes and no mode escapes.
    #[must_use]
    pub const fn plain(text: &'static str) -> Self {
        Self::new(text, Rule::Naming(Naming::Verbatim))
    }

    /// A name that no context changes.
    #[must_use]
    pub const fn fixed(text: &'static str) -> Self {
        Self::plain(text).cased(text, text)
    }

    /// The simple case mappings of a name that is not ASCII.
    #[must_use]
    pub const fn cased(mut self, lower: &'static str, upper: &'static str) -> Self {
        self.identifier.lower = lower;
        self.identifier.upper = upper;
        self.is_plain = false;
        self
    }

    const fn text(self) -> &'static str {
        self.identifier.text
    }

    const fn naming<C: JsonContext>(self) -> Naming {
        match self.rule {
            Rule::Field => C::FIELD_NAMING,
            Rule::Variant => C::VARIANT_NAMING,
            Rule::Naming(naming) => naming,
        }
    }
}

/// The names of an object's members, as far as they are known.
#[derive(Clone, Copy)]
pub enum Members {
    /// Fields that all follow `FIELD_NAMING`.
    Fields {
        /// As they are in the source.
        names: &'static [&'static str],
    },
    /// Others.
    Names {
        /// With their rules.
        names: &'static [Name],
    },
}

impl Members {
    /// The members of something of which nothing is known.
    pub const UNKNOWN: Self = Self::Names { names: &[] };

    const fn len(self) -> usize {
        match self {
            Self::Fields { names } => names.len(),
            Self::Names { names } => names.len(),
        }
    }

    const fn get(self, index: usize) -> Name {
        match self {
            Self::Fields { names } => Name::field(names[index]),
            Self::Names { names } => names[index],
        }
    }
}

/// Text that is ready to be copied: a name with its quotes, and, for a member, the colon.
///
/// Invariant: `start` is valid for reads during `'a`, of as many bytes as `len` rounded up to a
/// multiple of `BLOCK`, and of two blocks at least. The first `len` of them, at least one, are a valid
/// `str`.
#[derive(Clone, Copy)]
pub struct Key<'a> {
    start: *const u8,
    len: usize,
    text: PhantomData<&'a [u8]>,
}

impl Key<'_> {
    /// Where the padded text begins.
    #[inline]
    pub(crate) const fn start(self) -> *const u8 {
        self.start
    }

    /// How long the text is.
    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.len
    }

    /// The text, without its padding.
    pub(crate) const fn text(&self) -> &str {
        // SAFETY: `start` is valid for reads of `len` bytes, which are a valid `str`.
        unsafe { str::from_utf8_unchecked(core::slice::from_raw_parts(self.start, self.len)) }
    }

    /// How much room it takes to copy the text, with its padding.
    #[inline]
    pub(crate) const fn padded_len(self) -> usize {
        padded(self.len)
    }

    /// Whether the text lies in two blocks.
    #[inline]
    pub(crate) const fn is_short(self) -> bool {
        self.len <= 2 * BLOCK
    }

    pub(crate) fn is_quoted(self) -> bool {
        // SAFETY: the text has at least one byte.
        unsafe { *self.start == b'"' }
    }
}

/// The name of a variant that is flattened.
impl<C: JsonContext> ToJsonKey<C> for Key<'_> {
    fn write_key(&self, key: KeyWriter<'_, '_, C>) {
        key.variant(*self);
    }
}

/// How many bytes are copied of a text of `len` bytes.
const fn padded(len: usize) -> usize {
    if len <= 2 * BLOCK {
        2 * BLOCK
    } else {
        len.next_multiple_of(BLOCK)
    }
}

/// `N` rendered names, one after the other, in `BYTES` bytes, of which the last two blocks are padding.
pub struct Keys<const N: usize, const BYTES: usize> {
    /// Where each text ends, and the next one begins.
    ends: [u32; N],
    bytes: [u8; BYTES],
}

impl<const N: usize, const BYTES: usize> Keys<N, BYTES> {
    /// Keys of members: `"unitPrice":`.
    ///
    /// # Panics
    ///
    /// Panics (at compile time) if `BYTES` is too small.
    #[must_use]
    pub const fn members<C: JsonContext>(names: [Name; N]) -> Self {
        Table::members::<C>(&names).keys
    }

    /// As [`members`](Self::members), where two names may turn out to be the same: two of those at
    /// the places of one of these groups.
    ///
    /// # Panics
    ///
    /// Panics (at compile time) if they are, or if `BYTES` is too small.
    #[must_use]
    pub const fn distinct<C: JsonContext>(names: [Name; N], groups: &[&[usize]]) -> Self {
        let table = Table::members::<C>(&names);
        let mut i = 0;
        while i < groups.len() {
            table.refuse_twins::<C>(&names, groups[i]);
            i += 1;
        }
        table.keys
    }

    /// Keys of members that all follow `FIELD_NAMING`.
    ///
    /// # Panics
    ///
    /// As [`Keys::members`].
    #[must_use]
    pub const fn fields<C: JsonContext>(names: [&'static str; N]) -> Self {
        let mut fields = [Name::field(""); N];
        let mut i = 0;
        while i < N {
            fields[i] = Name::field(names[i]);
            i += 1;
        }
        Self::members::<C>(fields)
    }

    /// Values of an enum: `"Shipped"`, or the discriminant under [`Enums::Number`].
    ///
    /// # Panics
    ///
    /// Panics (at compile time) if `BYTES` is too small.
    #[must_use]
    pub const fn variants<C: JsonContext>(enums: Enums, variants: [(Name, i128); N]) -> Self {
        let mut table = Table::new();
        let mut i = 0;
        while i < N {
            let (name, discriminant) = variants[i];
            match enums {
                Enums::String => table.push_name::<C>(name),
                Enums::Number => table.push_number::<C>(discriminant),
            }
            table.finish(i);
            i += 1;
        }
        table.keys
    }

    /// The text of the name at `index`.
    #[inline]
    #[must_use]
    pub const fn get(&'static self, index: usize) -> Key<'static> {
        let start = self.start(index);
        let len = self.ends[index] as usize - start;
        let (_, text) = self.bytes.split_at(start);
        let (padded, _) = text.split_at(padded(len));
        Key {
            start: padded.as_ptr(),
            len,
            text: PhantomData,
        }
    }

    /// Where the text of the name at `index` begins.
    #[inline]
    const fn start(&self, index: usize) -> usize {
        if index == 0 {
            0
        } else {
            self.ends[index - 1] as usize
        }
    }
}
