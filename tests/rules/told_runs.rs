//! A run of a program is kept as what it said, and is the same when that is heard again.

use std::sync::Arc;

use icetea_maze::app::App;
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::request::{Request, Response, Unreadable};
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::game::theatre::Source;
use icetea_maze::game::told_run::ToldRun;
use icetea_maze::guest::{
    GoalPlace, GuestEnd, GuestOrder, GuestPart, GuestTask, MouseHost, Patience, Performer,
};
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Build, UnionFind};
use icetea_maze::screens::Screen;
use icetea_maze::screens::own_program::OwnProgram;
use icetea_maze::screens::own_program::act::Act;

use super::micromouse;

const CODE: &str = "kruskal1-7x6-5";

/// What a program says next, when it has been told this.
type Program<'a> = &'a mut dyn FnMut(&str) -> Option<String>;

fn game(task: GuestTask, source: Source) -> App {
    let mut app = App::new(Settings::default(), Language::English, 1);
    let order = GuestOrder { task, command: "./mine".to_owned(), ..GuestOrder::default() };
    app.lead(OwnProgram::new(order, source, GoalPlace::Middle).unwrap());
    app
}

fn shown(app: &App) -> &OwnProgram {
    let Screen::OwnProgram(program) = &app.screen else { panic!("not there") };
    program
}

fn press(app: &mut App, actions: &[Action]) -> Vec<Command> {
    app.tick(&Inputs { actions: actions.to_vec(), ..Inputs::default() })
}

/// All that is seen of a run in the end.
fn seen(program: &OwnProgram) -> String {
    let last = match &program.act {
        Act::Walk { run, .. } => format!("{:?}", run.log.last()),
        Act::Build { run, .. } => format!("{:?}", run.log.last()),
        Act::Solve { run, .. } => format!("{:?}", run.log.last()),
    };
    let (steps, lines) = (program.act.steps(), program.act.lines(program.act.steps()));
    format!("{steps} {:?} {lines:?} {last}", program.end)
}

fn perform<P: Performer>(mut host: P, says: Program) -> (P, GuestEnd) {
    let (mut told, mut number) = (String::new(), 0);
    host.news();
    host.greet(&mut told);
    while let Some(line) = says(&std::mem::take(&mut told)) {
        if host.is_done() {
            return (host, GuestEnd::Done);
        }
        host.hear(&line, &mut told);
        number += 1;
        if number % 50 == 0 {
            host.take_log(&format!("said {number} lines"));
        }
    }
    (host, GuestEnd::Failed(3))
}

/// Lets a program do its task to its end.
fn run(app: &mut App, says: Program) {
    let part = begun(app);
    perform_in(part, says);
    press(app, &[]);
}

fn begun(app: &mut App) -> GuestPart {
    let part = press(app, &[]).into_iter().find_map(|command| match command {
        Command::RunGuest(_, part) => Some(part),
        _ => None,
    });
    part.expect("something is to be run")
}

fn perform_in(part: GuestPart, says: Program) {
    match part {
        GuestPart::Walk(maze, feed) => {
            let (mut host, end) = perform(MouseHost::new(maze, Patience::default()), says);
            feed.upgrade().unwrap().end(&mut host, end);
        }
        GuestPart::Build(judge, feed) => {
            let (mut host, end) = perform(*judge, says);
            feed.upgrade().unwrap().end(&mut host, end);
        }
        GuestPart::Solve(judge, feed) => {
            let (mut host, end) = perform(*judge, says);
            feed.upgrade().unwrap().end(&mut host, end);
        }
    }
}

/// What is kept in a file when the player asks for that.
fn kept(app: &mut App) -> Option<String> {
    press(app, &[Action::SaveRecording]).into_iter().find_map(|command| match command {
        Command::SaveToldRun(_, run) => Some(run.write()),
        _ => None,
    })
}

/// The game after it has opened a file.
fn opened(text: &str) -> Result<App, Unreadable> {
    let mut app = App::new(Settings::default(), Language::English, 1);
    app.open_file("run.txt".to_owned(), text.as_bytes().to_vec());
    let request = Request::Read { name: "run.txt".to_owned(), bytes: Arc::new(text.into()) };
    match request.carry_out(&mut |_| true).unwrap() {
        Response::Unreadable(_, why) => Err(why),
        answer => {
            app.take(answer);
            press(&mut app, &[]);
            Ok(app)
        }
    }
}

