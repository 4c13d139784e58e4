//! Mazes as text.
