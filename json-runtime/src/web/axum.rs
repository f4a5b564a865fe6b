//! Responses of axum.

use ::http::StatusCode;
use ::http::header::CONTENT_TYPE;
use axum_core::body::Body;
use axum_core::response::{IntoResponse, Response};
use futures_core::Stream;

use super::json::FAILURE;
use super::{JSON, Json, JsonLines, JsonStream, NDJSON};
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

impl<C: JsonContext, S: Stream + Send + 'static> IntoResponse for JsonStream<C, S>
where
    S::Item: ToJson<C>,
{
    fn into_response(self) -> Response {
        let body = Body::from_stream(self.into_body());
        ([(CONTENT_TYPE, JSON)], body).into_response()
    }
}

impl<C: JsonContext, S: Stream + Send + 'static> IntoResponse for JsonLines<C, S>
where
    S::Item: ToJson<C>,
{
    fn into_response(self) -> Response {
        let body = Body::from_stream(self.into_body());
        ([(CONTENT_TYPE, NDJSON)], body).into_response()
    }
}
