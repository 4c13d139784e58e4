//! The laws of sound, checked on numbers: no device is needed.

// Silence is exactly zero.
#![allow(clippy::float_cmp)]

mod crowds;
mod effects;
mod hearing;
mod scores;
mod tunes;
mod volumes;
