//! The file of a world: whatever it says, looking at it comes to an end, and what is right can be walked.

#![no_main]

use std::sync::Arc;

use icetea_maze::maze::at_once;
use icetea_maze::maze::world::{Guide, Relief, Surveyor, WorldFile, check};
use icetea_maze_fuzz::world_with_right_sums;
use libfuzzer_sys::fuzz_target;

/// More would only take long.
const MOST_ROOMS: u64 = 20_000;

fuzz_target!(|bytes: &[u8]| {
    let Ok(world) = WorldFile::open(world_with_right_sums(bytes)).map(Arc::new) else { return };
    let rooms = world.spec().rooms();
    if rooms > MOST_ROOMS {
        return;
    }
    if let Some(survey) = world.survey() {
        let mut written = Vec::new();
        world.write_with(survey, &mut written).expect("memory takes everything");
        let again = WorldFile::open(written).expect("it is written to be read");
        assert_eq!(again.survey(), Some(survey));
    }
    let mut surveyor = Surveyor::new(world.clone());
    let depth = surveyor.depth([0, 0]);
    let _ = Relief::new(&mut surveyor, [0, 0], 2, world.farthest());
    let walked = Guide::new(world.clone()).walk([0, 0], |_| true);
    let checked = at_once(check(&world, 1, &mut |_| true));
    if let (Ok(Some(opened)), Ok(steps)) = (checked, walked) {
        assert_eq!(opened, rooms - 1);
        // Distances that were forged may say anything.
        assert!(world.survey().is_some() || depth == Ok(steps));
    }
});
