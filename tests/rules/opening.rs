//! What takes long to open: if it arrives late, never or wrong, nothing is lost meanwhile.

mod named;
mod opened_with;
mod purposes;

use std::sync::Arc;

use crate::common::entry;
use icetea_maze::app::{App, Opening};
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::race::Race;
use icetea_maze::game::request::{Request, Response, Unreadable};
use icetea_maze::game::saved_run::{MazeSource, SavedEndless, SavedGame, SavedRun};
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::game::store_task::StoreTask;
use icetea_maze::game::theatre::{ShowSpec, Source};
use icetea_maze::game::tuning::TICKS_PER_SECOND;
use icetea_maze::maze::text::TextError;
use icetea_maze::maze::{
    Build, Direction, Doubt, Maze, ReadError, Solver, Spec, Tile, Warning, may_be_no_maze,
};
use icetea_maze::screens::Screen;
use icetea_maze::screens::title::Entry;

/// An app whose requests only the test carries out.
struct Slow {
    app: App,
    events: Vec<Command>,
}

const CHOSEN: &str = "kruskal1-6x5-7";

fn spec(code: &str) -> Spec {
    code.parse().unwrap()
}

fn measured(code: &str) -> Arc<MeasuredMaze> {
    Arc::new(MeasuredMaze::new(Build::new(&spec(code)).finish(), Some(spec(code))))
}

/// A saved run, still at the start.
fn saved_run() -> SavedRun {
    SavedRun {
        maze: MazeSource::Code("prim1-4x3-7".to_owned()),
        tile: (1, 1),
        milliseconds: 5_000,
        steps: 0,
        helped: true,
        slow: false,
        trail: vec![(1, 1)],
        track: None,
        flags: Vec::new(),
        left_at: 0,
    }
}

fn file(text: &str) -> Request {
    Request::Read { name: "a file".to_owned(), bytes: Arc::new(text.as_bytes().to_vec()) }
}

impl Slow {
    fn new() -> Self {
        let mut settings = Settings::default();
        (settings.maze.width, settings.maze.height) = (6, 5);
        settings.maze.seed = 7.to_string();
        let mut app = App::new(settings, Language::English, 1);
        if let Screen::Title(title) = &mut app.screen {
            title.prefer(Entry::Play);
        }
        Self { app, events: Vec::new() }
    }

    /// With a saved run, and the request for the title's preview sent.
    fn with_saved_run() -> Self {
        let mut game = Self::new();
        game.app.offer(saved_run().into());
        game.tick(&Inputs::default());
        game
    }

    /// In a maze, a few rooms from the start.
    fn in_mid_run() -> Self {
        let mut game = Self::new();
        game.press(Action::Confirm);
        game.take(Response::MeasuredMaze(measured(CHOSEN)));
        let path: Vec<Tile> = measured(CHOSEN).path_from(Tile::new(1, 1)).step_by(2).collect();
        for pair in path[..4].windows(2) {
            game.press(Action::Go(pair[0].direction_towards(pair[1]).unwrap()));
            for _ in 0..60 {
                game.tick(&Inputs::default());
            }
        }
        assert_eq!(game.app.unfinished().unwrap().runner(0).place(), path[3]);
        game.events.clear();
        game
    }

    fn tick(&mut self, inputs: &Inputs) {
        self.events.extend(self.app.tick(inputs));
    }

    fn press(&mut self, action: Action) {
        self.tick(&Inputs { actions: vec![action], ..Inputs::default() });
        self.tick(&Inputs::default());
    }

    fn take(&mut self, answer: Response) {
        self.events.extend(self.app.take(answer));
    }

    fn open(&mut self, request: Request) {
        self.events.extend(self.app.open(request));
    }

