use std::str::FromStr;

use arrayvec::ArrayString;
use compact_str::CompactString;
use json_runtime::{Plain, Pretty, ToJson, ToJsonKey};
use serde::Serialize;
use smol_str::SmolStr;
use uuid::{NonNilUuid, Uuid};

use super::{Api, is_fixed, is_key, is_omitted, writes};

fn string<T>(new: impl Fn(&'static str) -> T)
where
    T: Serialize + Ord + ToJsonKey<Plain> + ToJsonKey<Pretty> + ToJsonKey<Api>,
    T: ToJson<Plain> + ToJson<Pretty> + ToJson<Api>,
{
    writes(&new(""), r#""""#, r#""""#);
    writes(&new("<é\n\">"), r#""<é\n\">""#, r#""\u003cé\n\"\u003e""#);
    is_key(new("firstName"), r#""firstName""#, r#""FIRST_NAME""#);
    is_key(new("\"\\"), r#""\"\\""#, r#""\"\\""#);
    let long = "a text of more bytes than any of them holds inline";
    writes(&new(long), &format!("{long:?}"), &format!("{long:?}"));
    assert!(is_omitted(&new("")));
    assert!(!is_omitted(&new("0")));
}

#[test]
fn strings_are_strings() {
    string(CompactString::from);
    string(SmolStr::from);
    string(|text| ArrayString::<64>::from(text).expect("short enough"));
}

#[test]
fn uuids_are_hyphenated() {
    let uuid = Uuid::from_u128(0x0011_2233_4455_6677_8899_AABB_CCDD_EEFF);
    is_fixed(Uuid::nil(), "00000000-0000-0000-0000-000000000000");
    is_fixed(Uuid::max(), "ffffffff-ffff-ffff-ffff-ffffffffffff");
    is_fixed(uuid, "00112233-4455-6677-8899-aabbccddeeff");
    is_fixed(uuid.hyphenated(), "00112233-4455-6677-8899-aabbccddeeff");
    is_fixed(uuid.simple(), "00112233445566778899aabbccddeeff");
    is_fixed(uuid.urn(), "urn:uuid:00112233-4455-6677-8899-aabbccddeeff");
    is_fixed(uuid.braced(), "{00112233-4455-6677-8899-aabbccddeeff}");
    is_fixed(
        NonNilUuid::new(uuid).expect("not nil"),
        "00112233-4455-6677-8899-aabbccddeeff",
    );
    assert!(!is_omitted(&Uuid::nil()));
}

#[test]
fn urls_are_strings() {
    let url = |text| url::Url::parse(text).expect("a url");
    is_fixed(url("data:text/plain,aB"), "data:text/plain,aB");
    let query = url("https://user:p%20w@EXAMPLE.com:8443/a b/ü?q=<x>&aB='c'#frag");
    let text = "https://user:p%20w@example.com:8443/a%20b/%C3%BC?q=%3Cx%3E&aB=%27c%27#frag";
    let html = text.replace('&', r"\u0026");
    writes(&query, &format!("\"{text}\""), &format!("\"{html}\""));
    is_key(query, &format!("\"{text}\""), &format!("\"{html}\""));
}

#[test]
fn networks_are_strings() {
    is_fixed(
        ipnet::IpNet::from_str("10.1.1.0/24").expect("a network"),
        "10.1.1.0/24",
    );
    is_fixed(
        ipnet::Ipv4Net::from_str("0.0.0.0/0").expect("a network"),
        "0.0.0.0/0",
    );
    is_fixed(
        ipnet::Ipv6Net::from_str("fd00:0::1/128").expect("a network"),
        "fd00::1/128",
    );
    is_fixed(ipnet::IpNet::from_str("::/0").expect("a network"), "::/0");
}

#[test]
fn versions_are_strings() {
    let version = |text| semver::Version::parse(text).expect("a version");
    is_fixed(version("0.0.0"), "0.0.0");
    is_fixed(
        version("18446744073709551615.0.1-alpha.01a+build.7"),
        "18446744073709551615.0.1-alpha.01a+build.7",
    );
    let requirement = semver::VersionReq::parse(">=1.2.3, <2, ~1.5").expect("a requirement");
    writes(
        &requirement,
        r#"">=1.2.3, <2, ~1.5""#,
        r#""\u003e=1.2.3, \u003c2, ~1.5""#,
    );
    let comparator = requirement.comparators.last().expect("three of them");
    writes(comparator, r#""~1.5""#, r#""~1.5""#);
    writes(&semver::VersionReq::STAR, r#""*""#, r#""*""#);
}
