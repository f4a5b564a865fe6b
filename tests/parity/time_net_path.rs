//! Times, network addresses, paths, and the strings of other worlds.

use std::ffi::{CString, OsStr, OsString};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::{same, table};

#[test]
fn times_are_objects() {
    table! {
        Duration::ZERO => r#"{"secs":0,"nanos":0}"#;
        Duration::MAX => r#"{"secs":18446744073709551615,"nanos":999999999}"#;
        Duration::from_millis(1500) => r#"{"secs":1,"nanos":500000000}"#;
        UNIX_EPOCH => r#"{"secs_since_epoch":0,"nanos_since_epoch":0}"#;
        UNIX_EPOCH + Duration::new(1, 2) => r#"{"secs_since_epoch":1,"nanos_since_epoch":2}"#;
        [Some(UNIX_EPOCH)] => r#"[{"secs_since_epoch":0,"nanos_since_epoch":0}]"#;
    }
    same(&SystemTime::now());
}

#[test]
fn addresses_are_strings() {
    let v6: Ipv6Addr = "2001:db8::ff00:42:8329".parse().unwrap();
    table! {
        Ipv4Addr::LOCALHOST => r#""127.0.0.1""#;
        Ipv4Addr::new(0, 10, 200, 255) => r#""0.10.200.255""#;
        v6 => r#""2001:db8::ff00:42:8329""#;
        Ipv6Addr::UNSPECIFIED => r#""::""#;
        Ipv4Addr::new(1, 2, 3, 4).to_ipv6_mapped() => r#""::ffff:1.2.3.4""#;
        IpAddr::V4(Ipv4Addr::BROADCAST) => r#""255.255.255.255""#;
        IpAddr::V6(v6) => r#""2001:db8::ff00:42:8329""#;
        SocketAddrV4::new(Ipv4Addr::LOCALHOST, 0) => r#""127.0.0.1:0""#;
        SocketAddrV6::new(v6, 65535, 0, 0) => r#""[2001:db8::ff00:42:8329]:65535""#;
        SocketAddrV6::new(v6, 1, 0, u32::MAX) => r#""[2001:db8::ff00:42:8329%4294967295]:1""#;
        SocketAddr::from(([1, 2, 3, 4], 80)) => r#""1.2.3.4:80""#;
        SocketAddr::from((v6, 80)) => r#""[2001:db8::ff00:42:8329]:80""#;
    }
}

#[test]
fn paths_are_strings() {
    table! {
        Path::new("") => r#""""#;
        Path::new("/tmp/a \"b\"") => r#""/tmp/a \"b\"""#;
        PathBuf::from("größe\n") => "\"größe\\n\"";
        Box::<Path>::from(Path::new("x")) => r#""x""#;
    }
}

#[cfg(unix)]
#[test]
fn foreign_strings_are_arrays_of_bytes() {
    use std::os::unix::ffi::OsStrExt;

    table! {
        OsStr::new("") => r#"{"Unix":[]}"#;
        OsStr::new("aé") => r#"{"Unix":[97,195,169]}"#;
        OsStr::from_bytes(b"\xff\0") => r#"{"Unix":[255,0]}"#;
        vec![OsString::from("x")] => r#"[{"Unix":[120]}]"#;
    }
}

#[cfg(windows)]
#[test]
fn foreign_strings_are_arrays_of_units() {
    table! {
        OsStr::new("") => r#"{"Windows":[]}"#;
        OsStr::new("aé") => r#"{"Windows":[97,233]}"#;
        vec![OsString::from("x")] => r#"[{"Windows":[120]}]"#;
    }
}

#[test]
fn c_strings_are_arrays_of_bytes() {
    table! {
        c"" => "[]";
        c"a\xff" => "[97,255]";
        CString::new("xy").unwrap() => "[120,121]";
        vec![CString::default()] => "[[]]";
    }
}
