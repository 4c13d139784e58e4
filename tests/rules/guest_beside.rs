//! Programs that were run before, and what runs beside a mouse.

use icetea_maze::app::App;
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::game::theatre::Source;
use icetea_maze::guest::{
    Beside, GoalPlace, GuestEnd, GuestOrder, GuestPart, Host, KeptProgram, KeptPrograms, MouseHost,
    Patience, Performer,
};
use icetea_maze::maze::{Direction, Solver};
use icetea_maze::screens::Screen;
use icetea_maze::screens::own_program::companion::Companion;
use icetea_maze::screens::own_program::{OwnProgram, ProgramRow};
use icetea_maze::store::StoreTask;

fn program(command: &str) -> KeptProgram {
    KeptProgram { command: command.to_owned(), folder: "/m".to_owned() }
}

fn order(command: &str, beside: Beside) -> GuestOrder {
    GuestOrder { beside, ..GuestOrder::default().running(program(command)) }
}

fn commands(kept: &KeptPrograms) -> Vec<&str> {
    kept.all().iter().map(|one| one.command.as_str()).collect()
}

/// A game that shows this program in a small maze.
fn game(order: GuestOrder) -> App {
    let mut app = App::new(Settings::default(), Language::English, 1);
    let source = Source::Grown("kruskal1-9x7-5".parse().unwrap());
    app.lead(OwnProgram::new(order, source, GoalPlace::Middle).unwrap());
    app
}

fn shown(app: &App) -> &OwnProgram {
    let Screen::OwnProgram(program) = &app.screen else { panic!("not there") };
    program
}

fn act(app: &mut App, actions: &[Action]) -> Vec<Command> {
    app.tick(&Inputs { actions: actions.to_vec(), ..Inputs::default() })
}

/// What is run, by its command.
fn run(commands: Vec<Command>) -> Vec<(String, GuestPart)> {
    let run = |it| match it {
        Command::RunGuest(order, part) => Some((order.command, part)),
        _ => None,
    };
    commands.into_iter().filter_map(run).collect()
}

/// Lets a mouse turn, which takes so many steps.
fn turn(part: &GuestPart, times: usize) {
    let GuestPart::Walk(maze, feed) = part else { panic!("no mouse") };
    let mut host = MouseHost::new(maze.clone(), Patience::default());
    host.news();
    for _ in 0..times {
        host.hear("turnLeft", &mut String::new());
    }
    feed.upgrade().unwrap().end(&mut host, GuestEnd::Finished);
}

#[test]
fn the_last_twelve_programs_are_kept_each_once_and_the_latest_first() {
    let mut kept = KeptPrograms::default();
    for command in ["a", "b", "a", "c"] {
        kept.keep(program(command));
    }
    assert_eq!(commands(&kept), ["c", "a", "b"]);
    let mut other = KeptPrograms::default();
    for number in 0..20 {
        other.keep(program(&number.to_string()));
    }
    other.keep(program("b"));
    assert_eq!(other.all().len(), 12);
    kept.join(&other);
    assert_eq!(commands(&kept)[..5], ["c", "a", "b", "19", "18"]);
    assert_eq!(kept.all().len(), 12);
}

#[test]
fn a_program_is_kept_once_it_has_done_something() {
    for times in [0, 1] {
        let mut app = game(order("./mine", Beside::Nobody));
        let part = run(act(&mut app, &[])).pop().unwrap().1;
        turn(&part, times);
        let kept =
            act(&mut app, &[]).into_iter().chain(act(&mut app, &[])).filter_map(|it| match it {
                Command::Keep(StoreTask::KeepPrograms(programs)) => Some(programs),
                _ => None,
            });
        let kept: Vec<_> = kept.collect();
        assert_eq!(kept.len(), times, "{times} steps");
        assert!(kept.iter().all(|kept| commands(kept) == ["./mine"]));
    }
}

#[test]
fn what_was_run_before_is_chosen_and_not_typed() {
    let mut app = game(GuestOrder::default());
    for command in ["./older", "./newer"] {
        app.world.programs.keep(program(command));
    }
    act(&mut app, &[Action::Back]);
    app.offer_program(GuestOrder::default());
    let right = Action::Go(Direction::Right);
    act(&mut app, &[Action::Go(Direction::Up), right.clone()]);
    assert_eq!(shown(&app).form.as_ref().unwrap().focus(), Some(ProgramRow::Kept));
    assert_eq!(shown(&app).order.kept(), Some(program("./newer")));
    act(&mut app, &[right]);
    let run = run(act(&mut app, &[Action::Confirm]));
    assert_eq!(run[0].0, "./older");
}

#[test]
fn a_search_goes_step_by_step_beside_a_mouse_to_its_end() {
    for solver in Solver::ALL {
        let mut app = game(order("./mine", Beside::Search(solver)));
        turn(&run(act(&mut app, &[])).pop().unwrap().1, 3);
        act(&mut app, &[Action::Skip]);
        act(&mut app, &[]);
        let program = shown(&app);
        let Some(Companion::Search(timeline)) = &program.companion else {
            panic!("{solver:?} is not there")
        };
        assert!(timeline.steps > 3, "{solver:?}");
        assert_eq!((program.deck.steps, program.deck.step), (timeline.steps, timeline.steps));
        assert_eq!(timeline.step(), timeline.steps);
        assert!(timeline.show().search().unwrap().path_rooms().is_some(), "{solver:?}");
        act(&mut app, &[Action::Home]);
        act(&mut app, &[Action::Go(Direction::Right)]);
        let Some(Companion::Search(timeline)) = &shown(&app).companion else {
            panic!("it is gone")
        };
        assert_eq!((timeline.step(), shown(&app).deck.step), (1, 1), "{solver:?}");
    }
}

#[test]
fn another_mouse_runs_beside_and_ends_with_the_screen() {
    let mut app = game(order("./mine", Beside::Program(program("./other"))));
    let run = run(act(&mut app, &[]));
    let commands: Vec<_> = run.iter().map(|(command, _)| command.as_str()).collect();
    assert_eq!(commands, ["./mine", "./other"]);
    turn(&run[0].1, 3);
    turn(&run[1].1, 8);
    act(&mut app, &[Action::Skip]);
    act(&mut app, &[Action::Skip]);
    let program = shown(&app);
    assert_eq!((program.act.steps(), program.deck.steps), (3, 8));
    let Some(Companion::Mouse { run: other, end, .. }) = &program.companion else {
        panic!("not there")
    };
    assert_eq!(end, &Some(GuestEnd::Finished));
    assert_eq!(other.moment.stage.score.total.turns as u32, 8);
    let feeds = run.iter().map(|(_, part)| match part {
        GuestPart::Walk(_, feed) => feed.clone(),
        _ => panic!("no mouse"),
    });
    let feeds: Vec<_> = feeds.collect();
    assert!(feeds.iter().all(|feed| feed.upgrade().is_some()));
    act(&mut app, &[Action::OwnProgram]);
    assert!(feeds.iter().all(|feed| feed.upgrade().is_none()), "nobody watches any more");
}
