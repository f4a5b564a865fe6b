use core::num::NonZero;

/// How much is collected before an `io::Write` is given something, unless options say otherwise.
const BUFFER_SIZE: usize = 64 * 1024;
/// With less, short values would be given away one by one.
const SMALLEST_BUFFER: usize = 1024;

/// How text is given to an [`io::Write`](std::io::Write): in pieces of which size, and when it is
/// flushed.
///
/// ```
/// use json_runtime::Plain;
/// use json_runtime::stream::StreamOptions;
///
/// let options = StreamOptions::new().buffer_size(4096).flush_every_lines(100);
/// let mut log = Vec::new();
/// Plain::write_lines_with(&mut log, ["started", "ready"], options).unwrap();
/// assert_eq!(log, b"\"started\"\n\"ready\"\n");
/// ```
#[derive(Clone, Copy, Debug)]
#[must_use = "options do nothing by themselves"]
pub struct StreamOptions {
    buffer_size: usize,
    flush_lines: Option<NonZero<u64>>,
    flush_bytes: Option<NonZero<u64>>,
}

impl StreamOptions {
    /// Pieces of 64 KiB, and no flush.
    ///
    /// ```
    /// use json_runtime::Plain;
    /// use json_runtime::stream::StreamOptions;
    ///
    /// let mut text = Vec::new();
    /// Plain::write_array_with(&mut text, [1, 2], StreamOptions::new()).unwrap();
    /// assert_eq!(text, b"[1,2]");
    /// ```
    pub const fn new() -> Self {
        Self {
            buffer_size: BUFFER_SIZE,
            flush_lines: None,
            flush_bytes: None,
        }
    }

    /// How many bytes are collected before the writer is given something; at least 1024, which a
    /// smaller number stands for, too. A piece is longer only if a name is.
    ///
    /// ```
    /// use json_runtime::Plain;
    /// use json_runtime::stream::StreamOptions;
    ///
    /// let mut text = Vec::new();
    /// let options = StreamOptions::new().buffer_size(16 * 1024);
    /// Plain::to_writer_with(&mut text, &[1, 2], options).unwrap();
    /// assert_eq!(text, b"[1,2]");
    /// ```
    pub const fn buffer_size(mut self, bytes: usize) -> Self {
        self.buffer_size = if bytes < SMALLEST_BUFFER {
            SMALLEST_BUFFER
        } else {
            bytes
        };
        self
    }

    /// After so many lines, the writer gets what there is and is flushed; and also after the last
    /// line. Zero means never.
    ///
    /// ```
    /// use json_runtime::Plain;
    /// use json_runtime::stream::StreamOptions;
    /// use std::io::BufWriter;
    ///
    /// let options = StreamOptions::new().flush_every_lines(1); // every line is seen at once
    /// let mut log = BufWriter::new(Vec::new());
    /// Plain::write_lines_with(&mut log, ["started"], options).unwrap();
    /// assert_eq!(log.get_ref(), b"\"started\"\n");
    /// ```
    pub const fn flush_every_lines(mut self, lines: u64) -> Self {
        self.flush_lines = NonZero::new(lines);
        self
    }

    /// After the line with which so many bytes have come together, the writer gets what there is
    /// and is flushed; and also after the last line. Zero means never.
    ///
    /// ```
    /// use json_runtime::Plain;
    /// use json_runtime::stream::StreamOptions;
    /// use std::io::BufWriter;
    ///
    /// let options = StreamOptions::new().flush_every_bytes(1 << 20);
    /// let mut log = BufWriter::new(Vec::new());
    /// Plain::write_lines_with(&mut log, ["started"], options).unwrap();
    /// assert_eq!(log.get_ref(), b"\"started\"\n");
    /// ```
    pub const fn flush_every_bytes(mut self, bytes: u64) -> Self {
        self.flush_bytes = NonZero::new(bytes);
        self
    }

    pub(super) const fn limit(self) -> usize {
        self.buffer_size
    }

    pub(super) const fn flushes(self) -> bool {
        self.flush_lines.is_some() || self.flush_bytes.is_some()
    }

    /// Whether to flush after so many lines and bytes since the last time.
    pub(super) fn is_due(self, lines: u64, bytes: u64) -> bool {
        self.flush_lines.is_some_and(|limit| lines >= limit.get())
            || self.flush_bytes.is_some_and(|limit| bytes >= limit.get())
    }
}

impl Default for StreamOptions {
    fn default() -> Self {
        Self::new()
    }
}
