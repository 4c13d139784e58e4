//! The file of the records.

#![no_main]

use icetea_maze::game::records::{Clearing, FinishedRun, MazeKind};
use icetea_maze_fuzz::file_is_kept_or_set_aside;
use libfuzzer_sys::fuzz_target;

const CODE: &str = "kruskal1-30x20-233";

fuzz_target!(|bytes: &[u8]| {
    let code = "prim1-5x4-1".to_owned();
    let run = FinishedRun { code, milliseconds: 1, steps: 2, when: 3, ..FinishedRun::default() };
    file_is_kept_or_set_aside(
        "records.ron",
        bytes,
        |store| store.best(CODE),
        |store, _| {
            store.record_run(&run);
            store.clear_records(Clearing::Kind(MazeKind::of(&run.code)));
        },
    );
});
