//! Contexts of a company, and how its programs write types of others.

use json_runtime::{JsonContext, JsonWriter, ToJson, impl_to_json, impl_to_json_key};
use json_tests_geo::{Cell, Point};

/// The public API.
#[derive(JsonContext)]
#[json(field_naming = "camelCase", omit = "nulls")]
pub struct Api;

/// The audit log.
#[derive(JsonContext)]
#[json(field_naming = "SCREAMING_SNAKE_CASE")]
pub struct Audit;

impl ToJson<Api> for Point {
    fn write_json(&self, w: &mut JsonWriter<'_, Api>) {
        let mut object = w.object();
        object.field("degrees_north", &self.lat);
        object.field("degrees_east", &self.lon);
        object.end();
    }
}

impl_to_json!(Point, under[Audit], |point, w| w
    .value(&[point.lat, point.lon]));
impl_to_json!(Cell, under [Api, Audit], |cell, w| w.display(&format_args!("{}{}", cell.0, cell.1)));
impl_to_json_key!(Cell, under [Api, Audit], |cell, key| key.display(&format_args!("{}{}", cell.0, cell.1)));
