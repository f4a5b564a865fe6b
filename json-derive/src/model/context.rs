//! What `#[json(…)]` says about a context.

use std::collections::BTreeSet;

use proc_macro2::Span;
use quote::ToTokens as _;
use syn::meta::ParseNestedMeta;
use syn::spanned::Spanned as Located;
use syn::{Data, DeriveInput, Ident, Lit, Path, Type, parse_quote};

use crate::attr::{Namespace, Place, Spanned, Table, Value, Views, assigned, listed, takes};
use crate::choice::{Choice, ENUMS, NAMING, OMIT, Setting};
use crate::errors::Errors;

/// The options that a context sets.
pub(crate) struct Context<'a> {
    pub(crate) ident: &'a Ident,
    pub(crate) runtime: Path,
    /// Constants of the trait, with their settings.
    pub(crate) settings: Vec<(&'static str, Setting)>,
    pub(crate) indent: Option<Indent>,
    pub(crate) max_depth: Option<MaxDepth>,
    /// The views that are written; empty if all are.
    pub(crate) views: Vec<Path>,
    /// The only types that can be written.
    pub(crate) types: Option<Vec<Type>>,
}

/// `types(Order, Vec<Order>)`
struct Types(Vec<Type>);

impl Value for Types {
    fn parse(meta: &ParseNestedMeta<'_>) -> syn::Result<Self> {
        let types = listed::<Type>(
            meta,
            "types in parentheses, such as `types(Order, Vec<Order>)`",
        )?;
        let mut seen = BTreeSet::new();
        for ty in &types {
            if !seen.insert(ty.to_token_stream().to_string()) {
                let message = "this type is listed twice; remove one of the two";
                return Err(syn::Error::new_spanned(ty, message));
            }
        }
        Ok(Self(types))
    }
}

/// The keys that take one of a few words, and the constants that they set.
const CHOICES: [(&str, &str, &Choice); 11] = [
    ("field_naming", "FIELD_NAMING", &NAMING),
    ("variant_naming", "VARIANT_NAMING", &NAMING),
    ("key_naming", "KEY_NAMING", &NAMING),
    ("omit", "OMIT", &OMIT),
    ("omit_entries", "OMIT_ENTRIES", &OMIT_ENTRIES),
    ("enums", "ENUMS", &ENUMS),
    ("escape", "ESCAPE", &ESCAPE),
    ("non_finite", "NON_FINITE", &NON_FINITE),
    ("whole_floats", "WHOLE_FLOATS", &WHOLE_FLOATS),
    ("wide_integers", "WIDE_INTEGERS", &WIDE_INTEGERS),
    ("bytes", "BYTES", &BYTES),
];

const OMIT_ENTRIES: Choice = Choice {
    of: "OmitEntries",
    words: &[("nothing", "Nothing"), ("nulls", "Nulls")],
};

const ESCAPE: Choice = Choice {
    of: "Escape",
    words: &[("minimal", "Minimal"), ("html", "Html"), ("ascii", "Ascii")],
};

const NON_FINITE: Choice = Choice {
    of: "NonFinite",
    words: &[("null", "Null"), ("error", "Error"), ("string", "String")],
};

const WHOLE_FLOATS: Choice = Choice {
    of: "WholeFloats",
    words: &[("1.0", "WithFraction"), ("1", "WithoutFraction")],
};

const WIDE_INTEGERS: Choice = Choice {
    of: "WideIntegers",
    words: &[
        ("number", "Number"),
        ("string_if_unsafe", "StringIfUnsafe"),
        ("string", "String"),
    ],
};

const BYTES: Choice = Choice {
    of: "Bytes",
    words: &[
        ("array", "Array"),
        ("base64", "Base64"),
        ("base64url", "Base64Url"),
        ("hex", "Hex"),
    ],
};

const NEWLINE: Choice = Choice {
    of: "Newline",
    words: &[("\n", "Lf"), ("\r\n", "CrLf")],
};

/// Keys that other libraries have for what a context calls differently.
const MISSPELLED: &[(&str, &str)] = &[
    (
        "rename_all",
        "`field_naming` for fields and `variant_naming` for variants",
    ),
    ("rename_all_fields", "`field_naming`"),
    (
        "naming",
        "`field_naming` for fields and `variant_naming` for variants",
    ),
    ("pretty", "`indent = 2`"),
];

