//! What is kept on disk, whole or not at all.

#[path = "../common/mod.rs"]
mod common;

mod bundle;
mod disk;
mod export;
mod store;
