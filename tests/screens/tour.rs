//! A tour through every screen and its states, without a window.

mod journey;

use std::collections::BTreeSet;
use std::sync::Arc;

use icetea_maze::app::App;
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::game::records::{Day, History};
use icetea_maze::game::request::Request;
use icetea_maze::game::settings::{Language, Outline, Settings};
use icetea_maze::game::theatre::{Names, SearchTelling, Spread, StepSize};
use icetea_maze::game::tuning::{AERIAL_FLIGHT_TICKS, WALK_TICKS_PER_TILE};
use icetea_maze::maze::world::{
    KeptWorld, LeafPlan, WorldBuild, WorldFile, WorldSpec, longest_way, survey,
};
use icetea_maze::maze::{Direction, Endless, Tile, at_once};
use icetea_maze::screens::Screen;
use icetea_maze::screens::play::{Confirm, Play};
use icetea_maze::screens::title::{Entry, TitleField};
use icetea_maze::screens::watch::Watch;

mod afar;
mod daily;
mod draw;
mod lab;
pub mod own_program;
mod pages;
mod phones;
mod two;

/// The player on the tour.
#[derive(Clone)]
struct Traveller {
    app: App,
}

/// What is done with a state that was reached.
type See<'s> = &'s mut dyn FnMut(&str, &mut App);

/// Larger mazes keep loading: they would take too long.
const MOST_ROOMS: u32 = 100_000;

/// One tick, and everything that it requests. Returns the other events.
pub fn tick(app: &mut App, inputs: &Inputs) -> Vec<Command> {
    let mut told = Vec::new();
    let mut events = app.tick(inputs);
    while !events.is_empty() {
        for event in std::mem::take(&mut events) {
            if let Command::Ask(request) = event {
                if matches!(&request, Request::MeasuredMaze(spec) if spec.size().rooms() > MOST_ROOMS)
                {
                    continue;
                }
                let answer = request.carry_out(&mut |_| true).expect("nobody gives it up");
                events.extend(app.take(answer));
            } else if let Command::RunGuest(_, part) = event {
                own_program::run(part);
            } else {
                told.push(event);
            }
        }
    }
    told
}

impl Traveller {
    fn new(settings: &Settings) -> Self {
        let mut settings = settings.clone();
        (settings.maze.width, settings.maze.height) = (9, 6);
        "7".clone_into(&mut settings.maze.seed);
        let mut traveller = Self { app: App::new(settings, Language::English, 1) };
        traveller.wait(1);
        if let Screen::Title(title) = &mut traveller.app.screen {
            title.prefer(Entry::Play);
        }
        traveller
    }

    fn wait(&mut self, ticks: u32) {
        for _ in 0..ticks {
            tick(&mut self.app, &Inputs::default());
        }
    }

    fn act(&mut self, action: Action) -> &mut Self {
        tick(&mut self.app, &Inputs { actions: vec![action], ..Inputs::default() });
        self.wait(1);
        self
    }

    fn acts(&mut self, actions: impl IntoIterator<Item = Action>) -> &mut Self {
        for action in actions {
            self.act(action);
        }
        self
    }

    fn click(&mut self, entry: usize) -> &mut Self {
        self.act(Action::Click(Target::Entry(entry)))
    }

    /// Chooses an entry of the title, and is where it leads.
    fn enter(&mut self, entry: Entry) -> &mut Self {
        let Screen::Title(title) = &self.app.screen else { panic!("not on the title") };
        let place = title.menu.entries().position(|(one, _)| one == entry);
        self.click(place.unwrap_or_else(|| panic!("{entry:?} is not on the title")));
        assert_ne!(self.app.screen.name(), "title", "{entry:?} leads nowhere");
        self
    }

    fn types(&mut self, text: &str) -> &mut Self {
        self.acts(text.chars().map(Action::Type))
    }

