//! The game without a window: journeys through its screens, driven by actions alone.

mod common;

use std::sync::Arc;

use icetea_maze::game::app::{App, Event};
use icetea_maze::game::bindings::Key;
use icetea_maze::game::course::Course;
use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::game::opening::{Order, Ready};
use icetea_maze::game::screen::Screen;
use icetea_maze::game::screen::contest::{Lanes, Rehearsed, SideBySide};
use icetea_maze::game::screen::school::RatSchool;
use icetea_maze::game::screen::watch::{Bill, Source, Watch};
use icetea_maze::game::settings::{Language, Look, Settings};
use icetea_maze::game::theatre::Timeline;
use icetea_maze::game::theatre::film::Acts;
use icetea_maze::game::tuning::TITLE_IDLE_TICKS;
use icetea_maze::game::versus::arena::Arena;
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Build, Direction, Solve, Solver, Spec, Tile};

/// An app with somebody around it who builds mazes at once and remembers what was told.
struct Player {
    app: App,
    events: Vec<String>,
    steps: Vec<Tile>,
}

fn course(spec: &Spec) -> Arc<Course> {
    Arc::new(Course::new(Build::new(spec).finish(), Some(*spec)))
}

impl Player {
    fn new() -> Self {
        Self::with(Settings::default())
    }

    fn with(settings: Settings) -> Self {
        let app = App::new(settings, Language::English, 1);
        let mut player = Self { app, events: Vec::new(), steps: Vec::new() };
        player.wait(1);
        player
    }

    fn tick(&mut self, inputs: &Inputs) {
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
                    Event::Stepped(tile) => self.steps.push(tile),
                    Event::Screen(name) => self.events.push(name.to_owned()),
                    Event::Finished(summary) => self.events.push(format!("{summary:?}")),
                    Event::Solving(state) => self.events.push(format!("solving {state}")),
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

    fn wait(&mut self, ticks: u32) {
        for _ in 0..ticks {
            self.tick(&Inputs::default());
        }
    }

    fn press(&mut self, action: Action) {
        self.tick(&Inputs { actions: vec![action], ..Inputs::default() });
        self.wait(1);
    }

    fn walk(&mut self, direction: Direction) {
        let actions = vec![Action::Go(direction)];
        self.tick(&Inputs { actions, held: Some(direction), ..Inputs::default() });
        self.wait(60);
    }

    fn type_text(&mut self, text: &str) {
        for character in text.chars() {
            self.press(Action::Type(character));
        }
    }

    fn screen(&self) -> &'static str {
        self.app.screen().name()
    }

    fn told(&self, text: &str) -> bool {
        self.events.iter().any(|event| event.contains(text))
    }

    /// Walks the shortest way, room by room, to the cheese or for so many rooms.
    fn walk_to_cheese(&mut self, most: usize) {
        let Screen::Play(play) = self.app.screen() else { panic!("not playing") };
        let run = play.run();
        let maze = run.course().maze.from_tile(run.place()).unwrap();
        let way = Solve::new(Solver::BreadthFirst, &maze).finish(&maze).unwrap();
        let places: Vec<Tile> = way.into_iter().step_by(2).collect();
        for pair in places.windows(2).take(most) {
            self.walk(pair[0].direction_towards(pair[1]).unwrap());
        }
    }
}

fn small() -> Settings {
    let mut settings = Settings::default();
    settings.maze.width = 6;
    settings.maze.height = 5;
    settings.maze.seed = 7.to_string();
    settings
}

#[test]
fn a_whole_game_is_played_from_keys() {
    let mut player = Player::with(small());
    player.press(Action::Confirm);
    assert_eq!(player.screen(), "play");
    player.wait(500);
    let Screen::Play(play) = player.app.screen() else { unreachable!() };
    assert_eq!(play.run().milliseconds(), 0, "time begins with the first step");
    let shortest = play.run().course().shortest.unwrap();
    player.walk_to_cheese(usize::MAX);
    player.wait(400);
    assert_eq!(player.screen(), "results");
    let Screen::Results(results) = player.app.screen() else { unreachable!() };
    assert_eq!(results.summary.steps, shortest);
    assert_eq!(results.summary.dead_ends, 0);
    assert!(!results.summary.helped && results.is_best());
    assert_eq!(player.steps.len(), shortest as usize);
    player.press(Action::Confirm);
    assert_eq!(player.app.code().as_deref(), Some("kruskal1-6x5-8"), "the next seed");
    assert_eq!(player.screen(), "play");
}

