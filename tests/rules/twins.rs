//! Twins: one goes along with each stride where no wall is in its way, both have to be at their cheeses
//! at once, and the recording proves all of it.

use std::collections::BTreeSet;
use std::sync::Arc;

use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::race::{Race, RaceEvent};
use icetea_maze::game::replay::{Drift, Verdict};
use icetea_maze::game::rules::{Puzzle, RuleMark, RulesState};
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Build, Direction, Maze, Quest, Spec, Tile};
use proptest::prelude::*;

use crate::puzzles::{
    self, assert_recording_tells_all, assert_solvers_finish, measured, puzzle,
    verdict_without_rules,
};

const CODE: &str = "kruskal1-4x4-loops40-twins1-7";

fn alone() -> impl Strategy<Value = Quest> {
    puzzles::any_quest(&[("twins", 0..=1), ("mirror", 0..=1)])
}

fn either_among_others() -> impl Strategy<Value = Quest> {
    prop_oneof![puzzles::among_others("twins", 1..=1), puzzles::among_others("mirror", 1..=1)]
}

/// The twin, if there is one.
#[derive(Clone, Copy)]
pub struct Twin {
    room: Tile,
    cheese: Tile,
    is_mirrored: bool,
}

pub fn twin(puzzle: &Puzzle, state: RulesState) -> Option<Twin> {
    let marks = puzzle.marks(state, state);
    let cheese = marks.iter().find_map(|mark| match *mark {
        RuleMark::TwinCheese(cheese) => Some(cheese),
        _ => None,
    })?;
    marks.iter().find_map(|mark| match *mark {
        RuleMark::Twin { to: room, is_mirrored, .. } => Some(Twin { room, cheese, is_mirrored }),
        _ => None,
    })
}

impl Twin {
    /// The room that it comes to when the mouse goes this way.
    fn next(self, maze: &Maze, way: Direction) -> Tile {
        let is_sideways = [Direction::Left, Direction::Right].contains(&way);
        let way = if self.is_mirrored && is_sideways { way.opposite() } else { way };
        if maze.grid().is_open(self.room.step(way)) { self.room.go(way, 2) } else { self.room }
    }
}

/// The number of strides from the start until all other cheeses are eaten and both are at their own.
pub fn fewest_strides(maze: &Maze, puzzle: &Puzzle) -> Option<u32> {
    let twin = twin(puzzle, puzzle.begin())?;
    let goal = Tile::new(maze.grid().columns() - 2, maze.grid().rows() - 2);
    let others = puzzle.cheeses(puzzle.begin());
    let others: BTreeSet<Tile> = others.into_iter().filter(|&cheese| cheese != goal).collect();
    let mut wave = BTreeSet::from([(maze.start(), twin.room, others)]);
    let mut seen = wave.clone();
    for strides in 0.. {
        let is_done = |(mouse, room, left): &(Tile, Tile, BTreeSet<Tile>)| {
            left.is_empty() && [*mouse, *room] == [goal, twin.cheese]
        };
        if wave.is_empty() || wave.iter().any(is_done) {
            return (!wave.is_empty()).then_some(strides);
        }
        for (mouse, room, left) in std::mem::take(&mut wave) {
            for way in
                Direction::ALL.into_iter().filter(|&way| maze.grid().is_open(mouse.step(way)))
            {
                let (to, mut left) = (mouse.go(way, 2), left.clone());
                left.remove(&to);
                let next = (to, Twin { room, ..twin }.next(maze, way), left);
                if seen.insert(next.clone()) {
                    wave.insert(next);
                }
            }
        }
    }
    None
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 50, ..ProptestConfig::default() })]

    /// A mouse is stranded where no way leads to the end, and is told when it comes there. A cheese is
    /// not eaten before both are there.
    #[test]
    fn a_twin_goes_along_where_no_wall_is_in_its_way(
        (spec, strides, seed) in (puzzles::any_spec(alone(), 7), 0_u32..40, any::<u64>()),
    ) {
        let measured = measured(&spec);
        let Some(puzzle) = &measured.rules.puzzle else { return Ok(()) };
        let (mut race, mut dice) = (Race::alone(Arc::clone(&measured)), Dice::new(seed));
        let maze = &measured.maze;
        let Some(first) = twin(puzzle, race.state) else { return Ok(()) };
        prop_assert_eq!(first.is_mirrored, spec.quest().count("twins") == 0);
        prop_assert_eq!(measured.shortest, fewest_strides(maze, puzzle), "{}", spec);
        for _ in 0..strides {
            let Some(before) = twin(puzzle, race.state) else { break };
            let (from, was_stranded) = (race.runner(0).place(), race.is_stranded());
            let way = Direction::nth(dice.below(4) as u8);
            let mut events = race.tick(&[Steering {
                held: Some(way),
                pressed: Some(way),
                insists: true,
                ..Steering::default()
            }]);
            while race.runner(0).is_walking() {
                events.extend(race.tick(&[Steering::default()]));
            }
            let to = race.runner(0).place();
            let room = if to == from { before.room } else { before.next(maze, way) };
            let both = [to, room] == [maze.goals()[0], before.cheese];
            prop_assert_eq!(race.is_over(), both && to != from, "{}", spec);
            if race.is_over() {
                break;
            }
            prop_assert_eq!(twin(puzzle, race.state).map(|twin| twin.room), Some(room), "{}", spec);
            let is_meal = |event: &RaceEvent| matches!(event, RaceEvent::Ate { .. });
            prop_assert!(!events.iter().any(is_meal));
            prop_assert_eq!(race.cheeses_left.len(), 1);
            prop_assert_eq!(race.is_stranded(), puzzle.steps(to, race.state).is_none());
            let is_told = events.contains(&RaceEvent::Stranded { is_asked: false });
            prop_assert_eq!(is_told, race.is_stranded() && !was_stranded);
        }
    }

    /// With any other rules beside it, a race is resumed as it was, and a recording is believed and
    /// plays as the race went.
    #[test]
    fn a_recording_tells_the_whole_race(
        (spec, strides, seed) in (puzzles::any_spec(either_among_others(), 6), 0_u32..20, any::<u64>()),
    ) {
        assert_recording_tells_all(&spec, strides, seed);
    }
}

