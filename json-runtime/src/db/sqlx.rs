//! Parameters of sqlx, for every database that takes a `String`.

use alloc::string::String;

use ::sqlx::encode::IsNull;
use ::sqlx::error::BoxDynError;
use ::sqlx::{Database, Encode, Type};

use super::JsonColumn;
use crate::context::JsonContext;
use crate::to_json::ToJson;

impl<DB: Database, C, T> Type<DB> for JsonColumn<C, T>
where
    String: Type<DB>,
{
    fn type_info() -> DB::TypeInfo {
        <String as Type<DB>>::type_info()
    }

    fn compatible(ty: &DB::TypeInfo) -> bool {
        <String as Type<DB>>::compatible(ty)
    }
}

impl<'q, DB: Database, C: JsonContext, T: ToJson<C>> Encode<'q, DB> for JsonColumn<C, T>
where
    String: Encode<'q, DB>,
{
    fn encode_by_ref(&self, buf: &mut DB::ArgumentBuffer<'q>) -> Result<IsNull, BoxDynError> {
        self.text()?.encode(buf)
    }
}
