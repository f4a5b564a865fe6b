//! Responses of axum.

use ::http::StatusCode;
use ::http::header::CONTENT_TYPE;
use axum_core::response::{IntoResponse, Response};

use super::JSON;
use super::json::{FAILURE, Json};
use crate::context::JsonContext;
use crate::to_json::ToJson;

impl<C: JsonContext, T: ToJson<C>> IntoResponse for Json<C, T> {
    fn into_response(self) -> Response {
        match self.into_body() {
            Some(body) => ([(CONTENT_TYPE, JSON)], body).into_response(),
            None => (StatusCode::INTERNAL_SERVER_ERROR, FAILURE).into_response(),
        }
    }
}