fn mouse(seed: u64) -> impl FnMut(&str) -> Option<String> {
    let mut dice = Dice::new(seed);
    let mut lines = 0;
    move |_| {
        lines += 1;
        (lines <= 3_000).then(|| match dice.below(40) {
            0 => "nothing of meaning \u{1b}[31m".to_owned(),
            1 => "setText 0 0 hello".to_owned(),
            _ => micromouse::command(&mut dice, false),
        })
    }
}

fn numbers(told: &str, word: &str) -> Option<[u32; 2]> {
    let line = told.lines().find(|line| line.starts_with(word))?;
    let mut numbers = line.split(' ').skip(1).map(|number| number.parse().unwrap());
    Some([numbers.next()?, numbers.next()?])
}

/// A union-find that may be wrong at its thirtieth wall.
fn builder(is_wrong: bool) -> impl FnMut(&str) -> Option<String> {
    let mut sets = UnionFind::new(42);
    let mut walls = 0;
    move |told| {
        let [a, b] = numbers(told, "wall")?;
        walls += 1;
        let opens = sets.union(a, b).is_some() != (is_wrong && walls == 30);
        Some(if opens { "open" } else { "keep" }.to_owned())
    }
}

/// A stack that asks, and gives up.
fn solver() -> impl FnMut(&str) -> Option<String> {
    let mut lines = ["beside 0", "push 0", "mark 0", "pop", "pop", "note well", "no path"].iter();
    move |_| lines.next().map(|line| (*line).to_owned())
}

#[test]
fn a_kept_run_is_the_same_when_it_is_opened_again() {
    let code = || Source::Grown(CODE.parse().unwrap());
    let drawn = || Source::given(Arc::new(Build::new(&CODE.parse().unwrap()).finish()));
    let all: [(GuestTask, Source, Program); 6] = [
        (GuestTask::Walk, code(), &mut mouse(1)),
        (GuestTask::Walk, drawn(), &mut mouse(2)),
        (GuestTask::Build, code(), &mut builder(false)),
        (GuestTask::Build, code(), &mut builder(true)),
        (GuestTask::Solve, code(), &mut solver()),
        (GuestTask::Solve, drawn(), &mut solver()),
    ];
    for (place, (task, source, program)) in all.into_iter().enumerate() {
        let mut app = game(task, source);
        run(&mut app, program);
        let text = kept(&mut app).expect("it is over");
        assert!(!text.contains("mine"), "no command travels: {text}");
        let mut again = opened(&text).unwrap();
        assert_eq!(seen(shown(&again)), seen(shown(&app)), "run {place}");
        assert_eq!(kept(&mut again).as_ref(), Some(&text), "run {place}");
    }
}

#[test]
fn a_kept_run_is_played_and_starts_no_program() {
    let mut app = game(GuestTask::Walk, Source::Grown(CODE.parse().unwrap()));
    run(&mut app, &mut mouse(3));
    let mut again = opened(&kept(&mut app).unwrap()).unwrap();
    let order = again.world.guest.clone();
    let mut told = Vec::new();
    for actions in [&[][..], &[Action::Confirm], &[Action::NewSeed], &[Action::SaveRecording]] {
        for _ in 0..30 {
            told.extend(press(&mut again, actions));
        }
    }
    let starts = |command: &Command| matches!(command, Command::RunGuest(..) | Command::Keep(_));
    assert!(!told.iter().any(starts), "{told:?}");
    assert_eq!(again.world.guest, order, "the player's own program stays chosen");
    assert_eq!(shown(&again).source(), shown(&app).source(), "it stays in its maze");
    assert!(shown(&again).deck.step > 0, "it is played");
}

#[test]
fn there_is_nothing_to_keep_before_a_program_has_done_something_and_ended() {
    let mut app = game(GuestTask::Walk, Source::Grown(CODE.parse().unwrap()));
    let part = begun(&mut app);
    assert_eq!(kept(&mut app), None, "it is running");
    perform_in(part, &mut |_| None);
    assert_eq!(kept(&mut app), None, "it has done nothing");
}

