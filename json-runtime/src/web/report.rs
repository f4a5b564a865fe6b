//! What the log says of a response that failed.

use core::any::type_name;

use crate::error::JsonError;

#[cold]
pub(super) fn report<C, T>(error: &JsonError) {
    tracing::error!(
        value = type_name::<T>(),
        context = type_name::<C>(),
        %error,
        "a response could not be written as JSON"
    );
}
