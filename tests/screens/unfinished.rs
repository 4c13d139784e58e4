//! Unfinished games: all of them can be reached from the title, by keys and by the pointer, and be
//! discarded.

use std::collections::BTreeSet;

use icetea_maze::app::App;
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::game::journey::Stop;
use icetea_maze::game::records::{Day, Week, daily, daily_puzzle};
use icetea_maze::game::request::Request;
use icetea_maze::game::saved_run::{
    GivenMaze, MazeSource, SavedEndless, SavedGame, SavedKey, SavedMatch, SavedRun,
};
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::game::store_task::StoreTask;
use icetea_maze::game::versus::rules::Seat;
use icetea_maze::maze::{Direction, text};
use icetea_maze::picture::{ControlTarget, vec2};
use icetea_maze::screens::Screen;
use icetea_maze::screens::title::Entry;

use super::laws::flattened;
use super::seen::texts;
use super::{fit, seen};

/// The time of the test.
pub const NOW: u64 = 1_790_000_000;

fn run(maze: MazeSource, minutes: u64) -> SavedGame {
    SavedGame::Run(SavedRun {
        maze,
        tile: (1, 1),
        milliseconds: 7_123 * (1 + minutes),
        steps: 0,
        helped: false,
        slow: false,
        trail: vec![(1, 1)],
        track: None,
        flags: Vec::new(),
        left_at: 0,
    })
}

/// The maximum number that is saved, of every kind, the latest last.
pub fn ten() -> Vec<SavedGame> {
    let code = |code: &str| MazeSource::Code(code.to_owned());
    let day = Day::of_date(2026, 11, 21).expect("a day");
    let cave =
        text::read(b"#########\n#S    ###\n###  #  #\n#    # G#\n#########\n").expect("it is one");
    let stop = |place| code(Stop::at(place).expect("a stop").code());
    let game = SavedMatch {
        code: "kruskal1-9x7-3~race-bo3".to_owned(),
        drawn_alike: false,
        sides_swapped: false,
        winners: vec![Some(Seat::Two)],
        ghost: None,
        round: None,
        left_at: 0,
    };
    let endless = SavedEndless {
        code: "endless1-7".to_owned(),
        cheese: (3, 2),
        clock_ticks: 3_000,
        left_at_cheeses: vec![1_700],
        ..SavedEndless::default()
    };
    let all = [
        run(code(&Week::of(day).spec().to_string()), 900),
        SavedGame::Lesson(3),
        run(code("growing-tree2-100x97-loops15-4294967295"), 3),
        run(stop(3), 1),
        SavedGame::Match(game),
        run(MazeSource::Given(GivenMaze::new(cave)), 0),
        run(code(&daily::spec(day).to_string()), 4),
        run(stop(6), 2),
        run(code("prim1-9x6-7"), 5),
        SavedGame::Endless(endless),
    ];
    let ago = |place: usize| 40 * 5_u64.pow(9 - place as u32);
    all.into_iter().enumerate().map(|(place, saved)| saved.left(NOW - ago(place))).collect()
}

fn tick(app: &mut App, action: Option<Action>) -> Vec<Command> {
    let mut told = Vec::new();
    let mut events = app.tick(&Inputs { actions: Vec::from_iter(action), ..Inputs::default() });
    while let Some(event) = events.pop() {
        match event {
            // A weekly maze is played before it is built, and takes long to build.
            Command::Ask(Request::Walls(_)) => {}
            Command::Ask(request) => {
                let answer = request.carry_out(&mut |_| true).expect("nobody gives it up");
                events.extend(app.take(answer));
            }
            event => told.push(event),
        }
    }
    told
}

/// The title of a game with these unfinished games.
fn title(saved: &[SavedGame]) -> App {
    let mut settings = Settings { lesson_settled: true, ..Settings::default() };
    (settings.maze.width, settings.maze.height) = (4, 3);
    let mut app = App::new(settings, Language::English, 1);
    app.world.take_time(Day::of_date(2026, 11, 22).expect("a day"), NOW);
    for saved in saved {
        app.offer(saved.clone());
    }
    tick(&mut app, None);
    app
}

fn place(app: &App, entry: Entry) -> Option<usize> {
    let Screen::Title(title) = &app.screen else { panic!("at {}", app.screen.name()) };
    title.menu.entries().position(|(one, _)| one == entry)
}

