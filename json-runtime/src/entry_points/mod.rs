//! Macros that generated code calls: what they stand for depends on the features of this crate.

mod rows;

/// The entry points of a context, for every type.
#[doc(hidden)]
#[macro_export]
macro_rules! __entry_points {
    ($context:ty) => {
        impl<__T: $crate::ToJson<$context> + ?$crate::__private::Sized> $crate::Lists<__T>
            for $context
        {
        }
        $crate::__entry_points_for!($context, [], [], [], []);
    };
}

/// The entry points of a context that lists its types.
#[doc(hidden)]
#[macro_export]
macro_rules! __closed_entry_points {
    ($context:ty) => {
        $crate::__entry_points_for!(
            $context,
            [where $context: $crate::Lists<__T>],
            [How],
            [where $context: $crate::stream::ListsRow<__I::Item, How>],
            [where $context: $crate::stream::ListsRow<__S::Item, How>]
        );
    };
}

/// Takes the bounds on what is written: on a value of type `T`, on the items of the iterator `I`, and
/// on those of the stream `S`. The latter two need a type parameter.
#[doc(hidden)]
#[macro_export]
macro_rules! __entry_points_for {
    ($context:ty, [$($value:tt)*], [$($how:ident)?], [$($row:tt)*], [$($polled:tt)*]) => {
        $crate::__shielded! { [value to rows] impl $context {
            /// Writes `value` to a new string.
            ///
            /// An example is with `JsonContext::to_string`.
            ///
            /// # Errors
            ///
            /// If the value cannot be written.
            pub fn to_string<__T: $crate::ToJson<$context> + ?$crate::__private::Sized>(
                value: &__T,
            ) -> $crate::__private::Result<$crate::__private::String, $crate::JsonError>
            $($value)*
            {
                <$context as $crate::JsonContext>::to_string(value)
            }

            /// Writes `value` to a new vector. It holds valid UTF-8.
            ///
            /// An example is with `JsonContext::to_vec`.
            ///
            /// # Errors
            ///
            /// If the value cannot be written.
            pub fn to_vec<__T: $crate::ToJson<$context> + ?$crate::__private::Sized>(
                value: &__T,
            ) -> $crate::__private::Result<$crate::__private::Vec<$crate::__private::u8>, $crate::JsonError>
            $($value)*
            {
                <$context as $crate::JsonContext>::to_vec(value)
            }

            /// Appends `value` to a vector, whose allocation is used again.
            ///
            /// An example is with `JsonContext::append`.
            ///
            /// # Errors
            ///
            /// If the value cannot be written. The vector holds what it held before then.
            pub fn append<__T: $crate::ToJson<$context> + ?$crate::__private::Sized>(
                value: &__T,
                to: &mut $crate::__private::Vec<$crate::__private::u8>,
            ) -> $crate::__private::Result<(), $crate::JsonError>
            $($value)*
            {
                <$context as $crate::JsonContext>::append(value, to)
            }

            /// As [`to_string`](Self::to_string), but it is an error where there is no memory for the
            /// text.
            ///
            /// An example is with `JsonContext::try_to_string`.
            ///
            /// # Errors
            ///
            /// If the value cannot be written.
            pub fn try_to_string<__T: $crate::ToJson<$context> + ?$crate::__private::Sized>(
                value: &__T,
            ) -> $crate::__private::Result<$crate::__private::String, $crate::JsonError>
            $($value)*
            {
                <$context as $crate::JsonContext>::try_to_string(value)
            }

            /// As [`to_vec`](Self::to_vec), but it is an error where there is no memory for the text.
            ///
            /// An example is with `JsonContext::try_to_vec`.
            ///
            /// # Errors
            ///
            /// If the value cannot be written.
            pub fn try_to_vec<__T: $crate::ToJson<$context> + ?$crate::__private::Sized>(
                value: &__T,
            ) -> $crate::__private::Result<$crate::__private::Vec<$crate::__private::u8>, $crate::JsonError>
            $($value)*
            {
                <$context as $crate::JsonContext>::try_to_vec(value)
            }

            /// As [`append`](Self::append), but it is an error where there is no memory for the text.
            ///
            /// An example is with `JsonContext::try_append`.
            ///
            /// # Errors
            ///
            /// If the value cannot be written. The vector holds what it held before then.
            pub fn try_append<__T: $crate::ToJson<$context> + ?$crate::__private::Sized>(
                value: &__T,
                to: &mut $crate::__private::Vec<$crate::__private::u8>,
            ) -> $crate::__private::Result<(), $crate::JsonError>
            $($value)*
            {
                <$context as $crate::JsonContext>::try_append(value, to)
            }

            /// The text of an array of what an iterator yields, in chunks that are made when they are
            /// asked for.
            ///
            /// An example is with `JsonContext::chunks`.
            pub fn chunks<__I: $crate::__private::IntoIterator<Item: $crate::ToJson<$context>> $(, $how)?>(
                rows: __I,
            ) -> $crate::stream::Chunks<$context, __I::IntoIter>
            $($row)*
            {
                <$context as $crate::JsonContext>::chunks(rows)
            }

            /// What an iterator yields, each in a line of its own, in chunks that are made when they
            /// are asked for.
            ///
            /// An example is with `JsonContext::line_chunks`.
            pub fn line_chunks<__I: $crate::__private::IntoIterator<Item: $crate::ToJson<$context>> $(, $how)?>(
                rows: __I,
            ) -> $crate::stream::Chunks<$context, __I::IntoIter>
            $($row)*
            {
                <$context as $crate::JsonContext>::line_chunks(rows)
            }

            /// Prints `value`, with no string in between.
            ///
            /// An example is with `JsonContext::display`.
            pub fn display<__T: $crate::ToJson<$context> + ?$crate::__private::Sized>(
                value: &__T,
            ) -> $crate::stream::Displayed<'_, $context, __T>
            $($value)*
            {
                <$context as $crate::JsonContext>::display(value)
            }

            /// Writes `value` to a `fmt::Write`, such as a formatter.
            ///
            /// An example is with `JsonContext::to_fmt`.
            ///
            /// # Errors
            ///
            /// If the value cannot be written, or `to` fails.
            pub fn to_fmt<__W: $crate::__private::FmtWrite, __T: $crate::ToJson<$context> + ?$crate::__private::Sized>(
                to: __W,
                value: &__T,
            ) -> $crate::__private::Result<(), $crate::JsonError>
            $($value)*
            {
                <$context as $crate::JsonContext>::to_fmt(to, value)
            }
        }}
        $crate::__writer_entry_points!($context, [$($value)*], [$($how)?], [$($row)*]);
        $crate::__stream_entry_points!($context, [$($how)?], [$($polled)*]);
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
