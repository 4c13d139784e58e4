//! A game with a store, but without a window.

use std::path::Path;
use std::sync::Arc;

use icetea_maze::app::{App, Opening};
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::race::Race;
use icetea_maze::game::saved_run::{SavedGame, SavedRun};
use icetea_maze::game::settings::Language;
use icetea_maze::game::tuning::TICKS_PER_SECOND;
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Build, Direction, text};
use icetea_maze::screens::Screen;
use icetea_maze::store::{Storage, Store, StoreTask};

use super::open;

/// The most that may ever be lost.
pub const MOST_LOST_TICKS: u64 = 5 * TICKS_PER_SECOND as u64;

/// A game whose disk is as fast as its frames.
pub struct Game {
    pub app: App,
    pub store: Store,
    /// All tasks of the disk so far.
    pub tasks: Vec<StoreTask>,
    dice: Dice,
}

impl Game {
    pub fn new(folder: &Path, seed: u64) -> Self {
        let mut store = open(folder);
        let mut app = App::new(store.load_settings(), Language::English, seed);
        store.load_runs().into_iter().for_each(|left| app.offer(left));
        Self { app, store, tasks: Vec::new(), dice: Dice::new(seed) }
    }

    /// A game in a maze of rooms or, with an odd seed, in a cave.
    pub fn playing(folder: &Path, seed: u64) -> Self {
        let mut game = Self::new(folder, seed);
        game.play(&measured(seed));
        game
    }

    pub fn play(&mut self, measured: &Arc<MeasuredMaze>) {
        let given = || Opening::Given(measured.maze.clone(), Vec::new(), String::new());
        let events = self.app.begin(measured.spec.map_or_else(given, Opening::Grown));
        self.hear(events);
    }

    pub fn tick(&mut self, inputs: &Inputs) {
        let events = self.app.tick(inputs);
        self.hear(events);
    }

    pub fn hear(&mut self, events: Vec<Command>) {
        for event in events {
            for task in self.tasks_of(event) {
                self.tasks.push(task.clone());
                self.store.carry_out(task);
            }
        }
        assert_eq!(self.store.take_notices(), []);
    }

    /// The disk's tasks for an event.
    fn tasks_of(&mut self, event: Command) -> Vec<StoreTask> {
        let task = match event {
            Command::Ask(request) => {
                let answer = request.carry_out(&mut |_| true).unwrap();
                let events = self.app.take(answer);
                self.hear(events);
                return Vec::new();
            }
            Command::Keep(task) => task,
            Command::RecordRun(run) => {
                let recording = self.app.take_down("Ann".parse().unwrap());
                let best_run = recording.map(StoreTask::KeepBestRun);
                return [StoreTask::RecordRun(run)].into_iter().chain(best_run).collect();
            }
            _ => return Vec::new(),
        };
        vec![task]
    }

    /// Wanders about without a plan.
    pub fn wander(&mut self, ticks: u32) {
        for _ in 0..ticks {
            let direction = Direction::nth(self.dice.below(4) as u8);
            let held = self.dice.chance(70).then_some(direction);
            let mut inputs = Inputs { held, run: self.dice.chance(20), ..Inputs::default() };
            if self.dice.below(900) == 0 {
                inputs.actions.push(Action::Hint);
            }
            self.tick(&inputs);
        }
    }

    /// Both wander about, past every card.
    pub fn wander_for_two(&mut self, ticks: u32) {
        for _ in 0..ticks {
            let steering = [(); 2].map(|()| Steering {
                held: self.dice.chance(70).then(|| Direction::nth(self.dice.below(4) as u8)),
                ..Steering::default()
            });
            let mut inputs = Inputs { steering, ..Inputs::default() };
            if let Screen::Versus(versus) = &self.app.screen
                && versus.shows_card()
            {
                inputs.actions.push(Action::Confirm);
            }
            self.tick(&inputs);
        }
    }

    pub fn press(&mut self, action: Action) {
        self.tick(&Inputs { actions: vec![action], ..Inputs::default() });
    }

    pub fn end(mut self) {
        let events = self.app.end((800, 600));
        self.hear(events);
    }

    pub fn run(&self) -> Option<&Race> {
        self.app.unfinished()
    }

    pub fn saved(&self) -> Option<SavedGame> {
        self.run().map(|run| SavedRun::of(run).into())
    }
}

pub fn measured(seed: u64) -> Arc<MeasuredMaze> {
    if seed % 2 == 1 {
        let cave = text::read(b"#########\n#S    ###\n###  #  #\n#    # G#\n#########\n").unwrap();
        return Arc::new(MeasuredMaze::new(cave, None));
    }
    let spec = format!("prim1-{}x{}-{seed}", 9 + seed % 5, 4 + seed % 7).parse().unwrap();
    Arc::new(MeasuredMaze::new(Build::new(&spec).finish(), Some(spec)))
}
