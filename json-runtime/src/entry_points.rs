//! Macros that generated code calls: what they stand for depends on the features of this crate.

/// The entry points of a context, for every type.
#[doc(hidden)]
#[macro_export]
macro_rules! __entry_points {
    ($context:ty) => {
        impl<T: $crate::ToJson<$context> + ?$crate::__private::Sized> $crate::Lists<T>
            for $context
        {
        }
        $crate::__entry_points_for!($context,);
    };
}

/// The entry points of a context that lists its types.
#[doc(hidden)]
#[macro_export]
macro_rules! __closed_entry_points {
    ($context:ty) => {
        $crate::__entry_points_for!($context, where $context: $crate::Lists<T>);
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __entry_points_for {
    ($context:ty, $($where:tt)*) => {
        $crate::__shielded! { [value to] impl $context {
            /// Writes `value` to a new string.
            ///
            /// # Errors
            ///
            /// If the value cannot be written.
            pub fn to_string<T: $crate::ToJson<$context> + ?$crate::__private::Sized>(
                value: &T,
            ) -> $crate::__private::Result<$crate::__private::String, $crate::JsonError>
            $($where)*
            {
                <$context as $crate::JsonContext>::to_string(value)
            }

            /// Writes `value` to a new vector. It holds valid UTF-8.
            ///
            /// # Errors
            ///
            /// If the value cannot be written.
            pub fn to_vec<T: $crate::ToJson<$context> + ?$crate::__private::Sized>(
                value: &T,
            ) -> $crate::__private::Result<$crate::__private::Vec<$crate::__private::u8>, $crate::JsonError>
            $($where)*
            {
                <$context as $crate::JsonContext>::to_vec(value)
            }

            /// Appends `value` to a vector, whose allocation is used again.
            ///
            /// # Errors
            ///
            /// If the value cannot be written. The vector holds what it held before then.
            pub fn append<T: $crate::ToJson<$context> + ?$crate::__private::Sized>(
                value: &T,
                to: &mut $crate::__private::Vec<$crate::__private::u8>,
            ) -> $crate::__private::Result<(), $crate::JsonError>
            $($where)*
            {
                <$context as $crate::JsonContext>::append(value, to)
            }
        }}
        $crate::__to_writer!($context, $($where)*);
    };
}

/// An item with these variables, where no constant and no static of the user's is in their way: a
/// variable may have the name of a function.
#[doc(hidden)]
#[macro_export]
macro_rules! __shielded {
    ([$($variable:ident)+] $item:item) => {
        const _: () = {
            $(fn $variable() {})+
            let _ = ($($variable,)+);
            $item
        };
    };
}

#[doc(hidden)]
#[macro_export]
#[cfg(feature = "std")]
macro_rules! __to_writer {
    ($context:ty, $($where:tt)*) => {
        $crate::__shielded! { [value to] impl $context {
            /// Writes `value` to an `io::Write`, in pieces of up to 64 KiB. Does not flush it.
            ///
            /// # Errors
            ///
            /// If the value cannot be written, or `to` fails.
            pub fn to_writer<W: $crate::__private::Write, T: $crate::ToJson<$context> + ?$crate::__private::Sized>(
                to: W,
                value: &T,
            ) -> $crate::__private::Result<(), $crate::JsonError>
            $($where)*
            {
                <$context as $crate::JsonContext>::to_writer(to, value)
            }
        }}
    };
}

#[doc(hidden)]
#[macro_export]
#[cfg(not(feature = "std"))]
macro_rules! __to_writer {
    ($context:ty, $($where:tt)*) => {};
}

/// Calls a function that `#[serde(with)]` or `#[serde(serialize_with)]` names, through a closure
/// that gives it a serializer.
#[doc(hidden)]
#[macro_export]
#[cfg(feature = "serde")]
macro_rules! __serialize_with {
    ($writer:expr, $call:expr) => {
        $crate::serde::serialize_with($writer, $call)
    };
}

#[doc(hidden)]
#[macro_export]
#[cfg(not(feature = "serde"))]
macro_rules! __serialize_with {
    ($writer:expr, $call:expr) => {
        ::core::compile_error!(
            "`with` and `serialize_with` of serde need the feature `serde` of json-runtime; or add \
             `#[json(with = \"module\")]`, which calls `module::write_json(&value, writer)`"
        )
    };
}
