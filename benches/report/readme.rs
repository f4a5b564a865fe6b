//! The ratios in the README, which are those of the report.

use std::error::Error;
use std::fs::{read_to_string, write};
use std::path::Path;

const BEGIN: &str = "<!-- Ratios, written by the bin `report`. -->\n";
const END: &str = "<!-- End of the ratios. -->\n";

/// Puts a table in the place of the one that is there.
pub(crate) fn update(path: &Path, table: &str) -> Result<(), Box<dyn Error>> {
    let text = read_to_string(path)?;
    let (before, rest) = text.split_once(BEGIN).ok_or("no place for ratios")?;
    let (_, after) = rest.split_once(END).ok_or("no end of the ratios")?;
    write(path, [before, BEGIN, "\n", table, END, after].concat())?;
    Ok(())
}