    /// Walks straight to the cheese of an endless maze.
    fn eat(&mut self) {
        let Screen::Endless(game) = &self.app.screen else { panic!("not there") };
        let race = &game.play.race;
        let (stride, eaten) = (usize::from(race.measured().stride_tiles), game.eaten());
        let path: Vec<Tile> =
            race.measured().path_from(race.runner(0).place()).step_by(stride).collect();
        for pair in path.windows(2) {
            let held = pair[0].direction_towards(pair[1]);
            let actions = held.map(Action::Go).into_iter().collect();
            tick(&mut self.app, &Inputs { actions, held, ..Inputs::default() });
            self.wait(stride as u32 * WALK_TICKS_PER_TILE);
        }
        let Screen::Endless(game) = &self.app.screen else { panic!("not there") };
        assert_eq!(game.eaten(), eaten + 1);
    }

    /// Walks about: any way that is open.
    fn wander(&mut self, strides: usize) {
        for stride in 0..strides {
            let direction = Direction::ALL[stride * 7 % 4];
            let actions = vec![Action::Go(direction)];
            tick(&mut self.app, &Inputs { actions, held: Some(direction), ..Inputs::default() });
            self.wait(40);
        }
    }

    /// Presses against what is beside the mouse until that is something other than a plain wall, if
    /// there is any.
    fn meets_hindrance(&mut self) -> bool {
        for direction in Direction::ALL {
            let Some(play) = playing(&self.app.screen) else { return false };
            if !play.race.ways(play.runner().place()).contains(direction) {
                self.act(Action::Go(direction)).wait(40);
            }
            if playing(&self.app.screen).is_some_and(|play| play.hindrance().is_some()) {
                return true;
            }
        }
        false
    }
}

const DOWN: Action = Action::Go(Direction::Down);
pub const RIGHT: Action = Action::Go(Direction::Right);
pub const LEFT: Action = Action::Go(Direction::Left);
pub const UP: Action = Action::Go(Direction::Up);

/// The first words of states' names, and their screens.
const CALLED: [(&str, &[&str]); 30] = [
    ("title", &["title"]),
    ("play", &["play"]),
    ("lesson", &["lesson"]),
    ("pause", &["pause"]),
    ("export", &["export"]),
    ("results", &["results"]),
    ("unfinished", &["unfinished"]),
    ("records", &["records"]),
    ("endless", &["endless", "endless-over", "pause"]),
    ("world", &["endless", "endless-over", "pause"]),
    ("world map", &["world-map"]),
    ("daily", &["daily"]),
    ("loading", &["loading"]),
    ("journey", &["journey", "play", "pause", "results"]),
    ("pack", &["pack", "play", "pause", "results"]),
    ("quest", &["play"]),
    ("settings", &["settings"]),
    ("how to play", &["how-to-play"]),
    ("theatre", &["watch"]),
    ("side by side", &["contest"]),
    ("which built", &["which-built"]),
    ("school", &["school"]),
    ("own-program", &["own-program"]),
    ("lab", &["lab", "watch"]),
    ("chart", &["lab"]),
    ("drawing", &["draw"]),
    ("lobby", &["lobby"]),
    ("meeting", &["meeting"]),
    ("phones", &["phones"]),
    ("versus", &["versus", "pause"]),
];

/// Whether a screen is what is claimed, if it can be.
type Claim = fn(&Screen) -> Option<bool>;

/// What words in states' names claim.
const CLAIMED: [(&str, Claim); 17] = [
    ("in the way", |screen| Some(playing(screen)?.hindrance().is_some())),
    ("pause", |screen| Some(playing(screen)?.pause().is_some())),
    ("asks before a hint", |screen| Some(playing(screen)?.asked() == Some(Confirm::Hint))),
    ("asks before a restart", |screen| Some(playing(screen)?.asked() == Some(Confirm::Restart))),
    ("at a flag", |screen| Some(playing(screen)?.looks_at.is_some())),
    ("auto-solve", |screen| Some(playing(screen)?.race.solving().is_some())),
    ("film", |screen| Some(watching(screen)?.film_export.menu().is_some())),
    ("marks", |screen| Some(!watching(screen)?.marks().steps().is_empty())),
    ("numbered", |screen| {
        Some(Names::of(watching(screen)?.timeline()?.show()).numbered().is_some())
    }),
    ("part of a step", |screen| Some(!watching(screen)?.parts_done().is_empty())),
    ("the maze alone", |screen| Some(watching(screen)?.spread() == Spread::Maze)),
    ("the structure alone", |screen| Some(watching(screen)?.spread() == Spread::Structure)),
    ("what finds cost", |screen| Some(watching(screen)?.wants_costs())),
    ("tile by tile", |screen| Some(watching(screen)?.timeline()?.show().stride == StepSize::Tiles)),
    ("as a recursion", |screen| Some(watching(screen)?.telling() == SearchTelling::Recursion)),
    ("theatre, at its end", |screen| Some(watching(screen)?.deck.is_at_end())),
    ("held at a question", |screen| Some(watching(screen)?.lecture()?.question().is_some())),
];

