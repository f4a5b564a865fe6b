//! Text that is JSON already.

use super::JsonWriter;
use super::separator::Splice;
use crate::context::JsonContext;
use crate::error::{ErrorKind, Message};
use crate::raw::RawJson;

impl<C: JsonContext> JsonWriter<'_, C> {
    /// Writes text that is JSON already, as it is.
    ///
    /// ```
    /// use json_runtime::{JsonContext, JsonWriter, RawJson, ToJson};
    ///
    /// struct Row { id: u32, document: String }
    ///
    /// impl<C: JsonContext> ToJson<C> for Row {
    ///     fn write_json(&self, w: &mut JsonWriter<'_, C>) {
    ///         match RawJson::new(&self.document) {
    ///             Ok(document) => w.raw(&document),
    ///             Err(error) => w.fail(format!("document {}: {error}", self.id)),
    ///         }
    ///     }
    /// }
    ///
    /// let row = |document: &str| Row { id: 7, document: document.to_owned() };
    /// assert_eq!(json_runtime::to_string(&row("[1]")).unwrap(), "[1]");
    /// let error = json_runtime::to_string(&row("[1")).unwrap_err();
    /// assert_eq!(error.to_string(), "document 7: not JSON from byte 2 on at $ (byte 0)");
    /// ```
    pub fn raw(&mut self, json: &RawJson<'_>) {
        self.begin_value();
        if matches!(self.splice, Splice::Off) && json.depth() > self.buf.levels() {
            self.buf
                .fail(ErrorKind::Depth, Message::TooDeep(C::MAX_DEPTH));
        }
        self.raw_text(json.as_str());
    }

    /// Its line breaks, which can only stand between values, become spaces where there must be none.
    pub(crate) fn raw_text(&mut self, json: &str) {
        if !self.one_line {
            self.buf.push_str(json);
            return;
        }
        for (index, part) in json.split(['\n', '\r']).enumerate() {
            if index > 0 {
                self.buf.push(b' ');
            }
            self.buf.push_str(part);
        }
    }
}