    fn screen(&self) -> &'static str {
        self.app.screen.name()
    }

    /// The screens that were opened since the last call, in order.
    fn screens(&mut self) -> Vec<&'static str> {
        let names = self.events.iter().filter_map(|event| match event {
            Command::Screen(name) => Some(*name),
            _ => None,
        });
        let names = names.collect();
        self.events.clear();
        names
    }

    fn asked_for(&self) -> Vec<Request> {
        let requests = self.events.iter().filter_map(|event| match event {
            Command::Ask(request) => Some(request.clone()),
            _ => None,
        });
        requests.collect()
    }

    fn told(&self, is_it: impl Fn(&Command) -> bool) -> bool {
        self.events.iter().any(is_it)
    }

    /// Place, trail and time of the run that would be saved now.
    fn to_keep(&self) -> (Tile, Vec<Tile>, u64) {
        let run = self.app.unfinished().expect("a run to keep");
        (run.runner(0).place(), run.runner(0).trail.clone(), run.milliseconds())
    }
}

#[test]
fn a_run_of_last_time_is_built_only_when_it_is_wanted() {
    let mut game = Slow::with_saved_run();
    let saved = &game.app.world.to_continue().expect("it is offered").saved;
    assert_eq!((saved.rooms(), saved.milliseconds()), (Some((4, 3)), 5_000));
    assert_eq!(
        game.asked_for(),
        [Request::MeasuredMaze(spec(CHOSEN))],
        "the preview and nothing else"
    );
    game.events.clear();
    game.press(Action::Confirm);
    assert_eq!(
        (game.screen(), game.asked_for()),
        ("loading", vec![Request::Resume(Arc::new(saved_run()))])
    );
    assert!(game.app.unfinished().is_none(), "what is on disk is still right");

    let measured = measured("prim1-4x3-7");
    let trail: Vec<Tile> = measured.path_from(Tile::new(1, 1)).step_by(2).take(3).collect();
    let run = Race::resume(measured, trail.clone(), 5_000, true);
    game.take(Response::Run(Box::new(run)));
    assert_eq!(game.screens(), ["loading", "play"]);
    assert!(game.app.world.to_continue().is_none());
    assert_eq!(game.to_keep(), (trail[2], trail, 5_000));
    assert!(game.app.unfinished().unwrap().is_helped());
}

#[test]
fn a_run_that_was_not_waited_for_can_still_be_continued() {
    let mut game = Slow::with_saved_run();
    game.press(Action::Confirm);
    game.press(Action::Back);
    assert!(game.told(|event| matches!(event, Command::CancelRequest)));
    assert_eq!(game.screen(), "title");
    assert!(game.app.world.to_continue().is_some_and(|left| left.race.is_none()));
    // Nor is it lost by playing something else to its end.
    let play = entry(&game.app, Entry::Play);
    game.press(play);
    game.take(Response::MeasuredMaze(measured(CHOSEN)));
    assert_eq!(game.screen(), "play");
    game.press(Action::Solve);
    game.press(Action::Skip);
    for _ in 0..60 * TICKS_PER_SECOND {
        game.tick(&Inputs::default());
    }
    assert_eq!(game.screen(), "results");
    assert!(game.app.world.to_continue().is_some_and(|left| left.race.is_none()));
}

#[test]
fn a_run_that_does_not_fit_its_maze_is_no_longer_offered() {
    let mut game = Slow::with_saved_run();
    game.press(Action::Confirm);
    game.take(Response::Misfit);
    assert!(game.told(|event| matches!(event, Command::Keep(StoreTask::SetRunAside(_)))));
    assert_eq!(game.screen(), "title");
    assert!(game.app.world.to_continue().is_none());
    let play = entry(&game.app, Entry::Play);
    game.press(play);
    game.take(Response::MeasuredMaze(measured(CHOSEN)));
    assert_eq!(game.screen(), "play");
}

#[test]
fn a_run_without_end_whose_code_is_none_is_set_aside() {
    let mut game = Slow::new();
    game.app.offer(SavedGame::Endless(SavedEndless {
        code: "endless9-1".to_owned(),
        ..SavedEndless::default()
    }));
    game.press(Action::Confirm);
    assert!(game.told(|event| matches!(event, Command::Keep(StoreTask::SetRunAside(_)))));
}