#[test]
fn auto_solve_walks_to_the_cheese_and_sets_no_record() {
    let mut player = Player::with(small());
    player.press(Action::Confirm);
    player.walk_to_cheese(2);
    player.press(Action::Solve);
    assert!(!player.told("solving"), "it would cost the run its record");
    player.press(Action::Solve);
    assert!(player.told("solving searching"));
    player.press(Action::Faster);
    player.wait(6000);
    assert!(player.told("solving found"));
    assert_eq!(player.screen(), "results");
    let Screen::Results(results) = player.app.screen() else { unreachable!() };
    assert!(results.summary.helped && !results.is_best());
}

#[test]
fn a_result_is_compared_with_the_best_time_before() {
    for (before, is_best) in [(None, true), (Some(1), false), (Some(3_600_000), true)] {
        let mut player = Player::with(small());
        player.press(Action::Confirm);
        player.app.take_best(before);
        player.walk_to_cheese(usize::MAX);
        player.wait(240);
        let Screen::Results(results) = player.app.screen() else { panic!("no results") };
        assert_eq!((results.best_before, results.is_best()), (before, is_best));
        assert_eq!(results.milliseconds_won().is_some(), is_best && before.is_some());
    }
}

#[test]
fn every_room_is_explored_once() {
    let mut player = Player::with(small());
    player.press(Action::Confirm);
    let share = |player: &Player| match player.app.screen() {
        Screen::Play(play) => (play.explored_share() * 30.0).round() as u32,
        _ => panic!("not playing"),
    };
    assert_eq!(share(&player), 1);
    player.walk_to_cheese(3);
    assert_eq!(share(&player), 4);
    let Screen::Play(play) = player.app.screen() else { unreachable!() };
    let back = play.run().trail().windows(2).next_back().map(|pair| (pair[1], pair[0])).unwrap();
    player.walk(back.0.direction_towards(back.1).unwrap());
    assert_eq!(share(&player), 4, "it has been there before");
}

#[test]
fn the_mouse_is_given_back() {
    let mut player = Player::with(small());
    player.press(Action::Confirm);
    player.press(Action::Solve);
    player.wait(30);
    player.press(Action::Solve);
    assert!(player.told("solving off"));
    player.walk_to_cheese(usize::MAX);
    player.wait(400);
    assert_eq!(player.screen(), "results");
}

#[test]
fn a_break_stops_the_time_and_leaving_loses_nothing() {
    let mut player = Player::with(small());
    player.press(Action::Confirm);
    player.walk_to_cheese(3);
    player.tick(&Inputs { focus_lost: true, ..Inputs::default() });
    assert_eq!(player.screen(), "pause");
    let time = player.app.unfinished().unwrap().milliseconds();
    player.wait(1000);
    assert_eq!(player.app.unfinished().unwrap().milliseconds(), time);
    player.press(Action::Click(Target::Entry(7)));
    assert_eq!(player.screen(), "title");
    let run = player.app.unfinished().unwrap();
    let (place, trail) = (run.place(), run.trail().to_vec());
    // Looking at other things does not lose it.
    player.press(Action::Click(Target::Entry(5)));
    player.press(Action::Back);
    player.press(Action::Click(Target::Entry(0)));
    assert_eq!(player.screen(), "play");
    let Screen::Play(play) = player.app.screen() else { unreachable!() };
    assert_eq!((play.run().place(), play.run().trail()), (place, &trail[..]));
    assert!(play.run().milliseconds() >= time);
    player.walk_to_cheese(usize::MAX);
    player.wait(400);
    assert_eq!(player.screen(), "results");
    assert!(player.app.unfinished().is_none());
}

#[test]
fn settings_are_reached_from_title_and_break_and_come_back() {
    let mut player = Player::with(small());
    player.press(Action::Click(Target::Entry(5)));
    assert_eq!(player.screen(), "settings");
    player.press(Action::Click(Target::Choice(1, 2)));
    assert_eq!(player.app.settings().look, Look::Paper);
    player.press(Action::Click(Target::Choice(0, 1)));
    assert_eq!(player.app.language(), Language::Chinese);
    player.press(Action::Back);
    assert_eq!(player.screen(), "title");
    player.press(Action::Click(Target::Entry(0)));
    player.walk_to_cheese(1);
    player.press(Action::Back);
    player.press(Action::Click(Target::Entry(5)));
    assert_eq!(player.screen(), "settings");
    player.press(Action::Back);
    assert_eq!(player.screen(), "pause");
    player.press(Action::Back);
    assert_eq!(player.screen(), "play");
}

