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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OmitEntries {
    /// Every entry is written.
    Nothing,
    /// Entries whose value is `null` are left out.
    Nulls,
}

/// How an enum without data is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Enums {
    /// The name of the variant.
    String,
    /// The discriminant of the variant. As a map key it is in quotes, and so it is where it is
    /// beyond ±(2^53−1) and the context does not write such integers as numbers.
    Number,
}

/// What stands before the members and elements of a container.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WholeFloats {
    /// `1.0`, as serde_json does.
    WithFraction,
    /// `1`, as JavaScript and System.Text.Json do.
    WithoutFraction,
}

/// How integers of 64 and 128 bits are written. `isize` and `usize` count as 64 bits.
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
