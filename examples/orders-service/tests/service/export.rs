use std::io::{BufRead as _, BufReader, Read as _};

use serde_json::Value;
use ureq::Body;
use ureq::http::Response;

use crate::client;
use crate::service::Service;

const COUNT: usize = 1_000_000;
/// What the service may need at most while a million rows go by, in KiB. They are 84 MB.
const MEMORY: u32 = 20 * 1024;

fn export(service: &Service, accept: &str) -> Response<Body> {
    let answer = client::get(&service.url("/v2/orders/export"), &[("accept", accept)]);
    assert_eq!(answer.status(), 200);
    assert_eq!(answer.headers()["vary"], "accept");
    answer
}

fn assert_row(row: &[u8], index: usize) {
    let row: Value = serde_json::from_slice(row).expect("JSON");
    assert_eq!(row["id"], index + 1);
    assert!(
        row["placedAt"].is_string() && row["status"].is_string(),
        "{row}"
    );
    assert!(row.get("lines").is_none(), "{row}");
}

fn assert_memory(service: &Service) {
    if let Some(peak) = service.peak_memory() {
        assert!(peak < MEMORY, "{peak} KiB");
    }
}

#[test]
fn a_million_rows_are_an_array() {
    let service = Service::start();
    let mut answer = export(&service, "*/*");
    assert_eq!(answer.headers()["content-type"], "application/json");
    let mut text = Vec::new();
    answer
        .body_mut()
        .as_reader()
        .read_to_end(&mut text)
        .expect("the whole body");
    let rows: Vec<&serde_json::value::RawValue> = serde_json::from_slice(&text).expect("JSON");
    assert_eq!(rows.len(), COUNT);
    for index in (0..COUNT).step_by(999) {
        assert_row(rows[index].get().as_bytes(), index);
    }
    assert_memory(&service);
}

#[test]
fn a_million_rows_are_lines_for_who_accepts_them() {
    let service = Service::start();
    let accept = "text/html;q=0.5, Application/X-NDJSON; q=0.9";
    let mut answer = export(&service, accept);
    assert_eq!(answer.headers()["content-type"], "application/x-ndjson");
    let mut lines = 0;
    for line in BufReader::new(answer.body_mut().as_reader()).lines() {
        assert_row(line.expect("a whole line").as_bytes(), lines);
        lines += 1;
    }
    assert_eq!(lines, COUNT);
    assert_memory(&service);
}

#[test]
fn the_service_goes_on_when_downloads_are_aborted() {
    let service = Service::start();
    for accept in ["*/*", "application/x-ndjson"].repeat(5) {
        let mut answer = export(&service, accept);
        let mut half = vec![0; 1 << 20];
        answer
            .body_mut()
            .as_reader()
            .read_exact(&mut half)
            .expect("half of it");
        drop(answer);
    }
    assert_eq!(service.json("/v2/orders/5")["couponCode"], "SPRING");
    assert_memory(&service);
}
