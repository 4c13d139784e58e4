//! Walls to gnaw through: as few bites as suffice, a mouse bites only where it is told to, may lose
//! its way and is told so, and the recording proves all of it.

use std::collections::BTreeSet;
use std::sync::Arc;

use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::race::{Race, RaceEvent};
use icetea_maze::game::rules::{Puzzle, RuleMark, RuleSupply, RulesState};
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Direction, Quest, Size, Tile, UnionFind};
use proptest::prelude::*;

use crate::puzzles::{
    self, assert_recording_tells_all, assert_rules_are_checked, assert_solvers_finish, measured,
    puzzle,
};

const CODE: &str = "kruskal1-5x4-cheeses2-gnaw2-7";

fn alone() -> impl Strategy<Value = Quest> {
    puzzles::any_quest(&[("cheeses", 0..=2), ("gnaw", 1..=3)])
}

fn bites_left(puzzle: &Puzzle, state: RulesState) -> Option<u32> {
    puzzle.supplies(state).find_map(|supply| match supply {
        RuleSupply::Bites(left) => Some(left),
        _ => None,
    })
}

fn bitten(puzzle: &Puzzle, state: RulesState) -> BTreeSet<Tile> {
    let marks = puzzle.marks(state, state).into_iter();
    marks
        .filter_map(|mark| if let RuleMark::Bitten { at, .. } = mark { Some(at) } else { None })
        .collect()
}

/// Whether two rooms are in one set if there is a way between them with these walls down, and only then.
pub fn has_true_sets(
    measured: &MeasuredMaze,
    down: &BTreeSet<Tile>,
    puzzle: &Puzzle,
    state: RulesState,
) -> bool {
    let size = measured.spec.expect("it has a code").size();
    let mut sets = UnionFind::new(size.rooms());
    let open = measured.floor().grid().open_tiles().chain(down.iter().copied());
    for passage in open.filter(|tile| (tile.column + tile.row) % 2 == 1) {
        let [one, other] = Size::sides(passage).map(|room| size.number(room));
        sets.union(one, other);
    }
    let seen = puzzle.marks(state, state).into_iter().filter_map(|mark| match mark {
        RuleMark::Set { at, set, .. } => Some((size.number(at), set)),
        _ => None,
    });
    let seen: Vec<(u32, u32)> = seen.collect();
    let pairs = seen.iter().flat_map(|one| seen.iter().map(move |other| (one, other)));
    let mut pairs = pairs
        .map(|((room, set), (other, other_set))| sets.joined(*room, *other) == (set == other_set));
    seen.len() == size.rooms() as usize && pairs.all(|is_true| is_true)
}

pub fn is_edge(measured: &MeasuredMaze, place: Tile) -> bool {
    let grid = measured.maze.grid();
    [0, grid.columns() - 1].contains(&place.column) || [0, grid.rows() - 1].contains(&place.row)
}

/// The number of strides from a room to the end with so many bites, when some walls are bitten and
/// some cheeses are eaten.
fn fewest_strides(
    measured: &MeasuredMaze,
    from: Tile,
    bites: u32,
    [bitten, eaten]: &[BTreeSet<Tile>; 2],
) -> Option<u32> {
    let (maze, floor) = (&measured.maze, measured.floor().grid());
    let goals = measured.rules.puzzle.as_ref().map(|puzzle| puzzle.cheeses(puzzle.begin()));
    let goals = goals.unwrap_or_default();
    // A set has the walls that were bitten and the cheeses that were eaten since.
    puzzles::fewest_strides(
        from,
        |_, since| goals.iter().all(|goal| eaten.contains(goal) || since.contains(goal)),
        |place, way, mut since| {
            let (passage, to) = (place.step(way), place.go(way, 2));
            if is_edge(measured, passage) {
                return None;
            }
            if !floor.is_open(passage) && !bitten.contains(&passage) {
                since.insert(passage);
            }
            since.extend(maze.is_goal(to).then_some(to));
            let is_wall = |tile: &&Tile| (tile.column + tile.row) % 2 == 1;
            (since.iter().filter(is_wall).count() as u32 <= bites).then_some(since)
        },
    )
}