const fn playing(screen: &Screen) -> Option<&Play> {
    if let Screen::Play(play) = screen { Some(play) } else { None }
}

const fn watching(screen: &Screen) -> Option<&Watch> {
    if let Screen::Watch(watch) = screen { Some(watch) } else { None }
}

/// Checks that the state is on a screen of its name, and what else its name claims.
fn assert_is(state: &str, app: &App) {
    let called = state.split(',').next().unwrap_or_default();
    let screens = CALLED.iter().find(|(name, _)| *name == called);
    let (_, screens) = screens.unwrap_or_else(|| panic!("no screen is called {called}"));
    let name = app.screen.name();
    assert!(screens.contains(&name), "{state} is on {name}");
    for (claim, holds) in CLAIMED.iter().filter(|(claim, _)| state.contains(claim)) {
        assert_ne!(holds(&app.screen), Some(false), "{state} is not {claim}");
    }
    let has_code = state.contains("a code for phones");
    assert_eq!(app.shown_code().is_some(), has_code, "a code on {state}");
}

/// Visits every state, with these settings. Each is on the screen that it is named after, and every
/// entry of the title is among them.
pub fn all(settings: &Settings, see: See) {
    let mut screens = BTreeSet::new();
    every_state(settings, &mut |state, app| {
        assert_is(state, app);
        screens.insert(app.screen.name());
        see(state, app);
    });
    for entry in Entry::all(0).filter(|entry| *entry != Entry::Quit) {
        let mut one = Traveller::new(settings);
        let name = one.enter(entry).app.screen.name();
        assert!(screens.contains(name), "nobody looks at what {entry:?} leads to: {name}");
    }
}

fn every_state(settings: &Settings, see: See) {
    title(settings, see);
    pages::play(settings, see);
    endless(settings, see);
    worlds(settings, see);
    journey::all(settings, see);
    pages::settings(settings, see);
    theatre(settings, see);
    own_program::all(settings, see);
    lab::lab(settings, see);
    draw::draw(settings, see);
    two::two(settings, see);
    two::snatch(settings, see);
    two::endless(settings, see);
    afar::all(settings, see);
    phones::all(settings, see);
}

/// Visits the states that are for an audience.
pub fn hall(settings: &Settings, see: See) {
    theatre(settings, see);
    lab::lab(settings, see);
}

fn title(settings: &Settings, see: See) {
    let mut one = Traveller::new(settings);
    see("title, first start", &mut one.app);
    let settled = Settings { lesson_settled: true, ..settings.clone() };
    one = Traveller::new(&settled);
    see("title", &mut one.app);
    one.act(Action::Next);
    see("title, few fields", &mut one.app);
    let open = Settings { all_choices: true, ..settled.clone() };
    one = Traveller::new(&open);
    let next = Action::Click(Target::Arrow(TitleField::Shape.place(), 1));
    one.act(next.clone()).act(next);
    see("title, a heart", &mut one.app);
    let mut open = open;
    open.maze.outline = Outline::Word;
    one = Traveller::new(&open);
    one.act(Action::Click(Target::Field(TitleField::Word.place()))).types("2026");
    one.act(Action::Next).act(Action::Next);
    let mut fields = Vec::new();
    for _ in TitleField::ALL {
        let Screen::Title(title) = &one.app.screen else { panic!("not on the title") };
        let field = title.form.focus().expect("a field has the focus");
        see(&format!("title, field {field:?}"), &mut one.app);
        fields.push(field);
        one.act(DOWN);
    }
    assert!(TitleField::ALL.iter().all(|field| fields.contains(field)), "{fields:?}");
    one = Traveller::new(&settled);
    one.acts([Action::Next, Action::ScreenKeyboard]).types("7");
    see("title, keyboard on the screen", &mut one.app);
    one.act(Action::Next);
    see("title, capitals on the screen", &mut one.app);
    one = Traveller::new(&settled);
    one.acts([Action::Next, Action::Go(Direction::Up)]).types("199999");
    see("title, a world", &mut one.app);
    one.types("9");
    see("title, a size that is too large", &mut one.app);
    one = Traveller::new(&settled);
    one.act(Action::Paste("prim1-999999x3-1".to_owned()));
    see("title, a code that is none", &mut one.app);
    one = Traveller::new(&settled);
    one.act(Action::Paste("growing-tree2-100x97-loops15-4294967295".to_owned()));
    see("title, a long code", &mut one.app);
    one.act(Action::Records);
    see("records, none yet", &mut one.app);
    pages::unfinished(&settled, see);
    daily::daily(settings, see);
}

