//! The traits that types implement.

use crate::context::JsonContext;
use crate::key::{Key, Members};
use crate::options::Omit;
use crate::writer::{JsonWriter, KeyWriter};

/// A type that can write itself as JSON under the context `C`.
///
/// Derive it with `#[derive(ToJson)]`. The context is a parameter of the trait, so a type of
/// another crate can be given an impl for a context of one's own:
///
/// ```
/// # mod geo { pub struct Point { pub lat: f64, pub lon: f64 } }
/// use json_runtime::{JsonContext, JsonWriter, ToJson};
///
/// struct Api;
/// impl JsonContext for Api {}
///
/// impl ToJson<Api> for geo::Point {
///     fn write_json(&self, w: &mut JsonWriter<'_, Api>) {
///         let mut object = w.object();
///         object.field("lat", &self.lat);
///         object.field("lon", &self.lon);
///         object.end();
///     }
/// }
///
/// let points = vec![geo::Point { lat: 52.5, lon: 13.4 }];
/// assert_eq!(Api::to_string(&points).unwrap(), r#"[{"lat":52.5,"lon":13.4}]"#);
/// ```
///
/// The trait is dyn compatible: `Vec<Box<dyn ToJson<Api>>>` is a collection of anything that can be
/// written under `Api`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be written as JSON",
    label = "`ToJson` is not implemented for this type",
    note = "for a type of your own, add `#[derive(ToJson)]`",
    note = "for a type parameter, add the bound `T: ToJson<YourContext>`, or `T: ToJson` in `#[json(bound = \"…\")]`; for a `dyn Trait`, declare `trait Trait: ToJson<YourContext>`",
    note = "for a type of another crate, enable the feature of `json-runtime` that has the name of that crate, if there is one, or put `#[json(with = \"module\")]` on the field",
    note = "`json_runtime::to_string` and the like write under the context `Plain`; a type that is for other contexts only is written by their functions, such as `YourContext::to_string(&value)`, and what holds it needs its `#[json(context = YourContext)]`, too"
)]
pub trait ToJson<C: JsonContext> {
    /// Writes exactly one JSON value.
    ///
    /// There is no result: the writer keeps the first failure, drops what it is given after it, and
    /// the entry point that was called returns it.
    ///
    /// ```
    /// use json_runtime::{JsonContext, JsonWriter, ToJson};
    ///
    /// struct Celsius(f64);
    ///
    /// impl<C: JsonContext> ToJson<C> for Celsius {
    ///     fn write_json(&self, w: &mut JsonWriter<'_, C>) {
    ///         w.display(&format_args!("{} °C", self.0));
    ///     }
    /// }
    ///
    /// assert_eq!(json_runtime::to_string(&[Celsius(21.5)]).unwrap(), r#"["21.5 °C"]"#);
    /// ```
    fn write_json(&self, w: &mut JsonWriter<'_, C>);

    /// Writes the value where one is due, and fails if the impl does not write exactly one.
    ///
    /// The impls of this crate and derived ones, which write one, go past the checks.
    #[doc(hidden)]
    fn write_value(&self, w: &mut JsonWriter<'_, C>) {
        w.one_value(|w| self.write_json(w));
    }

    /// Writes the value as a member, key and all.
    ///
    /// Scalars override it: the key and the value are written by one call then.
    #[doc(hidden)]
    #[inline]
    fn write_member(&self, w: &mut JsonWriter<'_, C>, separator: u8, key: Key<'_>) {
        w.key(separator, key);
        self.write_value(w);
    }

    /// Whether the value is written as `null`.
    ///
    /// A member that is null is left out under [`Omit::Nulls`](crate::Omit::Nulls). What can be null
    /// overrides it:
    ///
    /// ```
    /// use json_runtime::{JsonContext, JsonWriter, Omit, ToJson};
    ///
    /// struct Celsius(Option<f64>);
    ///
    /// impl<C: JsonContext> ToJson<C> for Celsius {
    ///     fn write_json(&self, w: &mut JsonWriter<'_, C>) {
    ///         w.value(&self.0);
    ///     }
    ///     fn is_null(&self) -> bool {
    ///         self.0.is_none()
    ///     }
    /// }
    ///
    /// #[derive(ToJson)]
    /// #[json(omit = "nulls")]
    /// struct Day { low: Celsius, high: Celsius }
    ///
    /// let day = Day { low: Celsius(None), high: Celsius(Some(21.5)) };
    /// assert_eq!(json_runtime::to_string(&day).unwrap(), r#"{"high":21.5}"#);
    /// ```
    fn is_null(&self) -> bool {
        false
    }

    /// Whether the value is null, `false`, zero, `""` or an empty collection.
    ///
    /// A member that is default is left out under [`Omit::Defaults`](crate::Omit::Defaults).
    ///
    /// ```
    /// use json_runtime::{Plain, ToJson};
    ///
    /// assert!(ToJson::<Plain>::is_default(&0));
    /// assert!(ToJson::<Plain>::is_default(""));
    /// assert!(!ToJson::<Plain>::is_default(&[0]));
    /// ```
    fn is_default(&self) -> bool {
        self.is_null()
    }

    /// Whether `omit`, which is not `Nothing`, leaves the value out.
    ///
    /// What is written as another value asks this one, at most so many `steps` away: beyond them the
    /// answer is no, and writing the value is an error.
    #[doc(hidden)]
    #[inline]
    fn is_omitted(&self, omit: Omit, steps: usize) -> bool {
        let _ = steps;
        match omit {
            Omit::Nothing => false,
            Omit::Nulls => self.is_null(),
            Omit::Defaults => self.is_default(),
        }
    }

    /// Writes an array of such values where one is due. Slices, arrays and vectors call it, as a run
    /// of scalars has a faster way, or another form, as `u8` has under [`BYTES`](JsonContext::BYTES).
    #[doc(hidden)]
    #[inline]
    fn write_items(items: &[Self], w: &mut JsonWriter<'_, C>)
    where
        Self: Sized,
    {
        w.items(items);
    }
}

/// A type that can be the key of a map under the context `C`.
///
/// Strings, `char`, integers, floats, `bool`, network addresses and paths can, and so can derived
/// enums without data, and derived newtypes and untagged variants of something that can, whose impl comes
/// with the derive unless `#[json(no_key)]` leaves it to you. RFC 8259 has no other keys than
/// strings: numbers are written in quotes, as serde_json does.
///
/// ```
/// use json_runtime::{JsonContext, KeyWriter, ToJsonKey};
/// use std::collections::BTreeMap;
///
/// #[derive(PartialEq, Eq, PartialOrd, Ord)]
/// struct Seat { row: u32, letter: char }
///
/// impl<C: JsonContext> ToJsonKey<C> for Seat {
///     fn write_key(&self, key: KeyWriter<'_, '_, C>) {
///         key.display(&format_args!("{}{}", self.row, self.letter));
///     }
/// }
///
/// let seats = BTreeMap::from([(Seat { row: 12, letter: 'F' }, "taken")]);
/// assert_eq!(json_runtime::to_string(&seats).unwrap(), r#"{"12F":"taken"}"#);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the key of a JSON object",
    label = "not a string, and no type that is written as one",
    note = "JSON has string keys only (RFC 8259, section 4); strings, numbers, `bool`, enums without data, and newtypes and untagged variants of these can be keys",
    note = "write the impl of `ToJsonKey` by hand, or make the map a `Vec` of pairs",
    note = "where this is a parameter of a type that holds another generic one, say the bound: `#[json(bound = \"K: ToJsonKey\")]`"
)]
pub trait ToJsonKey<C: JsonContext> {
    /// Writes exactly one key.
    ///
    /// ```
    /// use json_runtime::{JsonContext, KeyWriter, ToJsonKey};
    ///
    /// #[derive(PartialEq, Eq, PartialOrd, Ord)]
    /// struct Room(u16);
    ///
    /// impl<C: JsonContext> ToJsonKey<C> for Room {
    ///     fn write_key(&self, key: KeyWriter<'_, '_, C>) {
    ///         ToJsonKey::write_key(&self.0, key);
    ///     }
    /// }
    ///
    /// let guests = std::collections::BTreeMap::from([(Room(12), "Ada")]);
    /// assert_eq!(json_runtime::to_string(&guests).unwrap(), r#"{"12":"Ada"}"#);
    /// ```
    fn write_key(&self, key: KeyWriter<'_, '_, C>);
}

