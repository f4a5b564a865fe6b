//! Derives under lints that are denied, or cannot be allowed.

#[forbid(unsafe_code)]
#[deny(
    warnings,
    keyword_idents,
    let_underscore,
    nonstandard_style,
    refining_impl_trait,
    rust_2018_idioms,
    unused,
    absolute_paths_not_starting_with_crate,
    elided_lifetimes_in_paths,
    explicit_outlives_requirements,
    macro_use_extern_crate,
    meta_variable_misuse,
    missing_abi,
    missing_copy_implementations,
    missing_debug_implementations,
    missing_docs,
    redundant_lifetimes,
    single_use_lifetimes,
    trivial_casts,
    trivial_numeric_casts,
    unit_bindings,
    unnameable_types,
    unreachable_pub,
    unused_extern_crates,
    unused_import_braces,
    unused_lifetimes,
    unused_macro_rules,
    unused_qualifications,
    unused_results,
    variant_size_differences,
    clippy::all,
    clippy::pedantic,
    reason = "the point of this module"
)]
mod strict {
    use json_runtime::{JsonContext, ToJson};

    /// A struct with every kind of field.
    #[derive(Clone, Copy, Debug, ToJson)]
    pub(super) struct Strict<'a, T: ?Sized, const N: usize> {
        pub(super) by_reference: &'a T,
        pub(super) array: [u8; N],
        #[deprecated]
        pub(super) old: u8,
        #[json(skip)]
        pub(super) _skipped: u8,
        #[json(skip_if = "u8_is_zero")]
        pub(super) skip_if: u8,
    }

    #[expect(
        clippy::trivially_copy_pass_by_ref,
        reason = "`skip_if` gives a reference"
    )]
    fn u8_is_zero(value: &u8) -> bool {
        *value == 0
    }

    impl<'a, T: ?Sized> Strict<'a, T, 1> {
        pub(super) fn new(by_reference: &'a T) -> Self {
            #[expect(deprecated, reason = "it has to come from somewhere")]
            Self {
                by_reference,
                array: [1],
                old: 2,
                _skipped: 3,
                skip_if: 0,
            }
        }
    }

    #[derive(Clone, Copy, Debug, ToJson)]
    pub(super) struct Empty {}

    #[derive(Clone, Copy, Debug, ToJson)]
    pub(super) struct NoElements();

    #[derive(Clone, Copy, Debug, ToJson)]
    pub(super) struct Unit;

    #[derive(Clone, Copy, Debug, ToJson)]
    #[deprecated]
    pub(super) struct Old(pub(super) u8);

    /// A newtype of something more private.
    #[derive(Clone, Copy, Debug, ToJson)]
    pub(super) struct Outer(Inner);

    #[derive(Clone, Copy, Debug, ToJson)]
    struct Inner(u8);

    impl Outer {
        pub(super) fn new() -> Self {
            Self(Inner(1))
        }
    }

    #[derive(Clone, Copy, Debug, ToJson)]
    pub(super) enum OneVariant {
        Only,
    }

    #[derive(Clone, Copy, Debug, ToJson)]
    pub(super) enum Skipped {
        #[json(skip)]
        Only,
    }

    /// Lints have nothing to say about what stands here that they do not say about the enum.
    #[derive(Clone, Copy, Debug, ToJson)]
    #[expect(
        clippy::erasing_op,
        clippy::identity_op,
        reason = "the derive does not see it"
    )]
    pub(super) enum Numbered {
        Parenthesized = (2),
        Computed = (3) + 0,
        Zero = 7 * 0,
    }

    #[derive(Clone, Copy, Debug, ToJson)]
    pub(super) enum Never {}

    #[derive(Clone, Copy, Debug, ToJson)]
    pub(super) enum Impossible {
        Never(Never),
        Tuple(u8, u8),
        Struct {
            skipped: u8,
        },
        Empty {},
        None(),
        #[deprecated]
        Old(u8),
    }

    impl Impossible {
        pub(super) fn all() -> [Option<Self>; 6] {
            #[expect(deprecated, reason = "it has to come from somewhere")]
            {
                let never: Option<Never> = None;
                [
                    never.map(Self::Never),
                    Some(Self::Tuple(1, 2)),
                    Some(Self::Struct { skipped: 3 }),
                    Some(Self::Empty {}),
                    Some(Self::None()),
                    Some(Self::Old(4)),
                ]
            }
        }
    }

    /// A context of which one function is called.
    #[derive(Clone, Copy, Debug, JsonContext)]
    #[json(enums = "number")]
    pub(super) struct Numbers;
}

use crate::assert_json;
use json_runtime::Plain;
use strict::{
    Empty, Impossible, NoElements, Numbered, Numbers, OneVariant, Outer, Skipped, Strict, Unit,
};

#[test]
fn strict_code_writes_as_any_other() {
    assert_json! {
        Plain: &Strict::new("a") => r#"{"by_reference":"a","array":[1],"old":2}"#,
        Plain: &(Empty {}, NoElements(), Unit, Outer::new()) => "[{},[],null,1]",
        Plain: &Impossible::all() => r#"[null,{"Tuple":[1,2]},{"Struct":{"skipped":3}},{"Empty":{}},{"None":[]},{"Old":4}]"#,
        Numbers: &OneVariant::Only => "0",
        Numbers: &[Numbered::Parenthesized, Numbered::Computed, Numbered::Zero] => "[2,3,0]",
    }
    let error = json_runtime::to_string(&Skipped::Only).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the enum variant Skipped::Only cannot be serialized at $ (byte 0)"
    );
    #[expect(deprecated, reason = "it has to be read somewhere")]
    let old = strict::Old(1);
    assert_json!(Plain: &(old, None::<strict::Never>) => "[1,null]");
}
