use std::io::{BufRead as _, BufReader, Read as _};

use crate::client;
use crate::service::Service;

const README: &str = include_str!("../../README.md");

/// The part of a body that `head`, if it is behind the command, lets through.
fn head(filter: Option<&str>, body: impl std::io::Read) -> String {
    let mut body = BufReader::new(body);
    let mut text = String::new();
    match filter
        .map(|it| it.split(' ').collect::<Vec<_>>())
        .as_deref()
    {
        None => body.read_to_string(&mut text).map(drop),
        Some(["head", "-c", count]) => body
            .take(count.parse().expect("a number"))
            .read_to_string(&mut text)
            .map(drop),
        Some(["head", "-n", count]) => (0..count.parse().expect("a number"))
            .try_for_each(|_: u8| body.read_line(&mut text).map(drop)),
        Some(other) => panic!("not a command of this page: {other:?}"),
    }
    .expect("a body");
    text
}

/// What `curl` prints.
fn curl(command: &str, service: &Service) -> String {
    let (command, filter) = match command.split_once(" | ") {
        Some((command, filter)) => (command, Some(filter)),
        None => (command, None),
    };
    let header = command
        .split('\'')
        .nth(1)
        .and_then(|it| it.split_once(": "));
    let headers: Vec<_> = header.into_iter().collect();
    let url = command.rsplit(' ').next().expect("an address");
    let path = url.strip_prefix("http://127.0.0.1:8080");
    let url = service.url(path.expect("the address of the service"));
    head(filter, client::get(&url, &headers).body_mut().as_reader())
}

#[test]
fn the_service_prints_what_its_readme_shows() {
    let service = Service::start();
    let mut commands = 0;
    for block in README.split("```console\n").skip(1) {
        let block = block.split("```").next().expect("the block ends");
        for entry in block.split("$ ").skip(1) {
            let (command, shown) = entry.split_once('\n').expect("a line");
            let printed = curl(command, &service);
            assert_eq!(shown.trim_end(), printed.trim_end(), "{command}");
            commands += 1;
        }
    }
    assert_eq!(commands, 6);
}
