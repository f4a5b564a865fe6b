//! A service that answers with JSON under two versions of its API: a list, details, and an export of a
//! million rows. See its README for what to ask it.

mod orders;
mod routes;
mod versions;

use std::io;

use axum::Router;
use tokio::net::TcpListener;

use versions::{V1, V2};

fn app() -> Router {
    Router::new()
        .nest("/v1", routes::of::<V1>())
        .nest("/v2", routes::of::<V2>())
}

#[tokio::main]
async fn main() -> io::Result<()> {
    // Responses that cannot be written are events of `tracing`.
    tracing_subscriber::fmt().with_writer(io::stderr).init();
    let address = std::env::args().nth(1);
    let listener = TcpListener::bind(address.as_deref().unwrap_or("127.0.0.1:8080")).await?;
    println!("listening on http://{}", listener.local_addr()?);
    axum::serve(listener, app()).await
}