/// A type whose values are written as objects, so that their members can join another object.
///
/// `#[json(flatten)]` asks for it. Derived structs with named fields and derived enums have it, and
/// so have maps, and options and pointers of all these. `null` has no members. An impl by hand is a
/// promise that [`write_json`](ToJson::write_json) writes an object:
///
/// ```
/// use json_runtime::{JsonContext, JsonWriter, ToJson, ToJsonMembers};
///
/// struct Point(f64, f64);
///
/// impl<C: JsonContext> ToJson<C> for Point {
///     fn write_json(&self, w: &mut JsonWriter<'_, C>) {
///         let mut object = w.object();
///         object.field("lat", &self.0);
///         object.field("lon", &self.1);
///         object.end();
///     }
/// }
/// impl<C: JsonContext> ToJsonMembers<C> for Point {}
///
/// #[derive(ToJson)]
/// struct Stop {
///     name: &'static str,
///     #[json(flatten)]
///     place: Point,
/// }
///
/// let stop = Stop { name: "Mitte", place: Point(52.5, 13.4) };
/// let text = json_runtime::to_string(&stop).unwrap();
/// assert_eq!(text, r#"{"name":"Mitte","lat":52.5,"lon":13.4}"#);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not written as an object: it has no members to flatten, or to put beside a tag",
    label = "has no members",
    note = "structs with named fields, maps, enums, and options and pointers of these have members",
    note = "where it is the data of a variant of an enum with a `tag`, add `content` beside it"
)]
pub trait ToJsonMembers<C: JsonContext> {
    /// The names of the members, as far as the compiler can know them.
    #[doc(hidden)]
    const MEMBERS: Members<'static> = Members::UNKNOWN;
    /// Cannot be evaluated if two members have the same name.
    #[doc(hidden)]
    const DISTINCT: () = ();
}

