//! Responses of actix-web.

use actix_web::body::BoxBody;
use actix_web::http::header::ContentType;
use actix_web::{HttpRequest, HttpResponse, Responder};
use futures_core::Stream;

use super::json::FAILURE;
use super::{JSON, Json, JsonLines, JsonStream, NDJSON};
use crate::context::JsonContext;
use crate::to_json::ToJson;

impl<C: JsonContext, T: ToJson<C>> Responder for Json<C, T> {
    type Body = BoxBody;

    fn respond_to(self, _: &HttpRequest) -> HttpResponse {
        match self.into_body() {
            Some(body) => HttpResponse::Ok().content_type(JSON).body(body),
            None => HttpResponse::InternalServerError()
                .content_type(ContentType::plaintext())
                .body(FAILURE),
        }
    }
}

impl<C: JsonContext, S: Stream + 'static> Responder for JsonStream<C, S>
where
    S::Item: ToJson<C>,
{
    type Body = BoxBody;

    fn respond_to(self, _: &HttpRequest) -> HttpResponse {
        HttpResponse::Ok()
            .content_type(JSON)
            .streaming(self.into_body())
    }
}

impl<C: JsonContext, S: Stream + 'static> Responder for JsonLines<C, S>
where
    S::Item: ToJson<C>,
{
    type Body = BoxBody;

    fn respond_to(self, _: &HttpRequest) -> HttpResponse {
        HttpResponse::Ok()
            .content_type(NDJSON)
            .streaming(self.into_body())
    }
}