#[test]
fn the_break_keeps_the_maze_as_a_file() {
    let mut player = Player::with(small());
    player.press(Action::Confirm);
    player.walk_to_cheese(1);
    player.press(Action::Back);
    for (saves, expected) in [(Action::Back, false), (Action::Confirm, true)] {
        player.press(Action::Click(Target::Entry(4)));
        assert_eq!(player.screen(), "export");
        player.press(Action::Click(Target::Choice(0, 1)));
        player.press(Action::Click(Target::Choice(1, 1)));
        player.press(saves);
        assert_eq!(player.screen(), "pause");
        assert_eq!(player.told("export Svg true"), expected);
    }
}

#[test]
fn the_panel_takes_codes_and_explains_what_is_none() {
    let mut player = Player::new();
    for code in [
        "kruskal1-9x4-joined-7",
        "growing-tree1-8x5-random30-joined-loops25-7",
        "division1-5x6-0",
        "prim1-8x9-loops15-42",
    ] {
        player.press(Action::Paste(code.to_owned()));
        assert_eq!(player.app.code().as_deref(), Some(code));
    }
    player.press(Action::Paste("kruskal7-8x9-42".to_owned()));
    let Screen::Title(title) = player.app.screen() else { unreachable!() };
    let complaint = title.complaint.as_ref().unwrap().to_string();
    assert_eq!(complaint, "kruskal7 is not known here: this program builds kruskal1");
    assert_eq!(player.app.code().as_deref(), Some("prim1-8x9-loops15-42"), "nothing changed");
    player.press(Action::Copy);
    assert!(player.told("copy prim1-8x9-loops15-42"));
    let preview = title_preview(&player).unwrap();
    player.press(Action::Confirm);
    let Screen::Play(play) = player.app.screen() else { unreachable!() };
    assert_eq!(play.run().course().maze, preview.maze, "played is what was shown");
}

#[test]
fn a_seed_is_rolled_by_key_and_by_button() {
    let mut player = Player::new();
    let mut codes = vec![player.app.code()];
    player.press(Action::NewSeed);
    codes.push(player.app.code());
    player.press(Action::Click(Target::Choice(3, 0)));
    codes.push(player.app.code());
    codes.dedup();
    assert_eq!(codes.len(), 3, "{codes:?}");
}

fn title_preview(player: &Player) -> Option<Arc<Course>> {
    let Screen::Title(title) = player.app.screen() else { return None };
    title.preview.clone()
}

#[test]
fn typed_nonsense_leaves_every_field_usable() {
    let mut player = Player::new();
    for field in 0..7 {
        for text in ["999999999999999999999999", "0", "-1", "\u{0}\u{7f}", "笑😀é", "1x", ""] {
            player.press(Action::Click(Target::Field(field)));
            player.type_text(text);
            player.press(Action::Erase);
            player.press(Action::Go(Direction::Left));
            player.press(Action::Go(Direction::Right));
            assert!(player.app.code().is_some(), "field {field} after {text:?}");
        }
    }
    player.press(Action::Click(Target::Field(3)));
    player.type_text("笑");
    let code = player.app.code().unwrap();
    assert!(code.ends_with("-2822290335635537565"), "{code}");
    player.press(Action::Click(Target::Field(1)));
    player.type_text("12");
    player.press(Action::Go(Direction::Down));
    player.type_text("345");
    assert!(player.app.code().unwrap().contains("-12x345-"));
}

#[test]
fn a_giant_is_awaited_and_can_be_given_up() {
    let mut player = Player::new();
    player.press(Action::Paste("kruskal1-1000x1000-1".to_owned()));
    player.press(Action::Confirm);
    assert_eq!(player.screen(), "loading");
    player.app.take_progress(0.5);
    player.press(Action::Back);
    assert_eq!(player.screen(), "title");
}

fn watch(player: &Player) -> &Watch {
    let Screen::Watch(watch) = player.app.screen() else { panic!("at {}", player.screen()) };
    watch
}

