//! Recordings: what is read is written as the very same bytes, except for line ends, and can be
//! checked.

#![no_main]

use icetea_maze::game::replay::{Recording, Verdict};
use icetea_maze::maze::Build;
use libfuzzer_sys::fuzz_target;

const MOST_ROOMS: u32 = 2_500;

fuzz_target!(|bytes: &[u8]| {
    let Ok(recording) = Recording::read_bytes(bytes) else { return };
    let written = recording.write();
    let is_same = written.as_bytes() == bytes;
    assert!(is_same || written.replace('\n', "\r\n").as_bytes() == bytes);
    let Some(spec) = recording.course.spec().filter(|spec| spec.size().rooms() <= MOST_ROOMS)
    else {
        return;
    };
    let maze = Build::new(&spec).finish();
    let is_true = recording.check(&maze) == Verdict::Consistent;
    // With a valid checksum, so that its content is checked.
    let Recording { kind, course, helped, ticks, players, .. } = recording.clone();
    let whole = Recording::new(kind, course, helped, ticks, players);
    let is_true_when_whole = whole.check(&maze) == Verdict::Consistent;
    assert_eq!(is_true, is_true_when_whole && recording.is_whole());
    if is_true_when_whole && let Some(line) = whole.challenge() {
        assert_eq!(Recording::read_challenge(&line), Ok(whole));
    }
});
