//! Mazes as PNG pictures.

#![no_main]

use icetea_maze::maze::picture::examine;
use icetea_maze_fuzz::every_format_keeps;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(reading) = examine(bytes) {
        every_format_keeps(&reading.maze);
    }
});
