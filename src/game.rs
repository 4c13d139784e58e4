//! The rules: plain data in, plain data out, one fixed tick at a time.
//!
//! Nothing here knows a window, a clock or a disk.

pub mod settings;
