//! A player who finds the cheese in the end, with detours, rests, runs and bumps, by a seed.

use std::sync::Arc;

use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::race::Race;
use icetea_maze::game::replay::{PlayerName, Recording};
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Build, Direction, Spec};

pub fn measured(spec: Spec) -> Arc<MeasuredMaze> {
    Arc::new(MeasuredMaze::new(Build::new(&spec).finish(), Some(spec)))
}

pub fn measured_of(code: &str) -> Arc<MeasuredMaze> {
    measured(code.parse().unwrap())
}

pub fn name(name: &str) -> PlayerName {
    name.parse().unwrap()
}

/// What steers a mouse.
pub struct Wanderer {
    dice: Dice,
    steering: Steering,
    /// For how many ticks the steering stays as it is.
    ticks: u32,
}

impl Wanderer {
    pub fn new(seed: u64) -> Self {
        Self { dice: Dice::new(seed), steering: Steering::default(), ticks: 0 }
    }

    /// The steering of the next tick.
    pub fn steer(&mut self, run: &Race) -> Steering {
        self.steering.pressed = None;
        if self.ticks > 0 {
            self.ticks -= 1;
            return self.steering;
        }
        self.ticks = 1 + self.dice.below(30);
        if self.dice.chance(15) {
            self.steering = Steering::default();
            return self.steering;
        }
        let mut path = run.measured().path_from(run.runner(0).place());
        let right = path.next().zip(path.next()).and_then(|(here, next)| here.direction_to(next));
        let any = Direction::nth(self.dice.below(4) as u8);
        let direction = right.filter(|_| self.dice.chance(60)).unwrap_or(any);
        let held = self.dice.chance(70).then_some(direction);
        let run = self.dice.chance(30);
        self.steering = Steering { held, pressed: Some(direction), run, insists: true };
        self.steering
    }

    /// Walks until the cheese is found.
    pub fn finish(&mut self, run: &mut Race) {
        while !run.is_over() {
            let steering = self.steer(run);
            run.tick(&[steering]);
        }
    }
}

/// A finished run.
pub fn finished(measured: Arc<MeasuredMaze>, seed: u64) -> Race {
    let mut run = Race::alone(measured);
    Wanderer::new(seed).finish(&mut run);
    run
}

/// The recording of such a run.
pub fn recorded(code: &str, seed: u64, player: &str) -> Recording {
    Recording::of_run(&finished(measured_of(code), seed), name(player)).unwrap()
}
