//! The file of the unfinished run.

#![no_main]

use icetea_maze_fuzz::file_is_kept_or_set_aside;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    file_is_kept_or_set_aside(
        "unfinished-run.ron",
        bytes,
        |store| store.load_runs().pop(),
        |store, run| run.iter().for_each(|run| store.save_run(run)),
    );
});
