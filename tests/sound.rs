//! The laws of sound, checked on numbers: no device is needed.

// Silence is exactly zero.
#![allow(clippy::float_cmp)]

#[path = "sound/crowds.rs"]
mod crowds;
#[path = "sound/effects.rs"]
mod effects;
#[path = "sound/hearing.rs"]
mod hearing;
#[path = "sound/scores.rs"]
mod scores;
#[path = "sound/tunes.rs"]
mod tunes;
#[path = "sound/volumes.rs"]
mod volumes;
