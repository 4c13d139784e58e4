//! Mazes as PNG pictures.

#![no_main]

use icetea_maze::maze::picture::read_png;
use icetea_maze_fuzz::every_format_keeps;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(maze) = read_png(bytes) {
        every_format_keeps(&maze);
    }
});
