use std::sync::atomic::AtomicBool;
use std::sync::mpsc;
use std::thread;

use actix_web::web::{ServiceConfig, get};
use actix_web::{App, HttpServer, rt};
use futures_util::stream;
use json_runtime::web::{Json, JsonLines, JsonStream};
use json_web_tests::{
    Api, Legacy, Order, assert_answers, assert_broken_rows, assert_cancelled, assert_rows,
    broken_at_the_end, broken_rows, endless, keep_log, log, results, rows,
};

#[derive(json_runtime::ToJson)]
struct ActixOrder(Order);

fn app(app: &mut ServiceConfig) {
    app.route(
        "/order",
        get().to(async || Json::<Api, _>::new(Order::new(7, 89.99))),
    )
    .route(
        "/legacy",
        get().to(async || Json::<Legacy, _>::new(Order::new(7, 89.99))),
    )
    .route(
        "/none",
        get().to(async || Json::<Api, Vec<Order>>::new(Vec::new())),
    )
    .route(
        "/broken",
        get().to(async || Json::<Legacy, _>::new(ActixOrder(Order::broken()))),
    )
    .route(
        "/broken_at_the_end",
        get().to(async || Json::<Api, _>::new(broken_at_the_end())),
    );
}

static CANCELLED: AtomicBool = AtomicBool::new(false);

fn streams(app: &mut ServiceConfig) {
    app.route(
        "/rows",
        get().to(async || JsonStream::<Api, _>::new(rows())),
    )
    .route(
        "/lines",
        get().to(async || JsonLines::<Api, _>::new(rows())),
    )
    .route(
        "/results",
        get().to(async || JsonStream::<Api, _>::from_results(results())),
    )
    .route(
        "/result_lines",
        get().to(async || JsonLines::<Api, _>::from_results(results())),
    )
    .route(
        "/no_rows",
        get().to(async || JsonStream::<Api, _>::new(stream::empty::<Order>())),
    )
    .route(
        "/no_lines",
        get().to(async || JsonLines::<Api, _>::new(stream::empty::<Order>())),
    )
    .route(
        "/broken_rows",
        get().to(async || JsonStream::<Api, _>::from_results(broken_rows("actix"))),
    )
    .route(
        "/broken_lines",
        get().to(async || JsonLines::<Api, _>::from_results(broken_rows("actix"))),
    )
    .route(
        "/endless",
        get().to(async || JsonLines::<Api, _>::new(endless(&CANCELLED))),
    );
}

/// Serves both until the tests end. Returns its port.
fn serve() -> u16 {
    let (port, bound) = mpsc::channel();
    thread::spawn(move || {
        rt::System::new().block_on(async {
            let server = HttpServer::new(|| App::new().configure(app).configure(streams))
                .workers(1)
                .disable_signals()
                .bind("127.0.0.1:0")
                .expect("a free port");
            port.send(server.addrs()[0].port()).expect("the test waits");
            server.run().await
        })
    });
    bound.recv().expect("the server starts")
}

#[test]
fn a_value_is_whole_or_an_internal_server_error() {
    keep_log();
    assert_answers(serve());
}

#[test]
fn the_failure_is_in_the_log_and_nowhere_else() {
    keep_log();
    let answer = json_web_tests::get(serve(), "/broken");
    assert_eq!(
        (answer.status, &*answer.body),
        (500, "Internal Server Error")
    );
    let log = log();
    let event = log.lines().find(|line| line.contains("ActixOrder"));
    assert_eq!(
        event.expect("an event"),
        "ERROR json_runtime::web::report: a response could not be written as JSON \
         value=\"web::actix::ActixOrder\" context=\"json_web_tests::rows::Legacy\" \
         error=NaN is not a JSON number at $.UNIT_PRICE (byte 22)",
    );
}

#[test]
fn rows_are_sent_while_they_come() {
    assert_rows(serve());
}

#[test]
fn a_row_that_fails_breaks_the_connection_and_is_in_the_log() {
    keep_log();
    assert_broken_rows(serve(), "actix");
}

#[test]
fn a_client_that_goes_away_ends_the_stream() {
    assert_cancelled(serve(), &CANCELLED);
}
