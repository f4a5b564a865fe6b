//! Names in generated code that cannot be mistaken for the user's.

use proc_macro2::{Ident, Span};
use syn::{GenericParam, Generics, Lifetime};

/// Fresh names: whatever the type's parameters are called, these are called something else.
///
/// Fields need no such care, because generated code reaches them through `self` or binds them to
/// fresh names.
pub(crate) struct Names {
    suffix: String,
}

impl Names {
    pub(crate) fn new(generics: &Generics) -> Self {
        let taken: Vec<_> = generics.params.iter().map(name_of).collect();
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

    /// The type parameter for the context.
    pub(crate) fn context(&self) -> Ident {
        self.ident("C")
    }

    pub(crate) fn writer(&self) -> Ident {
        self.ident("writer")
    }

    /// A value of a type of another crate.
    pub(crate) fn value(&self) -> Ident {
        self.ident("value")
    }

    /// The object of a struct, or of a variant's fields.
    pub(crate) fn object(&self) -> Ident {
        self.ident("object")
    }

    /// The object around a variant.
    pub(crate) fn outer(&self) -> Ident {
        self.ident("outer")
    }

    pub(crate) fn array(&self) -> Ident {
        self.ident("array")
    }

    /// The keys of an object's members.
    pub(crate) fn keys(&self) -> Ident {
        self.ident("keys")
    }

    /// The keys of an enum's variants.
    pub(crate) fn variants(&self) -> Ident {
        self.ident("variants")
    }

    /// The texts of variants without data.
    pub(crate) fn texts(&self) -> Ident {
        self.ident("texts")
    }

    /// Which values are left out, and how far away an answer may be.
    pub(crate) fn omit(&self) -> Ident {
        self.ident("omit")
    }

    pub(crate) fn steps(&self) -> Ident {
        self.ident("steps")
    }

    /// The key of a map that is being written.
    pub(crate) fn key(&self) -> Ident {
        self.ident("key")
    }

    /// What a function of serde's is given.
    pub(crate) fn serializer(&self) -> Ident {
        self.ident("serializer")
    }

    /// The binding of a variant's field.
    pub(crate) fn field(&self, index: usize) -> Ident {
        self.ident(&format!("field{index}"))
    }

    pub(crate) fn lifetime(&self) -> Lifetime {
        Lifetime::new(&format!("'__a{}", self.suffix), Span::mixed_site())
    }
}

fn name_of(param: &GenericParam) -> String {
    match param {
        GenericParam::Lifetime(param) => param.lifetime.ident.to_string(),
        GenericParam::Type(param) => param.ident.to_string(),
        GenericParam::Const(param) => param.ident.to_string(),
    }
}
