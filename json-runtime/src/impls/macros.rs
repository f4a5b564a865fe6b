//! Impls that types of several crates need.

/// Types that are written as what their `Display` impl prints. No naming policy changes such a key.
macro_rules! displayed {
    ($($type:ty;)+) => {$(
        impl<C: $crate::JsonContext> $crate::ToJson<C> for $type {
            fn write_json(&self, w: &mut $crate::JsonWriter<'_, C>) {
                w.display(self);
            }
        }

        impl<C: $crate::JsonContext> $crate::ToJsonKey<C> for $type {
            fn write_key(&self, key: $crate::KeyWriter<'_, '_, C>) {
                key.display(self);
            }
        }
    )+};
}

/// The methods that write a run of scalars, which an expression does where one is due.
macro_rules! run {
    ($context:ty, |$items:ident, $w:ident| $write:expr) => {
        fn write_slice(items: &[Self], w: &mut $crate::JsonWriter<'_, $context>) {
            w.begin_value();
            <Self as $crate::ToJson<$context>>::write_items(items, w);
        }

        fn write_items($items: &[Self], $w: &mut $crate::JsonWriter<'_, $context>) {
            $write
        }
    };
}

/// Types that are a string inside, with `as_str`.
macro_rules! text {
    ($type:ty $(, $len:ident)?) => {
        impl<C: $crate::JsonContext $(, const $len: usize)?> $crate::ToJson<C> for $type {
            fn write_json(&self, w: &mut $crate::JsonWriter<'_, C>) {
                w.string(self.as_str());
            }

            fn write_value(&self, w: &mut $crate::JsonWriter<'_, C>) {
                w.text(self.as_str());
            }

            #[inline]
            fn write_member(&self, w: &mut $crate::JsonWriter<'_, C>, separator: u8, key: $crate::key::Key<'_>) {
                w.text_member(separator, key, self.as_str());
            }

            fn has_plain_lists() -> bool {
                true
            }

            fn is_default(&self) -> bool {
                self.is_empty()
            }
        }

        impl<C: $crate::JsonContext $(, const $len: usize)?> $crate::ToJsonKey<C> for $type {
            fn write_key(&self, key: $crate::KeyWriter<'_, '_, C>) {
                key.text(self.as_str());
            }
        }
    };
}

pub(crate) use {displayed, run, text};