fn endless(settings: &Settings, see: See) {
    let mut one = Traveller::new(settings);
    one.act(Action::Paste("endless1-7".to_owned()));
    see("title, endless", &mut one.app);
    one.act(Action::Confirm);
    see("endless", &mut one.app);
    one.wander(9);
    see("endless, under way", &mut one.app);
    one.act(Action::Pause);
    see("endless, pause", &mut one.app);
    one.act(Action::Back).act(Action::Zoom(-4.0)).wait(120);
    see("endless, from afar", &mut one.app);
    one.wait(60 * 120);
    see("endless, time is up, no cheese", &mut one.app);
    one.act(Action::Confirm);
    for _ in 0..3 {
        one.eat();
    }
    see("endless, some cheeses", &mut one.app);
    one.act(Action::Next).wait(120);
    see("endless, all that is known", &mut one.app);
    one.wait(90 * 120);
    see("endless, time is up", &mut one.app);
    let mut history = History::default();
    for (day, eaten) in [4, 17, 1, 9].into_iter().enumerate() {
        history.add_endless(Day::new(day as u32), eaten);
    }
    one.app.take_history(history);
    one.acts([Action::Back, Action::Records]);
    see("records, endless", &mut one.app);
}

/// Two worlds: the one that comes with the game, and one that is soon crossed.
fn worlds(settings: &Settings, see: See) {
    let mut one = Traveller::new(settings);
    one.act(Action::Paste("world1-31623x31623-1".to_owned()));
    see("world", &mut one.app);
    one.wander(5);
    see("world, under way", &mut one.app);
    one.act(Action::Pause);
    see("world, pause", &mut one.app);
    let mut one = in_world(settings, WorldSpec::new(6, 5, 7).unwrap());
    one.eat();
    see("world, crossed", &mut one.app);
    let mut one = in_world(settings, WorldSpec::new(150, 110, 7).unwrap());
    one.act(Action::Next).wait(AERIAL_FLIGHT_TICKS);
    see("world map", &mut one.app);
    one.act(Action::Solve).wait(AERIAL_FLIGHT_TICKS);
    see("world map, path", &mut one.app);
    one.acts([Action::Page(1), Action::Page(1)]).wait(AERIAL_FLIGHT_TICKS);
    see("world map, near", &mut one.app);
    one.acts([Action::Page(1), Action::Page(1)]).wait(AERIAL_FLIGHT_TICKS);
    see("world map, the other end", &mut one.app);
}

/// Walks through a world that was built and measured.
fn in_world(settings: &Settings, spec: WorldSpec) -> Traveller {
    // In small leaves, which are opened in no time; the map does not look at them one by one.
    let mut build = WorldBuild::new(LeafPlan { spec, side: 64 });
    let (mut bytes, _) = (Vec::new(), at_once(build.go_on(1, &mut |_| true)));
    build.finish().unwrap().write(&mut bytes).unwrap();
    let world = Arc::new(WorldFile::open(bytes).unwrap());
    let mut surveyed = at_once(survey(&world, 1, &mut |_| true)).unwrap().unwrap();
    surveyed.longest = at_once(longest_way(&world, 1, &mut |_| true)).unwrap();
    let mut measured = Vec::new();
    world.write_with(&surveyed, &mut measured).unwrap();
    let world = KeptWorld::keep(WorldFile::open(measured).unwrap());
    let mut one = Traveller::new(settings);
    one.act(Action::Paste(Endless::of_world(world).to_string()));
    one
}

