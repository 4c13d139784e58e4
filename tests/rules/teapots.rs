//! Teapots in pairs that lead from one to the other: a mouse is never shut in, and the recording
//! proves all of it.

use std::collections::BTreeMap;
use std::sync::Arc;

use icetea_maze::game::race::Race;
use icetea_maze::game::replay::{Drift, Recorded, Recording, Verdict};
use icetea_maze::game::rules::{Puzzle, RuleMark};
use icetea_maze::game::saved_run::SavedRun;
use icetea_maze::game::tuning::{LEAP_TICKS, WALK_TICKS_PER_TILE};
use icetea_maze::game::walker::{Gait, Steering};
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Direction, Spec, Tile};
use proptest::prelude::*;

use crate::puzzles::{
    self, all_nodes, assert_recording_tells_all, assert_solvers_finish, fewest_strides_going,
    finished, measured, puzzle,
};

fn any_spec() -> impl Strategy<Value = Spec> {
    let quest = puzzles::any_quest(&[
        ("cheeses", 0..=2),
        ("keys", 0..=1),
        ("plates", 0..=2),
        ("flaps", 0..=3),
        ("teapots", 1..=3),
        ("ice", 0..=1),
    ]);
    puzzles::any_spec(quest, 9)
}

/// This spec with nothing but cheeses and teapots in its maze.
fn with_teapots_alone(spec: Spec) -> Spec {
    let fields = ["cheeses", "teapots"].map(|field| (field, spec.quest().count(field)));
    spec.with_quest(puzzles::quest(&fields)).unwrap()
}

/// Each room with a teapot, and the room where the other of its pair stands.
pub fn teapots(puzzle: &Puzzle) -> BTreeMap<Tile, Tile> {
    let mut pairs: BTreeMap<usize, Vec<Tile>> = BTreeMap::new();
    for mark in puzzle.marks(puzzle.begin(), puzzle.begin()) {
        if let RuleMark::Teapot { number, at } = mark {
            pairs.entry(number).or_default().push(at);
        }
    }
    let ways = pairs.into_values().flat_map(|pair| [(pair[0], pair[1]), (pair[1], pair[0])]);
    ways.collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, ..ProptestConfig::default() })]

    #[test]
    fn nobody_is_ever_shut_in(spec in any_spec()) {
        let measured = measured(&spec);
        let Some(puzzle) = &measured.rules.puzzle else { return Ok(()) };
        for (room, state) in all_nodes(puzzle) {
            prop_assert!(puzzle.steps(room, state).is_some(), "{}", spec);
        }
        let pots = teapots(puzzle);
        for (one, other) in &pots {
            prop_assert_eq!(one.direction_towards(*other), None, "{}", spec);
            prop_assert!(one != other && *one != measured.maze.start());
            prop_assert!(!measured.maze.is_goal(*one));
        }
    }

    #[test]
    fn the_shortest_way_is_the_shortest(spec in any_spec()) {
        let measured = measured(&with_teapots_alone(spec));
        let pots = measured.rules.puzzle.as_ref().map(teapots).unwrap_or_default();
        let fewest = fewest_strides_going(&measured.maze, |place, way| {
            let to = place.go(way, 2);
            // Going into a teapot and coming out of the other are two strides.
            let end = pots.get(&to).map_or((to, 1), |&other| (other, 2));
            measured.maze.grid().is_open(place.step(way)).then_some(end)
        });
        prop_assert_eq!(measured.shortest, fewest, "{}", spec);
    }

    /// With any other rules beside them, a recording is believed, and is the race as text, as a
    /// challenge, and as a saved run.
    #[test]
    fn a_recording_tells_the_whole_race(
        (spec, strides, seed) in (any_spec(), 0_u32..40, any::<u64>()),
    ) {
        assert_recording_tells_all(&spec, strides, seed);
    }

    /// The mouse comes out of the other teapot after its time, and is nowhere else meanwhile.
    #[test]
    fn who_goes_into_a_teapot_comes_out_of_the_other(
        (spec, strides, seed) in (any_spec(), 1_u32..40, any::<u64>()),
    ) {
        let measured = measured(&with_teapots_alone(spec));
        let Some(puzzle) = &measured.rules.puzzle else { return Ok(()) };
        let (pots, mut dice) = (teapots(puzzle), Dice::new(seed));
        let mut race = Race::alone(Arc::clone(&measured));
        for _ in 0..strides {
            let from = race.runner(0).place();
            let way = Direction::nth(dice.below(4) as u8);
            if !measured.maze.grid().is_open(from.step(way)) {
                continue;
            }
            let (to, before) = (from.go(way, 2), race.ticks);
            let steering = Steering { held: None, pressed: Some(way), ..Steering::default() };
            race.tick(&[steering]);
            while race.runner(0).is_walking() {
                race.tick(&[Steering::default()]);
                let pose = race.runner(0).pose(0.5);
                if let (Gait::Leaping(_), Some(out)) = (pose.gait, pots.get(&to)) {
                    let at = Tile::new(pose.at.0 as u16, pose.at.1 as u16);
                    prop_assert!([to, *out].contains(&at) && pose.heading == way);
                }
            }
            let out = pots.get(&to);
            prop_assert_eq!(race.runner(0).place(), out.copied().unwrap_or(to), "{}", spec);
            let leap = if out.is_some() { LEAP_TICKS } else { 0 };
            prop_assert_eq!(race.ticks - before, u64::from(1 + 2 * WALK_TICKS_PER_TILE + leap));
            if race.is_over() {
                break;
            }
        }
        prop_assert_eq!(finished(&mut race).check(&measured.maze), Verdict::Consistent);
    }
}

