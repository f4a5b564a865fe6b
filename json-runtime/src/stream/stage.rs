//! Rows on their way into chunks.

use alloc::vec::Vec;
use core::marker::PhantomData;

use crate::context::JsonContext;
use crate::error::JsonError;
use crate::to_json::ToJson;
use crate::writer::{JsonWriter, OpenArray};

/// How large a chunk is, unless told otherwise.
const CHUNK_SIZE: usize = 64 * 1024;
/// How much the first chunk holds before it grows: it may be the last.
const FIRST_CHUNK: usize = 1024;

/// What rows are written as.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    Array,
    Lines,
}

/// What is known between two chunks.
pub(super) struct Stage<C> {
    form: Form,
    array: OpenArray,
    size: usize,
    /// How much the next chunk can hold at once.
    capacity: usize,
    /// How many rows, and bytes of text, there have been.
    rows: u64,
    offset: u64,
    /// What comes after the last chunk.
    failure: Option<JsonError>,
    is_done: bool,
    context: PhantomData<fn() -> C>,
}

impl<C: JsonContext> Stage<C> {
    pub(super) fn new(form: Form) -> Self {
        Self {
            form,
            array: OpenArray::NEW,
            size: CHUNK_SIZE,
            capacity: FIRST_CHUNK,
            rows: 0,
            offset: 0,
            failure: None,
            is_done: false,
            context: PhantomData,
        }
    }

    pub(super) fn set_size(&mut self, size: usize) {
        self.size = size;
        self.capacity = self.capacity.min(size);
    }

    /// Whether there are no more chunks.
    pub(super) fn is_done(&self) -> bool {
        self.is_done
    }

    /// Whether there is no failure left, either.
    #[cfg(feature = "futures")]
    pub(super) fn is_finished(&self) -> bool {
        self.is_done && self.failure.is_none()
    }

    /// The failure that comes after the last chunk.
    pub(super) fn take_failure(&mut self) -> Option<JsonError> {
        self.failure.take()
    }

    /// Begins a chunk.
    pub(super) fn chunk(&mut self) -> Chunk<'_, C> {
        let writer = JsonWriter::resumed(self.capacity, self.offset, self.array.depth());
        let writer = match self.form {
            Form::Array => writer,
            Form::Lines => writer.in_one_line(),
        };
        Chunk {
            writer,
            stage: self,
            last_row: 0,
        }
    }
}

/// A chunk that is being filled.
pub(super) struct Chunk<'s, C: JsonContext> {
    writer: JsonWriter<'static, C>,
    stage: &'s mut Stage<C>,
    /// How long the last row was.
    last_row: u64,
}

impl<C: JsonContext> Chunk<'_, C> {
    /// How many bytes there are.
    fn len(&mut self) -> u64 {
        self.writer.buf().offset() - self.stage.offset
    }

    /// Whether there is no room for another row, should it be as long as the last one; or a row has
    /// failed.
    pub(super) fn is_full(&mut self) -> bool {
        self.stage.is_done || self.len() + self.last_row > self.stage.size as u64
    }

    pub(super) fn push<T: ToJson<C> + ?Sized>(&mut self, row: &T) {
        let before = self.len();
        let Self { writer, stage, .. } = self;
        match stage.form {
            Form::Array => stage.array.row(writer, stage.rows, row),
            Form::Lines => writer.line(stage.rows, row),
        }
        stage.rows += 1;
        stage.is_done = writer.buf().failed();
        self.last_row = self.len() - before;
    }

    /// Writes what follows the last row.
    pub(super) fn end(&mut self) {
        let Self { writer, stage, .. } = self;
        if stage.form == Form::Array {
            stage.array.end(writer);
        }
        stage.is_done = true;
    }

    /// The chunk, unless there is nothing in it.
    ///
    /// A part of an array is of no use to anybody, so its failure comes at once. Lines come first.
    pub(super) fn finish(self) -> Option<Result<Vec<u8>, JsonError>> {
        let Self { writer, stage, .. } = self;
        let (text, failure) = writer.finish_rows();
        stage.offset += text.len() as u64;
        stage.capacity = stage
            .size
            .min(text.len().max(FIRST_CHUNK).next_power_of_two());
        match failure {
            Some(failure) if stage.form == Form::Array || text.is_empty() => Some(Err(failure)),
            failure => {
                stage.failure = failure;
                (!text.is_empty()).then_some(Ok(text))
            }
        }
    }
}
