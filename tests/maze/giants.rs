//! Giant mazes can be played before they are built and measured, with the same results.

use std::sync::Arc;

use icetea_maze::app::{App, Opening};
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::race::Race;
use icetea_maze::game::request::Request;
use icetea_maze::game::saved_run::{SavedGame, SavedRun};
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::{Build, Direction, Spec, Tile};
use icetea_maze::screens::Screen;
use icetea_maze::screens::play::Play;

/// Just large enough to be giants.
const CODES: [&str; 2] = ["kruskal1-1500x730-7", "kruskal1-600x1900-8"];

fn spec(code: &str) -> Spec {
    code.parse().unwrap()
}

fn whole(spec: Spec) -> Arc<MeasuredMaze> {
    Arc::new(MeasuredMaze::new(Build::new(&spec).finish(), Some(spec)))
}

#[test]
fn one_can_run_all_the_way_through_a_giant_that_is_never_built() {
    for code in CODES {
        let whole = whole(spec(code));
        let path: Vec<Tile> = whole.path_from(whole.maze.start()).step_by(2).collect();
        let begun = MeasuredMaze::near(&spec(code), whole.maze.start()).unwrap();
        let mut race = Race::alone(Arc::new(begun));
        let (mut looks, mut at) = (0, 0);
        while !race.is_over() {
            let here = race.runner(0).place();
            if let Some(wider) = race.measured().seen_from(here) {
                race.learn(Arc::new(wider));
                looks += 1;
            }
            assert!(race.measured().seen_from(here).is_none(), "one look is enough");
            at += usize::from(path.get(at + 1) == Some(&race.runner(0).destination()));
            let held = path.get(at + 1).and_then(|&next| path[at].direction_towards(next));
            race.tick(&[Steering { held, ..Steering::default() }]);
        }
        assert_eq!(race.runner(0).trail, *path);
        assert!(looks > 2 && race.measured().known_part().is_some(), "{looks}");
    }
}

fn requests(events: &[Command]) -> Vec<&Request> {
    let requests = events.iter().map(|event| match event {
        Command::Ask(request) => Some(request),
        _ => None,
    });
    requests.flatten().collect()
}

fn play(app: &App) -> &Play {
    let Screen::Play(play) = &app.screen else { panic!("{}", app.screen.name()) };
    play
}

fn press(app: &mut App, actions: &[Action]) -> Vec<Command> {
    app.tick(&Inputs { actions: actions.to_vec(), ..Inputs::default() })
}

/// Carries out the last request, and returns the next ones.
fn carry_out(app: &mut App, request: &Request) -> Vec<Command> {
    let answer = request.clone().carry_out(&mut |_| true).unwrap();
    let mut events = app.take(answer);
    events.extend(press(app, &[]));
    events
}

#[test]
fn a_giant_is_walked_in_at_once_and_shows_the_way_once_it_is_known() {
    let spec = spec(CODES[0]);
    let mut app = App::new(Settings::default(), Language::English, 1);
    app.begin(Opening::Grown(spec));
    assert!(play(&app).race.measured().known_part().is_some(), "it is not built");
    let events = press(&mut app, &[Action::Hint, Action::Solve, Action::Hint, Action::Solve]);
    assert_eq!(requests(&events), [&Request::Walls(spec)]);
    assert!(play(&app).race.hint().is_none() && play(&app).race.solving().is_none());

    // Half a stride, in the middle of which the rest of the maze arrives.
    let first = whole(spec).path_from(Tile::new(1, 1)).nth(1).unwrap();
    let direction = Tile::new(1, 1).direction_towards(first).unwrap();
    press(&mut app, &[Action::Go(direction)]);
    (0..5).for_each(|_| drop(press(&mut app, &[])));
    let pose = play(&app).runner().pose(0.0).at;
    let camera = play(&app).camera.view(0.0);
    let events = app.take(Request::Walls(spec).carry_out(&mut |_| true).unwrap());
    assert!(requests(&events).is_empty());
    assert!(play(&app).race.measured().known_part().is_none());
    assert_eq!(play(&app).runner().pose(0.0).at, pose, "nothing jumps");
    assert_eq!(play(&app).camera.view(0.0), camera);

    let events = press(&mut app, &[Action::Hint, Action::Hint]);
    let [measure @ Request::Measure(maze, Some(_))] = requests(&events)[..] else {
        panic!("{events:?}")
    };
    assert!(Arc::ptr_eq(maze, &play(&app).race.measured().maze), "nothing is copied");
    assert!(play(&app).race.hint().is_none(), "the ways are not known");
    assert!(requests(&carry_out(&mut app, measure)).is_empty(), "nothing is left to be known");
    press(&mut app, &[Action::Hint, Action::Hint]);
    assert!(play(&app).race.hint().is_some());
}