#[test]
fn the_theatre_plays_steps_and_jumps() {
    let mut player = Player::with(small());
    player.press(Action::Paste("kruskal1-20x15-7".to_owned()));
    player.press(Action::Go(Direction::Down));
    player.press(Action::Confirm);
    assert_eq!(player.screen(), "watch");
    player.wait(240);
    let played = watch(&player).timeline().unwrap().step();
    assert!((10..30).contains(&played), "{played} steps in two seconds at eight a second");
    player.press(Action::PlayPause);
    let held = watch(&player).deck().step();
    player.wait(100);
    assert_eq!(watch(&player).timeline().unwrap().step(), held);
    let go = |direction, run, leap| Inputs {
        actions: vec![Action::Go(direction)],
        run,
        leap,
        ..Inputs::default()
    };
    player.press(Action::Home);
    for (run, leap, step) in [(false, false, 1), (true, false, 11), (false, true, 111)] {
        player.tick(&go(Direction::Right, run, leap));
        assert_eq!(watch(&player).timeline().unwrap().step(), step);
    }
    player.tick(&go(Direction::Left, true, false));
    assert_eq!(watch(&player).timeline().unwrap().step(), 101);
    player.press(Action::Skip);
    assert!(watch(&player).timeline().unwrap().show().ending().is_some());
    player.press(Action::Drag(0.0));
    assert_eq!(watch(&player).timeline().unwrap().step(), 0);
}

#[test]
fn the_theatre_changes_its_bill_and_its_maze_can_be_played() {
    let mut player = Player::with(small());
    player.press(Action::Go(Direction::Down));
    player.press(Action::Confirm);
    let mut codes = vec![player.app.code().unwrap()];
    for action in [Action::NewSeed, Action::NextGenerator, Action::MoreLoops] {
        player.press(action);
        codes.push(player.app.code().unwrap());
        assert!(watch(&player).timeline().is_some());
    }
    codes.dedup();
    assert_eq!(codes.len(), 4, "{codes:?}");
    let before = watch(&player).bill().solver;
    player.press(Action::NextSolver);
    assert_ne!(watch(&player).bill().solver, before);
    let back = Inputs { actions: vec![Action::NextSolver], run: true, ..Inputs::default() };
    player.tick(&back);
    assert_eq!(watch(&player).bill().solver, before);
    player.press(Action::Confirm);
    player.wait(2);
    assert_eq!(player.screen(), "play");
    assert_eq!(player.app.code(), codes.pop());
}

fn contest(player: &Player) -> &SideBySide {
    let Screen::SideBySide(contest) = player.app.screen() else { panic!("at {}", player.screen()) };
    contest
}

/// A player in the theatre before a maze of this code.
fn in_theatre(code: &str) -> Player {
    let mut player = Player::with(small());
    player.press(Action::Paste(code.to_owned()));
    player.press(Action::Go(Direction::Down));
    player.press(Action::Confirm);
    assert_eq!(player.screen(), "watch");
    player
}

#[test]
fn several_go_side_by_side_and_the_table_tells_only_of_those_who_arrived() {
    let mut player = in_theatre("kruskal1-9x14-loops20-7");
    player.press(Action::SideBySide);
    assert_eq!(player.screen(), "contest");
    assert!(player.told("contest"));
    let steps: Vec<u64> =
        contest(&player).contest().unwrap().lanes().iter().map(Timeline::steps).collect();
    assert_eq!(steps.len(), 4);
    for share in [0.0, 0.2, 0.5, 0.8, 1.0] {
        player.press(Action::Pause);
        player.press(Action::Drag(share));
        let screen = contest(&player);
        let now = screen.contest().unwrap().step();
        for (lane, &steps) in steps.iter().enumerate() {
            let standing = screen.standing(lane);
            assert_eq!(standing.is_some(), steps <= now);
            assert!(standing.is_none_or(|one| one.steps == steps && one.place.is_some()));
        }
        assert_eq!(screen.is_over(), now == *steps.iter().max().unwrap());
    }
    player.press(Action::Back);
    assert_eq!(player.screen(), "watch");
}

