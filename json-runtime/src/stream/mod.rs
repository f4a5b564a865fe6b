//! Values that are written while they come, in bounded memory.
//!
//! | to write | as an array | as [JSON Lines](https://jsonlines.org), also called NDJSON |
//! |---|---|---|
//! | to an [`io::Write`](https://doc.rust-lang.org/std/io/trait.Write.html) | `write_array(to, rows)` | `write_lines(to, rows)` |
//! | to chunks that are pulled | `chunks(rows)` | `line_chunks(rows)` |
//! | to an asynchronous stream of chunks (feature `futures`) | `stream(rows)` | `line_stream(rows)` |
//! | as the value of a field | [`Elements`], [`ElementsFn`] | |
//!
//! Every context has these functions, and the crate has them for plain JSON. Rows are anything that
//! can be written: values, or references to them. They are taken one by one, and dropped when they
//! are written. A row may have failed before it gets here, see [`TryRow`].
//!
//! ```
//! use json_runtime::{JsonContext, ToJson};
//!
//! #[derive(JsonContext)]
//! #[json(field_naming = "camelCase")]
//! struct Api;
//!
//! #[derive(ToJson)]
//! struct Reading { sensor_id: u32, value: f64 }
//!
//! let readings = (1..=2).map(|sensor_id| Reading { sensor_id, value: 0.5 });
//!
//! let mut array = Vec::new();
//! Api::write_array(&mut array, readings.clone()).unwrap();
//! assert_eq!(array, br#"[{"sensorId":1,"value":0.5},{"sensorId":2,"value":0.5}]"#);
//!
//! let mut lines = Vec::new();
//! Api::write_lines(&mut lines, readings).unwrap();
//! assert_eq!(lines, b"{\"sensorId\":1,\"value\":0.5}\n{\"sensorId\":2,\"value\":0.5}\n");
//! ```

mod chunks;
mod display;
mod elements;
#[cfg(feature = "futures")]
mod futures;
mod listed;
#[cfg(feature = "std")]
mod options;
pub(crate) mod plain;
#[cfg(feature = "std")]
mod sink;
mod stage;
mod try_row;

pub use chunks::Chunks;
pub use display::Displayed;
pub use elements::{Elements, ElementsFn};
#[cfg(feature = "futures")]
pub use futures::ByteStream;
pub use listed::ListsRow;
#[cfg(feature = "std")]
pub use options::StreamOptions;
pub use try_row::TryRow;

pub(crate) use display::to_fmt;
#[cfg(feature = "std")]
pub(crate) use sink::{to_writer, write_array, write_lines};
pub(crate) use stage::Form;
