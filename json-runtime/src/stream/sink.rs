//! From values to an `io::Write`.

use std::io::Write;

use super::StreamOptions;
use crate::context::JsonContext;
use crate::error::JsonError;
use crate::to_json::ToJson;
use crate::writer::JsonWriter;

pub(crate) fn to_writer<C: JsonContext, T: ToJson<C> + ?Sized>(
    mut to: &mut dyn Write,
    value: &T,
    options: StreamOptions,
) -> Result<(), JsonError> {
    let mut writer = JsonWriter::draining(&mut to, options.limit());
    value.write_value(&mut writer);
    writer.finish().map(drop)
}

pub(crate) fn write_array<C, I>(
    mut to: &mut dyn Write,
    rows: I,
    options: StreamOptions,
) -> Result<(), JsonError>
where
    C: JsonContext,
    I: IntoIterator,
    I::Item: ToJson<C>,
{
    let mut writer = JsonWriter::draining(&mut to, options.limit());
    writer.rows(rows);
    writer.finish().map(drop)
}

pub(crate) fn write_lines<C, I>(
    mut to: &mut dyn Write,
    rows: I,
    options: StreamOptions,
) -> Result<(), JsonError>
where
    C: JsonContext,
    I: IntoIterator,
    I::Item: ToJson<C>,
{
    let mut writer = JsonWriter::draining(&mut to, options.limit()).in_one_line();
    let (mut lines, mut flushed_lines, mut flushed_bytes) = (0, 0, 0);
    for row in rows {
        writer.line(lines, &row);
        lines += 1;
        let bytes = writer.buf().offset();
        if options.is_due(lines - flushed_lines, bytes - flushed_bytes) {
            writer.buf().flush();
            (flushed_lines, flushed_bytes) = (lines, bytes);
        }
        if writer.buf().failed() {
            break;
        }
    }
    if options.flushes() && lines > flushed_lines {
        writer.buf().flush();
    }
    writer.finish_lines()
}
