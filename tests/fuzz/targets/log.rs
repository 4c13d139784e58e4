//! The log of the records: complete valid lines count once; all others are set aside.

#![no_main]

use std::fs;

use icetea_maze::game::records::FinishedRun;
use icetea_maze::store::{Notice, Store};
use icetea_maze_fuzz::{in_folder, known};
use libfuzzer_sys::fuzz_target;

const CODE: &str = "prim1-5x4-1";
const NO_LINE: &[u8] = b"\n?\n";

fuzz_target!(|bytes: &[u8]| {
    let ends = [NO_LINE, b""][bytes.len() % 2];
    let bytes = &[bytes, ends].concat()[..];
    in_folder(|folder| {
        fs::write(folder.join("records.0.log"), bytes).expect("a file of ours");
        let open = || Store::open(Some(folder.to_owned()));
        let mut store = open();
        match &store.take_notices()[..] {
            [] => assert!(!bytes.ends_with(NO_LINE)),
            [Notice::DamagedLines { set_aside, .. }] => {
                let lines: Vec<&[u8]> = bytes.split_inclusive(|&byte| byte == b'\n').collect();
                let aside = fs::read(set_aside).expect("what was set aside");
                for line in aside.split_inclusive(|&byte| byte == b'\n') {
                    assert!(lines.contains(&line), "it was in the log");
                }
            }
            others => panic!("{others:?}"),
        }
        let runs = |store: &Store| store.best(CODE).map_or(0, |record| record.runs);
        let history = store.history().clone();
        assert_eq!(*open().history(), history);
        let before = runs(&store);
        let run = FinishedRun { code: CODE.to_owned(), milliseconds: 1, ..FinishedRun::default() };
        store.record_run(&run);
        assert_eq!(runs(&store), before.saturating_add(1));
        let after = known(folder);
        assert_eq!(runs(&open()), before.saturating_add(1));
        assert_eq!(known(folder), after);
    });
});
