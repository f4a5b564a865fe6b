//! A client over real sockets.

use ureq::Agent;
use ureq::http::HeaderMap;

/// A response.
pub struct Answer {
    /// 200 and the like.
    pub status: u16,
    /// All of its text.
    pub body: String,
    headers: HeaderMap,
}

impl Answer {
    /// The text of a header, empty if there is none.
    ///
    /// # Panics
    ///
    /// If it is not ASCII.
    #[must_use]
    pub fn header(&self, name: &str) -> &str {
        let value = self.headers.get(name);
        value.map_or("", |it| it.to_str().expect("a header is ASCII"))
    }
}

/// Asks a server of this machine.
///
/// # Panics
///
/// If there is no whole response.
#[must_use]
pub fn get(port: u16, path: &str) -> Answer {
    let mut response = send(port, path);
    let body = response.body_mut().with_config().limit(u64::MAX);
    Answer {
        body: body.read_to_string().expect("the body is whole"),
        status: response.status().as_u16(),
        headers: response.headers().clone(),
    }
}

/// Asks a server of this machine, and reads the headers alone.
///
/// # Panics
///
/// If there is no response.
#[must_use]
pub fn send(port: u16, path: &str) -> ureq::http::Response<ureq::Body> {
    let config = Agent::config_builder().http_status_as_error(false).build();
    Agent::new_with_config(config)
        .get(format!("http://127.0.0.1:{port}{path}"))
        .call()
        .expect("the server answers")
}
