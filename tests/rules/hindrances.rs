//! Why a mouse cannot go on: told where something other than a plain wall keeps it, and nowhere else.

use std::collections::BTreeSet;
use std::mem::discriminant;

use icetea_maze::game::rules::{Hindrance, Puzzle, RulesState};
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Direction, Tile};
use proptest::prelude::*;

use crate::puzzles::{self, measured};

/// What the law says of one direction from a room.
fn check(puzzle: &Puzzle, room: Tile, state: RulesState, way: Direction) -> Option<Hindrance> {
    let told = puzzle.hindrance(room, way, state);
    let breaks = puzzle.breakable(room, state).contains(way);
    if puzzle.ways(room, state).contains(way) {
        assert_eq!(told, None, "nothing is in the way");
    } else if puzzle.maze(state).is_some_and(|maze| maze.grid().is_open(room.step(way))) {
        assert!(told.is_some(), "no wall is there, but something is");
    }
    match told {
        Some(Hindrance::Bites { left }) => assert_eq!(breaks, left > 0),
        Some(Hindrance::Tea { price, left }) => {
            assert_eq!(Some(price), puzzle.price(room, way, state));
            assert_eq!(breaks, price <= left);
        }
        Some(Hindrance::Twin) => assert!(!breaks && !puzzle.ways(room, state).contains(way)),
        _ => assert!(!breaks, "{told:?} is not told as what breaks"),
    }
    told
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn what_keeps_the_mouse_is_told_and_a_plain_wall_is_not(
        spec in puzzles::any_spec(puzzles::among_others("keys", 0..=1), 5),
        (strides, seed) in (0_u32..30, any::<u64>()),
    ) {
        let measured = measured(&spec);
        let Some(puzzle) = &measured.rules.puzzle else { return Ok(()) };
        let (mut room, mut state, mut dice) = (puzzle.start(), puzzle.begin(), Dice::new(seed));
        for _ in 0..strides {
            if puzzle.is_done(state) {
                break;
            }
            if state.ahead.is_none() {
                for way in Direction::ALL {
                    check(puzzle, room, state, way);
                }
            }
            let strides: Vec<_> = puzzle.strides(room, state).collect();
            if strides.is_empty() {
                break;
            }
            let stride = strides[dice.below(strides.len() as u32) as usize];
            (room, state) = (stride.to, puzzle.after(state, stride));
        }
    }
}

/// Each of them comes up in some maze of the journey's rules.
#[test]
fn every_hindrance_is_told_somewhere() {
    let codes = [
        "kruskal1-4x3-gnaw1-111",
        "kruskal1-5x4-cheeses2-pour5-49",
        "kruskal1-5x4-keys1-973",
        "kruskal1-5x4-string2-7",
        "kruskal1-5x4-loops40-flaps4-7",
        "kruskal1-4x3-cat1-157",
        "kruskal1-4x4-loops60-thread3-256",
        "kruskal1-4x4-loops60-cheeses2-melting1-2274",
        "kruskal1-4x4-loops20-twins1-798523",
        "kruskal1-4x4-loops20-mirror1-260804",
    ];
    let mut told = BTreeSet::new();
    for code in codes {
        let measured = measured(&code.parse().unwrap());
        let puzzle = measured.rules.puzzle.as_ref().expect("it has rules");
        for seed in 0..40 {
            let (mut room, mut state, mut dice) = (puzzle.start(), puzzle.begin(), Dice::new(seed));
            for _ in 0..40 {
                if puzzle.is_done(state) {
                    break;
                }
                let all = Direction::ALL.iter().filter_map(|&way| check(puzzle, room, state, way));
                told.extend(all.map(|one| format!("{:?}", discriminant(&one))));
                let strides: Vec<_> = puzzle.strides(room, state).collect();
                let Some(most) = u32::try_from(strides.len()).ok().filter(|&most| most > 0) else {
                    break;
                };
                let stride = strides[dice.below(most) as usize];
                (room, state) = (stride.to, puzzle.after(state, stride));
            }
        }
    }
    assert_eq!(told.len(), 11, "{told:?}");
}