fn theatre(settings: &Settings, see: See) {
    let mut one = Traveller::new(settings);
    one.enter(Entry::Watch);
    see("theatre", &mut one.app);
    for step in 0..40 {
        one.act(RIGHT);
        if step % 13 == 0 {
            see(&format!("theatre, step {step}"), &mut one.app);
        }
    }
    one.act(Action::Film);
    see("theatre, film", &mut one.app);
    one.act(Action::Back).act(Action::Skip);
    see("theatre, at its end", &mut one.app);
    one.act(Action::Paste("kruskal1-5x5-shape1c553mnxyhtjy-7".to_owned()));
    for _ in 0..6 {
        one.act(RIGHT);
    }
    see("theatre, a ring", &mut one.app);
    one.act(Action::Skip);
    see("theatre, a ring, at its end", &mut one.app);
    one.act(Action::Paste("kruskal1-6x5-11".to_owned()));
    see("theatre, small", &mut one.app);
    for step in 0..29 {
        one.act(RIGHT);
        if step % 11 == 0 {
            see(&format!("theatre, small, step {step}"), &mut one.app);
        }
        if step == 7 {
            let finer = Inputs { actions: vec![RIGHT], finer: true, ..Inputs::default() };
            for _ in 0..4 {
                tick(&mut one.app, &finer);
            }
            see("theatre, small, part of a step", &mut one.app);
        }
    }
    one.act(Action::Paste("kruskal1-12x8-7".to_owned()));
    one.acts(vec![RIGHT; 60]);
    see("theatre, numbered", &mut one.app);
    one.acts([Action::SetMark, RIGHT, Action::SetMark, Action::Skip, Action::SetMark]);
    one.act(Action::Lane(1));
    see("theatre, marks", &mut one.app);
    one.act(Action::Hint);
    see("theatre, what finds cost", &mut one.app);
    one.acts([Action::Next, Action::Next]);
    see("theatre, what finds cost and the structure alone", &mut one.app);
    one.acts([Action::Next, Action::Hint]);
    one.act(Action::Next);
    see("theatre, the maze alone", &mut one.app);
    one.act(Action::Next);
    see("theatre, the structure alone", &mut one.app);
    one.acts([Action::Next, Action::Skip, Action::Go(Direction::Left), Action::Tiles]);
    see("theatre, tile by tile", &mut one.app);
    one.acts([Action::Tiles, Action::Skip, Action::Recursion]);
    for step in 0..3 {
        see(&format!("theatre, as a recursion, {step} before its end"), &mut one.app);
        one.acts(vec![Action::Go(Direction::Left); 9]);
    }
    one.acts([Action::Recursion, Action::Next, Action::Next]);
    for spread in 0..3 {
        one.act(Action::ShowCode);
        see(&format!("theatre, a code for phones, {spread}"), &mut one.app);
        one.acts([Action::ShowCode, Action::Next]);
    }
    one.acts([Action::Next, Action::SideBySide]);
    see("side by side", &mut one.app);
    one.act(Action::Skip);
    see("side by side, at its end", &mut one.app);
    one.act(Action::WhoLooked);
    see("side by side, who looked", &mut one.app);
    one.acts([Action::Back, Action::SwitchKind, Action::MoreLanes, Action::MoreLanes]);
    one.act(Action::Skip);
    see("side by side, four generators", &mut one.app);
    one.acts([Action::Back, Action::WhichBuilt]);
    see("which built", &mut one.app);
    for answer in 0..4 {
        one.act(Action::Lane(answer));
        see(&format!("which built, answered {answer}"), &mut one.app);
        one.act(Action::Confirm);
    }
    one.acts([Action::Back, Action::School]);
    one.wait(30);
    see("school", &mut one.app);
    one.act(Action::Skip);
    see("school, at its end", &mut one.app);
}
