//! What can be asked for, the same in every version.

use axum::Router;
use axum::extract::Path;
use axum::http::header::{ACCEPT, VARY};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use json_runtime::web::{Json, JsonLines, JsonStream};

use crate::orders::{self, Order};
use crate::versions::Version;

pub(crate) fn of<V: Version>() -> Router {
    Router::new()
        .route("/orders", get(list::<V>))
        .route("/orders/{id}", get(detail::<V>))
        .route("/orders/export", get(export::<V>))
}

async fn list<V: Version>() -> Json<V::List, Vec<Order>> {
    Json::new(orders::first_page())
}

async fn detail<V: Version>(Path(id): Path<u32>) -> Result<Json<V::Detail, Order>, StatusCode> {
    let order = orders::find(id).ok_or(StatusCode::NOT_FOUND)?;
    Ok(Json::new(order))
}

/// All orders: an array, or lines for who asks for these.
async fn export<V: Version>(headers: HeaderMap) -> impl IntoResponse {
    let rows = orders::all();
    let response: Response = if takes_lines(&headers) {
        JsonLines::<V::List, _>::new(rows).into_response()
    } else {
        JsonStream::<V::List, _>::new(rows).into_response()
    };
    ([(VARY, "accept")], response)
}

/// Whether the client names NDJSON among the media types that it accepts.
fn takes_lines(headers: &HeaderMap) -> bool {
    headers
        .get_all(ACCEPT)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|types| types.split(','))
        .filter_map(|range| range.split(';').next())
        .any(|media_type| {
            media_type
                .trim()
                .eq_ignore_ascii_case("application/x-ndjson")
        })
}
