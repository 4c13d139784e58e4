//! The journal of a killed game: its run is restored for good, or all of it is set aside, or both.

#![no_main]

use std::fs;

use icetea_maze::store::{Notice, Store};
use icetea_maze_fuzz::in_folder;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    in_folder(|folder| {
        let journal = folder.join("run-in-progress.1-2.journal");
        fs::write(&journal, bytes).expect("a file of ours");
        let open = || Store::open(Some(folder.to_owned()));
        let mut store = open();
        let runs = store.load_runs();
        match &store.take_notices()[..] {
            // Of one that was never begun there is not even a whole line.
            [] => assert_eq!(runs.len(), usize::from(bytes.contains(&b'\n'))),
            [Notice::Damaged { set_aside, .. }] => {
                assert_eq!(fs::read(set_aside).expect("what was set aside"), bytes);
                assert_eq!(runs, []);
            }
            [Notice::DamagedLines { set_aside, .. }] => {
                assert_eq!(fs::read(set_aside).expect("what was set aside"), bytes);
                assert_eq!(runs.len(), 1);
            }
            others => panic!("{others:?}"),
        }
        drop(store);
        assert!(!journal.exists());
        let mut store = open();
        assert_eq!(store.load_runs(), runs);
        assert_eq!(store.take_notices(), []);
    });
});