/// A context that has `T` among its types.
///
/// `#[derive(JsonContext)]` writes the impls: one for every type; or, with
/// `#[json(types(Order, Vec<Order>))]` beside it, one for each of these. That closes the entry points
/// of the context's type: `Api::to_string(&value)` compiles for the listed types alone, and so do the
/// types in `web` and `db`. Each listed type is checked where the context is defined. Rows that come one
/// by one may be of these types, references to them, or [`TryRow`](crate::stream::TryRow)s of them.
///
/// ```
/// use json_runtime::{JsonContext, ToJson};
///
/// #[derive(ToJson)]
/// struct Order { id: u32 }
///
/// #[derive(JsonContext)]
/// #[json(types(Order, Vec<Order>))]
/// struct Api;
///
/// assert_eq!(Api::to_string(&vec![Order { id: 1 }]).unwrap(), r#"[{"id":1}]"#);
/// ```
///
/// A context that is written by hand says which types are its own, usually all of them:
///
/// ```
/// use json_runtime::{Indent, JsonContext, Lists, ToJson};
///
/// struct Tabbed;
/// impl JsonContext for Tabbed {
///     const INDENT: Indent = Indent::Tab;
/// }
/// impl<T: ToJson<Self> + ?Sized> Lists<T> for Tabbed {}
/// ```
#[diagnostic::on_unimplemented(
    message = "`{T}` is not among the types of the context `{Self}`",
    label = "`{Self}` does not list `{T}`",
    note = "add it to `types(...)` in the `#[json(...)]` attribute of `{Self}`",
    note = "where `{Self}` is written by hand, add `impl<T: ToJson<Self> + ?Sized> Lists<T> for` it"
)]
pub trait Lists<T: ToJson<Self> + ?Sized>: JsonContext {}