/// The number of strides from the start.
pub fn fewest_strides_in(measured: &MeasuredMaze, puzzle: &Puzzle) -> Option<u32> {
    let bites = bites_left(puzzle, puzzle.begin()).unwrap_or_default();
    fewest_strides(measured, measured.maze.start(), bites, &Default::default())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 50, ..ProptestConfig::default() })]

    #[test]
    fn the_mouse_has_as_few_bites_as_suffice(spec in puzzles::any_spec(alone(), 6)) {
        let measured = measured(&spec);
        let Some(puzzle) = &measured.rules.puzzle else { return Ok(()) };
        let fewest = fewest_strides_in(&measured, puzzle);
        prop_assert!(fewest.is_some(), "{}", spec);
        prop_assert_eq!(measured.shortest, fewest, "{}", spec);
        if let Some(bites) = bites_left(puzzle, puzzle.begin()) {
            prop_assert!((1..=spec.quest().count("gnaw").into()).contains(&bites));
            let start = measured.maze.start();
            let with_less = fewest_strides(&measured, start, bites - 1, &Default::default());
            prop_assert_eq!(with_less, None, "{}", spec);
        }
    }

    /// Wherever one presses twice: a bitten wall stays open, and any other takes a bite. A mouse is stranded
    /// where no way leads to the end, and nowhere else, and is told when it comes there.
    #[test]
    fn two_presses_against_a_wall_are_a_bite(
        (spec, strides, seed) in (puzzles::any_spec(alone(), 6), 0_u32..40, any::<u64>()),
    ) {
        let measured = measured(&spec);
        let Some(puzzle) = &measured.rules.puzzle else { return Ok(()) };
        let (mut race, mut dice) = (Race::alone(Arc::clone(&measured)), Dice::new(seed));
        let Some(mut bites) = bites_left(puzzle, puzzle.begin()) else { return Ok(()) };
        let [mut walls, mut eaten] = [BTreeSet::new(), BTreeSet::new()];
        for _ in 0..strides {
            let (from, was_stranded) = (race.runner(0).place(), race.is_stranded());
            let way = Direction::nth(dice.below(4) as u8);
            let passage = from.step(way);
            if is_edge(&measured, passage) {
                continue;
            }
            let is_open = measured.floor().grid().is_open(passage) || walls.contains(&passage);
            // A key that is only held bites nothing, nor does the first press, or one elsewhere.
            if !is_open {
                let ways = puzzle.ways(from, race.state);
                let is_wall = |&other: &Direction| other != way && !ways.contains(other);
                let other = Direction::ALL.into_iter().find(is_wall);
                let presses = [Some(way), other, other.map(|_| way)];
                for press in presses.into_iter().flatten() {
                    let held = Steering { held: Some(way), ..Steering::default() };
                    race.tick(&[held]);
                    race.tick(&[Steering { pressed: Some(press), ..held }]);
                    prop_assert!(!race.runner(0).is_walking(), "{}", spec);
                }
            }
            let events = press(&mut race, way);
            let has_gone = is_open || bites > 0;
            let place = if has_gone { from.go(way, 2) } else { from };
            prop_assert_eq!(race.runner(0).place(), place, "{}", spec);
            if has_gone && !is_open {
                bites -= 1;
                walls.insert(passage);
            }
            let to = race.runner(0).place();
            eaten.extend(measured.maze.is_goal(to).then_some(to));
            if race.is_over() {
                return Ok(());
            }
            prop_assert_eq!(bites_left(puzzle, race.state), Some(bites));
            prop_assert_eq!(&bitten(puzzle, race.state), &walls, "{}", spec);
            prop_assert!(has_true_sets(&measured, &walls, puzzle, race.state), "{}", spec);
            let is_told = |event: &RaceEvent| {
                matches!(event, RaceEvent::Rule { event, .. } if event.name == "bite")
            };
            prop_assert_eq!(events.iter().any(is_told), has_gone && !is_open);
            let since = [walls.clone(), eaten.clone()];
            let fewest = fewest_strides(&measured, to, bites, &since);
            prop_assert_eq!(puzzle.steps(to, race.state), fewest, "{}", spec);
            prop_assert_eq!(race.is_stranded(), fewest.is_none(), "{}", spec);
            let is_told = events.contains(&RaceEvent::Stranded { is_asked: false });
            prop_assert_eq!(is_told, race.is_stranded() && !was_stranded);
        }
    }

    /// With any other rules beside it, a race is resumed as it was, and a recording is believed and
    /// plays as the race went.
    #[test]
    fn a_recording_tells_the_whole_race(
        (spec, strides, seed) in (puzzles::any_spec(puzzles::among_others("gnaw", 1..=3), 6), 0_u32..20, any::<u64>()),
    ) {
        assert_recording_tells_all(&spec, strides, seed);
    }
}

/// Presses a key once and lets go.
fn press(race: &mut Race, way: Direction) -> Vec<RaceEvent> {
    let pressed = Steering { pressed: Some(way), ..Steering::default() };
    let mut events = race.tick(&[pressed]);
    while race.runner(0).is_walking() {
        events.extend(race.tick(&[Steering::default()]));
    }
    events
}

#[test]
fn auto_solve_bites_where_it_has_to() {
    assert_solvers_finish(CODE, 0, 6_000);
    assert_solvers_finish("prim1-5x5-loops20-gnaw2-3", 0, 6_000);
}

/// A key for a turn that comes in the very tick of arrival.
#[test]
fn a_turn_that_is_pressed_too_early_bites_nothing() {
    let measured = measured(&CODE.parse().unwrap());
    let puzzle = puzzle(&measured);
    for early in 0..30 {
        let mut race = Race::alone(Arc::clone(&measured));
        let start = race.runner(0).place();
        let way = puzzle.ways(start, race.state).iter().next().expect("it is not shut in");
        let to = start.go(way, 2);
        let mut walls = puzzle.breakable(to, puzzle.begin()).iter();
        let wall = walls.next().expect("there is a wall");
        for tick in 0..60 {
            let held = (tick == 0).then_some(way);
            let is_early = tick == early && race.runner(0).is_walking();
            let pressed = is_early.then_some(wall).or(held);
            race.tick(&[Steering { held, pressed, ..Steering::default() }]);
        }
        assert_eq!(bites_left(puzzle, race.state), bites_left(puzzle, puzzle.begin()), "{early}");
    }
}

#[test]
fn who_goes_through_walls_is_not_believed() {
    assert_rules_are_checked("kruskal1-6x5-gnaw1-1");
}

/// The places of things are a promise: they may never change.
#[test]
fn the_sets_are_closed_where_they_always_were() {
    let measured = measured(&CODE.parse().unwrap());
    let (built, floor) = (measured.maze.grid(), measured.floor().grid());
    let closed = built.open_tiles().filter(|&tile| !floor.is_open(tile));
    let told: Vec<_> = closed.map(|tile| (tile.column, tile.row)).collect();
    assert_eq!((told, measured.shortest), (vec![(7, 4), (4, 5), (6, 5)], Some(9)));
}
