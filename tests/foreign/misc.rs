//! Crates whose types have no serde support of their own, or no one type.

use bitflags::bitflags;
use http::uri::Authority;
use http::{Method, StatusCode, Uri};
use json_runtime::with::Flags;
use json_runtime::{JsonContext, JsonWriter, ToJson};
use serde::Serialize;

use super::{Api, is_omitted, same, writes};

#[derive(Serialize, ToJson)]
struct Exchange {
    #[serde(serialize_with = "http_serde::status_code::serialize")]
    #[json(with = "plain")]
    status: StatusCode,
    #[serde(serialize_with = "http_serde::method::serialize")]
    #[json(with = "plain")]
    method: Method,
    #[serde(serialize_with = "http_serde::uri::serialize")]
    #[json(with = "plain")]
    uri: Uri,
    #[serde(serialize_with = "http_serde::authority::serialize")]
    #[json(with = "plain")]
    authority: Authority,
}

/// The type's own form.
mod plain {
    use super::{JsonContext, JsonWriter, ToJson};

    pub(super) fn write_json<C: JsonContext>(value: &impl ToJson<C>, w: &mut JsonWriter<'_, C>) {
        w.value(value);
    }
}

#[test]
fn http_is_what_http_serde_writes() {
    for (status, method, uri, authority) in [
        (200, "GET", "/", "example.com"),
        (100, "PATCH", "*", "u:p@[::1]:80"),
        (999, "x-Own!", "https://example.com/a%20b?c='d'&e", "a:1"),
        (404, "CONNECT", "example.com:443", "localhost"),
    ] {
        same(&Exchange {
            status: StatusCode::from_u16(status).expect("a code"),
            method: method.parse().expect("a method"),
            uri: uri.parse().expect("a uri"),
            authority: authority.parse().expect("an authority"),
        });
    }
}

#[test]
fn http_is_written_under_contexts() {
    let uri: Uri = "/a?b=&c'".parse().expect("a uri");
    assert_eq!(
        Api::to_string(&(StatusCode::OK, Method::GET, uri)).unwrap(),
        r#"[200,"GET","/a?b=\u0026c\u0027"]"#
    );
    let counts = std::collections::HashMap::from([(StatusCode::IM_A_TEAPOT, 1)]);
    assert_eq!(Api::to_string(&counts).unwrap(), r#"{"418":1}"#);
    let counts = std::collections::HashMap::from([(Method::OPTIONS, 1)]);
    assert_eq!(Api::to_string(&counts).unwrap(), r#"{"OPTIONS":1}"#);
    let uri: Uri = "/aB".parse().expect("a uri");
    let counts = std::collections::HashMap::from([(uri, 1)]);
    assert_eq!(Api::to_string(&counts).unwrap(), r#"{"/aB":1}"#);
    assert!(!is_omitted(&StatusCode::OK));
}

bitflags! {
    #[derive(Serialize)]
    struct Access: u32 {
        const READ = 1;
        const WRITE = 2;
        const BOTH = 3;
    }
}

impl<C: JsonContext> ToJson<C> for Access {
    fn write_json(&self, w: &mut JsonWriter<'_, C>) {
        Flags::write_json(self, w);
    }
}

#[derive(Serialize, ToJson)]
struct Document {
    #[json(with = "json_runtime::with::Flags")]
    access: Access,
    #[json(with = "json_runtime::with::Each<json_runtime::with::Each<Flags>>")]
    granted: Vec<Option<Access>>,
}

#[test]
fn flags_are_their_names() {
    for (bits, text) in [
        (0, r#""""#),
        (1, r#""READ""#),
        (3, r#""READ | WRITE""#),
        (0x8000_0002, r#""WRITE | 0x80000000""#),
        (u32::MAX, r#""READ | WRITE | 0xfffffffc""#),
    ] {
        writes(&Access::from_bits_retain(bits), text, text);
    }
    same(&Document {
        access: Access::BOTH,
        granted: vec![Some(Access::READ), None],
    });
}