#[test]
fn auto_solve_leads_both() {
    assert_solvers_finish(CODE, 0, 6_000);
    assert_solvers_finish("prim1-5x5-loops20-cheeses2-keys1-mirror1-3", 0, 8_000);
}

#[test]
fn who_leaves_the_twin_behind_is_not_believed() {
    let verdict = verdict_without_rules(CODE);
    assert!(matches!(verdict, Verdict::Drifts(Drift::NoGoal { .. })), "{verdict}");
}

#[test]
fn a_twin_does_not_go_with_a_thread_or_keys_on_a_string() {
    let codes = ["kruskal1-5x5-loops40-string2-twins1-7", "kruskal1-5x5-loops40-twins1-thread2-7"];
    for code in codes {
        let measured = measured(&code.parse().unwrap());
        let puzzle = puzzle(&measured);
        assert!(twin(puzzle, puzzle.begin()).is_none(), "{code}");
        assert!(puzzle.fewest_strides().is_some(), "{code}");
    }
}

/// The places of things are a promise: they may never change.
#[test]
fn a_twin_begins_where_it_always_did() {
    let measured = measured(&CODE.parse().unwrap());
    let Twin { room, cheese, .. } = twin(puzzle(&measured), puzzle(&measured).begin()).unwrap();
    let told = [room, cheese].map(|tile| (tile.column, tile.row));
    assert_eq!((told, measured.shortest), ([(3, 7), (1, 5)], Some(16)));
}

/// The cheese on the mouse's own mat is for the end: it stays when both come home too early.
#[test]
fn whoever_comes_home_too_early_has_not_eaten_there() {
    let spec: Spec = "drawn1-4x3-cheeses2-twins1-r58t8apks4x".parse().expect("a code");
    let home = spec.goal();
    let mut race = Race::alone(Arc::new(MeasuredMaze::new(Build::new(&spec).finish(), Some(spec))));
    let mut go = |direction| {
        let (held, pressed) = (Some(direction), Some(direction));
        race.tick(&[Steering { held, pressed, ..Steering::default() }]);
        while race.runner(0).is_walking() {
            race.tick(&[Steering::default()]);
        }
        (race.runner(0).place(), race.cheeses_left.clone(), race.is_over())
    };
    let ways = [Direction::Left, Direction::Right, Direction::Down];
    let (place, left, is_over) = ways.map(&mut go)[2].clone();
    assert_eq!((place, left.len(), is_over), (home, 2, false), "the twin is home, too");
    let (_, left, _) = go(Direction::Up);
    assert!(left.contains(&home), "{left:?}");
    go(Direction::Up);
    let (_, left, is_over) = go(Direction::Right);
    assert_eq!((left, is_over), (vec![home], false), "the other one is eaten");
}
