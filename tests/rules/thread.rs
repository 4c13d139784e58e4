//! A thread that the mouse pulls through beads: nobody is ever stuck, it is as long as it has to be,
//! and the recording proves all of it.

use std::collections::BTreeSet;
use std::sync::Arc;

use icetea_maze::game::race::{Race, RaceEvent};
use icetea_maze::game::replay::Verdict;
use icetea_maze::game::rules::{Puzzle, RuleMark, RuleSupply, RulesState};
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Direction, Maze, Quest, Spec, Tile};
use proptest::prelude::*;

use crate::puzzles::{
    self, all_nodes, assert_recording_tells_all, assert_rules_are_checked, assert_solvers_finish,
    finished, measured, puzzle, walk,
};

const CODE: &str = "kruskal1-6x5-loops60-thread3-7";

fn alone() -> impl Strategy<Value = Quest> {
    (1_u8..=4).prop_map(|beads| puzzles::quest(&[("thread", beads)]))
}

/// What is seen of a thread.
struct Seen {
    /// The rooms that it lies in, from the start on.
    rooms: Vec<Tile>,
    left: u32,
    length: u32,
    beads: BTreeSet<Tile>,
    strung: BTreeSet<Tile>,
    is_dome_up: bool,
}

fn seen(puzzle: &Puzzle, state: RulesState) -> Seen {
    let (beads, strung) = (BTreeSet::new(), BTreeSet::new());
    let mut seen = Seen { rooms: Vec::new(), left: 0, length: 0, beads, strung, is_dome_up: false };
    for mark in puzzle.marks(state, state) {
        match mark {
            RuleMark::Ball { at, left, length } => {
                assert!(puzzle.supplies(state).any(|supply| supply == RuleSupply::Thread(left)));
                (seen.left, seen.length) = (left, length);
                seen.rooms.push(at);
            }
            RuleMark::Thread(stride) => {
                assert_eq!(seen.rooms.last(), Some(&stride.from), "it hangs together");
                seen.rooms.push(stride.to);
            }
            RuleMark::Bead { at, is_strung } => {
                seen.beads.insert(at);
                seen.strung.extend(is_strung.then_some(at));
            }
            RuleMark::Dome { is_up, .. } => seen.is_dome_up = is_up,
            _ => {}
        }
    }
    seen
}

