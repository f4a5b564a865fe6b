//! The data that the benches write.
