//! What derived types write, a module per kind of claim.

mod shapes;
