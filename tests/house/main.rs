//! The project itself: its layers, its packages, and its promises.

mod floors;
mod packaging;
mod promises;
mod structure;