#[test]
fn lanes_come_and_go_and_no_two_are_the_same() {
    let mut player = in_theatre("kruskal1-5x8-7");
    player.press(Action::SideBySide);
    for generators in [false, true] {
        for expected in [3, 2, 2] {
            player.press(Action::FewerLanes);
            assert_eq!(contest(&player).lineup().lanes.len(), expected);
        }
        for expected in [3, 4, 4] {
            player.press(Action::MoreLanes);
            assert_eq!(contest(&player).lineup().lanes.len(), expected);
        }
        for lane in 0..4 {
            player.press(Action::Lane(lane));
            assert_eq!(contest(&player).chosen(), lane);
            for _ in 0..12 {
                let before = contest(&player).lineup().clone();
                let action = if generators { Action::NextGenerator } else { Action::NextSolver };
                player.press(action.clone());
                assert!(contest(&player).contest().is_some());
                let (same, changed) = match (&before.lanes, &contest(&player).lineup().lanes) {
                    (Lanes::Solvers(one), Lanes::Solvers(other)) => (
                        other.iter().enumerate().any(|(at, one)| other[..at].contains(one)),
                        one[lane] != other[lane],
                    ),
                    (Lanes::Generators(one), Lanes::Generators(other)) => (
                        other.iter().enumerate().any(|(at, one)| other[..at].contains(one)),
                        one[lane] != other[lane],
                    ),
                    _ => panic!("{before:?}"),
                };
                assert!(changed && !same, "{:?}", contest(&player).lineup().lanes);
                let back = Inputs { actions: vec![action.clone()], run: true, ..Inputs::default() };
                player.tick(&back);
                assert_eq!(contest(&player).lineup(), &before);
                player.press(action);
            }
        }
        player.press(Action::SwitchKind);
    }
    assert!(matches!(contest(&player).lineup().lanes, Lanes::Solvers(_)));
    player.press(Action::SwitchKind);
    player.press(Action::Lane(2));
    let Lanes::Generators(generators) = contest(&player).lineup().lanes.clone() else { panic!() };
    player.press(Action::NewSeed);
    player.press(Action::Confirm);
    player.wait(2);
    assert_eq!(player.screen(), "play");
    assert!(player.app.code().unwrap().starts_with(generators[2].name()));
}

#[test]
fn what_is_given_up_for_another_screen_is_asked_for_again() {
    let mut app = App::new(small(), Language::English, 1);
    let press = |app: &mut App, action: Action| {
        app.tick(&Inputs { actions: vec![action], ..Inputs::default() })
    };
    let asks = |events: &[Event], order: Order| {
        events.iter().any(|event| matches!(event, Event::Prepare(one) if *one == order))
    };
    press(&mut app, Action::Go(Direction::Down));
    let events = press(&mut app, Action::Confirm);
    assert!(asks(&events, Order::Rehearse), "{events:?}");
    let events = press(&mut app, Action::SideBySide);
    assert!(asks(&events, Order::Compete), "{events:?}");
    let events = press(&mut app, Action::Back);
    assert!(asks(&events, Order::Rehearse), "{events:?}");
}

#[test]
fn too_large_a_maze_is_not_shown_several_times() {
    let mut app = App::new(small(), Language::English, 1);
    for action in [
        Action::Paste("kruskal1-501x501-1".to_owned()),
        Action::Go(Direction::Down),
        Action::Confirm,
    ] {
        app.tick(&Inputs { actions: vec![action], ..Inputs::default() });
    }
    let events = app.tick(&Inputs { actions: vec![Action::SideBySide], ..Inputs::default() });
    assert!(!events.iter().any(|event| matches!(event, Event::Prepare(_))), "{events:?}");
    let Screen::SideBySide(contest) = app.screen() else { panic!() };
    assert!(contest.is_too_large() && !contest.waits());
}

fn school(player: &Player) -> &RatSchool {
    let Screen::School(school) = player.app.screen() else { panic!("at {}", player.screen()) };
    school
}

/// How many runs each rat has made, and each of the player's.
fn runs(player: &Player) -> (Vec<usize>, Vec<u32>) {
    let school = school(player).school().unwrap();
    let rats = school.rats().iter().map(|rat| rat.lessons().len()).collect();
    (rats, school.player_curve().to_vec())
}