/// Chooses the entry this far below the focus.
fn choose(app: &mut App, below: usize) {
    for _ in 0..below {
        tick(app, Some(Action::Go(Direction::Down)));
    }
    tick(app, Some(Action::Confirm));
    tick(app, None);
}

/// Goes down to the list of saved runs, and opens it.
fn open_list(app: &mut App) {
    let wanted = place(app, Entry::Unfinished).expect("there is more than one");
    while !matches!(&app.screen, Screen::Title(title) if title.menu.focus == wanted) {
        tick(app, Some(Action::Go(Direction::Down)));
    }
    choose(app, 0);
}

/// The game that is continued.
fn opened(app: &App) -> SavedKey {
    match &app.screen {
        Screen::Play(play) => SavedRun::of(&play.race).into(),
        Screen::Endless(game) => SavedGame::Endless(game.save().expect("it goes on")),
        Screen::Versus(versus) => SavedGame::Match(versus.save().expect("it goes on")),
        Screen::Lesson(_) => SavedGame::Lesson(0),
        screen => panic!("at {}", screen.name()),
    }
    .key()
}

/// What sort of game it is: a free maze, the journey, a day's maze, a week's, endless, a match or
/// the lesson.
fn sort(saved: &SavedGame) -> &'static str {
    let SavedGame::Run(run) = saved else {
        return match saved {
            SavedGame::Endless(_) => "endless",
            SavedGame::Match(_) => "match",
            _ => "lesson",
        };
    };
    let day = Day::of_date(2026, 11, 21).expect("a day");
    match &run.maze {
        MazeSource::Code(code) if *code == daily::spec(day).to_string() => "daily",
        MazeSource::Code(code) if *code == Week::of(day).spec().to_string() => "week",
        MazeSource::Code(code) if Stop::all().any(|stop| stop.code() == code) => "journey",
        MazeSource::Code(_) | MazeSource::Given(_) => "free",
    }
}

/// The latest of each sort, and then the rest.
fn in_order(saved: &[SavedGame]) -> Vec<SavedKey> {
    let is_first =
        |place: &usize| !saved[place + 1..].iter().any(|one| sort(one) == sort(&saved[*place]));
    let (first, rest): (Vec<_>, Vec<_>) = (0..saved.len()).rev().partition(is_first);
    first.into_iter().chain(rest).map(|place| saved[place].key()).collect()
}

/// All ten, left in several orders, and fewer of them.
fn cases() -> impl Iterator<Item = Vec<SavedGame>> {
    (0..10).step_by(3).flat_map(|first| {
        let mut saved = ten();
        saved.rotate_left(first);
        [1, 2, 10].map(|count| saved[..count].to_vec())
    })
}

#[test]
fn whatever_was_left_is_gone_on_with_by_keys_the_latest_of_each_kind_first() {
    for saved in cases() {
        let mut app = title(&saved);
        assert_eq!(place(&app, Entry::Continue), Some(0));
        assert_eq!(place(&app, Entry::Unfinished).is_some(), saved.len() > 1);
        choose(&mut app, 0);
        assert_eq!(opened(&app), saved[saved.len() - 1].key(), "one press");
        for (place, key) in
            in_order(&saved).into_iter().enumerate().skip(usize::from(saved.len() == 1))
        {
            let mut app = title(&saved);
            open_list(&mut app);
            choose(&mut app, place);
            assert_eq!(opened(&app), key, "{place} of {}", saved.len());
        }
    }
}

#[test]
fn whatever_was_left_is_gone_on_with_by_the_pointer() {
    let window = vec2(800.0, 600.0);
    let saved = ten();
    let list = || {
        let mut app = title(&saved);
        let entry = place(&app, Entry::Unfinished).expect("there is more than one");
        tick(&mut app, Some(Action::Click(Target::Entry(entry))));
        fit(&mut app, window);
        app
    };
    let app = list();
    let picture = seen(&app, window);
    let targets = picture.controls.iter().filter_map(|control| match control.target {
        ControlTarget::Target(target @ Target::Entry(_)) => Some(target),
        _ => None,
    });
    let targets: Vec<Target> = targets.collect();
    // A pointer that rests while keys choose something else clicks without a word of where it is.
    for comes_along in [true, false] {
        let opened = targets.iter().map(|&target| {
            let mut app = list();
            tick(&mut app, Some(Action::Point(target)).filter(|_| comes_along));
            tick(&mut app, Some(Action::Click(target)));
            tick(&mut app, None);
            opened(&app)
        });
        assert_eq!(opened.collect::<Vec<SavedKey>>(), in_order(&saved));
    }
}

