//! Responses of actix-web.

use actix_web::body::BoxBody;
use actix_web::http::header::ContentType;
use actix_web::{HttpRequest, HttpResponse, Responder};

use super::JSON;
use super::json::{FAILURE, Json};
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