#[test]
fn rats_learn_at_any_speed_and_begin_again() {
    let mut player = in_theatre("kruskal1-6x9-7");
    player.press(Action::School);
    assert_eq!(player.screen(), "school");
    assert!(player.told("school"));
    player.wait(240);
    let strides = school(&player).strides_taken();
    assert!((10..30).contains(&strides), "{strides} in two seconds at eight a second");
    player.press(Action::PlayPause);
    player.wait(100);
    assert_eq!(school(&player).strides_taken(), strides);
    for (run, more) in [(false, 1), (true, 10)] {
        let actions = vec![Action::Go(Direction::Right)];
        player.tick(&Inputs { actions, run, ..Inputs::default() });
        assert_eq!(school(&player).strides_taken(), strides + if run { 11 } else { more });
    }
    player.press(Action::Skip);
    player.wait(150);
    let learnt = runs(&player).0;
    let perfect = &school(&player).school().unwrap().rats()[0];
    assert!(perfect.has_learnt() && !school(&player).is_playing(), "{learnt:?}");
    player.press(Action::Home);
    assert_eq!(runs(&player).0, [0; 4]);
    player.press(Action::Skip);
    player.wait(150);
    assert_eq!(runs(&player).0, learnt, "the same rats");
    let code = player.app.code();
    player.press(Action::NewSeed);
    assert_ne!(player.app.code(), code);
    assert!(school(&player).school().is_some());
    player.press(Action::Back);
    assert_eq!(player.screen(), "watch");
}

#[test]
fn the_players_runs_stand_beside_those_of_the_rats() {
    let mut player = in_theatre("kruskal1-6x9-7");
    player.press(Action::School);
    player.press(Action::Skip);
    player.wait(150);
    let rats = runs(&player).0;
    for round in 1..=2 {
        player.press(Action::Confirm);
        assert_eq!(player.screen(), "play");
        player.walk_to_cheese(usize::MAX);
        player.wait(400);
        assert_eq!(player.screen(), "results");
        assert!(player.app.is_run_for_school());
        player.press(Action::Back);
        assert_eq!(runs(&player), (rats.clone(), vec![0; round]));
    }
    // Help is no learning.
    player.press(Action::Confirm);
    player.press(Action::Hint);
    player.walk_to_cheese(usize::MAX);
    player.wait(400);
    player.press(Action::Back);
    assert_eq!(runs(&player).1.len(), 2);
    // Another school in the same maze knows them too.
    player.press(Action::Back);
    assert_eq!(player.screen(), "title");
    player.press(Action::Go(Direction::Down));
    player.press(Action::Confirm);
    player.press(Action::School);
    assert_eq!(runs(&player), (vec![0; 4], vec![0; 2]));
}

#[test]
fn too_large_a_maze_is_not_learnt() {
    for (code, is_too_large) in [("prim1-100x100-1", false), ("prim1-101x100-1", true)] {
        let mut player = in_theatre(code);
        player.press(Action::School);
        assert_eq!(school(&player).is_too_large(), is_too_large);
        assert_eq!(school(&player).school().is_none(), is_too_large);
        player.wait(3);
        player.press(Action::Confirm);
        assert_eq!(player.screen(), if is_too_large { "school" } else { "play" });
    }
}

#[test]
fn the_maze_of_a_break_is_watched_and_the_break_comes_back() {
    let mut player = Player::with(small());
    player.press(Action::Confirm);
    player.walk_to_cheese(3);
    player.press(Action::Back);
    let time = player.app.unfinished().unwrap().milliseconds();
    let trail = player.app.unfinished().unwrap().trail().to_vec();
    player.press(Action::Click(Target::Entry(3)));
    assert_eq!(player.screen(), "watch");
    assert_eq!(player.app.code().as_deref(), Some("kruskal1-6x5-7"));
    player.wait(600);
    player.press(Action::Back);
    assert_eq!(player.screen(), "pause");
    let run = player.app.unfinished().unwrap();
    assert_eq!((run.milliseconds(), run.trail()), (time, &trail[..]), "it is as it was");
    player.press(Action::Back);
    assert_eq!(player.screen(), "play");
}

#[test]
fn a_run_that_waits_below_the_theatre_is_kept_when_another_maze_is_played() {
    let mut player = Player::with(small());
    player.press(Action::Confirm);
    player.walk_to_cheese(3);
    player.press(Action::Back);
    player.press(Action::Click(Target::Entry(3)));
    // Too large for the one who makes mazes ready here: it is waited for.
    player.press(Action::Paste("prim1-101x102-7".to_owned()));
    player.press(Action::Confirm);
    assert_eq!(player.screen(), "loading");
    assert_eq!(player.app.unfinished().map(|run| run.trail().len()), Some(4));
    player.press(Action::Back);
    assert_eq!(player.screen(), "title");
    player.press(Action::Click(Target::Entry(0)));
    assert_eq!(player.screen(), "play");
    assert_eq!(player.app.code().as_deref(), Some("kruskal1-6x5-7"));
}

