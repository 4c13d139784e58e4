//! How mazes are built, solved, written and read.

#[path = "../common/mod.rs"]
mod common;

mod at_once;
mod bench;
mod build;
mod codes;
mod drafts;
mod endless;
#[cfg(feature = "images")]
mod foreign;
mod giants;
mod golden;
mod longest_sides;
mod near;
mod next_hops;
mod one_line;
#[cfg(feature = "images")]
mod picture;
mod shapes;
mod sharp;
mod sheets;
mod solve;
mod survey;
mod text;
mod worlds;
