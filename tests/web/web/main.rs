//! Real servers, asked over real sockets.

mod actix;
mod axum;
mod hyper;