#[test]
fn the_maze_of_a_result_is_watched_and_the_result_comes_back() {
    let mut player = Player::with(small());
    player.press(Action::Confirm);
    player.walk_to_cheese(usize::MAX);
    player.wait(400);
    player.press(Action::Watch);
    assert_eq!(player.screen(), "watch");
    assert_eq!(player.app.code().as_deref(), Some("kruskal1-6x5-7"));
    player.press(Action::Back);
    let Screen::Results(results) = player.app.screen() else { panic!("at {}", player.screen()) };
    assert!(results.is_best());
}

#[test]
fn the_theatre_saves_pictures_and_films() {
    let mut player = Player::with(small());
    player.press(Action::Go(Direction::Down));
    player.press(Action::Confirm);
    player.press(Action::SavePicture);
    assert!(player.told("picture"));
    let darkroom = |player: &Player| {
        (watch(player).darkroom().menu().is_some(), watch(player).darkroom().share())
    };
    // The menu that asks what is filmed is left again without leaving the theatre.
    player.press(Action::Film);
    assert_eq!(darkroom(&player), (true, None));
    player.press(Action::Back);
    assert_eq!(darkroom(&player), (false, None));
    player.press(Action::Film);
    let step = watch(&player).deck().step();
    player.press(Action::Go(Direction::Down));
    player.press(Action::Confirm);
    assert!(player.told("film Build") && !player.told("film Both"));
    assert!(watch(&player).deck().step() <= step + 2, "the arrow chose and did not step");
    assert_eq!(darkroom(&player), (false, Some(0.0)));
    // One film at a time; while it is made, Back gives it up.
    player.press(Action::Film);
    assert!(!player.told("film Solve") && !darkroom(&player).0);
    player.app.take_film_progress(Some(0.5));
    assert_eq!(darkroom(&player), (false, Some(0.5)));
    player.press(Action::Back);
    assert!(player.told("no film"));
    assert_eq!((player.screen(), darkroom(&player)), ("watch", (false, None)));
    player.press(Action::Film);
    player.press(Action::Click(Target::Entry(2)));
    assert!(player.told("film Solve"));
    player.app.take_film_progress(None);
    player.press(Action::Back);
    assert_eq!(player.screen(), "title");
}

#[test]
fn of_a_maze_that_is_there_already_only_the_search_is_filmed() {
    let mut player = Player::with(small());
    let maze = Build::new(&"prim1-4x7-3".parse().unwrap()).finish();
    let bill = Bill { source: Source::Given(Arc::new(maze)), solver: Solver::AStar };
    let events = player.app.watch(bill);
    assert!(matches!(events[0], Event::Prepare(Order::Rehearse)));
    player.press(Action::Film);
    assert!(!player.told("film"), "there is nothing to film yet");
    let timeline = Timeline::of(watch(&player).bill().show());
    player.app.take(Ready::Timeline(Box::new(timeline)));
    player.press(Action::Film);
    assert!(player.told("film Solve"));
    let film = watch(&player).film(Acts::Solve).unwrap();
    assert!(film.frames() > 10);
}

#[test]
fn another_order_does_not_keep_the_theatre_waiting_for_ever() {
    let mut player = Player::with(small());
    let spec: Spec = "prim1-4x7-3".parse().unwrap();
    player.app.watch(Bill { source: Source::Grown(spec), solver: Solver::Tremaux });
    player.app.open(Order::Read);
    assert_eq!(player.screen(), "loading");
    player.press(Action::Back);
    player.wait(1);
    assert!(watch(&player).timeline().is_some(), "it was asked for once more");
}

#[test]
fn the_screensaver_comes_when_nobody_stirs_and_goes_when_somebody_does() {
    let mut player = Player::with(small());
    let stir = Inputs { stirred: true, ..Inputs::default() };
    player.wait(TITLE_IDLE_TICKS / 2);
    player.tick(&stir);
    player.wait(TITLE_IDLE_TICKS - 1);
    assert_eq!(player.screen(), "title");
    player.wait(1);
    assert_eq!(player.screen(), "screensaver");
    player.wait(1000);
    assert_eq!(player.screen(), "screensaver");
    // The key that ends it does nothing else.
    let actions = vec![Action::Confirm, Action::Back];
    player.tick(&Inputs { actions, stirred: true, ..Inputs::default() });
    player.wait(2);
    assert_eq!(player.screen(), "title");
    assert!(title_preview(&player).is_some());
    player.wait(TITLE_IDLE_TICKS / 2);
    assert_eq!(player.screen(), "title", "the wait begins anew");
}

