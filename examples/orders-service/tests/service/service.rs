//! The service as a process of its own.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

use serde_json::Value;

use crate::client;

pub(crate) struct Service {
    process: Child,
    /// `http://` and the address.
    root: String,
}

impl Service {
    /// Starts it on a free port.
    pub(crate) fn start() -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_orders-service"))
            .arg("127.0.0.1:0")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the service starts");
        let output = process.stdout.take().expect("a pipe");
        let mut line = String::new();
        BufReader::new(output)
            .read_line(&mut line)
            .expect("the service says where it is");
        let root = line.trim_end().strip_prefix("listening on ");
        Self {
            root: root.expect("the line has the address").to_owned(),
            process,
        }
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("{}{path}", self.root)
    }

    /// What it answers, read by serde_json.
    pub(crate) fn json(&self, path: &str) -> Value {
        let mut answer = client::get(&self.url(path), &[]);
        let headers = answer.headers();
        assert_eq!(headers["content-type"], "application/json", "{path}");
        let length: usize = headers["content-length"]
            .to_str()
            .ok()
            .and_then(|length| length.parse().ok())
            .expect("a number");
        let text = answer.body_mut().read_to_string().expect("the whole body");
        assert_eq!(text.len(), length, "{path}");
        serde_json::from_str(&text).expect("JSON")
    }

    /// The most memory that it ever had, in KiB, where the system says so.
    pub(crate) fn peak_memory(&self) -> Option<u32> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status
            .lines()
            .find_map(|line| line.strip_prefix("VmHWM:"))?;
        line.trim().strip_suffix(" kB")?.parse().ok()
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        // It has ended already if a test made it; that is what the test will say.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
