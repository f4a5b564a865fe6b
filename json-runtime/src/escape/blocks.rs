//! Text in which one escape follows the other.

use super::copy::put;
use super::{LANES, Mode, scalar, stopped, stops};
use crate::buf::Buf;

/// How much text there must be at least, so that a block can be read from each place in the first one.
const AHEAD: usize = 2 * LANES;
/// The longest escapes for each byte of a block, and a block behind them.
const ROOM: usize = 6 * LANES + LANES;
/// How much text must follow for the room to be made: no string takes more than its length and 64 bytes.
const WORTH_ROOM: usize = ROOM - 64;
/// After so many blocks without an escape, the next one may be far.
const CALM: u32 = 4;

/// Writes what follows the first `at` bytes of `text` block by block, as long as there are escapes in some
/// of them, and enough text ahead. Tells how far it came.
pub(super) fn blocks<M: Mode>(buf: &mut Buf<'_>, text: &str, mut at: usize, start: u64) -> usize {
    let mut calm = 0;
    while calm < CALM
        && let Some(ahead) = text.as_bytes()[at..].first_chunk::<AHEAD>()
    {
        if !buf.has_room(ROOM) {
            if text.len() - at < WORTH_ROOM {
                return at;
            }
            buf.reserve_in_text(ROOM, start);
        }
        // SAFETY: there is room. What is written of `ahead` is a part of `text`; what follows it there
        // is written after it.
        let (copied, is_calm) = unsafe { put_block::<M>(buf, ahead) };
        at += copied;
        calm = if is_calm { calm + 1 } else { 0 };
        if copied < LANES {
            at = stopped::<M>(buf, text, at, start);
        }
    }
    at
}

/// Writes the first block with its escapes, up to a character that only some modes escape. Tells how many
/// bytes of the block that are, and whether there was nothing to escape.
///
/// All stops of the block are known before the first one is met, so nothing waits for a look at what
/// follows it.
///
/// # Safety
///
/// There is room for [`ROOM`] bytes. `ahead` is a part of a text, and what follows the bytes that are
/// written is written next, without a panic in between.
#[inline(always)]
unsafe fn put_block<M: Mode>(buf: &mut Buf<'_>, ahead: &[u8; AHEAD]) -> (usize, bool) {
    let (block, _) = ahead.split_first_chunk::<LANES>().expect("it is longer");
    let mut stops = stops::<M>(*block);
    let is_calm = stops.first().is_none();
    let (start, mut done) = (buf.cursor(), 0);
    let mut to = start;
    // SAFETY: `done` is at most LANES, so a block can be read from there. For each byte of the block
    // there are at most six in the buffer, so there is room for another block, which is more than an
    // escape has. What is committed is a part of the text, and ASCII.
    unsafe {
        let copied = loop {
            let stop = stops.plain_len();
            put(to, *ahead.as_ptr().add(done).cast::<[u8; LANES]>());
            to = to.add(stop - done);
            if stop == LANES {
                break LANES;
            }
            match scalar::ESCAPES.get(usize::from(block[stop])) {
                Some(escape) if escape.len > 0 => {
                    put(to, escape.bytes);
                    to = to.add(usize::from(escape.len));
                }
                _ => break stop,
            }
            done = stop + 1;
            stops = stops.without_first();
        };
        buf.commit(to as usize - start as usize);
        (copied, is_calm)
    }
}
