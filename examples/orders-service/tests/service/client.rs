//! A client over real sockets.

use ureq::http::Response;
use ureq::{Agent, Body};

/// Asks with these headers. The body is read from the response.
pub(crate) fn get(url: &str, headers: &[(&str, &str)]) -> Response<Body> {
    let config = Agent::config_builder().http_status_as_error(false).build();
    let request = Agent::new_with_config(config).get(url);
    let request = headers.iter().fold(request, |request, (name, value)| {
        request.header(*name, *value)
    });
    request.call().expect("the service answers")
}
