//! Challenges: what is read is the one line of its run.

#![no_main]

use icetea_maze::game::replay::{Recording, is_challenge};
use icetea_maze_fuzz::sealed;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for line in [text.to_owned(), sealed(text), sealed(&format!("icetea:1.kruskal1-3x2-1.{text}"))]
    {
        if let Ok(recording) = Recording::read_challenge(&line) {
            assert!(is_challenge(&line) && recording.is_whole());
            let plain: String = line.chars().filter(|sign| !sign.is_whitespace()).collect();
            assert_eq!(recording.challenge(), Some(plain));
        }
    }
});
