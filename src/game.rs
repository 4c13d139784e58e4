//! The rules: plain data in, plain data out, one fixed tick at a time.
//!
//! Nothing here knows a window, a clock or a disk.

pub mod clock;
pub mod run;
pub mod settings;
pub mod solving;
pub mod tuning;
pub mod walker;
