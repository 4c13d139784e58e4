//! Scores of tunes.

#![no_main]

use icetea_maze::sound::Score;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = Score::read(text);
});
