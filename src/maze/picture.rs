//! Mazes as pictures.
