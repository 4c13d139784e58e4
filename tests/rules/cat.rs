//! A cat on the prowl: she searches depth-first, a stride for each of the mouse's, never meets the mouse,
//! and the recording proves all of it.

use std::collections::BTreeSet;
use std::sync::Arc;

use icetea_maze::game::race::{Race, RaceEvent};
use icetea_maze::game::replay::{Drift, Verdict};
use icetea_maze::game::rules::{Puzzle, RuleMark, RulesState};
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Direction, Grid, Maze, Quest, Tile};
use proptest::prelude::*;

use crate::puzzles::{
    self, assert_recording_tells_all, assert_solvers_finish, measured, puzzle,
    verdict_without_rules, walk,
};

const CODE: &str = "kruskal1-5x4-loops20-cat1-7";

fn alone() -> impl Strategy<Value = Quest> {
    puzzles::any_quest(&[("cat", 1..=1)])
}

/// Where the cat is and where she goes next, if there is one.
pub fn cat(puzzle: &Puzzle, state: RulesState) -> Option<[Tile; 2]> {
    puzzle.marks(state, state).iter().find_map(|mark| match *mark {
        RuleMark::Cat { to, next, .. } => Some([to, next]),
        _ => None,
    })
}

/// The rooms from where she began to where she is.
fn stack(puzzle: &Puzzle, state: RulesState, room: Tile) -> Vec<Tile> {
    let strides = puzzle.marks(state, state).into_iter().filter_map(|mark| match mark {
        RuleMark::CatTrail(stride) => Some(stride),
        _ => None,
    });
    let rooms: Vec<Tile> = strides.map(|stride| stride.from).collect();
    rooms.into_iter().chain([room]).collect()
}

/// A search as in a book: with a call for each room.
fn visit(grid: &Grid, room: Tile, seen: &mut BTreeSet<Tile>, tour: &mut Vec<Tile>) {
    seen.insert(room);
    tour.push(room);
    for way in [Direction::Up, Direction::Right, Direction::Down, Direction::Left] {
        let next = room.go(way, 2);
        if grid.is_open(room.step(way)) && !seen.contains(&next) {
            visit(grid, next, seen, tour);
            tour.push(room);
        }
    }
}

/// The number of strides from the start to the goal past a cat who goes round like this.
pub fn fewest_strides(maze: &Maze, puzzle: &Puzzle) -> Option<u32> {
    let [start, _] = cat(puzzle, puzzle.begin())?;
    let mut tour = Vec::new();
    visit(maze.grid(), start, &mut BTreeSet::new(), &mut tour);
    tour.pop();
    let mut wave = BTreeSet::from([(maze.start(), 0)]);
    let mut seen = wave.clone();
    for strides in 0.. {
        if wave.is_empty() || wave.iter().any(|&(room, _)| maze.is_goal(room)) {
            return (!wave.is_empty()).then_some(strides);
        }
        for (room, at) in std::mem::take(&mut wave) {
            let then = (at + 1) % tour.len();
            let ways =
                Direction::ALL.into_iter().filter(|&way| maze.grid().is_open(room.step(way)));
            let rooms = ways
                .map(|way| room.go(way, 2))
                .filter(|&to| to != tour[then] && (to, room) != (tour[at], tour[then]));
            wave.extend(rooms.map(|to| (to, then)).filter(|&node| seen.insert(node)));
        }
    }
    None
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    /// Her stack is the way from where she began, she tries a way after the other and never goes twice
    /// where she has been, until she has been everywhere; and the shortest way is the shortest.
    #[test]
    fn she_searches_depth_first_and_never_meets_the_mouse(
        (spec, strides, seed) in (puzzles::any_spec(alone(), 8), 0_u32..90, any::<u64>()),
    ) {
        let measured = measured(&spec);
        let Some(puzzle) = &measured.rules.puzzle else { return Ok(()) };
        let Some([start, _]) = cat(puzzle, puzzle.begin()) else { return Ok(()) };
        let maze = &measured.maze;
        let mut tour = Vec::new();
        visit(maze.grid(), start, &mut BTreeSet::new(), &mut tour);
        tour.pop();
        prop_assert_eq!(measured.shortest, fewest_strides(maze, puzzle), "{}", spec);
        let (mut race, mut dice, mut at) =
            (Race::alone(Arc::clone(&measured)), Dice::new(seed), 0);
        for _ in 0..strides {
            let [here, next] = cat(puzzle, race.state).unwrap();
            prop_assert_eq!([here, next], [tour[at], tour[(at + 1) % tour.len()]], "{}", spec);
            let stack = stack(puzzle, race.state, here);
            prop_assert_eq!(stack[0], start);
            prop_assert!(stack.windows(2).all(|pair| maze.grid().is_open(
                pair[0].step(pair[0].direction_towards(pair[1]).unwrap())
            )));
            let from = race.runner(0).place();
            let events = walk(&mut race, from.go(Direction::nth(dice.below(4) as u8), 2));
            let to = race.runner(0).place();
            if race.is_over() {
                break;
            }
            at = (at + usize::from(to != from)) % tour.len();
            let [now, _] = cat(puzzle, race.state).unwrap();
            prop_assert_ne!(now, to, "{}", spec);
            prop_assert!([now, here] != [from, to] || to == from, "they changed places: {}", spec);
            let is_told = events.contains(&RaceEvent::Stranded { is_asked: false });
            prop_assert!(!is_told || puzzle.steps(to, race.state).is_none());
        }
    }

    /// With any other rules beside it, a race is resumed as it was, and a recording is believed and
    /// plays as the race went.
    #[test]
    fn a_recording_tells_the_whole_race(
        (spec, strides, seed) in (puzzles::any_spec(puzzles::among_others("cat", 1..=1), 6), 0_u32..20, any::<u64>()),
    ) {
        assert_recording_tells_all(&spec, strides, seed);
    }
}

#[test]
fn auto_solve_knows_where_to_hide() {
    assert_solvers_finish(CODE, 0, 6_000);
    assert_solvers_finish("prim1-6x5-loops20-cheeses2-keys1-cat1-3", 0, 8_000);
}

#[test]
fn who_goes_through_the_cat_is_not_believed() {
    let verdict = verdict_without_rules(CODE);
    assert!(matches!(verdict, Verdict::Drifts(Drift::Wall { .. })), "{verdict}");
}

#[test]
fn the_cat_stays_at_home_where_a_mouse_goes_other_ways() {
    for other in ["ice1", "gnaw1", "twins1", "thread2", "melting1", "string2", "pour4", "flaps3"] {
        let code = format!("kruskal1-5x4-loops40-{other}-cat1-7");
        let measured = measured(&code.parse().unwrap());
        let puzzle = puzzle(&measured);
        assert!(cat(puzzle, puzzle.begin()).is_none(), "{code}");
        assert!(puzzle.fewest_strides().is_some(), "{code}");
    }
}

/// The places of things are a promise: they may never change.
#[test]
fn the_cat_begins_where_she_always_did() {
    for (code, cat_and_next, shortest) in [
        (CODE, [(9, 1), (7, 1)], 15),
        ("kruskal1-6x5-loops40-cat1-9", [(3, 3), (3, 1)], 15),
        ("wilson1-7x6-cat1-3", [(13, 5), (13, 3)], 17),
    ] {
        let measured = measured(&code.parse().unwrap());
        let cat = cat(puzzle(&measured), puzzle(&measured).begin()).unwrap();
        assert_eq!(cat.map(|tile| (tile.column, tile.row)), cat_and_next, "{code}");
        assert_eq!(measured.shortest, Some(shortest), "{code}");
    }
}
