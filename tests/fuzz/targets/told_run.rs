//! A run of a program: what is read is written as it was, and what it says is heard without harm.

#![no_main]

use icetea_maze::game::theatre::Source;
use icetea_maze::game::told_run::ToldRun;
use icetea_maze::maze::at_once;
use libfuzzer_sys::fuzz_target;

const MOST_ROOMS: u32 = 400;

fuzz_target!(|bytes: &[u8]| {
    let Ok(run) = ToldRun::read(bytes) else { return };
    let written = run.write();
    let again = ToldRun::read(written.as_bytes()).expect("it is written to be read");
    assert_eq!(again.write(), written);
    if matches!(&run.source, Source::Grown(spec) if spec.size().rooms() > MOST_ROOMS) {
        return;
    }
    let _ = at_once(run.retell(&mut |_| true)).expect("nobody cancels it");
});
