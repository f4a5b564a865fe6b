//! Parameters of rusqlite.

use alloc::boxed::Box;

use ::rusqlite::types::{ToSql, ToSqlOutput};
use ::rusqlite::{Error, Result};

use super::JsonColumn;
use crate::context::JsonContext;
use crate::to_json::ToJson;

impl<C: JsonContext, T: ToJson<C>> ToSql for JsonColumn<C, T> {
    fn to_sql(&self) -> Result<ToSqlOutput<'_>> {
        match self.text() {
            Ok(text) => Ok(ToSqlOutput::from(text)),
            Err(error) => Err(Error::ToSqlConversionFailure(Box::new(error))),
        }
    }
}
