//! Which members are left out.

use json_runtime::{NonFinite, Omit, OmitEntries};

use super::tree::{Info, Key, Kind, List, Tree, share};
use super::write::Writer;

impl Writer<'_> {
    pub(super) fn is_left_out(&self, key: &Key, value: &Tree) -> bool {
        match (key, key.info()) {
            (Key::Variant(_), _) => false,
            (Key::Field(_) | Key::Text(_), Some(info)) => match info.kind {
                Kind::Field if !share(info.view, self.options.views) => true,
                Kind::Field => self.is_omitted(info.omit.unwrap_or(self.options.omit), value),
                Kind::Variant | Kind::Tag => false,
            },
            (Key::Field(_), None) => self.is_omitted(self.options.omit, value),
            _ => self.options.omit_entries == OmitEntries::Nulls && self.is_null(value),
        }
    }

    fn is_omitted(&self, omit: Omit, value: &Tree) -> bool {
        match omit {
            Omit::Nothing => false,
            Omit::Nulls => self.is_null(value),
            Omit::Defaults => self.is_default(value),
        }
    }

    fn is_null(&self, value: &Tree) -> bool {
        match value {
            Tree::Null => true,
            Tree::Some(inner) => self.is_null(inner),
            Tree::Float(Err(_)) => self.options.non_finite == NonFinite::Null,
            _ => false,
        }
    }

    fn is_default(&self, value: &Tree) -> bool {
        match value {
            Tree::Bool(value) => !value,
            Tree::Integer { text, .. } => text == "0",
            Tree::Float(Ok(text)) => text == "0.0" || text == "-0.0",
            Tree::Text(text) => text.is_empty(),
            Tree::Variant(name) => {
                Info::find(name)
                    .and_then(|info| self.number(info))
                    .as_deref()
                    == Some("0")
            }
            Tree::List { kind, items } => *kind != List::Tuple && items.is_empty(),
            Tree::Object { is_map, members } => *is_map && members.is_empty(),
            _ => self.is_null(value),
        }
    }
}
