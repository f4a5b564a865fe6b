//! The collector of mistakes.

use std::cell::Cell;
use std::fmt::Display;

use proc_macro2::Span;

/// All mistakes of one derive, so that one build shows them all.
#[derive(Default)]
pub(crate) struct Errors {
    all: Cell<Option<syn::Error>>,
}

impl Errors {
    /// Records a mistake at what the user typed.
    pub(crate) fn at(&self, span: Span, message: impl Display) {
        self.push(syn::Error::new(span, message));
    }

    pub(crate) fn push(&self, error: syn::Error) {
        let all = match self.all.take() {
            None => error,
            Some(mut all) => {
                all.combine(error);
                all
            }
        };
        self.all.set(Some(all));
    }

    /// Whether there has been no mistake so far: what seems to be missing may have been in one.
    pub(crate) fn is_empty(&self) -> bool {
        let all = self.all.take();
        let is_empty = all.is_none();
        self.all.set(all);
        is_empty
    }

    pub(crate) fn finish(self) -> syn::Result<()> {
        self.all.into_inner().map_or(Ok(()), Err)
    }
}
