//! Two in one maze, without a window: rounds and their fairness, the computer, matches, and the
//! screens around them.

use crate::common;

mod arenas;
mod computers;
mod endless;
mod endless_recordings;
mod face_to_face;
mod fairness_card;
mod ghosts;
mod lobby;
mod matches;
mod rounds;
mod screens;
mod snatch;
mod table;
use crate::wanderer;

use std::sync::Arc;

use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::race::arena::{Arena, ArenaPlan};
use icetea_maze::game::race::{Entrant, Race};
use icetea_maze::game::versus::rules::Mode;
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Build, Direction, Generator, Spec};

/// The modes for two players in a maze that has an end.
const BOUNDED: [Mode; 4] = [Mode::Race, Mode::Snatch, Mode::Meet, Mode::Hunt];

fn arena(spec: Spec, mode: Mode, is_mirrored: bool) -> Arc<Arena> {
    let measured = Arc::new(MeasuredMaze::new(Build::new(&spec).finish(), Some(spec)));
    Arc::new(Arena::new(ArenaPlan { course: spec.into(), mode, is_mirrored }, measured))
}

/// A round of two players in the maze of a code.
fn round(code: &str, mode: Mode) -> Race {
    Race::of_two(arena(code.parse().unwrap(), mode, false), [Entrant::player(0); 2])
}

/// Small mazes of every generator, with and without loops.
fn specs() -> Vec<Spec> {
    let sizes = [(2, 2), (5, 3), (3, 7), (9, 8)];
    let of = |generator: Generator| {
        sizes.into_iter().flat_map(move |(width, height)| {
            let spec = Spec::new(generator, common::size(width, height), 5 + u64::from(width));
            [spec, spec.with_loops(common::percent(60))]
        })
    };
    Generator::ALL.into_iter().flat_map(of).collect()
}

/// Presses random keys, and often enough the right ones.
struct Monkey {
    dice: Dice,
    held: Option<Direction>,
}

impl Monkey {
    fn new(seed: u64) -> Self {
        Self { dice: Dice::new(seed), held: None }
    }

    fn steer(&mut self) -> Steering {
        if self.dice.below(12) > 0 {
            return Steering { held: self.held, ..Steering::default() };
        }
        let direction = Direction::nth(self.dice.below(4) as u8);
        self.held = self.dice.chance(80).then_some(direction);
        let run = self.dice.chance(30);
        Steering { held: self.held, pressed: Some(direction), run, insists: true }
    }
}
