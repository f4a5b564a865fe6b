//! What the derive makes of a struct where every field is a member as the context says.
//!
//! It is a macro of this crate and not of the derive because the compiler expands such a macro many
//! times faster than it runs a derive, which is not optimised where the crate that uses it is not. All
//! other types are expanded by the derive, to code of the same form.

/// The impls of a struct of named fields, from what only the derive knows of it: the names of the
/// fields, and references to them, such as `(&self.id)`, which are underlined as their types.
///
/// Variables have names that no constant will have, as a constant would be in the way of one.
#[doc(hidden)]
#[macro_export]
macro_rules! __plain_struct {
    (
        $ident:ident $this:ident $bytes:tt $members:ident [$($names:tt)*]
        $($value:tt)*
    ) => {
        #[automatically_derived]
        impl<__C: $crate::JsonContext> $crate::ToJson<__C> for $ident {
            fn write_json(&$this, __json_writer: &mut $crate::JsonWriter<'_, __C>) {
                __json_writer.derived($this)
            }

            #[inline(never)]
            fn write_value(&$this, __json_writer: &mut $crate::JsonWriter<'_, __C>) {
                let $crate::__private::Some(ref mut __json_object) =
                    __json_writer.open_members_of::<Self, $bytes>()
                else {
                    return;
                };
                $(__json_object.member $value;)*
                __json_object.close();
            }
        }

        #[automatically_derived]
        impl<__C: $crate::JsonContext> $crate::ToJsonMembers<__C> for $ident {
            const MEMBERS: $crate::__private::Members<'static> =
                $crate::__private::Members::$members { names: &[$($names)*] };
        }
    };
}
