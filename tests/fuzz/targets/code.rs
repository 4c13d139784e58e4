//! Codes of mazes, and sizes and shares on their own.

#![no_main]

use icetea_maze::maze::{Percent, Size, Spec};
use icetea_maze_fuzz::reads_back;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    reads_back::<Spec>(text);
    reads_back::<Size>(text);
    reads_back::<Percent>(text);
});
