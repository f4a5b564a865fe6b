use std::net::TcpListener;
use std::sync::atomic::AtomicBool;
use std::thread;

use axum::Router;
use axum::routing::get;
use futures_util::stream;
use json_runtime::web::{Json, JsonLines, JsonStream};
use json_web_tests::{
    Api, Legacy, Order, assert_answers, assert_broken_rows, assert_cancelled, assert_rows,
    broken_at_the_end, broken_rows, endless, keep_log, log, results, rows,
};

#[derive(json_runtime::ToJson)]
struct AxumOrder(Order);

fn app() -> Router {
    Router::new()
        .route(
            "/order",
            get(async || Json::<Api, _>::new(Order::new(7, 89.99))),
        )
        .route(
            "/legacy",
            get(async || Json::<Legacy, _>::new(Order::new(7, 89.99))),
        )
        .route(
            "/none",
            get(async || Json::<Api, Vec<Order>>::new(Vec::new())),
        )
        .route(
            "/broken",
            get(async || Json::<Legacy, _>::new(AxumOrder(Order::broken()))),
        )
        .route(
            "/broken_at_the_end",
            get(async || Json::<Api, _>::new(broken_at_the_end())),
        )
}

static CANCELLED: AtomicBool = AtomicBool::new(false);

fn streams() -> Router {
    Router::new()
        .route("/rows", get(async || JsonStream::<Api, _>::new(rows())))
        .route("/lines", get(async || JsonLines::<Api, _>::new(rows())))
        .route(
            "/results",
            get(async || JsonStream::<Api, _>::from_results(results())),
        )
        .route(
            "/result_lines",
            get(async || JsonLines::<Api, _>::from_results(results())),
        )
        .route(
            "/no_rows",
            get(async || JsonStream::<Api, _>::new(stream::empty::<Order>())),
        )
        .route(
            "/no_lines",
            get(async || JsonLines::<Api, _>::new(stream::empty::<Order>())),
        )
        .route(
            "/broken_rows",
            get(async || JsonStream::<Api, _>::from_results(broken_rows("axum"))),
        )
        .route(
            "/broken_lines",
            get(async || JsonLines::<Api, _>::from_results(broken_rows("axum"))),
        )
        .route(
            "/endless",
            get(async || JsonLines::<Api, _>::new(endless(&CANCELLED))),
        )
        .merge(app())
}

/// Serves `app` until the tests end. Returns its port.
fn serve(app: Router) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = listener.local_addr().expect("an address").port();
    listener.set_nonblocking(true).expect("a socket");
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_io()
        .build()
        .expect("a runtime");
    thread::spawn(move || {
        runtime.block_on(async {
            let listener = tokio::net::TcpListener::from_std(listener).expect("a listener");
            axum::serve(listener, app).await
        })
    });
    port
}

#[test]
fn a_value_is_whole_or_an_internal_server_error() {
    keep_log();
    assert_answers(serve(app()));
}

#[test]
fn the_failure_is_in_the_log_and_nowhere_else() {
    keep_log();
    let answer = json_web_tests::get(serve(app()), "/broken");
    assert_eq!(
        (answer.status, &*answer.body),
        (500, "Internal Server Error")
    );
    let log = log();
    let event = log.lines().find(|line| line.contains("AxumOrder"));
    assert_eq!(
        event.expect("an event"),
        "ERROR json_runtime::web::report: a response could not be written as JSON \
         value=\"web::axum::AxumOrder\" context=\"json_web_tests::rows::Legacy\" \
         error=NaN is not a JSON number at $.UNIT_PRICE (byte 22)",
    );
}

#[test]
fn rows_are_sent_while_they_come() {
    assert_rows(serve(streams()));
}

#[test]
fn a_row_that_fails_breaks_the_connection_and_is_in_the_log() {
    keep_log();
    assert_broken_rows(serve(streams()), "axum");
}

#[test]
fn a_client_that_goes_away_ends_the_stream() {
    assert_cancelled(serve(streams()), &CANCELLED);
}