#[test]
fn a_file_that_is_no_maze_changes_nothing() {
    let mut game = Slow::in_mid_run();
    let before = game.to_keep();
    game.open(file("tea"));
    assert_eq!((game.screen(), game.asked_for()), ("loading", vec![file("tea")]));
    for _ in 0..100 {
        game.press(Action::Go(Direction::Right));
    }
    assert_eq!(game.to_keep(), before, "nothing happens below, and nothing is lost if it ends now");
    let why = Unreadable::Maze(ReadError::Text(TextError::Empty));
    game.take(Response::Unreadable("tea".to_owned(), why.clone()));
    assert!(game.told(|event| {
        matches!(event, Command::Unreadable(file, told) if (&file[..], told) == ("tea", &why))
    }));
    assert_eq!(game.screens(), ["loading", "play"]);
    assert_eq!(game.to_keep(), before);
    // Giving up changes nothing; and an answer that comes too late is ignored.
    game.open(file("tea"));
    game.press(Action::Back);
    assert!(game.told(|event| matches!(event, Command::CancelRequest)));
    game.take(Response::MeasuredMaze(measured("dig1-3x4-5")));
    assert_eq!(game.screens(), ["loading", "play"]);
    assert_eq!(game.app.code().as_deref(), Some(CHOSEN));
}

#[test]
fn a_file_with_a_maze_is_played_and_the_run_before_it_kept() {
    for covered in [false, true] {
        let mut game = Slow::in_mid_run();
        let before = game.to_keep();
        if covered {
            game.press(Action::Pause);
            game.press(Action::Click(Target::Entry(6)));
            assert_eq!(game.screen(), "settings");
        }
        game.events.clear();
        game.open(file("milk"));
        // Another content in its place.
        game.open(file("tea"));
        assert_eq!(game.asked_for().len(), 2);
        game.take(Response::MeasuredMaze(measured("dig1-3x4-5")));
        assert!(game.told(|event| matches!(event, Command::Keep(StoreTask::SaveRun(_)))));
        assert_eq!(game.screens(), ["loading", "play"]);
        assert_eq!(game.app.code().as_deref(), Some("dig1-3x4-5"));
        assert_eq!(game.to_keep(), before);
        assert!(game.app.world.to_continue().is_some_and(|left| left.race.is_some()));
    }
}

#[test]
fn what_may_be_no_maze_is_played_only_if_that_is_wanted() {
    for answer in [Action::Confirm, Action::Click(Target::Offer(true)), Action::Back] {
        let mut game = Slow::in_mid_run();
        let before = game.to_keep();
        game.open(file("noise"));
        let doubts = vec![Warning::NoMaze(Doubt::NoWay), Warning::ShortLine(3)];
        game.take(Response::Read(measured("dig1-3x4-5"), doubts.clone()));
        game.press(Action::Go(Direction::Right));
        game.press(Action::Pause);
        let Screen::Loading(loading) = &game.app.screen else { panic!("{}", game.screen()) };
        assert_eq!(loading.doubts, doubts);
        assert_eq!(game.to_keep(), before, "nothing is left before it is sure");
        let is_wanted = answer != Action::Back;
        game.press(answer);
        assert_eq!(game.screens(), ["loading", "play"]);
        let code = if is_wanted { "dig1-3x4-5" } else { CHOSEN };
        assert_eq!(game.app.code().as_deref(), Some(code));
        assert_eq!(game.to_keep().1, before.1, "nothing is lost");
        assert_eq!(game.app.world.to_continue().is_some(), is_wanted);
    }
}

