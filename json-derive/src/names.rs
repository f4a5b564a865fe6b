//! Names in generated code that cannot be mistaken for the user's.

use proc_macro2::{Ident, Span};
use syn::{GenericParam, Generics, Lifetime};

/// Fresh names: whatever the type's parameters are called, these are called something else.
///
/// Fields need no such care, because generated code reaches them through `self` or binds them to
/// fresh names. A constant or a static of a variable's name would be in its way, so variables have names that
/// none will have.
pub(crate) struct Names {
    suffix: String,
}

impl Names {
    pub(crate) fn new(generics: &Generics) -> Self {
        let taken = generics.params.iter().map(of_param);
        let taken: Vec<_> = taken.map(Ident::to_string).collect();
        let mut suffix = String::new();
        while taken
            .iter()
            .any(|name| name.starts_with("__") && name.ends_with(&suffix))
        {
            suffix.push('_');
        }
        Self { suffix }
    }

    fn ident(&self, base: &str) -> Ident {
        Ident::new(&format!("__{base}{}", self.suffix), Span::mixed_site())
    }

    fn variable(&self, base: &str) -> Ident {
        self.ident(&format!("json_{base}"))
    }

    /// The type parameter for the context.
    pub(crate) fn context(&self) -> Ident {
        self.ident("C")
    }

    pub(crate) fn writer(&self) -> Ident {
        self.variable("writer")
    }

    /// A value of a type of another crate.
    pub(crate) fn value(&self) -> Ident {
        self.variable("value")
    }

    /// The object of a struct, or of a variant's fields.
    pub(crate) fn object(&self) -> Ident {
        self.variable("object")
    }

    /// The object around a variant.
    pub(crate) fn outer(&self) -> Ident {
        self.variable("outer")
    }

    pub(crate) fn array(&self) -> Ident {
        self.variable("array")
    }

    /// The keys of an object around a variant.
    pub(crate) fn keys(&self) -> Ident {
        self.variable("keys")
    }

    /// The texts of variants without data.
    pub(crate) fn texts(&self) -> Ident {
        self.variable("texts")
    }

    /// Which values are left out, and how far away an answer may be.
    pub(crate) fn omit(&self) -> Ident {
        self.variable("omit")
    }

    pub(crate) fn steps(&self) -> Ident {
        self.variable("steps")
    }

    /// The key of a map that is being written.
    pub(crate) fn key(&self) -> Ident {
        self.variable("key")
    }

    /// What a function of serde's is given.
    pub(crate) fn serializer(&self) -> Ident {
        self.variable("serializer")
    }

    /// The binding of a variant's field.
    pub(crate) fn field(&self, index: usize) -> Ident {
        self.variable(&format!("field{index}"))
    }

    pub(crate) fn lifetime(&self) -> Lifetime {
        Lifetime::new(&format!("'__a{}", self.suffix), Span::mixed_site())
    }
}

/// What a parameter is called.
pub(crate) fn of_param(param: &GenericParam) -> &Ident {
    match param {
        GenericParam::Lifetime(param) => &param.lifetime.ident,
        GenericParam::Type(param) => &param.ident,
        GenericParam::Const(param) => &param.ident,
    }
}
