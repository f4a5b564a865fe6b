use json_runtime::{JsonContext, ToJson};

#[derive(JsonContext)]
#[json(bytes = "base64")]
struct Base64;

#[derive(JsonContext)]
#[json(bytes = "base64url")]
struct Base64Url;

#[derive(JsonContext)]
#[json(bytes = "hex")]
struct Hex;

#[derive(JsonContext)]
#[json(bytes = "array")]
struct Array;

/// The vectors of RFC 4648, section 10, and bytes whose base64 has `+` and `/`.
#[test]
fn a_slice_is_text_in_the_chosen_encoding() {
    for (bytes, base64, base64url, hex, array) in [
        (&b""[..], r#""""#, r#""""#, r#""""#, "[]"),
        (b"f", r#""Zg==""#, r#""Zg""#, r#""66""#, "[102]"),
        (b"fo", r#""Zm8=""#, r#""Zm8""#, r#""666f""#, "[102,111]"),
        (
            b"foo",
            r#""Zm9v""#,
            r#""Zm9v""#,
            r#""666f6f""#,
            "[102,111,111]",
        ),
        (
            b"foob",
            r#""Zm9vYg==""#,
            r#""Zm9vYg""#,
            r#""666f6f62""#,
            "[102,111,111,98]",
        ),
        (
            b"\xfb\xff\xfe",
            r#""+//+""#,
            r#""-__-""#,
            r#""fbfffe""#,
            "[251,255,254]",
        ),
    ] {
        assert_eq!(Base64::to_string(bytes).unwrap(), base64);
        assert_eq!(Base64Url::to_string(bytes).unwrap(), base64url);
        assert_eq!(Hex::to_string(bytes).unwrap(), hex);
        assert_eq!(Array::to_string(bytes).unwrap(), array);
    }
}

#[derive(ToJson)]
struct Blob {
    vector: Vec<u8>,
    array: [u8; 3],
    reference: &'static [u8],
    nested: Option<Vec<Vec<u8>>>,
    other: Vec<u16>,
    set: std::collections::BTreeSet<u8>,
}

#[test]
fn vectors_and_arrays_of_bytes_follow_wherever_they_are() {
    let blob = Blob {
        vector: vec![0, 255],
        array: [1, 2, 3],
        reference: b"a",
        nested: Some(vec![vec![16], vec![]]),
        other: vec![300],
        set: [7].into(),
    };
    assert_eq!(
        Hex::to_string(&blob).unwrap(),
        r#"{"vector":"00ff","array":"010203","reference":"61","nested":["10",""],"other":[300],"set":[7]}"#
    );
}

/// More than one step of the writer, and every length modulo three.
#[test]
fn long_bytes_are_encoded_whole() {
    for len in 9_000_usize..9_003 {
        let bytes: Vec<u8> = (0..=250).cycle().take(len).collect();
        let hex = bytes
            .iter()
            .fold(String::new(), |hex, byte| hex + &format!("{byte:02x}"));
        assert_eq!(Hex::to_string(&bytes).unwrap(), format!("\"{hex}\""));
        let base64 = Base64::to_string(&bytes).unwrap();
        assert_eq!(base64.len(), 2 + len.div_ceil(3) * 4);
        let padding = base64
            .trim_end_matches('"')
            .bytes()
            .rev()
            .take_while(|&byte| byte == b'=');
        assert_eq!(padding.count(), (3 - len % 3) % 3);
    }
}
