use std::borrow::Cow;

use json_runtime::JsonContext;
use json_runtime::with::{Base64, Base64Url, Display, Hex};

use super::{under, writes};

#[derive(JsonContext)]
#[json(escape = "html", bytes = "hex")]
struct Html;

#[test]
fn display_is_a_string() {
    writes::<Display, _>(&1.5, r#""1.5""#);
    writes::<Display, _>("a\"b", r#""a\"b""#);
    writes::<Display, _>(&format_args!("{}-{}", 1, true), r#""1-true""#);
    let error = "x".parse::<u8>().unwrap_err();
    writes::<Display, _>(&error, r#""invalid digit found in string""#);
    assert_eq!(under::<Html, Display, _>("<&>"), r#""\u003c\u0026\u003e""#);
}

#[test]
fn bytes_are_text_whatever_holds_them() {
    for (bytes, base64, base64url, hex) in [
        (&b""[..], r#""""#, r#""""#, r#""""#),
        (b"f", r#""Zg==""#, r#""Zg""#, r#""66""#),
        (b"\xfb\xff\xfe", r#""+//+""#, r#""-__-""#, r#""fbfffe""#),
        (
            b"\xfb\xff\xfe\0",
            r#""+//+AA==""#,
            r#""-__-AA""#,
            r#""fbfffe00""#,
        ),
    ] {
        writes::<Base64, _>(bytes, base64);
        writes::<Base64Url, _>(bytes, base64url);
        writes::<Hex, _>(bytes, hex);
        writes::<Hex, _>(&bytes.to_vec(), hex);
        writes::<Hex, _>(&Cow::Borrowed(bytes), hex);
        writes::<Hex, _>(&bytes::Bytes::copy_from_slice(bytes), hex);
        assert_eq!(under::<Html, Base64, _>(bytes), base64);
    }
    writes::<Base64, _>(&[1_u8, 2], r#""AQI=""#);
    writes::<Hex, _>("é", r#""c3a9""#);
    writes::<Hex, _>(
        &uuid::Uuid::from_u128(255),
        r#""000000000000000000000000000000ff""#,
    );
}
