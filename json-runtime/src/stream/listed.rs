use core::marker::PhantomData;

use super::TryRow;
use crate::context::JsonContext;
use crate::to_json::{Lists, ToJson};

/// A context that lists the type of a row, or the one that a reference or [`TryRow`] leads to.
///
/// `How` is for the compiler to find.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{R}` is not among the types of the context `{Self}`",
    label = "`{Self}` does not list the type of these rows",
    note = "add it to `types(...)` in the `#[json(...)]` attribute of `{Self}`"
)]
pub trait ListsRow<R: ?Sized, How>: JsonContext {}

/// The type itself is listed.
#[doc(hidden)]
#[derive(Debug)]
pub struct Itself;

/// What a reference points to is listed, by these means.
#[doc(hidden)]
#[derive(Debug)]
pub struct Referred<How>(PhantomData<How>);

/// What there is unless there was an error is listed, by these means.
#[doc(hidden)]
#[derive(Debug)]
pub struct Tried<How>(PhantomData<How>);

impl<C: Lists<R>, R: ToJson<C> + ?Sized> ListsRow<R, Itself> for C {}

impl<C: ListsRow<R, How>, R: ?Sized, How> ListsRow<&R, Referred<How>> for C {}

impl<C: ListsRow<R, How>, R, E, How> ListsRow<TryRow<R, E>, Tried<How>> for C {}
