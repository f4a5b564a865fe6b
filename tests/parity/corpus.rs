//! Real documents, read with serde into types of their own and written by both.
//!
//! The files are no part of the repository. Where they are absent, nothing is compared.

use std::collections::BTreeMap;
use std::path::Path;

use json_runtime::{Plain, Pretty, ToJson};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::same;

fn document(name: &str) -> Option<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../shared/data")
        .join(name);
    let text = std::fs::read_to_string(&path).ok();
    if text.is_none() {
        eprintln!("skipped: there is no {}", path.display());
    }
    text
}

/// Asserts that both write the same, and returns what was read.
#[track_caller]
fn agree<T>(text: &str) -> T
where
    T: DeserializeOwned + Serialize + ToJson<Plain> + ToJson<Pretty>,
{
    let value: T = serde_json::from_str(text).expect("a document of that type");
    same(&value);
    value
}

/// As [`agree`], of a type that holds all that the document says.
#[track_caller]
fn keep_everything<T>(text: &str)
where
    T: DeserializeOwned + Serialize + ToJson<Plain> + ToJson<Pretty>,
{
    let ours = json_runtime::to_string(&agree::<T>(text)).expect("what could be compared");
    let [ours, document] =
        [&ours, text].map(|text| serde_json::from_str::<Value>(text).expect("JSON"));
    assert!(ours == document, "something was lost");
}

#[derive(Deserialize, Serialize, ToJson)]
#[serde(deny_unknown_fields)]
struct Distances {
    destination_addresses: Vec<String>,
    origin_addresses: Vec<String>,
    rows: Vec<Row>,
    status: Status,
}

#[derive(Deserialize, Serialize, ToJson)]
struct Row {
    elements: Vec<Leg>,
}

#[derive(Deserialize, Serialize, ToJson)]
#[serde(deny_unknown_fields)]
struct Leg {
    distance: Measure,
    duration: Measure,
    status: Status,
}

#[derive(Deserialize, Serialize, ToJson)]
struct Measure {
    text: Box<str>,
    value: u32,
}

#[derive(Deserialize, Serialize, ToJson)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
enum Status {
    Ok,
    NotFound,
    ZeroResults,
}

#[test]
fn distances_between_addresses() {
    if let Some(text) = document("google_maps_api_response.json") {
        keep_everything::<Distances>(&text);
    }
}

#[derive(Deserialize, Serialize, ToJson)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Mesh {
    batches: Vec<Batch>,
    morph_targets: BTreeMap<String, Vec<f64>>,
    positions: Vec<f64>,
    tex0: Vec<f64>,
    colors: Vec<u32>,
    influences: Vec<(f64, u16)>,
    normals: Vec<f64>,
    indices: Vec<u16>,
}

#[derive(Deserialize, Serialize, ToJson)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Batch {
    index_range: (u32, u32),
    vertex_range: [u32; 2],
    used_bones: Vec<u8>,
}

#[test]
fn a_mesh_of_floats() {
    if let Some(text) = document("mesh.json") {
        keep_everything::<Mesh>(&text);
    }
}

#[derive(Deserialize, Serialize, ToJson)]
struct Event {
    #[serde(rename = "type")]
    kind: EventKind,
    created_at: String,
    actor: Account,
    repo: Repository,
    public: bool,
    payload: Payload,
    id: String,
    org: Option<Account>,
}

#[derive(Deserialize, Serialize, ToJson)]
enum EventKind {
    #[serde(rename = "PushEvent")]
    Push,
    #[serde(rename = "CreateEvent")]
    Create,
    #[serde(rename = "WatchEvent")]
    Watch,
    #[serde(rename = "ForkEvent")]
    Fork,
    #[serde(rename = "IssuesEvent")]
    Issues,
    #[serde(rename = "IssueCommentEvent")]
    IssueComment,
    #[serde(rename = "GollumEvent")]
    Wiki,
}

#[derive(Deserialize, Serialize, ToJson)]
struct Account {
    gravatar_id: String,
    login: String,
    avatar_url: String,
    url: String,
    id: u64,
}

#[derive(Deserialize, Serialize, ToJson)]
struct Repository {
    url: String,
    id: u64,
    name: String,
}

#[derive(Deserialize, Serialize, ToJson)]
#[serde(default)]
#[derive(Default)]
struct Payload {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    commits: Vec<Commit>,
    #[serde(skip_serializing_if = "Option::is_none")]
    distinct_size: Option<u32>,
    r#ref: Option<String>,
    head: Option<String>,
    size: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    issue: Option<Box<Issue>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    comment: Option<Comment>,
    #[serde(skip_serializing)]
    action: Option<String>,
}

#[derive(Deserialize, Serialize, ToJson)]
struct Commit {
    url: String,
    message: String,
    distinct: bool,
    sha: String,
    author: BTreeMap<String, String>,
}

#[derive(Deserialize, Serialize, ToJson)]
struct Issue {
    user: Account,
    labels: Vec<BTreeMap<String, String>>,
    closed_at: Option<String>,
    milestone: Option<u64>,
    title: String,
    body: String,
    number: u32,
    state: State,
    pull_request: BTreeMap<String, Option<String>>,
}

#[derive(Deserialize, Serialize, ToJson)]
#[serde(rename_all = "lowercase")]
enum State {
    Open,
    Closed,
}

#[derive(Deserialize, Serialize, ToJson)]
struct Comment {
    user: Account,
    body: String,
    id: u64,
}

#[test]
fn events_of_a_code_host() {
    if let Some(text) = document("github_events.json") {
        agree::<Vec<Event>>(&text);
    }
}

#[derive(Deserialize, Serialize, ToJson)]
struct Builds {
    mode: String,
    #[serde(rename = "nodeDescription")]
    description: String,
    jobs: Vec<Job>,
    #[serde(rename = "primaryView")]
    primary_view: View,
    views: Vec<View>,
    #[serde(rename = "slaveAgentPort")]
    port: u16,
}

#[derive(Deserialize, Serialize, ToJson)]
struct Job {
    name: String,
    url: String,
    color: String,
}

#[derive(Deserialize, Serialize, ToJson)]
struct View {
    name: String,
    url: String,
}

#[test]
fn jobs_of_a_build_server() {
    if let Some(text) = document("apache_builds.json") {
        agree::<Builds>(&text);
    }
}

/// A product as a row: ASIN, brand, title, page, image, rating, reviews, their number, prices.
#[derive(Deserialize, Serialize, ToJson)]
struct Product(
    String,
    String,
    String,
    String,
    String,
    f32,
    String,
    u32,
    String,
);

#[test]
fn rows_of_products() {
    if let Some(text) = document("amazon_cellphones.ndjson") {
        let mut products = Vec::new();
        for line in text.lines().skip(1) {
            products.push(agree::<Product>(line));
        }
        assert!(!products.is_empty());
        same(&products);
    }
}
