//! Text that is JSON already.

use super::JsonWriter;
use super::separator::Splice;
use crate::context::JsonContext;
use crate::error::{ErrorKind, Message};
use crate::raw::RawJson;

impl<C: JsonContext> JsonWriter<'_, C> {
    /// Writes the text as one value, as deep as it is.
    pub(super) fn raw_value(&mut self, json: &RawJson<'_>) {
        self.begin_value();
        if matches!(self.splice, Splice::Off) && json.depth() > self.buf.levels() {
            self.buf
                .fail(ErrorKind::Depth, Message::TooDeep(C::MAX_DEPTH));
        }
        self.raw_text(json.as_str());
    }

    /// Writes the text. Its line breaks, which can only stand between values, become spaces where there
    /// must be none.
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