/// The number of strides of the shortest way to the cheese through all beads that crosses itself
/// nowhere.
pub fn fewest_strides(maze: &Maze, puzzle: &Puzzle) -> Option<u32> {
    let beads = seen(puzzle, puzzle.begin()).beads;
    // A set has the rooms that were left.
    puzzles::fewest_strides(
        maze.start(),
        |place, been| maze.is_goal(place) && beads.is_subset(been),
        |place, way, mut been| {
            been.insert(place);
            let is_new = !been.contains(&place.go(way, 2));
            (is_new && maze.grid().is_open(place.step(way))).then_some(been)
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 80, ..ProptestConfig::default() })]

    #[test]
    fn nobody_is_ever_stuck(spec in puzzles::any_spec(alone(), 7)) {
        let measured = measured(&spec);
        let Some(puzzle) = &measured.rules.puzzle else { return Ok(()) };
        for (room, state) in all_nodes(puzzle) {
            prop_assert!(puzzle.steps(room, state).is_some(), "{}", spec);
        }
    }

    #[test]
    fn the_thread_is_as_long_as_the_shortest_way(spec in puzzles::any_spec(alone(), 7)) {
        let measured = measured(&spec);
        let Some(puzzle) = &measured.rules.puzzle else { return Ok(()) };
        let seen = seen(puzzle, puzzle.begin());
        prop_assert_eq!(measured.shortest, Some(seen.length), "{}", spec);
        prop_assert_eq!(fewest_strides(&measured.maze, puzzle), Some(seen.length), "{}", spec);
        prop_assert!(!seen.beads.contains(&measured.maze.start()));
        prop_assert!(!seen.beads.contains(&measured.maze.goal()));
    }

    /// Wherever one goes: back along the thread, or where it does not lie and is long enough; and to
    /// the cheese only through all beads.
    #[test]
    fn the_thread_lies_where_the_mouse_went_and_is_wound_up_again(
        (spec, strides, seed) in (puzzles::any_spec(alone(), 7), 0_u32..60, any::<u64>()),
    ) {
        let measured = measured(&spec);
        let Some(puzzle) = &measured.rules.puzzle else { return Ok(()) };
        let (mut race, mut dice) = (Race::alone(Arc::clone(&measured)), Dice::new(seed));
        let mut thread = vec![measured.maze.start()];
        for _ in 0..strides {
            let before = seen(puzzle, race.state);
            let from = race.runner(0).place();
            let way = Direction::nth(dice.below(4) as u8);
            let to = from.go(way, 2);
            let is_open = measured.maze.grid().is_open(from.step(way));
            if !is_open {
                continue;
            }
            let winds_up = thread.iter().rev().nth(1) == Some(&to);
            let is_free = !thread.contains(&to)
                && thread.len() as u32 <= before.length
                && (to != measured.maze.goal() || before.strung == before.beads);
            let events = walk(&mut race, to);
            let has_gone = race.runner(0).place() == to;
            prop_assert_eq!(has_gone, winds_up || is_free, "{}", spec);
            if winds_up {
                thread.pop();
            } else if has_gone {
                thread.push(to);
            }
            let now = seen(puzzle, race.state);
            let left = now.length - (thread.len() as u32 - 1);
            prop_assert_eq!((&now.rooms, now.left), (&thread, left), "{}", spec);
            let strung = now.beads.iter().copied().filter(|bead| thread.contains(bead));
            prop_assert_eq!(&now.strung, &strung.collect(), "{}", spec);
            prop_assert_eq!(now.is_dome_up, now.strung == now.beads);
            let is_told = |event: &RaceEvent| {
                matches!(event, RaceEvent::Rule { event, .. } if event.name == "bead")
            };
            let is_strung = now.strung.len() > before.strung.len();
            prop_assert_eq!(events.iter().any(is_told), is_strung && !race.is_over());
            if race.is_over() {
                break;
            }
        }
        prop_assert_eq!(finished(&mut race).check(&measured.maze), Verdict::Consistent);
    }

    /// With any other rules beside it, a race is resumed as it was, and a recording is believed and
    /// plays as the race went.
    #[test]
    fn a_recording_tells_the_whole_race(
        (spec, strides, seed) in (puzzles::any_spec(puzzles::among_others("thread", 1..=4), 7), 0_u32..30, any::<u64>()),
    ) {
        let measured = measured(&spec);
        let Some(puzzle) = &measured.rules.puzzle else { return Ok(()) };
        let mut supplies = puzzle.supplies(puzzle.begin());
        let has_thread = supplies.any(|supply| matches!(supply, RuleSupply::Thread(_)));
        prop_assert!(!has_thread || spec.quest().count("teapots") == 0);
        assert_recording_tells_all(&spec, strides, seed);
    }
}

#[test]
fn auto_solve_does_not_cross_the_thread() {
    assert_solvers_finish(CODE, 5, 4_000);
    assert_solvers_finish("prim1-6x5-loops60-cheeses2-keys1-thread2-3", 1, 6_000);
}

#[test]
fn who_crosses_the_thread_is_not_believed() {
    assert_rules_are_checked(CODE);
}

#[test]
fn a_maze_with_a_thread_has_at_most_so_many_rooms() {
    let refused = "kruskal1-8x5-thread3-7".parse::<Spec>().unwrap_err();
    assert!(refused.to_string().contains("36"), "{refused}");
    assert!("kruskal1-6x6-thread4-7".parse::<Spec>().is_ok());
}

/// The places of things are a promise: they may never change.
#[test]
fn beads_lie_where_they_always_lay() {
    let measured = measured(&CODE.parse().unwrap());
    let Seen { beads, length, .. } = seen(puzzle(&measured), puzzle(&measured).begin());
    let told: Vec<_> = beads.iter().map(|bead| (bead.column, bead.row)).collect();
    assert_eq!((told, length), (vec![(5, 1), (3, 5), (11, 7)], 15));
}