#[test]
fn a_run_that_began_before_its_maze_was_built_knows_how_short_its_way_was() {
    let whole = whole(spec(CODES[1]));
    let begun = MeasuredMaze::near(&spec(CODES[1]), whole.maze.start()).unwrap();
    let mut race = Race::alone(Arc::new(begun));
    race.learn(Arc::clone(&whole));
    assert_eq!(Some(race.summary(0).shortest), whole.shortest);
    assert_eq!(race.summary(0), Race::alone(whole).summary(0));
}

#[test]
fn what_the_title_has_begun_to_build_is_not_begun_anew_for_the_game() {
    let (mut settings, spec) = (Settings::default(), spec(CODES[1]));
    let [width, height] = [spec.size().width(), spec.size().height()].map(u32::from);
    (settings.maze.width, settings.maze.height) = (width, height);
    settings.maze.seed = spec.seed().to_string();
    let mut app = App::new(settings, Language::English, 1);
    let asked = press(&mut app, &[]);
    assert_eq!(requests(&asked), [&Request::Walls(spec)]);
    let events = press(&mut app, &[Action::Go(Direction::Down), Action::Confirm]);
    assert_eq!(play(&app).race.measured().spec, Some(spec));
    let is_void = |event: &Command| matches!(event, Command::Ask(_) | Command::CancelRequest);
    assert!(!events.iter().any(is_void), "{events:?}");

    // Nor while another screen has the keys, nor back on the title.
    press(&mut app, &[Action::Pause]);
    let events = press(&mut app, &[Action::Click(Target::Entry(4))]);
    assert_eq!(app.screen.name(), "settings");
    assert!(!events.iter().any(is_void), "{events:?}");
    let events = carry_out(&mut app, &Request::Walls(spec));
    assert!(requests(&events).is_empty(), "the settings need nothing");
    let events = press(&mut app, &[Action::Back]);
    assert!(matches!(requests(&events)[..], [Request::Measure(..)]), "{events:?}");
}

#[test]
fn a_giant_that_was_left_is_gone_on_with_before_it_is_built_where_its_trail_is_known() {
    for code in CODES {
        let (spec, whole) = (spec(code), whole(spec(code)));
        let path: Vec<Tile> = whole.path_from(whole.maze.start()).step_by(2).collect();
        for (places, is_known) in [(1, true), (200, true), (path.len() - 1, false)] {
            let trail = path[..places].to_vec();
            let left = SavedRun::of(&Race::resume(Arc::clone(&whole), trail, 5_000, false));
            let mut app = App::new(Settings::default(), Language::English, 1);
            app.offer(SavedGame::Run(left.clone()));
            let events = press(&mut app, &[Action::Confirm]);
            if is_known {
                assert_eq!(requests(&events), [&Request::Walls(spec)]);
                assert!(play(&app).race.measured().known_part().is_some(), "it is not built");
            } else {
                let [resume @ Request::Resume(_)] = requests(&events)[..] else {
                    panic!("{events:?}")
                };
                carry_out(&mut app, resume);
            }
            // Not `assert_eq`, which would print unreadable trails.
            assert!(SavedRun::of(&play(&app).race).trail == left.trail);
        }
    }
}
