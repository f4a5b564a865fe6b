//! Impls for types of other crates, under several contexts at once.

/// Writes `impl ToJson<Context> for Type` for several contexts of one's own.
///
/// The type may be one of another crate; the contexts, or the type, must be of this one. The
/// function gets a reference to the value, and the writer.
///
/// ```
/// # mod geo { pub struct Point { pub lat: f64, pub lon: f64 } }
/// use json_runtime::{JsonContext, ToJson};
///
/// #[derive(JsonContext)]
/// struct Api;
///
/// #[derive(JsonContext)]
/// #[json(field_naming = "UPPERCASE")]
/// struct Legacy;
///
/// json_runtime::impl_to_json!(geo::Point, under [Api, Legacy], |point, w| {
///     let mut object = w.object();
///     object.field("lat", &point.lat);
///     object.field("lon", &point.lon);
///     object.end();
/// });
///
/// #[derive(ToJson)]
/// #[json(context(Api, Legacy))]
/// struct Stop { place: Option<geo::Point> }
///
/// let stop = Stop { place: Some(geo::Point { lat: 52.5, lon: 13.4 }) };
/// assert_eq!(Api::to_string(&stop).unwrap(), r#"{"place":{"lat":52.5,"lon":13.4}}"#);
/// assert_eq!(Legacy::to_string(&stop).unwrap(), r#"{"PLACE":{"LAT":52.5,"LON":13.4}}"#);
/// ```
#[macro_export]
macro_rules! impl_to_json {
    (
        $type:ty, under [$($context:ty),+ $(,)?],
        |$value:ident, $writer:ident| $body:expr
    ) => {$(
        impl $crate::ToJson<$context> for $type {
            fn write_json(&self, $writer: &mut $crate::JsonWriter<'_, $context>) {
                let $value = self;
                $body
            }
        }
    )+};
    ($type:ty, |$value:ident, $writer:ident| $body:expr) => {
        ::core::compile_error!(::core::concat!(
            "say for which contexts: `impl_to_json!(", ::core::stringify!($type),
            ", under [YourContext], |value, writer| …)`; for all of them, write \
             `impl<C: JsonContext> ToJson<C> for ", ::core::stringify!($type), "` instead"
        ));
    };
}

/// Writes `impl ToJsonKey<Context> for Type` for several contexts of one's own.
///
/// As [`impl_to_json!`](crate::impl_to_json); the function gets a reference to the value, and a
/// [`KeyWriter`](crate::KeyWriter).
///
/// ```
/// # mod geo {
/// #     #[derive(PartialEq, Eq, PartialOrd, Ord)]
/// #     pub struct Cell { pub column: char, pub row: u8 }
/// # }
/// use json_runtime::JsonContext;
/// use std::collections::BTreeMap;
///
/// #[derive(JsonContext)]
/// struct Api;
///
/// json_runtime::impl_to_json_key!(geo::Cell, under [Api], |cell, key| {
///     key.display(&format_args!("{}{}", cell.column, cell.row))
/// });
///
/// let sheet = BTreeMap::from([(geo::Cell { column: 'B', row: 7 }, 1.5)]);
/// assert_eq!(Api::to_string(&sheet).unwrap(), r#"{"B7":1.5}"#);
/// ```
#[macro_export]
macro_rules! impl_to_json_key {
    (
        $type:ty, under [$($context:ty),+ $(,)?],
        |$value:ident, $key:ident| $body:expr
    ) => {$(
        impl $crate::ToJsonKey<$context> for $type {
            fn write_key(&self, $key: $crate::KeyWriter<'_, '_, $context>) {
                let $value = self;
                $body
            }
        }
    )+};
    ($type:ty, |$value:ident, $key:ident| $body:expr) => {
        ::core::compile_error!(::core::concat!(
            "say for which contexts: `impl_to_json_key!(", ::core::stringify!($type),
            ", under [YourContext], |value, key| …)`; for all of them, write \
             `impl<C: JsonContext> ToJsonKey<C> for ", ::core::stringify!($type), "` instead"
        ));
    };
}
