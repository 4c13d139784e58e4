//! Pictures of drawn mazes: picture and code say the same.

#![no_main]

use icetea_maze::maze::{Draft, Spec};
use icetea_maze_fuzz::reads_back;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    reads_back::<Draft>(text);
    if let Ok(draft) = text.parse::<Draft>() {
        reads_back::<Spec>(&Spec::drawn(draft).to_string());
    }
});
