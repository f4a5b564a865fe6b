//! The values that the options of a context can take.

/// How the words of a Rust identifier are put together into a JSON name.
///
/// An identifier is split into words at underscores and where a lowercase letter or a digit is
/// followed by an uppercase letter (`unitPrice`), and before the last letter of a run of uppercase
/// letters that a lowercase one follows (`HTTPServer` is `HTTP`, `Server`). Underscores at its
/// beginning and end stay.
///
/// ```
/// use json_runtime::{JsonContext, Naming, ToJson};
///
/// #[derive(ToJson)]
/// struct Line { unit_price: u32 }
///
/// struct Kebab;
/// impl JsonContext for Kebab {
///     const FIELD_NAMING: Naming = Naming::KebabCase;
/// }
///
/// assert_eq!(Kebab::to_string(&Line { unit_price: 7 }).unwrap(), r#"{"unit-price":7}"#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Naming {
    /// As the identifier is spelled in Rust, without `r#`.
    Verbatim,
    /// `unit_price` becomes `unitprice`.
    LowerCase,
    /// `unit_price` becomes `UNITPRICE`.
    UpperCase,
    /// `unit_price` becomes `UnitPrice`.
    PascalCase,
    /// `unit_price` becomes `unitPrice`.
    CamelCase,
    /// `UnitPrice` becomes `unit_price`.
    SnakeCase,
    /// `unit_price` becomes `UNIT_PRICE`.
    ScreamingSnakeCase,
    /// `unit_price` becomes `unit-price`.
    KebabCase,
    /// `unit_price` becomes `UNIT-PRICE`.
    ScreamingKebabCase,
}

/// Which members an object leaves out.
///
/// ```
/// use json_runtime::{JsonContext, Omit, ToJson};
///
/// struct NoNulls;
/// impl JsonContext for NoNulls {
///     const OMIT: Omit = Omit::Nulls;
/// }
///
/// #[derive(ToJson)]
/// struct Line { price: u32, note: Option<String> }
///
/// let line = Line { price: 0, note: None };
/// assert_eq!(NoNulls::to_string(&line).unwrap(), r#"{"price":0}"#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Omit {
    /// Every member is written.
    Nothing,
    /// Members whose value is `null` are left out.
    Nulls,
    /// Members whose value is `null`, `false`, zero, `""` or an empty collection are left out.
    /// `Some(0)` is not a default: a reader could not tell it from `None`.
    ///
    /// The type decides; but where `with` writes the value, its text does, which has to be `null`,
    /// `false`, a zero, `""`, `[]` or `{}`, and of a field of type `Option` has to be `null`.
    Defaults,
}

/// Which entries of a map are left out.
///
/// ```
/// use json_runtime::{JsonContext, OmitEntries};
///
/// struct NoNulls;
/// impl JsonContext for NoNulls {
///     const OMIT_ENTRIES: OmitEntries = OmitEntries::Nulls;
/// }
///
/// let map = std::collections::BTreeMap::from([("a", None), ("b", Some(1))]);
/// assert_eq!(NoNulls::to_string(&map).unwrap(), r#"{"b":1}"#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OmitEntries {
    /// Every entry is written.
    Nothing,
    /// Entries whose value is `null` are left out.
    Nulls,
}

/// How an enum without data is written.
///
/// ```
/// use json_runtime::{Enums, JsonContext, ToJson};
///
/// struct Numbers;
/// impl JsonContext for Numbers {
///     const ENUMS: Enums = Enums::Number;
/// }
///
/// #[derive(ToJson)]
/// enum Status { Shipped = 2 }
///
/// assert_eq!(Numbers::to_string(&Status::Shipped).unwrap(), "2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Enums {
    /// The name of the variant.
    String,
    /// The discriminant of the variant. As a map key it is in quotes, and so it is where it is
    /// beyond ±(2^53−1) and the context does not write such integers as numbers.
    Number,
}

/// What stands before the members and elements of a container.
///
/// ```
/// use json_runtime::{Indent, JsonContext};
///
/// struct Wide;
/// impl JsonContext for Wide {
///     const INDENT: Indent = Indent::Spaces(4);
/// }
///
/// assert_eq!(Wide::to_string(&[1]).unwrap(), "[\n    1\n]");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Indent {
    /// Everything on one line, without white space.
    None,
    /// This many spaces (1 to 16) per level.
    Spaces(u8),
    /// One tab per level.
    Tab,
}

