//! The types of the standard library under options that serde_json does not have.

use std::cell::RefCell;
use std::collections::{BTreeMap, VecDeque};
use std::ffi::{CStr, OsStr};
use std::net::Ipv6Addr;
use std::ops::Bound;
use std::path::Path;
use std::rc::{Rc, Weak};
use std::sync::Mutex;
use std::time::{Duration, UNIX_EPOCH};

use json_runtime::{
    Bytes, ErrorKind, JsonContext, JsonWriter, Naming, Omit, OmitEntries, ToJson, WideIntegers,
};

/// A context that differs from `Plain` in the given constants.
macro_rules! context {
    ($name:ident { $($option:ident: $value:expr),+ }) => {
        struct $name;
        impl JsonContext for $name {
            $(const $option: context!(@ $option) = $value;)+
        }
    };
    (@ FIELD_NAMING) => { Naming };
    (@ VARIANT_NAMING) => { Naming };
    (@ KEY_NAMING) => { Naming };
    (@ OMIT) => { Omit };
    (@ OMIT_ENTRIES) => { OmitEntries };
    (@ BYTES) => { Bytes };
    (@ WIDE_INTEGERS) => { WideIntegers };
}

#[track_caller]
fn writes<C: JsonContext>(value: &(impl ToJson<C> + ?Sized), text: &str) {
    assert_eq!(C::to_string(value).as_deref().ok(), Some(text));
}

context!(Named {
    FIELD_NAMING: Naming::ScreamingKebabCase,
    VARIANT_NAMING: Naming::SnakeCase,
    KEY_NAMING: Naming::PascalCase
});

