//! A game without a window whose requests are carried out at once.

use icetea_maze::app::App;
use icetea_maze::game::command::{Command, OpenRefusal};
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::race::Track;
use icetea_maze::game::replay::{Recorded, Recording, ReplayKind};
use icetea_maze::game::request::Request;
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::game::store_task::StoreTask;
use icetea_maze::screens::Screen;
use icetea_maze::screens::play::Play;
use icetea_maze::screens::replay::Replay;

use super::wanderer::{Wanderer, name, recorded};

pub const CODE: &str = "prim1-7x5-3";

/// A game whose requests are carried out at once, and its events.
pub struct Player {
    pub app: App,
    pub told: Vec<Command>,
    /// The best run that is saved.
    pub best: Option<Recording>,
}

impl Player {
    pub fn new() -> Self {
        let mut settings = Settings::default();
        (settings.maze.width, settings.maze.height) = (6, 4);
        let mut player =
            Self { app: App::new(settings, Language::English, 1), told: Vec::new(), best: None };
        player.wait(1);
        player
    }

    /// Sets whether mirrored mazes are drawn alike.
    pub fn draw_alike(&mut self, is_wanted: bool) {
        let mut settings = (*self.app.world.settings).clone();
        settings.versus.draws_alike = is_wanted;
        self.app = App::new(settings, Language::English, 1);
        self.wait(1);
    }

    /// In this maze, with this best run of it.
    pub fn in_maze(best: Option<Recording>) -> Self {
        let mut player = Self::new();
        player.best = best;
        let events = player.app.open(Request::MeasuredMaze(CODE.parse().unwrap()));
        player.carry_out(events);
        player
    }

    pub fn carry_out(&mut self, events: Vec<Command>) {
        for event in events {
            let answers = match &event {
                Command::Ask(request) => {
                    self.app.take(request.clone().carry_out(&mut |_| true).unwrap())
                }
                Command::Opened(_) | Command::Keep(StoreTask::FindBestRun(_)) => {
                    self.app.take_best_run(self.best.as_ref());
                    Vec::new()
                }
                Command::RecordRun(_) => {
                    self.app.take_down(name("Ben")).unwrap();
                    Vec::new()
                }
                _ => Vec::new(),
            };
            self.told.push(event);
            self.carry_out(answers);
        }
    }

    pub fn tick(&mut self, inputs: &Inputs) {
        let events = self.app.tick(inputs);
        self.carry_out(events);
    }

    pub fn wait(&mut self, ticks: u32) {
        (0..ticks).for_each(|_| self.tick(&Inputs::default()));
    }

    pub fn press(&mut self, action: Action) {
        self.tick(&Inputs { actions: vec![action], ..Inputs::default() });
        self.wait(1);
    }

    /// Walks until the cheese is found, and on to the results.
    pub fn finish(&mut self, seed: u64) {
        let mut wanderer = Wanderer::new(seed);
        while let Screen::Play(play) = &self.app.screen {
            if play.race.is_over() {
                self.press(Action::Confirm);
                continue;
            }
            let steering = wanderer.steer(&play.race);
            let actions = steering.pressed.map(Action::Go).into_iter().collect();
            self.tick(&Inputs {
                actions,
                held: steering.held,
                run: steering.run,
                ..Inputs::default()
            });
        }
        assert_eq!(self.app.screen.name(), "results");
    }

    pub fn play(&self) -> &Play {
        match &self.app.screen {
            Screen::Play(play) => play,
            other => panic!("{} and not play", other.name()),
        }
    }

    pub fn replay(&self) -> &Replay {
        match &self.app.screen {
            Screen::Replay(replay) => replay,
            other => panic!("{} and not a replay", other.name()),
        }
    }

    pub fn refusals(&self) -> Vec<&OpenRefusal> {
        let mut refusals = Vec::new();
        for event in &self.told {
            if let Command::Refused(refusal) = event {
                refusals.push(refusal);
            }
        }
        refusals
    }
}

pub fn best() -> Recording {
    recorded(CODE, 4, "Ann").run_here()
}

/// A recording with a valid checksum of a player who walks through walls.
pub fn untrue() -> Recording {
    let track = Track::new(best().players[0].track.start(), 2).with_text("1uuu").unwrap();
    let player = Recorded { name: name("Eve"), coat: None, steps: 3, track };
    Recording::new(
        ReplayKind::Run,
        CODE.parse::<icetea_maze::maze::Spec>().unwrap(),
        false,
        55,
        vec![player],
    )
}

/// The challenge that the finished run was raced against.
pub fn raced_challenge(app: &App) -> Option<&Recording> {
    app.world.recordings.challenge_in(app.finished_run()?.measured().spec)
}
