//! Rows on their way into chunks.

use alloc::vec::Vec;
use core::marker::PhantomData;
use core::mem;

use crate::context::JsonContext;
use crate::error::{ErrorKind, JsonError};
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
    /// The last byte of the text.
    last: Option<u8>,
    phase: Phase,
    context: PhantomData<fn() -> C>,
}

/// What the next chunk is.
enum Phase {
    /// One with rows.
    Rows,
    /// One that is being made, unless a row has panicked.
    Filling,
    /// None any more, but a failure.
    Failed(JsonError),
    Done,
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
            last: None,
            phase: Phase::Rows,
            context: PhantomData,
        }
    }

    pub(super) fn set_size(&mut self, size: usize) {
        self.size = size;
        self.capacity = self.capacity.min(size);
    }

    /// Whether there is nothing more, not even a failure.
    #[cfg(feature = "futures")]
    pub(super) fn is_done(&self) -> bool {
        matches!(self.phase, Phase::Done)
    }

    /// Whether rows are wanted. If not, there is what comes instead.
    pub(super) fn begin(&mut self) -> Result<(), Option<JsonError>> {
        match mem::replace(&mut self.phase, Phase::Done) {
            Phase::Rows => {
                self.phase = Phase::Rows;
                Ok(())
            }
            Phase::Filling => Err(Some(self.panicked())),
            Phase::Failed(failure) => Err(Some(failure)),
            Phase::Done => Err(None),
        }
    }

    /// Begins a chunk.
    pub(super) fn chunk(&mut self) -> Chunk<'_, C> {
        let depth = self.array.depth();
        let writer = JsonWriter::resumed(self.capacity, self.offset, self.last, depth);
        let writer = match self.form {
            Form::Array => writer,
            Form::Lines => writer.in_one_line(),
        };
        self.phase = Phase::Filling;
        Chunk {
            writer,
            stage: self,
            last_row: 0,
            is_done: false,
        }
    }

    /// The text since the last chunk is lost.
    #[cold]
    fn panicked(&self) -> JsonError {
        let message =
            "a row, or what the rows come from, has panicked while the text was made".into();
        JsonError::new(ErrorKind::Custom, message, self.offset, None)
    }
}

/// A chunk that is being filled.
pub(super) struct Chunk<'s, C: JsonContext> {
    writer: JsonWriter<'static, C>,
    stage: &'s mut Stage<C>,
    /// How long the last row was.
    last_row: u64,
    /// Whether it is the last one.
    is_done: bool,
}

impl<C: JsonContext> Chunk<'_, C> {
    /// How many bytes there are.
    fn len(&mut self) -> u64 {
        self.writer.buf().offset() - self.stage.offset
    }

    /// Whether there is no room for another row, should it be as long as the last one; or a row has
    /// failed.
    pub(super) fn is_full(&mut self) -> bool {
        self.is_done || self.len() + self.last_row > self.stage.size as u64
    }

    pub(super) fn push<T: ToJson<C> + ?Sized>(&mut self, row: &T) {
        let before = self.len();
        let Self { writer, stage, .. } = self;
        match stage.form {
            Form::Array => stage.array.row(writer, stage.rows, row),
            Form::Lines => writer.line(stage.rows, row),
        }
        stage.rows += 1;
        self.is_done = writer.buf().failed();
        self.last_row = self.len() - before;
    }

    /// Writes what follows the last row.
    pub(super) fn end(&mut self) {
        let Self { writer, stage, .. } = self;
        if stage.form == Form::Array {
            stage.array.end(writer);
        }
        self.is_done = true;
    }

    /// The chunk, unless there is nothing in it.
    ///
    /// A part of an array is of no use to anybody, so its failure comes at once. Lines come first.
    pub(super) fn finish(self) -> Option<Result<Vec<u8>, JsonError>> {
        let (text, failure) = self.writer.finish_rows();
        let stage = self.stage;
        stage.phase = if self.is_done {
            Phase::Done
        } else {
            Phase::Rows
        };
        if let Some(failure) = failure {
            if stage.form == Form::Array || text.is_empty() {
                return Some(Err(failure));
            }
            stage.phase = Phase::Failed(failure);
        }
        stage.offset += text.len() as u64;
        stage.last = text.last().copied().or(stage.last);
        let capacity = text.len().max(FIRST_CHUNK).next_power_of_two();
        stage.capacity = capacity.min(stage.size);
        (!text.is_empty()).then_some(Ok(text))
    }
}
