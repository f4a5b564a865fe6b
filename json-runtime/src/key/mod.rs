//! Names of members and variants, rendered by the compiler.

pub(crate) mod collision;
mod text;
mod words;

pub use crate::buf::{Key, Keys, Texts};
use crate::buf::{Rendering, TextsRendering};
use crate::context::JsonContext;
use crate::naming::Identifier;
use crate::options::{Enums, Indent, Naming};
use crate::to_json::{ToJsonKey, ToJsonMembers};
use crate::view::View;
use crate::writer::KeyWriter;
use text::Text;

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
pub enum Members<'a> {
    /// Fields that all follow `FIELD_NAMING`.
    Fields {
        /// As they are in the source.
        names: &'a [&'static str],
    },
    /// Others.
    Names {
        /// With their rules.
        names: &'a [Name],
    },
}

impl Members<'_> {
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

/// The key of what is written as an enum's variant with data, under the context `C`.
macro_rules! variant_key {
    ($name:literal) => {
        const { &$crate::key::Keys::<[u8; 64]>::names::<C>(&[$crate::key::Name::variant($name)]) }
    };
}
pub(crate) use variant_key;

/// The name of a variant that is flattened.
impl<C: JsonContext> ToJsonKey<C> for Key<'_> {
    fn write_key(&self, key: KeyWriter<'_, '_, C>) {
        key.variant(*self);
    }
}

impl<const BYTES: usize> Keys<[u8; BYTES]> {
    /// The keys of a type's own members: `"unitPrice":`.
    ///
    /// # Panics
    ///
    /// Panics (at compile time) if `BYTES` is too small.
    #[must_use]
    pub const fn of<C: JsonContext, T: ToJsonMembers<C> + ?Sized>() -> Self {
        let () = T::DISTINCT;
        Self::rendered::<C>(T::MEMBERS)
    }

    /// Keys that all follow `FIELD_NAMING`.
    ///
    /// # Panics
    ///
    /// As [`Keys::of`].
    #[must_use]
    pub const fn fields<C: JsonContext>(names: &[&'static str]) -> Self {
        Self::rendered::<C>(Members::Fields { names })
    }

    /// Keys with rules of their own.
    ///
    /// # Panics
    ///
    /// As [`Keys::of`].
    #[must_use]
    pub const fn names<C: JsonContext>(names: &[Name]) -> Self {
        Self::rendered::<C>(Members::Names { names })
    }

    const fn rendered<C: JsonContext>(members: Members<'_>) -> Self {
        let behind = match C::INDENT {
            Indent::None => "\":",
            _ => "\": ",
        };
        let mut text = Text::<BYTES>::new();
        let mut rendering = Rendering::new();
        let (mut i, len) = (0, members.len());
        while i < len {
            let name = members.get(i);
            let is_pushed =
                name.is_plain && rendering.push_plain(name.identifier, name.naming::<C>(), behind);
            if !is_pushed {
                text.set_name::<C>(name, behind);
                rendering.push(text.get());
            }
            i += 1;
        }
        rendering.into_keys()
    }
}

impl<const N: usize, const BYTES: usize> Texts<N, BYTES> {
    /// Values of an enum: `"Shipped"`, or the discriminant under [`Enums::Number`].
    ///
    /// # Panics
    ///
    /// Panics (at compile time) if `BYTES` is too small.
    #[must_use]
    pub const fn variants<C: JsonContext>(enums: Enums, variants: [(Name, i128); N]) -> Self {
        let mut text = Text::<BYTES>::new();
        let mut rendering = TextsRendering::new();
        let mut i = 0;
        while i < N {
            let (name, discriminant) = variants[i];
            let is_number = matches!(enums, Enums::Number);
            let is_set = !is_number
                && name.is_plain
                && rendering.set_plain(i, name.identifier, name.naming::<C>());
            if !is_set {
                if is_number {
                    text.set_number::<C>(discriminant);
                } else {
                    text.set_name::<C>(name, "\"");
                }
                rendering.set(i, text.get());
            }
            i += 1;
        }
        rendering.into_texts()
    }
}
