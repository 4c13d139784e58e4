//! Two at one keyboard without a window, with mazes built at once.

use crate::common::entry;
use icetea_maze::app::App;
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::game::race::{RaceEnd, RaceEvent};
use icetea_maze::game::replay::Recording;
use icetea_maze::game::settings::{Language, MazeChoice, Settings};
use icetea_maze::game::store_task::StoreTask;
use icetea_maze::game::tuning::{COUNTDOWN_NUMBERS, COUNTDOWN_TICKS};
use icetea_maze::game::versus::rules::{Mode, Seat};
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::{Direction, Tile};
use icetea_maze::screens::Screen;
use icetea_maze::screens::lobby::LobbyRow;
use icetea_maze::screens::title::Entry;
use icetea_maze::screens::versus::Versus;

/// Two at one keyboard, with mazes built at once.
pub struct Table {
    pub app: App,
    /// The saved best run.
    pub kept: Option<Recording>,
    pub told: Vec<String>,
}

impl Table {
    pub fn new(maze: &str, rules: &str) -> Self {
        Self::opened(maze, rules, None, false)
    }

    /// With this run saved as the best one.
    pub fn with_kept_run(maze: &str, rules: &str, kept: Option<Recording>) -> Self {
        Self::opened(maze, rules, kept, false)
    }

    /// Sets whether a mirrored maze is drawn alike for both.
    pub fn drawn(maze: &str, rules: &str, draws_alike: bool) -> Self {
        Self::opened(maze, rules, None, draws_alike)
    }

    fn opened(maze: &str, rules: &str, kept: Option<Recording>, draws_alike: bool) -> Self {
        let maze = MazeChoice::of(&maze.parse().unwrap());
        let mut settings = Settings { maze, ..Settings::default() };
        rules.clone_into(&mut settings.versus.rules);
        settings.versus.draws_alike = draws_alike;
        let app = App::new(settings, Language::English, 1);
        let kept = kept.map(Recording::run_here);
        let mut table = Self { app, kept, told: Vec::new() };
        table.tick(&Inputs::default());
        table.act(entry(&table.app, Entry::TwoPlayers));
        assert_eq!(table.app.screen.name(), "lobby");
        table
    }

    pub fn tick(&mut self, inputs: &Inputs) {
        let mut events = self.app.tick(inputs);
        while !events.is_empty() {
            let mut answers = Vec::new();
            for event in events {
                match event {
                    Command::Ask(request) => {
                        let answer = request.carry_out(&mut |_| true).unwrap();
                        answers.extend(self.app.take(answer));
                    }
                    Command::Keep(StoreTask::FindBestRun(measured)) => {
                        let kept =
                            self.kept.as_ref().filter(|kept| kept.course.spec() == measured.spec);
                        self.app.take_best_run(kept);
                    }
                    Command::Race(lineup, RaceEvent::Arrived { runner, .. }) => {
                        let player = lineup.player(runner);
                        self.told.push(format!("{} arrived", player.number()));
                    }
                    Command::Race(lineup, RaceEvent::Decided(verdict)) => {
                        let winner = match verdict {
                            RaceEnd::Won(runner) => Some(lineup.player(runner).number()),
                            RaceEnd::Draw => None,
                        };
                        self.told.push(format!("won by {winner:?}"));
                    }
                    Command::MatchOver(kind, winner) => {
                        let winner = winner.map(Seat::number);
                        self.told.push(format!("match {kind} won by {winner:?}"));
                    }
                    Command::SaveRound => self.told.push("round saved".to_owned()),
                    Command::WatchRound => self.told.push("round watched".to_owned()),
                    Command::Screen(name) => self.told.push(name.to_owned()),
                    _ => {}
                }
            }
            events = answers;
        }
    }

    pub fn act(&mut self, action: Action) {
        self.tick(&Inputs { actions: vec![action], ..Inputs::default() });
    }

    pub fn wait(&mut self, ticks: u32) {
        for _ in 0..ticks {
            self.tick(&Inputs::default());
        }
    }

    /// A player presses a key of their own set.
    pub fn press(&mut self, seat: Seat, direction: Direction) {
        let mut inputs = Inputs::default();
        inputs.steering[seat.index()].pressed = Some(direction);
        self.tick(&inputs);
    }

    pub fn versus(&self) -> &Versus {
        let Screen::Versus(versus) = &self.app.screen else { panic!("{:?}", self.told) };
        versus
    }

    pub fn sit_down(&mut self) {
        for seat in Seat::ALL {
            self.press(seat, Direction::Up);
        }
    }

    /// Chooses in the lobby how both sit in front of the screen.
    pub fn sit(&mut self, face_to_face: bool) {
        while self.app.world.settings.versus.face_to_face != face_to_face {
            self.act(Action::Click(Target::Arrow(LobbyRow::SpeedOrSeats.place(), 1)));
        }
        self.act(Action::Next);
    }

    pub fn begin(&mut self) {
        self.act(Action::Confirm);
        assert_eq!(self.app.screen.name(), "versus");
        self.wait(COUNTDOWN_NUMBERS * COUNTDOWN_TICKS + 1);
    }

    /// These players walk their shortest ways until the round is decided.
    pub fn race(&mut self, who: &[Seat]) {
        let mut guard = 0;
        while self.versus().round().unwrap().verdict.is_none() {
            let steering = Seat::ALL.map(|seat| {
                if who.contains(&seat) { self.way_on(seat) } else { Steering::default() }
            });
            self.tick(&Inputs { steering, ..Inputs::default() });
            guard += 1;
            assert!(guard < 100_000);
        }
    }

    /// What to hold to reach the target, as the player's own half shows it.
    pub fn way_on(&self, seat: Seat) -> Steering {
        let versus = self.versus();
        let (round, side) = (versus.round().unwrap(), versus.game.side_of(seat));
        let arena = &round.arena;
        let here = round.runner(side).destination();
        let way: Vec<Tile> = match arena.mode {
            Mode::Endless => arena.way([here, round.cheeses_left[0]]),
            _ => arena.to_target(side).unwrap().path(here, arena.grid()).take(2).collect(),
        };
        let [from, to, ..] = way[..] else { return Steering::default() };
        let held = from.direction_towards(to);
        arena.steering_of(side, Steering { held, ..Steering::default() })
    }
}