#[test]
fn auto_solve_goes_through_teapots() {
    assert_solvers_finish("kruskal1-6x5-cheeses2-teapots2-7", 5, 6_000);
    assert_solvers_finish("prim1-7x6-loops60-keys1-flaps2-teapots3-3", 5, 6_000);
}

/// A run may be resumed when the mouse is in a teapot.
#[test]
fn a_leap_goes_on_whatever_comes_between() {
    let measured = measured(&"kruskal1-6x5-cheeses2-teapots2-7".parse().unwrap());
    let mut race = Race::alone(Arc::clone(&measured));
    while race.state.ahead.is_none() {
        let way = puzzles::rest_of_way(&race);
        let held = race.runner(0).place().direction_towards(way[0]);
        race.tick(&[Steering { held, pressed: held, ..Steering::default() }]);
        while race.state.ahead.is_none() && race.runner(0).is_walking() {
            race.tick(&[Steering::default()]);
        }
    }
    let mut resumed = SavedRun::of(&race).resume(Arc::clone(&measured)).unwrap();
    assert_eq!(resumed.state, race.state);
    let ahead = race.state.ahead.unwrap();
    resumed.tick(&[Steering::default()]);
    assert_eq!(resumed.runner(0).destination(), ahead.to);
    assert_eq!(resumed.runner(0).heading(), ahead.direction);
    assert_eq!(finished(&mut resumed).check(&measured.maze), Verdict::Consistent);
}

/// A recording that leaps where no teapot is, or to another room, or walks out of one.
#[test]
fn who_leaps_elsewhere_is_not_believed() {
    let spec: Spec = "kruskal1-6x5-cheeses2-teapots2-7".parse().unwrap();
    let measured = measured(&spec);
    let mut race = Race::alone(Arc::clone(&measured));
    let honest = finished(&mut race);
    let text = honest.players[0].track.text();
    let (way, _) = text.split_once('[').expect("it leaps");
    let start = measured.maze.start();
    let forged = |text: &str| {
        let Recorded { name, coat, track, .. } = honest.players[0].clone();
        let track = icetea_maze::game::race::Track::new(track.start(), track.stride_tiles());
        let track = track.with_text(text).unwrap();
        let (steps, ticks) = (track.strides().len() as u32, track.end_tick());
        let player = Recorded { name, coat, steps, track };
        Recording::new(honest.kind, spec, false, ticks, vec![player]).check(&measured.maze)
    };
    assert_eq!(forged(&text), Verdict::Consistent);
    let goal = measured.maze.goal();
    let leaps = [
        format!("{way}[{},{}]", start.column, start.row),
        format!("{way}[{},{}]", goal.column, goal.row),
        format!("{way}r"),
        format!("1r[{},{}]", goal.column, goal.row),
    ];
    for text in leaps {
        let verdict = forged(&text);
        assert!(matches!(verdict, Verdict::Drifts(Drift::Wall { .. })), "{text}: {verdict}");
    }
    let plain = puzzles::measured(&spec.without_quest());
    let verdict = Recording::new(
        honest.kind,
        spec.without_quest(),
        false,
        honest.ticks,
        honest.players.clone(),
    );
    let verdict = verdict.check(&plain.maze);
    assert!(matches!(verdict, Verdict::Drifts(_)), "{verdict}");
}

/// The places of things are a promise: they may never change.
#[test]
fn teapots_stand_where_they_always_stood() {
    let measured = measured(&"kruskal1-6x5-cheeses2-teapots2-7".parse().unwrap());
    let pots = teapots(puzzle(&measured)).into_iter();
    let told: Vec<_> =
        pots.map(|(one, other)| [one.column, one.row, other.column, other.row]).collect();
    assert_eq!(told, [[9, 1, 11, 5], [11, 3, 5, 5], [5, 5, 11, 3], [11, 5, 9, 1]]);
    assert_eq!(measured.shortest, Some(21));
}
