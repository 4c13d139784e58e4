//! Codes of matches, and rules on their own.

#![no_main]

use icetea_maze::game::versus::code::MatchCode;
use icetea_maze::game::versus::rules::Rules;
use icetea_maze_fuzz::reads_back;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    reads_back::<MatchCode>(text);
    reads_back::<Rules>(text);
});
