use super::With;
use crate::context::JsonContext;
use crate::impls::bytes::encoding;
use crate::writer::JsonWriter;

macro_rules! encoding {
    ($($(#[$attribute:meta])+ $form:ident, $write:ident;)+) => {$(
        $(#[$attribute])+
        #[derive(Clone, Copy, Debug)]
        pub struct $form;

        #[diagnostic::do_not_recommend]
        impl<C: JsonContext, T: AsRef<[u8]> + ?Sized> With<T, C> for $form {
            fn write_json(value: &T, w: &mut JsonWriter<'_, C>) {
                encoding::$write(w.buf(), value.as_ref());
            }
        }
    )+};
}

encoding! {
    /// Bytes as base64, with padding (RFC 4648, section 4).
    ///
    /// ```
    /// use json_runtime::ToJson;
    ///
    /// #[derive(ToJson)]
    /// struct Upload {
    ///     #[json(with = "json_runtime::with::Base64")]
    ///     content: Vec<u8>,
    /// }
    ///
    /// let upload = Upload { content: vec![0xfb, 0xff, 0xbf, 0] };
    /// assert_eq!(json_runtime::to_string(&upload).unwrap(), r#"{"content":"+/+/AA=="}"#);
    /// ```
    Base64, write_base64;

    /// Bytes as base64 for URLs and file names, without padding (RFC 4648, section 5).
    ///
    /// ```
    /// use json_runtime::ToJson;
    ///
    /// #[derive(ToJson)]
    /// struct Session {
    ///     #[json(with = "json_runtime::with::Base64Url")]
    ///     token: [u8; 4],
    /// }
    ///
    /// let session = Session { token: [0xfb, 0xff, 0xbf, 0] };
    /// assert_eq!(json_runtime::to_string(&session).unwrap(), r#"{"token":"-_-_AA"}"#);
    /// ```
    Base64Url, write_base64_url;

    /// Bytes as two lowercase hexadecimal digits each.
    ///
    /// ```
    /// use json_runtime::ToJson;
    ///
    /// #[derive(ToJson)]
    /// struct File {
    ///     #[json(with = "json_runtime::with::Hex")]
    ///     digest: [u8; 4],
    /// }
    ///
    /// let file = File { digest: [0xde, 0xad, 0xbe, 0xef] };
    /// assert_eq!(json_runtime::to_string(&file).unwrap(), r#"{"digest":"deadbeef"}"#);
    /// ```
    Hex, write_hex;
}

callable!(Base64: "[u8; 2]", "Base64", "[0xab, 0xff]" => "\"q/8=\"");
callable!(Base64Url: "[u8; 2]", "Base64Url", "[0xab, 0xff]" => "\"q_8\"");
callable!(Hex: "[u8; 2]", "Hex", "[0xab, 0x01]" => "\"ab01\"");
