//! Moves that are taken back: it is as if the mouse had waited, so a recording knows nothing of them.

use std::sync::Arc;

use icetea_maze::game::race::{Race, RaceEvent};
use icetea_maze::game::replay::Verdict;
use icetea_maze::game::saved_run::SavedRun;
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Direction, Spec};
use proptest::prelude::*;

use crate::puzzles::{
    among_others, any_spec, assert_plays_as, finished, measured, puzzle, recording, walk, wander,
};

fn any_puzzle() -> impl Strategy<Value = Spec> {
    any_spec(among_others("cheeses", 0..=3), 5)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// After all moves are taken back one after the other, the mouse stands at the start as if nothing
    /// had happened, but for the clock. Each one before it is a place where the mouse could choose.
    #[test]
    fn all_moves_are_taken_back_to_the_start(
        (spec, strides, seed) in (any_puzzle(), 1_u32..14, any::<u64>()),
    ) {
        let measured = measured(&spec);
        prop_assume!(measured.rules.puzzle.is_some());
        let mut race = Race::alone(Arc::clone(&measured));
        prop_assert_eq!(race.take_back(), None, "nothing has happened");
        wander(&mut race, strides, &mut Dice::new(seed));
        let (ticks, is_over) = (race.ticks, race.is_over());
        let mut steps = race.runner(0).steps();
        while race.can_take_back() {
            prop_assert_eq!(race.take_back(), Some(RaceEvent::TookBack));
            prop_assert!(race.runner(0).steps() < steps && race.state.ahead.is_none());
            steps = race.runner(0).steps();
            let walked = puzzle(&measured).states_along(race.runner(0).trail.iter().copied());
            prop_assert_eq!(walked.last(), Some(race.state));
        }
        prop_assert_eq!(race.ticks, ticks);
        if !is_over {
            prop_assert_eq!((race.state, race.runner(0).steps()), (measured.rules.begin(), 0));
            prop_assert_eq!(&race.cheeses_left, &race.cheeses);
        }
    }

    /// Whatever is taken back on the way, the run is believed, is resumed as it was, and its recording
    /// plays as what remained of it.
    #[test]
    fn a_recording_knows_only_what_remained(
        (spec, walks, seed) in (any_puzzle(), prop::collection::vec((0_u32..6, 0_u32..4), 1..5), any::<u64>()),
    ) {
        let measured = measured(&spec);
        prop_assume!(measured.rules.puzzle.is_some());
        let (mut race, mut dice) = (Race::alone(Arc::clone(&measured)), Dice::new(seed));
        for (strides, back) in walks {
            wander(&mut race, strides, &mut dice);
            for _ in 0..back {
                race.take_back();
            }
        }
        while race.is_stranded() && race.take_back().is_some() {}
        prop_assert!(!race.is_stranded());
        if race.has_begun() && !race.is_over() {
            let resumed = SavedRun::of(&race).resume(Arc::clone(&measured)).unwrap();
            prop_assert_eq!(resumed.runner(0).track(), race.runner(0).track());
            prop_assert_eq!((resumed.state, resumed.ticks), (race.state, race.ticks));
        }
        let recording = finished(&mut race);
        prop_assert_eq!(recording.check(&measured.maze), Verdict::Consistent, "{}", spec);
        assert_plays_as(&recording, &race);
    }
}

/// A move that is under way is taken back to where it began, and the mouse can go on at once.
#[test]
fn a_stride_that_has_not_ended_is_taken_back() {
    let measured = measured(&"kruskal1-5x5-cheeses2-twins1-1".parse().unwrap());
    let mut race = Race::alone(Arc::clone(&measured));
    let way = race.ways(race.runner(0).place()).iter().next().unwrap();
    let press = |way: Direction| Steering { pressed: Some(way), ..Steering::default() };
    race.tick(&[press(way)]);
    assert!(race.runner(0).is_walking() && race.can_take_back());
    race.take_back();
    assert!(!race.runner(0).is_walking());
    assert_eq!(race.runner(0).track().unwrap().strides(), []);
    let next = race.runner(0).place().go(way, 2);
    walk(&mut race, next);
    assert_eq!(race.runner(0).steps(), 1);
    finished(&mut race);
    assert_eq!(recording(&race).check(&measured.maze), Verdict::Consistent);
}

/// A patrol knows the time, so it would have met a mouse that had waited; and where there is nothing
/// but the way, going back is a move like any other.
#[test]
fn nothing_is_taken_back_from_a_patrol_or_in_a_plain_maze() {
    for code in ["kruskal1-6x5-loops40-cheeses2-traps1-7", "kruskal1-6x5-7"] {
        let mut race = Race::alone(measured(&code.parse().unwrap()));
        let way = race.ways(race.runner(0).place()).iter().next().unwrap();
        let next = race.runner(0).place().go(way, 2);
        walk(&mut race, next);
        assert!(!race.can_take_back() && race.take_back().is_none(), "{code}");
        assert_eq!(race.runner(0).steps(), 1);
    }
}
