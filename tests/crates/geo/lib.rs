//! Types of somebody who knows nothing of JSON.

/// A place on earth.
#[derive(Clone, Copy, Debug)]
pub struct Point {
    /// Degrees north.
    pub lat: f64,
    /// Degrees east.
    pub lon: f64,
}

/// A square of a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(pub char, pub u8);