#[test]
fn members_follow_the_naming_of_fields() {
    writes::<Named>(&Duration::new(1, 2), r#"{"SECS":1,"NANOS":2}"#);
    writes::<Named>(
        &UNIX_EPOCH,
        r#"{"SECS-SINCE-EPOCH":0,"NANOS-SINCE-EPOCH":0}"#,
    );
    writes::<Named>(&(1..=2), r#"{"START":1,"END":2}"#);
    writes::<Named>(&(1..), r#"{"START":1}"#);
    writes::<Named>(&(..2), r#"{"END":2}"#);
}

#[test]
fn variants_follow_the_naming_of_variants() {
    writes::<Named>(&Ok::<_, ()>(1), r#"{"ok":1}"#);
    writes::<Named>(&Err::<(), _>(1), r#"{"err":1}"#);
    writes::<Named>(&Bound::<i32>::Unbounded, r#""unbounded""#);
    writes::<Named>(&Bound::Included(1), r#"{"included":1}"#);
    #[cfg(unix)]
    writes::<Named>(OsStr::new("a"), r#"{"unix":[97]}"#);
}

#[test]
fn text_is_renamed_as_a_key_and_a_path_is_not() {
    writes::<Named>(&BTreeMap::from([("unit_price", 1)]), r#"{"UnitPrice":1}"#);
    writes::<Named>(&BTreeMap::from([(Path::new("a_b/c"), 1)]), r#"{"a_b/c":1}"#);
    let by_address = BTreeMap::from([(Ipv6Addr::LOCALHOST, 1)]);
    writes::<Named>(&by_address, r#"{"::1":1}"#);
}

context!(Base64 {
    BYTES: Bytes::Base64
});
context!(Base64Url {
    BYTES: Bytes::Base64Url
});
context!(Hex { BYTES: Bytes::Hex });

#[test]
fn bytes_follow_the_context() {
    let bytes = [0xfb, 0xff, 0xbf, 0];
    writes::<Base64>(&bytes, r#""+/+/AA==""#);
    writes::<Base64>(&bytes[..], r#""+/+/AA==""#);
    writes::<Base64>(&[bytes.to_vec()], r#"["+/+/AA=="]"#);
    writes::<Base64>(&Some(Rc::<[u8]>::from(bytes)), r#""+/+/AA==""#);
    writes::<Base64Url>(&bytes, r#""-_-_AA""#);
    writes::<Hex>(&bytes, r#""fbffbf00""#);
    writes::<Base64>(&[[0_u8; 0], []], r#"["",""]"#);
    writes::<Hex>(c"a\xff", r#""61ff""#);
    writes::<Hex>(<&CStr>::default(), r#""""#);
    #[cfg(unix)]
    writes::<Hex>(OsStr::new("az"), r#"{"Unix":"617a"}"#);
}

/// Only runs of bytes that are slices have another form.
#[test]
fn other_numbers_and_other_collections_stay_arrays() {
    writes::<Hex>(&[1_i8, 2], "[1,2]");
    writes::<Hex>(&[1_u16, 2], "[1,2]");
    writes::<Hex>(&VecDeque::from([1_u8, 2]), "[1,2]");
    writes::<Hex>(&(1_u8, 2_u8), "[1,2]");
    writes::<Hex>(&255_u8, "255");
}

#[test]
fn long_bytes_are_streamed() {
    let bytes: Vec<u8> = (0..=255).cycle().take(300_001).collect();
    let mut streamed = Vec::new();
    Base64::to_writer(&mut streamed, &bytes).unwrap();
    assert_eq!(Base64::to_vec(&bytes).unwrap(), streamed);
    assert_eq!(streamed.len(), 2 + 400_004);
}

context!(Strings {
    WIDE_INTEGERS: WideIntegers::String
});
context!(Safe {
    WIDE_INTEGERS: WideIntegers::StringIfUnsafe
});

#[test]
fn wide_integers_follow_the_context() {
    const SAFE: i64 = (1 << 53) - 1;
    writes::<Strings>(&(1_i64, 2_usize, 3_u128, 4_i32), r#"["1","2","3",4]"#);
    writes::<Safe>(&[SAFE, -SAFE], "[9007199254740991,-9007199254740991]");
    writes::<Safe>(
        &[SAFE + 1, -SAFE - 1],
        r#"["9007199254740992","-9007199254740992"]"#,
    );
    writes::<Safe>(&[u64::MAX, 0], r#"["18446744073709551615",0]"#);
    writes::<Safe>(&[i64::MIN], r#"["-9223372036854775808"]"#);
    writes::<Safe>(
        &[i128::MIN, 1],
        r#"["-170141183460469231731687303715884105728",1]"#,
    );
    writes::<Safe>(&[isize::MIN, 0], r#"["-9223372036854775808",0]"#);
    writes::<Strings>(&BTreeMap::from([(1_u64, 1_u64)]), r#"{"1":"1"}"#);
    writes::<Strings>(&Duration::new(1, 2), r#"{"secs":"1","nanos":2}"#);
}

context!(NoNulls {
    OMIT: Omit::Nulls,
    OMIT_ENTRIES: OmitEntries::Nulls
});
context!(NoDefaults {
    OMIT: Omit::Defaults
});

/// An object with one member, as a derived type would write it.
struct Holder<T>(T);

impl<C: JsonContext, T: ToJson<C>> ToJson<C> for Holder<T> {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        let mut object = w.object();
        object.field("v", &self.0);
        object.end();
    }
}

#[test]
fn nulls_are_omitted_however_they_are_wrapped() {
    writes::<NoNulls>(&Holder(Some(None::<i32>)), "{}");
    writes::<NoNulls>(&Holder(Box::new(Mutex::new(f64::NAN))), "{}");
    writes::<NoNulls>(&Holder(Weak::<i32>::new()), "{}");
    writes::<NoNulls>(&Holder(RefCell::new(())), "{}");
    writes::<NoNulls>(&Holder(0), r#"{"v":0}"#);
    writes::<NoNulls>(&Holder((None::<i32>,)), r#"{"v":[null]}"#);
    writes::<NoNulls>(&Holder(Ok::<_, ()>(())), r#"{"v":{"Ok":null}}"#);
    writes::<NoNulls>(&BTreeMap::from([(1, None), (2, Some(3))]), r#"{"2":3}"#);
    writes::<NoNulls>(&(None..Some(1)), r#"{"end":1}"#);
}

#[test]
fn defaults_are_omitted_and_what_only_looks_like_one_is_not() {
    writes::<NoDefaults>(&Holder(false), "{}");
    writes::<NoDefaults>(&Holder(0_u8), "{}");
    writes::<NoDefaults>(&Holder(-0.0), "{}");
    writes::<NoDefaults>(&Holder(Rc::new(String::new())), "{}");
    writes::<NoDefaults>(&Holder(BTreeMap::<i32, i32>::new()), "{}");
    writes::<NoDefaults>(&Holder(VecDeque::<i32>::new()), "{}");
    writes::<NoDefaults>(&Holder(Path::new("")), "{}");
    writes::<NoDefaults>(&Holder(None::<i32>), "{}");
    writes::<NoDefaults>(&Holder(Some(0)), r#"{"v":0}"#);
    writes::<NoDefaults>(&Holder([0]), r#"{"v":[0]}"#);
    writes::<NoDefaults>(&Holder((0,)), r#"{"v":[0]}"#);
    writes::<NoDefaults>(&Holder('\0'), r#"{"v":"\u0000"}"#);
    writes::<NoDefaults>(&Holder(Duration::from_secs(1)), r#"{"v":{"secs":1}}"#);
    writes::<NoDefaults>(&Duration::ZERO, "{}");
}

/// A value that cannot be read is not taken for a default.
#[test]
fn a_borrowed_cell_is_never_omitted() {
    let cell = RefCell::new(None::<i32>);
    let _borrow = cell.borrow_mut();
    let error = NoDefaults::to_string(&Holder(&cell)).unwrap_err();
    assert_eq!((error.kind(), error.path()), (ErrorKind::Locked, "$.v"));
}
