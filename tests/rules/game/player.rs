//! A player who drives the app, builds mazes at once and records its events.

use crate::common::entry;
use icetea_maze::app::{App, Opening};
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::race::RaceEvent;
use icetea_maze::game::records::FinishedRun;
use icetea_maze::game::request::Request;
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::game::store_task::StoreTask;
use icetea_maze::game::theatre::film::Filmed;
use icetea_maze::maze::{Direction, Solve, Solver, Tile};
use icetea_maze::screens::Screen;
use icetea_maze::screens::title::Entry;

/// An app with mazes built at once and its events recorded.
pub struct Player {
    pub app: App,
    pub events: Vec<String>,
    pub steps: Vec<Tile>,
    pub recorded: Vec<FinishedRun>,
}

impl Player {
    pub fn new() -> Self {
        Self::with(Settings::default())
    }

    pub fn with(settings: Settings) -> Self {
        let app = App::new(settings, Language::English, 1);
        let mut player = Self { app, events: Vec::new(), steps: Vec::new(), recorded: Vec::new() };
        player.wait(1);
        if let Screen::Title(title) = &mut player.app.screen {
            title.prefer(Entry::Play);
        }
        player
    }

    pub fn tick(&mut self, inputs: &Inputs) {
        let events = self.app.tick(inputs);
        self.hear(events);
    }

    pub fn open_with(&mut self, opening: Opening) {
        let events = self.app.begin(opening);
        self.hear(events);
    }

    /// Drops a file on the window.
    pub fn open_file(&mut self, name: &str, bytes: Vec<u8>) {
        let events = self.app.open_file(name.to_owned(), bytes);
        self.hear(events);
    }

    /// Starts the game with nothing to open.
    pub fn greet(&mut self) {
        let events = self.app.greet();
        self.hear(events);
    }

    fn hear(&mut self, mut events: Vec<Command>) {
        while !events.is_empty() {
            let mut answers = Vec::new();
            for event in events {
                match event {
                    // It would take too long.
                    Command::Ask(Request::MeasuredMaze(spec) | Request::Walls(spec))
                        if spec.size().rooms() > 10_000 => {}
                    Command::Ask(request) => {
                        let answer = request.carry_out(&mut |_| true).unwrap();
                        answers.extend(self.app.take(answer));
                    }
                    Command::RecordRun(run) => self.recorded.push(run),
                    Command::Keep(StoreTask::KeepJourney(_)) => {
                        self.events.push("the journey is kept".to_owned());
                    }
                    Command::Keep(StoreTask::ClearRecords(what)) => {
                        self.events.push(format!("clear {what:?}"));
                    }
                    Command::Race(_, RaceEvent::Stepped { tile, .. }) => self.steps.push(tile),
                    Command::Screen(name) => self.events.push(name.to_owned()),
                    Command::Race(_, RaceEvent::Arrived { summary, .. }) => {
                        self.events.push(format!("{summary:?}"));
                    }
                    Command::Race(_, RaceEvent::Search(event)) => {
                        self.events.push(format!("solving {}", event.name()));
                    }
                    Command::SavePicture => self.events.push("picture".to_owned()),
                    Command::ExportMaze(_, kind, wish) => {
                        self.events.push(format!("export {kind:?} {}", wish.with_path));
                    }
                    Command::PrintMaze(_, with_answer) => {
                        self.events.push(format!("print {with_answer}"));
                    }
                    Command::Film(Filmed { acts, with_panels }) => {
                        let seen = if with_panels { " with panels" } else { "" };
                        self.events.push(format!("film {acts:?}{seen}"));
                    }
                    Command::GiveUpFilm => self.events.push("no film".to_owned()),
                    Command::Copy(code) => self.events.push(format!("copy {code}")),
                    Command::Quit => self.events.push("quit".to_owned()),
                    _ => {}
                }
            }
            events = answers;
        }
    }

    pub fn wait(&mut self, ticks: u32) {
        for _ in 0..ticks {
            self.tick(&Inputs::default());
        }
    }

    pub fn press(&mut self, action: Action) {
        self.tick(&Inputs { actions: vec![action], ..Inputs::default() });
        self.wait(1);
    }

    /// Chooses an entry of the title.
    pub fn choose(&mut self, wanted: Entry) {
        self.press(entry(&self.app, wanted));
    }

    pub fn walk(&mut self, direction: Direction) {
        let actions = vec![Action::Go(direction)];
        self.tick(&Inputs { actions, held: Some(direction), ..Inputs::default() });
        self.wait(60);
    }

    pub fn type_text(&mut self, text: &str) {
        for character in text.chars() {
            self.press(Action::Type(character));
        }
    }

    pub fn screen(&self) -> &'static str {
        self.app.screen.name()
    }

    pub fn told(&self, text: &str) -> bool {
        self.events.iter().any(|event| event.contains(text))
    }

    /// Walks the shortest path, room by room, to the cheese or for this many rooms.
    pub fn walk_to_cheese(&mut self, most: usize) {
        let Screen::Play(play) = &self.app.screen else { panic!("not playing") };
        let run = &play.race;
        let maze = run.measured().maze.from_tile(run.runner(0).place()).unwrap();
        let path = Solve::new(Solver::BreadthFirst, &maze).finish(&maze).unwrap();
        let places: Vec<Tile> = path.into_iter().step_by(2).collect();
        for pair in places.windows(2).take(most) {
            self.walk(pair[0].direction_towards(pair[1]).unwrap());
        }
    }
}

pub fn small() -> Settings {
    let mut settings = Settings::default();
    settings.maze.width = 6;
    settings.maze.height = 5;
    settings.maze.seed = 7.to_string();
    settings
}