/// How a line ends where [`Indent`] breaks lines.
///
/// ```
/// use json_runtime::{Indent, JsonContext, Newline};
///
/// struct Windows;
/// impl JsonContext for Windows {
///     const INDENT: Indent = Indent::Tab;
///     const NEWLINE: Newline = Newline::CrLf;
/// }
///
/// assert_eq!(Windows::to_string(&[1]).unwrap(), "[\r\n\t1\r\n]");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Newline {
    /// `\n`
    Lf,
    /// `\r\n`
    CrLf,
}

/// Which characters of strings, keys and enum names are written as escapes.
///
/// RFC 8259, section 7 demands `"`, `\` and U+0000 to U+001F; all modes write these as serde_json
/// does (`\n` and its like where they exist, else `\u001f` with lowercase digits).
///
/// ```
/// use json_runtime::{Escape, JsonContext};
///
/// struct Ascii;
/// impl JsonContext for Ascii {
///     const ESCAPE: Escape = Escape::Ascii;
/// }
///
/// assert_eq!(Ascii::to_string("<ß>").unwrap(), r#""<\u00df>""#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Escape {
    /// Only what RFC 8259 demands.
    Minimal,
    /// Also `<`, `>`, `&`, `'`, U+2028 and U+2029: safe inside HTML and JavaScript.
    Html,
    /// Also everything beyond ASCII, as UTF-16 surrogate pairs where needed.
    Ascii,
}

/// What becomes of a float that JSON has no number for.
///
/// ```
/// use json_runtime::{JsonContext, NonFinite};
///
/// struct Named;
/// impl JsonContext for Named {
///     const NON_FINITE: NonFinite = NonFinite::String;
/// }
///
/// assert_eq!(Named::to_string(&[f64::NAN, 0.5]).unwrap(), r#"["NaN",0.5]"#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NonFinite {
    /// `null`
    Null,
    /// The write fails with [`ErrorKind::NonFinite`](crate::ErrorKind::NonFinite).
    Error,
    /// `"NaN"`, `"Infinity"` or `"-Infinity"`
    String,
}

/// How a float without a fractional part is written.
///
/// ```
/// use json_runtime::{JsonContext, WholeFloats};
///
/// struct Script;
/// impl JsonContext for Script {
///     const WHOLE_FLOATS: WholeFloats = WholeFloats::WithoutFraction;
/// }
///
/// assert_eq!(Script::to_string(&[1.0, 0.5]).unwrap(), "[1,0.5]");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WholeFloats {
    /// `1.0`, as serde_json does.
    WithFraction,
    /// `1`, as JavaScript and System.Text.Json do.
    WithoutFraction,
}

/// How integers of 64 and 128 bits are written. `isize` and `usize` count as 64 bits.
///
/// ```
/// use json_runtime::{JsonContext, WideIntegers};
///
/// struct Script;
/// impl JsonContext for Script {
///     const WIDE_INTEGERS: WideIntegers = WideIntegers::StringIfUnsafe;
/// }
///
/// assert_eq!(Script::to_string(&[7, u64::MAX]).unwrap(), r#"[7,"18446744073709551615"]"#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WideIntegers {
    /// As numbers.
    Number,
    /// As strings where they are beyond ±(2^53−1), the integers that a JavaScript number holds
    /// exactly.
    StringIfUnsafe,
    /// As strings.
    String,
}

/// How `[u8]`, `Vec<u8>` and `[u8; N]` are written.
///
/// ```
/// use json_runtime::{Bytes, JsonContext};
///
/// struct Text;
/// impl JsonContext for Text {
///     const BYTES: Bytes = Bytes::Base64;
/// }
///
/// assert_eq!(Text::to_string(&[0xca_u8, 0xfe]).unwrap(), r#""yv4=""#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bytes {
    /// An array of numbers.
    Array,
    /// Base64 with `+`, `/` and padding (RFC 4648, section 4).
    Base64,
    /// Base64 with `-` and `_`, without padding (RFC 4648, section 5).
    Base64Url,
    /// Two lowercase hexadecimal digits per byte.
    Hex,
}
