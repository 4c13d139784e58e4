//! Programs of the player's own: the form, a run at several moments, and how it can end.

use std::sync::{Arc, Weak};

use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Target};
use icetea_maze::game::settings::Settings;
use icetea_maze::guest::build_with::{BuildEvent, BuildWith};
use icetea_maze::guest::solve_with::{SolveEvent, SolveWith};
use icetea_maze::guest::{
    GuestEnd, GuestFeed, GuestLimits, GuestPart, Host, MouseEvent, MouseHost, MouseMaze,
    PageProgram, Patience, Performer,
};
use icetea_maze::maze::{Direction, UnionFind};
use icetea_maze::screens::Screen;
use icetea_maze::screens::own_program::OwnProgram;
use icetea_maze::screens::own_program::act::Act;
use icetea_maze::screens::own_program::companion::Companion;
use icetea_maze::screens::title::Entry;

use super::{DOWN, LEFT, RIGHT, See, Traveller, UP};

/// Plays a program that does what it can.
pub fn run(part: GuestPart) {
    match part {
        GuestPart::Walk(maze, feed) => walk(maze, &feed),
        GuestPart::Build(judge, feed) => build(*judge, &feed),
        GuestPart::Solve(judge, feed) => solve(*judge, &feed),
    }
}

fn hand_over<P: Performer>(host: &mut P, feed: &Weak<GuestFeed<P::Event>>) {
    if let Some(feed) = feed.upgrade() {
        feed.end(host, GuestEnd::Finished);
    }
}

/// A union-find that hangs a root below a node that is none, shortens nothing though it promised to,
/// and is wrong at the fortieth wall.
fn build(mut judge: BuildWith, feed: &Weak<GuestFeed<BuildEvent>>) {
    judge.news();
    let mut sets = UnionFind::new(judge.spec().size().rooms());
    let mut told = String::new();
    judge.greet(&mut told);
    judge.hear("compress full", &mut told);
    judge.hear("hello", &mut told);
    while let Some([a, b]) = judge.wall().filter(|_| !judge.is_done()) {
        let roots = [a, b].map(|room| sets.find(room));
        for (room, root) in [a, b].into_iter().zip(roots) {
            judge.hear(&format!("find {room} {root}"), &mut told);
        }
        let are_joined = roots[0] == roots[1];
        if !are_joined {
            sets.union_of_roots(roots);
            let above = sets.find(a);
            let below = roots[usize::from(above == roots[0])];
            let slips = above == roots[0] && judge.notebook().noted().is_empty();
            let above = if slips { a } else { above };
            judge.hear(&format!("link {above} {below}"), &mut told);
        }
        let opens = !are_joined || judge.counts().answers > 40;
        judge.hear(if opens { "open" } else { "keep" }, &mut told);
    }
    judge.hear("note done", &mut told);
    hand_over(&mut judge, feed);
}

/// A stack that pushes a room twice, and at last says a path with a gap.
fn solve(mut judge: SolveWith, feed: &Weak<GuestFeed<SolveEvent>>) {
    judge.news();
    let mut told = String::new();
    judge.greet(&mut told);
    let [start, goal] = judge.ends();
    let (mut stack, mut seen) = (vec![start], vec![start]);
    judge.hear(&format!("push {start}"), &mut told);
    judge.hear(&format!("push {start}"), &mut told);
    judge.hear("pop", &mut told);
    while let Some(&top) = stack.last().filter(|&&top| top != goal) {
        told.clear();
        judge.hear(&format!("beside {top}"), &mut told);
        let beside = told.split_whitespace().skip(2).map(|word| word.parse().unwrap());
        if let Some(next) = beside.into_iter().find(|room| !seen.contains(room)) {
            seen.push(next);
            stack.push(next);
            judge.hear(&format!("push {next}"), &mut told);
        } else {
            judge.hear(&format!("mark {top}"), &mut told);
            judge.hear("pop", &mut told);
            stack.pop();
        }
    }
    let path: Vec<String> = stack.iter().map(ToString::to_string).collect();
    judge.hear(&format!("path {} {}", path[0], path[2..].join(" ")), &mut told);
    hand_over(&mut judge, feed);
}

/// A mouse with its left hand on the wall, which marks all it sees, says a word about each room, and
/// at last one that means nothing.
fn walk(maze: Arc<MouseMaze>, feed: &Weak<GuestFeed<MouseEvent>>) {
    let mut host = MouseHost::new(maze, Patience::default());
    host.news();
    let ask = |host: &mut MouseHost, line: &str| {
        let mut told = String::new();
        host.hear(line, &mut told);
        told.trim_end().to_owned()
    };
    while host.stage.score.best.is_none() {
        let [x, y] = host.stage.body.cell();
        host.take_log(&format!("in {x}, {y}"));
        ask(&mut host, &format!("setColor {x} {y} y"));
        ask(&mut host, &format!("setText {x} {y} {}", x + y));
        if ask(&mut host, "wallLeft") == "false" {
            ask(&mut host, "turnLeft");
        }
        while ask(&mut host, "wallFront") == "true" {
            let side = match host.stage.faces() {
                Some(Direction::Up) => "n",
                Some(Direction::Right) => "e",
                Some(Direction::Down) => "s",
                _ => "w",
            };
            ask(&mut host, &format!("setWall {x} {y} {side}"));
            ask(&mut host, "turnRight");
        }
        ask(&mut host, "moveForward");
    }
    ask(&mut host, "moveForward 9");
    ask(&mut host, "hurrah");
    hand_over(&mut host, feed);
}

