//! Somebody around the app who builds mazes at once and remembers what was told.

use std::sync::Arc;

use icetea_maze::game::app::{App, Event};
use icetea_maze::game::course::Course;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::opening::{Order, Ready};
use icetea_maze::game::race::RaceEvent;
use icetea_maze::game::race::arena::Arena;
use icetea_maze::game::screen::Screen;
use icetea_maze::game::screen::contest::Rehearsed;
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::game::theatre::Timeline;
use icetea_maze::maze::{Build, Direction, Solve, Solver, Spec, Tile};

/// An app with somebody around it who builds mazes at once and remembers what was told.
pub struct Player {
    pub app: App,
    pub events: Vec<String>,
    pub steps: Vec<Tile>,
}

impl Player {
    pub fn new() -> Self {
        Self::with(Settings::default())
    }

    pub fn with(settings: Settings) -> Self {
        let app = App::new(settings, Language::English, 1);
        let mut player = Self { app, events: Vec::new(), steps: Vec::new() };
        player.wait(1);
        player
    }

    pub fn tick(&mut self, inputs: &Inputs) {
        let mut events = self.app.tick(inputs);
        while !events.is_empty() {
            let mut answers = Vec::new();
            for event in events {
                match event {
                    Event::Prepare(Order::Rehearse) => {
                        let Screen::Watch(watch) = self.app.screen() else { unreachable!() };
                        let timeline = Timeline::of(watch.bill().show());
                        answers.extend(self.app.take(Ready::Timeline(Box::new(timeline))));
                    }
                    Event::Prepare(Order::Compete) => {
                        let Screen::SideBySide(contest) = self.app.screen() else { unreachable!() };
                        let grow = |spec: &Spec| Some(Build::new(spec).finish());
                        let rehearsed = contest.lineup().rehearsal(grow).map(Rehearsed::of);
                        let ready =
                            rehearsed.map_or(Ready::Nothing, |one| Ready::Contest(one.into()));
                        answers.extend(self.app.take(ready));
                    }
                    Event::Prepare(Order::Arena(plan)) => {
                        let arena = Arena::new(plan, course(&plan.spec));
                        answers.extend(self.app.take(Ready::Arena(Arc::new(arena))));
                    }
                    Event::Prepare(Order::Grow(spec)) if spec.size().rooms() <= 10_000 => {
                        answers.extend(self.app.take(Ready::Course(course(&spec))));
                    }
                    Event::ClearRecords(what) => self.events.push(format!("clear {what:?}")),
                    Event::Race(_, RaceEvent::Stepped { tile, .. }) => self.steps.push(tile),
                    Event::Screen(name) => self.events.push(name.to_owned()),
                    Event::Race(_, RaceEvent::Arrived { summary, .. }) => {
                        self.events.push(format!("{summary:?}"));
                    }
                    Event::Race(_, RaceEvent::Search(event)) => {
                        self.events.push(format!("solving {}", event.name()));
                    }
                    Event::SavePicture => self.events.push("picture".to_owned()),
                    Event::ExportMaze(_, kind, with_way) => {
                        self.events.push(format!("export {kind:?} {with_way}"));
                    }
                    Event::Film(acts) => self.events.push(format!("film {acts:?}")),
                    Event::GiveUpFilm => self.events.push("no film".to_owned()),
                    Event::Copy(code) => self.events.push(format!("copy {code}")),
                    Event::Quit => self.events.push("quit".to_owned()),
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
        self.app.screen().name()
    }

    pub fn told(&self, text: &str) -> bool {
        self.events.iter().any(|event| event.contains(text))
    }

    /// Walks the shortest way, room by room, to the cheese or for so many rooms.
    pub fn walk_to_cheese(&mut self, most: usize) {
        let Screen::Play(play) = self.app.screen() else { panic!("not playing") };
        let run = play.race();
        let maze = run.course().maze.from_tile(run.runner(0).place()).unwrap();
        let way = Solve::new(Solver::BreadthFirst, &maze).finish(&maze).unwrap();
        let places: Vec<Tile> = way.into_iter().step_by(2).collect();
        for pair in places.windows(2).take(most) {
            self.walk(pair[0].direction_towards(pair[1]).unwrap());
        }
    }
}

pub fn course(spec: &Spec) -> Arc<Course> {
    Arc::new(Course::new(Build::new(spec).finish(), Some(*spec)))
}

pub fn small() -> Settings {
    let mut settings = Settings::default();
    settings.maze.width = 6;
    settings.maze.height = 5;
    settings.maze.seed = 7.to_string();
    settings
}
