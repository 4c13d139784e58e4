//! A part of a world: whatever it says, the build that goes on from it comes to an end.

#![no_main]

use std::sync::Arc;

use icetea_maze::maze::at_once;
use icetea_maze::maze::world::{WorldBuild, WorldFile, check};
use icetea_maze_fuzz::summed;
use libfuzzer_sys::fuzz_target;

/// More would only take long.
const MOST_ROOMS: u64 = 20_000;

fuzz_target!(|bytes: &[u8]| {
    let part = summed(bytes);
    let Ok(plan) = WorldBuild::plan_of_part(&part) else { return };
    let mut build = WorldBuild::new(plan);
    if build.add_part(&part).is_err() {
        return;
    }
    if build.plan().spec.rooms() > MOST_ROOMS || !at_once(build.go_on(1, &mut |_| true)) {
        return;
    }
    let Ok(built) = build.finish() else { return };
    let mut written = Vec::new();
    built.write(&mut written).expect("memory takes everything");
    let world = Arc::new(WorldFile::open(written).expect("it is written to be read"));
    let _ = at_once(check(&world, 1, &mut |_| true));
});
