use std::net::TcpListener;
use std::thread;

use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use json_runtime::{JsonError, web};
use json_web_tests::{Api, Legacy, Order, assert_answers, broken_at_the_end};

fn route(path: &str) -> Result<Response<Bytes>, JsonError> {
    match path {
        "/order" => web::response::<Api, _>(&Order::new(7, 89.99)),
        "/legacy" => web::response::<Legacy, _>(&Order::new(7, 89.99)),
        "/none" => web::response::<Api, Vec<Order>>(&Vec::new()),
        "/broken" => web::response::<Legacy, _>(&Order::broken()),
        _ => web::response::<Api, _>(&broken_at_the_end()),
    }
}

/// What to tell a client is for the program to say.
fn refuse(_: JsonError) -> Response<Bytes> {
    Response::builder()
        .status(500)
        .header("content-type", "text/plain; charset=utf-8")
        .body(Bytes::from("Internal Server Error"))
        .expect("a response")
}

async fn answer(request: Request<Incoming>) -> Result<Response<Full<Bytes>>, JsonError> {
    let response = route(request.uri().path()).unwrap_or_else(refuse);
    Ok(response.map(Full::new))
}

/// Serves one connection after the other until the tests end. Returns the port.
fn serve() -> u16 {
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
            loop {
                let (stream, _) = listener.accept().await.expect("a client");
                let connection = http1::Builder::new()
                    .serve_connection(TokioIo::new(stream), service_fn(answer));
                connection.await.expect("a response");
            }
        })
    });
    port
}

#[test]
fn a_value_is_whole_or_an_error() {
    assert_answers(serve());
}