#[test]
fn the_screensaver_disturbs_neither_typing_nor_a_run() {
    let mut player = Player::with(small());
    player.press(Action::Click(Target::Field(3)));
    player.type_text("tea");
    let code = player.app.code();
    player.wait(3 * TITLE_IDLE_TICKS);
    assert_eq!((player.screen(), player.app.code()), ("title", code));
    player.press(Action::Confirm);
    player.walk_to_cheese(2);
    player.wait(3 * TITLE_IDLE_TICKS);
    assert_eq!(player.screen(), "play");
}

#[test]
fn ten_thousand_random_actions_always_leave_a_screen_that_answers() {
    let mut dice = Dice::new(233);
    let mut player = Player::with(small());
    for _ in 0..10_000 {
        let direction = Direction::nth(dice.below(4) as u8);
        let place = dice.below(9) as usize;
        let action = match dice.below(47) {
            0..6 => Action::Go(direction),
            6 => Action::Confirm,
            7 => Action::Back,
            8 => Action::Next,
            9 => Action::Hint,
            10 => Action::Solve,
            11 => Action::Trail,
            12 => Action::Restart,
            13 => Action::NewSeed,
            14 => Action::Pause,
            15 => Action::Hud,
            16 => Action::Zoom(dice.below(9) as f32 - 4.0),
            17 => Action::Faster,
            18 => Action::Skip,
            19 => Action::Copy,
            20 => Action::Paste(["", "x", "dig1-4x4-1", "kruskal1-3x3-2"][place % 4].to_owned()),
            21 => Action::Type(char::from_u32(dice.below(0x3000)).unwrap_or('x')),
            22 => Action::Erase,
            23 => Action::Point(Target::Entry(place)),
            24 => Action::Click(Target::Choice(place, dice.below(4) as usize)),
            25 => Action::Click(Target::Arrow(place, dice.below(3) as i8 - 1)),
            26 => Action::PlayPause,
            27 => Action::Home,
            28 => Action::Drag(dice.below(200) as f32 / 100.0 - 0.5),
            29 => Action::NextGenerator,
            30 => Action::NextSolver,
            31 => Action::MoreLoops,
            32 => Action::Watch,
            33 => Action::SavePicture,
            34 => Action::Film,
            35 => Action::SideBySide,
            36 => Action::SwitchKind,
            37 => Action::Lane(place),
            38 => Action::MoreLanes,
            39 => Action::FewerLanes,
            40 => Action::School,
            41 => Action::TakeKey(Key::ALL.get(dice.below(100) as usize).copied()),
            42 => Action::UsualKeys,
            43 => Action::Click(Target::Field(place)),
            44 => Action::WhoLooked,
            _ => Action::Click(Target::Entry(place)),
        };
        let held = dice.coin().then_some(direction);
        let (run, leap, focus_lost) = (dice.coin(), dice.coin(), dice.below(50) == 0);
        let stirred = dice.coin();
        let steering = [0, 1].map(|_| {
            let pressed = dice.chance(30).then(|| Direction::nth(dice.below(4) as u8));
            Steering { held: pressed.or(held), pressed, run }
        });
        let actions = vec![action];
        player.tick(&Inputs { actions, held, run, leap, steering, focus_lost, stirred });
        if let Screen::Play(play) = player.app.screen() {
            let ((x, y), pitch) = play.camera().view(0.5);
            assert!(x.is_finite() && y.is_finite() && pitch > 0.0);
        }
        let scale = (1 + dice.below(30)) as f32 / 10.0;
        player.app.fit((dice.below(4000) as f32, dice.below(3000) as f32), scale);
    }
    for _ in 0..5 {
        player.press(Action::Back);
        if player.screen() == "pause" {
            let is_of_two = matches!(player.app.screen(), Screen::Versus(_));
            player.press(Action::Click(Target::Entry(if is_of_two { 3 } else { 7 })));
        }
    }
    assert_eq!(player.screen(), "title");
}