#[test]
fn what_may_be_no_maze_is_asked_about_on_the_command_line_s_behalf_too() {
    type Opened = fn(Arc<Maze>, Vec<Warning>, String) -> Opening;
    let play = |maze, doubts, file| Opening::Given(maze, doubts, file);
    let watch = |maze, doubts, file| {
        Opening::Watch(ShowSpec::of(Source::given(maze), Solver::DepthFirst), doubts, file)
    };
    for (open, screen) in [(play as Opened, "play"), (watch, "watch")] {
        for doubts in [vec![], vec![Warning::NoMaze(Doubt::OneTile)], vec![Warning::ShortLine(3)]] {
            let mut game = Slow::new();
            let maze = measured("dig1-3x4-5").maze.clone();
            let opening = open(maze, doubts.clone(), "noise.txt".to_owned());
            game.events.extend(game.app.begin(opening));
            game.take(Response::MeasuredMaze(measured("dig1-3x4-5")));
            let is_asked = may_be_no_maze(&doubts);
            assert_eq!(game.screen(), if is_asked { "loading" } else { screen });
            let is_told = game.told(|event| matches!(event, Command::Assumed(_)));
            let has_more = !is_asked && !doubts.is_empty();
            assert_eq!(is_told, has_more, "what is asked is not told besides");
            if is_asked {
                game.press(Action::Confirm);
            }
            assert_eq!(game.screen(), screen);
        }
    }
}

#[test]
fn whatever_covers_a_run_it_is_still_there_to_be_kept() {
    let mut game = Slow::in_mid_run();
    let before = game.to_keep();
    game.press(Action::Pause);
    for entry in [3, 5, 6] {
        game.press(Action::Click(Target::Entry(entry)));
        assert_ne!(game.screen(), "pause");
        assert_eq!(game.to_keep().0, before.0);
        game.press(Action::Back);
    }
}

#[test]
fn a_maze_that_is_opened_at_once_shows_no_title() {
    let mut game = Slow::new();
    game.open(Request::MeasuredMaze(spec("prim1-9x2-1")));
    assert_eq!(game.asked_for(), [Request::MeasuredMaze(spec("prim1-9x2-1"))]);
    game.tick(&Inputs::default());
    game.take(Response::MeasuredMaze(measured("prim1-9x2-1")));
    assert_eq!(game.screens(), ["loading", "play"]);

    let mut given_up = Slow::new();
    given_up.open(Request::MeasuredMaze(spec("prim1-9x2-1")));
    given_up.press(Action::Back);
    assert_eq!(given_up.screens(), ["loading", "title"]);
}

#[test]
fn settings_are_kept_when_they_were_changed_and_only_then() {
    let mut game = Slow::new();
    let kept = |game: &mut Slow, action: Action| {
        game.events.clear();
        game.press(action);
        game.events
            .iter()
            .filter(|event| matches!(event, Command::Keep(StoreTask::SaveSettings(_))))
            .count()
    };
    assert_eq!(kept(&mut game, Action::Go(Direction::Down)), 0, "another entry");
    assert_eq!(kept(&mut game, Action::NewSeed), 1);
    assert_eq!(kept(&mut game, Action::Go(Direction::Right)), 0, "into the panel");
    for (direction, changes) in
        [(Direction::Right, 1), (Direction::Right, 1), (Direction::Left, 1), (Direction::Left, 0)]
    {
        let said = "from the smallest on, and no further back than that";
        assert_eq!(kept(&mut game, Action::Go(direction)), changes, "{said}");
    }
    assert_eq!(kept(&mut game, Action::Go(Direction::Down)), 0, "another field");
    assert_eq!(kept(&mut game, Action::Mute), 1);
    assert_eq!(kept(&mut game, Action::Copy), 0);
}

#[test]
fn the_maze_of_a_run_that_was_left_is_not_built_again_for_the_title() {
    let mut game = Slow::in_mid_run();
    game.press(Action::Pause);
    game.press(Action::Click(Target::Entry(8)));
    assert_eq!((game.screen(), game.asked_for()), ("title", vec![]));
    let Screen::Title(title) = &game.app.screen else { unreachable!() };
    let run =
        game.app.world.to_continue().and_then(|left| left.race.as_ref()).expect("a run was left");
    assert!(Arc::ptr_eq(title.preview.as_ref().unwrap(), run.measured()));
}
