//! Files of a folder that is not part of this project: those that there are types for.

use std::collections::BTreeMap;
use std::env::var_os;
use std::fs::read;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;

use super::dto;
use crate::case::Case;
use crate::contestants::Dto;

#[expect(clippy::struct_field_names, reason = "the file has these names")]
mod instruments;

use instruments::Song;

dto! {
    /// Distances between cities, as a map service returns them.
    #[derive(serde::Deserialize)]
    struct Distances {
        destination_addresses: Vec<String>,
        origin_addresses: Vec<String>,
        rows: Vec<Row>,
        status: String,
    }

    #[derive(serde::Deserialize)]
    struct Row {
        elements: Vec<Element>,
    }

    #[derive(serde::Deserialize)]
    struct Element {
        distance: Measure,
        duration: Measure,
        status: String,
    }

    #[derive(serde::Deserialize)]
    struct Measure {
        text: String,
        value: u64,
    }

    /// A body of many triangles.
    #[derive(serde::Deserialize)]
    #[expect(non_snake_case, reason = "the file has these names")]
    struct Mesh {
        batches: Vec<Batch>,
        morphTargets: BTreeMap<String, u64>,
        positions: Vec<f64>,
        tex0: Vec<f64>,
        colors: Vec<i64>,
        influences: Vec<Vec<f64>>,
        normals: Vec<f64>,
        indices: Vec<u64>,
    }

    #[derive(serde::Deserialize)]
    #[expect(non_snake_case, reason = "the file has these names")]
    struct Batch {
        indexRange: Vec<u64>,
        vertexRange: Vec<u64>,
        usedBones: Vec<u64>,
    }
}

/// The cases of the folder that the environment variable `JSON_CORPUS` names.
pub(super) fn cases() -> Vec<Case> {
    let Some(folder) = var_os("JSON_CORPUS").map(PathBuf::from) else {
        return Vec::new();
    };
    let found = [
        case::<Distances>(
            &folder,
            "google_maps_api_response",
            "distances between cities",
        ),
        case::<Song>(&folder, "instruments", "a piece of music"),
        case::<Mesh>(&folder, "mesh", "a body of triangles: mostly `f64`"),
    ];
    found.into_iter().flatten().collect()
}

/// Nothing if the folder has no such file.
fn case<T: Dto + DeserializeOwned>(
    folder: &Path,
    name: &'static str,
    about: &'static str,
) -> Option<Case> {
    let text = read(folder.join(name).with_extension("json")).ok()?;
    let data: T = serde_json::from_slice(&text)
        .unwrap_or_else(|error| panic!("{name}.json is another file than expected: {error}"));
    Some(Case::compact(name, about, data))
}
