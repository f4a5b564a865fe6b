//! Keys of maps: strings, or what has a text of its own.

use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeMap, HashMap};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};
use std::num::{NonZero, Saturating, Wrapping};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;

use json_runtime::{JsonContext, KeyWriter, Plain, Pretty, ToJsonKey};
use serde::{Serialize, Serializer};

use crate::{same, writes};

/// A float as a key: floats have no order of their own.
#[derive(Clone, Copy)]
pub(crate) struct Real<T>(pub(crate) T);

impl<T: Copy + Into<f64>> Ord for Real<T> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.into().total_cmp(&other.0.into())
    }
}

impl<T: Copy + Into<f64>> PartialOrd for Real<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<T: Copy + Into<f64>> PartialEq for Real<T> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl<T: Copy + Into<f64>> Eq for Real<T> {}

impl<T: Serialize> Serialize for Real<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct("Real", &self.0)
    }
}

impl<C: JsonContext, T: ToJsonKey<C>> ToJsonKey<C> for Real<T> {
    fn write_key(&self, key: KeyWriter<'_, '_, C>) {
        self.0.write_key(key);
    }
}

/// Asserts that `key` becomes `text`, quotes and all.
#[track_caller]
fn becomes<K: Serialize + Ord + ToJsonKey<Plain> + ToJsonKey<Pretty>>(key: K, text: &str) {
    writes(&BTreeMap::from([(key, [1])]), &format!("{{{text}:[1]}}"));
}

#[test]
fn text_is_a_key() {
    becomes("", r#""""#);
    becomes("a\"\\\n\0é", "\"a\\\"\\\\\\n\\u0000é\"");
    becomes(String::from("owned"), r#""owned""#);
    becomes('x', r#""x""#);
    becomes('"', r#""\"""#);
    becomes(Path::new("/tmp"), r#""/tmp""#);
    becomes(PathBuf::from("a\\b"), r#""a\\b""#);
}

#[test]
fn numbers_are_keys_in_quotes() {
    becomes(true, r#""true""#);
    becomes(i8::MIN, r#""-128""#);
    becomes(i16::MIN, r#""-32768""#);
    becomes(i32::MIN, r#""-2147483648""#);
    becomes(i64::MIN, r#""-9223372036854775808""#);
    becomes(isize::MIN, r#""-9223372036854775808""#);
    becomes(i128::MIN, r#""-170141183460469231731687303715884105728""#);
    becomes(u8::MAX, r#""255""#);
    becomes(u16::MAX, r#""65535""#);
    becomes(u32::MAX, r#""4294967295""#);
    becomes(u64::MAX, r#""18446744073709551615""#);
    becomes(usize::MAX, r#""18446744073709551615""#);
    becomes(u128::MAX, r#""340282366920938463463374607431768211455""#);
    becomes(Real(-0.0_f64), r#""-0.0""#);
    becomes(Real(1.5_f32), r#""1.5""#);
    becomes(Real(f64::MIN_POSITIVE), r#""2.2250738585072014e-308""#);
}

#[test]
fn addresses_are_keys() {
    becomes(Ipv4Addr::LOCALHOST, r#""127.0.0.1""#);
    becomes(Ipv6Addr::LOCALHOST, r#""::1""#);
    becomes(IpAddr::V6(Ipv6Addr::UNSPECIFIED), r#""::""#);
    becomes(SocketAddr::from(([1, 2, 3, 4], 5)), r#""1.2.3.4:5""#);
    becomes(
        SocketAddrV4::new(Ipv4Addr::LOCALHOST, 1),
        r#""127.0.0.1:1""#,
    );
    becomes(
        SocketAddrV6::new(Ipv6Addr::LOCALHOST, 1, 0, 9),
        r#""[::1%9]:1""#,
    );
}

#[test]
fn holders_of_a_key_are_keys() {
    becomes(Reverse(&"a"), r#""a""#);
    becomes(Reverse(&mut "a"), r#""a""#);
    becomes(Box::<str>::from("boxed"), r#""boxed""#);
    becomes(Rc::<str>::from("rc"), r#""rc""#);
    becomes(Arc::new(1), r#""1""#);
    becomes(Cow::Borrowed("cow"), r#""cow""#);
    becomes(Some("some"), r#""some""#);
    becomes(Some(Some(1_u8)), r#""1""#);
    becomes(Reverse(1), r#""1""#);
    becomes(Cell::new(1), r#""1""#);
    becomes(RefCell::new("cell"), r#""cell""#);
    becomes(Wrapping(-1), r#""-1""#);
    becomes(Saturating(1_u64), r#""1""#);
    becomes(NonZero::<i8>::MIN, r#""-128""#);
    becomes(
        NonZero::<u128>::MAX,
        r#""340282366920938463463374607431768211455""#,
    );
    becomes(
        Reverse(Box::new(Some(Wrapping(NonZero::<u8>::MAX)))),
        r#""255""#,
    );
}

#[test]
fn maps_of_maps_agree() {
    let empty = BTreeMap::<IpAddr, bool>::new();
    let by_char = |len: u32| ('a'..='z').zip(0..len).collect::<BTreeMap<char, u32>>();
    let by_number: HashMap<i64, _> = (-20..20).zip((0..27).map(by_char)).collect();
    let by_text = BTreeMap::from([("numbers", Some(&by_number)), ("", None)]);
    same(&(empty, HashMap::from([(true, by_text)])));
}