#[test]
fn what_is_forgotten_is_asked_for_twice_and_nothing_else_goes() {
    let saved = ten();
    let by_key = |_| Action::Erase;
    let by_pointer = |place| Action::Click(Target::Choice(place, 0));
    // Keys forget what is chosen, and the pointer something else.
    for (forget, first) in [(by_key as fn(usize) -> Action, 0), (by_pointer, usize::MAX)] {
        let mut app = title(&saved);
        open_list(&mut app);
        let mut left = in_order(&saved);
        let mut at = first.min(left.len() - 1);
        while !left.is_empty() {
            let keys = |app: &App| -> BTreeSet<String> {
                let all = app.world.all_to_continue();
                all.iter().map(|left| format!("{:?}", left.saved.key())).collect()
            };
            let before = keys(&app);
            tick(&mut app, Some(forget(at)));
            // Doing anything else in between cancels it.
            tick(&mut app, Some(Action::Go(Direction::Up)));
            tick(&mut app, Some(Action::Go(Direction::Down)));
            let events = tick(&mut app, Some(forget(at)));
            assert_eq!((keys(&app), events.len()), (before, 0), "it only asks");
            let events = tick(&mut app, Some(forget(at)));
            let cleared = events.iter().find_map(|event| match event {
                Command::Keep(StoreTask::ClearRun(key)) => Some(key.clone()),
                _ => None,
            });
            let gone = left.remove(at);
            assert_eq!(cleared, Some(gone));
            let expected = left.iter().map(|key| format!("{key:?}")).collect();
            assert_eq!(keys(&app), expected);
            // When the latest of a kind goes, the one before it takes its place.
            left = app.world.all_to_continue().iter().map(|left| left.saved.key()).collect();
            at = at.min(left.len().saturating_sub(1));
        }
        tick(&mut app, None);
        assert_eq!(place(&app, Entry::Continue), None, "there is nothing to be continued");
    }
}

#[test]
fn who_was_asked_about_one_run_forgets_no_other() {
    let saved = ten();
    let mut app = title(&saved);
    open_list(&mut app);
    let forget = |place| Some(Action::Click(Target::Choice(place, 0)));
    assert!(tick(&mut app, forget(0)).is_empty());
    assert!(tick(&mut app, forget(1)).is_empty(), "it only asks about the other");
    let events = tick(&mut app, forget(1));
    let is_cleared = |event: &Command| matches!(event, Command::Keep(StoreTask::ClearRun(key)) if *key == in_order(&saved)[1]);
    assert!(events.iter().any(is_cleared), "{events:?}");
}

#[test]
fn puzzles_and_worlds_are_called_what_they_are() {
    let day = Day::of_date(2026, 11, 21).expect("a day");
    let puzzle = run(MazeSource::Code(daily_puzzle::code(day).to_owned()), 1).left(NOW - 60);
    let world = SavedEndless { code: "world1-31623x31623-1".to_owned(), ..SavedEndless::default() };
    let mut app = title(&[puzzle, SavedGame::Endless(world).left(NOW)]);
    let written = |app: &App| -> Vec<String> {
        let picture = seen(app, vec2(1280.0, 720.0));
        texts(&flattened(&picture)).iter().map(|seen| seen.text.text.clone()).collect()
    };
    // On the title there is no clock beside the entry that goes on in a world.
    let on_title = written(&app);
    assert!(on_title.iter().any(|text| text == "World"), "{on_title:?}");
    assert!(
        !on_title.iter().any(|text| text.contains(":0") || text.contains("0:")),
        "{on_title:?}"
    );
    open_list(&mut app);
    let listed = written(&app);
    for name in ["World", "Puzzle of "] {
        assert!(listed.iter().any(|text| text.starts_with(name)), "{listed:?}");
    }
}