impl<'a> Context<'a> {
    pub(crate) fn from_syn(errors: &Errors, input: &'a DeriveInput) -> Self {
        let mut settings: [Option<Spanned<Setting>>; CHOICES.len()] = Default::default();
        let (mut newline, mut indent, mut max_depth, mut runtime) = (None, None, None, None);
        let (mut views, mut types) = (None, None);
        let mut table = Table::new(Namespace::Json, Place::Context);
        for ((key, _, choice), slot) in CHOICES.into_iter().zip(&mut settings) {
            table = table.choice(key, choice, slot);
        }
        table
            .value("indent", &mut indent)
            .choice("newline", &NEWLINE, &mut newline)
            .value("max_depth", &mut max_depth)
            .value("crate", &mut runtime)
            .value("views", &mut views)
            .value("types", &mut types)
            .misspelled(MISSPELLED)
            .read(errors, &input.attrs);
        check(errors, input, newline.as_ref(), indent.as_ref());
        let settings = CHOICES
            .into_iter()
            .map(|(_, constant, _)| constant)
            .zip(settings);
        let settings = settings.chain([("NEWLINE", newline)]);
        let settings = settings.filter_map(|(constant, it)| Some((constant, it?.value)));
        let runtime = runtime.map(|path: Spanned<Path>| path.value);
        Self {
            ident: &input.ident,
            runtime: runtime.unwrap_or_else(|| parse_quote!(::json_runtime)),
            settings: settings.collect(),
            indent: indent.map(|indent| indent.value),
            max_depth: max_depth.map(|depth| depth.value),
            views: views.map_or_else(Vec::new, |views: Spanned<Views>| views.value.0),
            types: types.map(|types: Spanned<Types>| types.value.0),
        }
    }
}

fn check(
    errors: &Errors,
    input: &DeriveInput,
    newline: Option<&Spanned<Setting>>,
    indent: Option<&Spanned<Indent>>,
) {
    if let (Some(newline), None, true) = (newline, indent, errors.is_empty()) {
        let message = "`newline` has no effect without `indent`; add `indent = 2` or remove it";
        errors.at(newline.span(), message);
    }
    if !input.generics.params.is_empty() {
        let message = "a context has no parameters: it is chosen by its name alone";
        errors.push(syn::Error::new_spanned(&input.generics, message));
    } else if let Some(span) = data(&input.data) {
        let message = "a context is a type without a value, such as `struct Api;`, which says how others are \
                       written; a type that is written has `#[derive(ToJson)]`";
        errors.at(span, message);
    }
}

/// Where a type of values has its first field or variant.
fn data(data: &Data) -> Option<Span> {
    match data {
        Data::Struct(data) => data.fields.iter().next().map(Located::span),
        Data::Enum(data) => data.variants.iter().next().map(Located::span),
        Data::Union(data) => Some(data.union_token.span),
    }
}

/// `indent = 2`, or `indent = "\t"`
#[derive(Clone, Copy)]
pub(crate) enum Indent {
    Spaces(u8),
    Tab,
}

impl Value for Indent {
    fn parse(meta: &ParseNestedMeta<'_>) -> syn::Result<Self> {
        let literal: Lit = assigned(meta, INDENT)?;
        let indent = match &literal {
            Lit::Str(text) if text.value() == "\t" => Some(Self::Tab),
            Lit::Int(count) => count.base10_parse().ok().map(Self::Spaces),
            _ => None,
        };
        match indent {
            Some(Self::Spaces(0 | 17..)) | None => Err(takes(meta, literal.span(), INDENT)),
            Some(indent) => Ok(indent),
        }
    }
}

/// `max_depth = 64`, or `max_depth = "none"`
#[derive(Clone, Copy)]
pub(crate) enum MaxDepth {
    Limit(u32),
    Unlimited,
}

impl Value for MaxDepth {
    fn parse(meta: &ParseNestedMeta<'_>) -> syn::Result<Self> {
        let literal: Lit = assigned(meta, DEPTH)?;
        let depth = match &literal {
            Lit::Str(text) if text.value() == "none" => Some(Self::Unlimited),
            Lit::Int(limit) => limit.base10_parse().ok().map(Self::Limit),
            _ => None,
        };
        depth.ok_or_else(|| takes(meta, literal.span(), DEPTH))
    }
}

const INDENT: &str = "a number of spaces from 1 to 16, or \"\\t\"";
const DEPTH: &str = "a number of 32 bits, or \"none\"";
