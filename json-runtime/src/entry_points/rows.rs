//! The entry points that features add.

#[doc(hidden)]
#[macro_export]
#[cfg(feature = "std")]
macro_rules! __writer_entry_points {
    ($context:ty, [$($value:tt)*], [$($how:ident)?], [$($row:tt)*]) => {
        $crate::__shielded! { [value to rows options] impl $context {
            /// Writes `value` to an `io::Write`, in pieces of up to 64 KiB. Does not flush it.
            ///
            /// An example is with `JsonContext::to_writer`.
            ///
            /// # Errors
            ///
            /// If the value cannot be written, or `to` fails.
            pub fn to_writer<__W: $crate::__private::Write, __T: $crate::ToJson<$context> + ?$crate::__private::Sized>(
                to: __W,
                value: &__T,
            ) -> $crate::__private::Result<(), $crate::JsonError>
            $($value)*
            {
                <$context as $crate::JsonContext>::to_writer(to, value)
            }

            /// Writes `value` to an `io::Write`, in pieces as large as the options say.
            ///
            /// An example is with `JsonContext::to_writer_with`.
            ///
            /// # Errors
            ///
            /// If the value cannot be written, or `to` fails.
            pub fn to_writer_with<__W: $crate::__private::Write, __T: $crate::ToJson<$context> + ?$crate::__private::Sized>(
                to: __W,
                value: &__T,
                options: $crate::stream::StreamOptions,
            ) -> $crate::__private::Result<(), $crate::JsonError>
            $($value)*
            {
                <$context as $crate::JsonContext>::to_writer_with(to, value, options)
            }

            /// Writes an array of what an iterator yields to an `io::Write`, in pieces of up to
            /// 64 KiB. Does not flush it.
            ///
            /// An example is with `JsonContext::write_array`.
            ///
            /// # Errors
            ///
            /// If a row cannot be written, or `to` fails.
            pub fn write_array<__W: $crate::__private::Write, __I: $crate::__private::IntoIterator<Item: $crate::ToJson<$context>> $(, $how)?>(
                to: __W,
                rows: __I,
            ) -> $crate::__private::Result<(), $crate::JsonError>
            $($row)*
            {
                <$context as $crate::JsonContext>::write_array(to, rows)
            }

            /// Writes an array of what an iterator yields to an `io::Write`, in pieces as large as the
            /// options say.
            ///
            /// An example is with `JsonContext::write_array_with`.
            ///
            /// # Errors
            ///
            /// If a row cannot be written, or `to` fails.
            pub fn write_array_with<__W: $crate::__private::Write, __I: $crate::__private::IntoIterator<Item: $crate::ToJson<$context>> $(, $how)?>(
                to: __W,
                rows: __I,
                options: $crate::stream::StreamOptions,
            ) -> $crate::__private::Result<(), $crate::JsonError>
            $($row)*
            {
                <$context as $crate::JsonContext>::write_array_with(to, rows, options)
            }

            /// Writes what an iterator yields to an `io::Write`, each in a line of its own. Does not
            /// flush it.
            ///
            /// An example is with `JsonContext::write_lines`.
            ///
            /// # Errors
            ///
            /// If a row cannot be written, or `to` fails. The lines before have been written then.
            pub fn write_lines<__W: $crate::__private::Write, __I: $crate::__private::IntoIterator<Item: $crate::ToJson<$context>> $(, $how)?>(
                to: __W,
                rows: __I,
            ) -> $crate::__private::Result<(), $crate::JsonError>
            $($row)*
            {
                <$context as $crate::JsonContext>::write_lines(to, rows)
            }

            /// Writes what an iterator yields to an `io::Write`, each in a line of its own, in pieces
            /// as large and flushed as often as the options say.
            ///
            /// An example is with `JsonContext::write_lines_with`.
            ///
            /// # Errors
            ///
            /// If a row cannot be written, or `to` fails. The lines before have been written then.
            pub fn write_lines_with<__W: $crate::__private::Write, __I: $crate::__private::IntoIterator<Item: $crate::ToJson<$context>> $(, $how)?>(
                to: __W,
                rows: __I,
                options: $crate::stream::StreamOptions,
            ) -> $crate::__private::Result<(), $crate::JsonError>
            $($row)*
            {
                <$context as $crate::JsonContext>::write_lines_with(to, rows, options)
            }
        }}
    };
}

#[doc(hidden)]
#[macro_export]
#[cfg(feature = "futures")]
macro_rules! __stream_entry_points {
    ($context:ty, [$($how:ident)?], [$($polled:tt)*]) => {
        $crate::__shielded! { [rows] impl $context {
            /// The text of an array of what an asynchronous stream yields, as a stream of chunks.
            ///
            /// An example is with `JsonContext::stream`.
            pub fn stream<__S: $crate::__private::Stream<Item: $crate::ToJson<$context>> $(, $how)?>(
                rows: __S,
            ) -> $crate::stream::ByteStream<$context, __S>
            $($polled)*
            {
                <$context as $crate::JsonContext>::stream(rows)
            }

            /// What an asynchronous stream yields, each in a line of its own, as a stream of chunks.
            ///
            /// An example is with `JsonContext::line_stream`.
            pub fn line_stream<__S: $crate::__private::Stream<Item: $crate::ToJson<$context>> $(, $how)?>(
                rows: __S,
            ) -> $crate::stream::ByteStream<$context, __S>
            $($polled)*
            {
                <$context as $crate::JsonContext>::line_stream(rows)
            }
        }}
    };
}

#[doc(hidden)]
#[macro_export]
#[cfg(not(feature = "futures"))]
macro_rules! __stream_entry_points {
    ($context:ty, [$($how:ident)?], [$($polled:tt)*]) => {};
}

#[doc(hidden)]
#[macro_export]
#[cfg(not(feature = "std"))]
macro_rules! __writer_entry_points {
    ($context:ty, [$($value:tt)*], [$($how:ident)?], [$($row:tt)*]) => {};
}
