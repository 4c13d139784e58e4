//! Mazes as text of any kind.

#![no_main]

use icetea_maze::maze::read;
use icetea_maze_fuzz::every_format_keeps;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(maze) = read(bytes) {
        every_format_keeps(&maze);
    }
});