pub fn all(settings: &Settings, see: See) {
    let mut one = Traveller::new(settings);
    one.enter(Entry::Watch);
    one.act(Action::Paste("kruskal1-9x7-5".to_owned()));
    one.act(Action::OwnProgram);
    see("own-program, none yet", &mut one.app);
    one.types("./m -v 7");
    see("own-program, a command", &mut one.app);
    one.act(DOWN);
    one.types("/m/7");
    one.act(DOWN);
    see("own-program, ready", &mut one.app);
    watch("a mouse", &mut one, see);
    for (name, end) in ends() {
        shown(&mut one).end = Some(end);
        see(&format!("own-program, {name}"), &mut one.app);
    }
    beside_a_mouse(&mut one, see);
    for name in ["a union-find", "a stack"] {
        one.act(Action::OwnProgram);
        one.acts(vec![DOWN, RIGHT]);
        see(&format!("own-program, {name} is asked for"), &mut one.app);
        watch(name, &mut one, see);
    }
    one.act(Action::Click(Target::Bar));
    out_of_a_file(&mut one, see);
    on_page(settings, see);
}

/// The run that was shown last, once more, as it stands in a file.
fn out_of_a_file(one: &mut Traveller, see: See) {
    let told = shown(one).told().expect("it is over").write();
    for event in one.app.open_file("7.txt".to_owned(), told.into_bytes()) {
        if let Command::Ask(request) = event {
            let answer = request.carry_out(&mut |_| true).expect("nobody gives it up");
            one.app.take(answer);
        }
    }
    one.wait(1);
    see("own-program, from a file", &mut one.app);
}

/// A search beside the mouse, and then the program that was kept.
fn beside_a_mouse(one: &mut Traveller, see: See) {
    for (name, way) in [("a search", vec![RIGHT]), ("another mouse", vec![LEFT; 2])] {
        one.act(Action::OwnProgram);
        one.act(UP);
        one.acts(way);
        see(&format!("own-program, {name} is wanted beside"), &mut one.app);
        watch(&format!("a mouse and {name}"), one, see);
    }
    one.act(Action::Film);
    see("own-program, it is filmed", &mut one.app);
    one.act(Action::Back);
    assert_eq!(shown(one).film_share, None);
    let Some(Companion::Mouse { end, .. }) = &mut shown(one).companion else { panic!("not there") };
    *end = Some(GuestEnd::Failed(7));
    see("own-program, the other mouse failed", &mut one.app);
    one.act(Action::OwnProgram);
    one.acts(vec![UP; 4]);
    see("own-program, chosen among those run before", &mut one.app);
    one.act(Action::Confirm);
}

/// Where a page runs the programs.
fn on_page(settings: &Settings, see: See) {
    let mut one = Traveller::new(settings);
    one.app.world.guest.page = Some(PageProgram::Example);
    one.enter(Entry::Watch);
    one.act(Action::Paste("kruskal1-9x7-5".to_owned()));
    one.act(Action::OwnProgram);
    see("own-program, the example of a page", &mut one.app);
    one.act(Action::Paste("print(7);\nprint(8);".to_owned()));
    see("own-program, pasted on a page", &mut one.app);
    one.app.open_file("7".to_owned(), b"\0asm".to_vec());
    see("own-program, dropped on a page", &mut one.app);
    one.act(Action::Confirm);
    for (name, end) in [
        ("threw", GuestEnd::Threw("TypeError: 7 is no function, line 12".to_owned())),
        ("waits for input", GuestEnd::WaitsForInput),
    ] {
        shown(&mut one).end = Some(end);
        see(&format!("own-program, {name}"), &mut one.app);
    }
}

fn shown(one: &mut Traveller) -> &mut OwnProgram {
    let Screen::OwnProgram(program) = &mut one.app.screen else { panic!("not there") };
    program
}

/// Runs the program of the form, and looks at its beginning, its middle and its end.
fn watch(name: &str, one: &mut Traveller, see: See) {
    one.act(Action::Confirm);
    one.act(Action::Pause);
    one.acts(vec![RIGHT; 12]);
    see(&format!("own-program, {name} under way"), &mut one.app);
    let middle = shown(one).deck.steps / 2;
    shown(one).deck.go(middle);
    see(&format!("own-program, {name} in the middle"), &mut one.app);
    one.act(Action::Skip);
    see(&format!("own-program, {name} at its end"), &mut one.app);
    match &shown(one).act {
        Act::Walk { run, .. } => {
            assert!(run.moment.stage.score.best.is_some(), "it has come to the goal");
        }
        Act::Build { run, .. } => {
            let stage = &run.moment.stage;
            assert!(stage.wrong.is_some() && stage.others.is_some());
            assert_eq!(stage.seen.noted().len(), 2, "{:?}", stage.seen);
        }
        Act::Solve { run, .. } => {
            let stage = &run.moment.stage;
            assert!(stage.wrong.is_some() && stage.seen.noted().len() == 1);
        }
    }
}

fn ends() -> [(&'static str, GuestEnd); 4] {
    let limits = GuestLimits::USUAL;
    [
        ("silent", GuestEnd::Silent(limits.silence_seconds)),
        ("too many processes", GuestEnd::TooManyProcesses(limits.processes)),
        ("unread", GuestEnd::NotReading(GuestLimits::WAITING_MIB)),
        ("failed", GuestEnd::Failed(7)),
    ]
}
