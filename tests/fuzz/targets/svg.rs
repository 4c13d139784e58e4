//! Mazes as SVG pictures.

#![no_main]

use icetea_maze::maze::picture::read_svg;
use icetea_maze_fuzz::every_format_keeps;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(maze) = read_svg(text) {
        every_format_keeps(&maze);
    }
});
