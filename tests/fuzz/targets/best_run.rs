//! The file of the best run of a code.

#![no_main]

use icetea_maze::maze::Spec;
use icetea_maze_fuzz::file_is_kept_or_set_aside;
use libfuzzer_sys::fuzz_target;

const CODE: &str = "kruskal1-3x2-1";

fuzz_target!(|bytes: &[u8]| {
    let spec: Spec = CODE.parse().expect("a code");
    file_is_kept_or_set_aside(
        &format!("replays/{CODE}.txt"),
        bytes,
        |store| store.best_run(spec),
        |store, run| {
            if let Some(run) = run {
                assert!(!store.keep_best_run(run), "it is as fast as itself");
            }
        },
    );
});