#[test]
fn what_is_no_run_of_a_program_is_refused_by_its_line() {
    let mut app = game(GuestTask::Solve, Source::Grown(CODE.parse().unwrap()));
    run(&mut app, &mut solver());
    let text = kept(&mut app).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    for (place, line) in lines.iter().enumerate() {
        for wrong in ["", "what", &line[1..], &format!("{line}\0")] {
            let mut changed = lines.clone();
            changed[place] = wrong;
            let read = ToldRun::read(changed.join("\n").as_bytes());
            // What a program has said may be anything, and so may a seed.
            let is_free = wrong.starts_with("> ") || wrong.starts_with("maze ");
            if !is_free {
                let error = read.expect_err(&format!("line {}: {wrong:?}", place + 1)).to_string();
                let says = [format!("line {}: ", place + 1), "version".to_owned()];
                assert!(says.iter().any(|says| error.contains(says)), "{wrong:?}: {error}");
            }
        }
    }
    for (from, to, why) in [
        ("run 1\n", "run 2\n", "this is a program's run of version '2', and this game knows 1"),
        (CODE, "dig1-7x6-5", "not made of rooms"),
        (CODE, "kruskal1-900x900-5", "too many"),
        (CODE, "kruskal1-0x6-5", "line 4: 'maze' and a code has to stand here"),
        ("end failed 3", "end failed", "line 12: "),
    ] {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text);
        let read = ToldRun::read(changed.as_bytes());
        let told = read.and_then(|run| {
            icetea_maze::maze::at_once(run.retell(&mut |_| true)).expect("it goes on")
        });
        let error = told.expect_err(to).to_string();
        assert!(error.contains(why), "{error}");
        assert!(opened(&changed).is_err());
    }
}

#[test]
fn a_large_run_is_taken_little_by_little_and_looks_the_same_in_the_end() {
    let mut app = game(GuestTask::Walk, Source::Grown("kruskal1-200x200-5".parse().unwrap()));
    let mut turns = 0;
    run(&mut app, &mut |_| {
        turns += 1;
        (turns <= 2_000)
            .then(|| ["turnLeft", "setColor 0 0 g", "clearAllColor"][turns % 3].to_owned())
    });
    let text = kept(&mut app).unwrap();
    let mut again = opened(&text).unwrap();
    let first = shown(&again).act.steps();
    assert!(shown(&again).end.is_none() && first < shown(&app).act.steps(), "{first} steps");
    assert_eq!(kept(&mut again), None, "not all of it is there");
    for _ in 0..20 {
        press(&mut again, &[]);
    }
    assert_eq!(seen(shown(&again)), seen(shown(&app)));
    assert_eq!(kept(&mut again), Some(text));
}

#[test]
fn whoever_has_seen_a_kept_run_is_offered_their_own_program_again() {
    let mut app = game(GuestTask::Solve, Source::Grown(CODE.parse().unwrap()));
    run(&mut app, &mut solver());
    let text = kept(&mut app).unwrap();
    let mut again = App::new(Settings::default(), Language::English, 1);
    again.world.guest.command = "./mine".to_owned();
    let told = ToldRun::read(text.as_bytes()).unwrap();
    let retold = icetea_maze::maze::at_once(told.retell(&mut |_| true)).unwrap();
    let (scene, end) = retold.unwrap();
    again.lead(OwnProgram::retold("run.txt".to_owned(), told, scene, end));
    press(&mut again, &[Action::OwnProgram]);
    assert_eq!(shown(&again).order.command, "./mine");
    assert_eq!(shown(&again).order.task, GuestTask::Solve);
}

#[test]
fn a_line_without_end_is_refused() {
    let begin = format!("Icetea Maze program run 1\ntask solve\ngoal middle\nmaze {CODE}\n> path");
    let text = begin + &" 0".repeat(200_000) + "\nend done\n";
    let error = ToldRun::read(text.as_bytes()).unwrap_err().to_string();
    assert!(error.starts_with("line 5: a shorter line"), "{error}");
}
