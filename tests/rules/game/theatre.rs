//! The theatre: its contents, and the way there and back.

use std::collections::BTreeSet;

use icetea_maze::app::Opening;
use icetea_maze::game::bookmark::{Bookmark, BookmarkScene};
use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::game::request::Request;
use icetea_maze::game::theatre::{Show, ShowSpec, Source, StepSize};
use icetea_maze::maze::{Direction, Heuristic, Solver, Spec};
use icetea_maze::screens::Screen;
use icetea_maze::screens::title::Entry;
use icetea_maze::screens::watch::Watch;

use super::player::{Player, small};

pub fn watch(player: &Player) -> &Watch {
    let Screen::Watch(watch) = &player.app.screen else { panic!("at {}", player.screen()) };
    watch
}

/// A player in the theatre with a maze of this code.
pub fn in_theatre(code: &str) -> Player {
    let mut player = Player::with(small());
    player.press(Action::Paste(code.to_owned()));
    player.choose(Entry::Watch);
    assert_eq!(player.screen(), "watch");
    player
}

#[test]
fn the_theatre_plays_steps_and_jumps() {
    let mut player = Player::with(small());
    player.press(Action::Paste("kruskal1-20x15-7".to_owned()));
    player.choose(Entry::Watch);
    assert_eq!(player.screen(), "watch");
    // At first so slowly that each line of the program is seen.
    player.wait(240);
    assert_eq!(watch(&player).timeline().unwrap().step(), 0);
    assert!(!watch(&player).parts_done().is_empty());
    player.press(Action::Go(Direction::Up));
    player.press(Action::Go(Direction::Up));
    player.wait(240);
    let played = watch(&player).timeline().unwrap().step();
    assert!((10..30).contains(&played), "{played} steps in two seconds at eight a second");
    player.press(Action::PlayPause);
    let held = watch(&player).deck.step;
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

/// The code of the maze that is shown: copying gives a bookmark of the moment.
fn shown(player: &Player) -> String {
    watch(player).show_spec.spec().unwrap().to_string()
}

#[test]
fn the_theatre_changes_its_bill_and_its_maze_can_be_played() {
    let mut player = Player::with(small());
    player.choose(Entry::Watch);
    let mut codes = vec![shown(&player)];
    for action in [Action::NewSeed, Action::NextGenerator, Action::MoreLoops] {
        player.press(action);
        codes.push(shown(&player));
        assert!(watch(&player).timeline().is_some());
    }
    codes.dedup();
    assert_eq!(codes.len(), 4, "{codes:?}");
    let before = watch(&player).show_spec.solver;
    player.press(Action::PlayPause);
    for at in [1.0, 0.5] {
        player.press(Action::Drag(at));
        let step = watch(&player).deck.step.min(watch(&player).timeline().unwrap().build_steps);
        player.press(Action::NextSolver);
        assert_ne!(watch(&player).show_spec.solver, before);
        assert_eq!(watch(&player).deck.step, step, "it was built so far already");
        let back = Inputs { actions: vec![Action::NextSolver], run: true, ..Inputs::default() };
        player.tick(&back);
    }
    player.press(Action::NextSolver);
    let back = Inputs { actions: vec![Action::NextSolver], run: true, ..Inputs::default() };
    player.tick(&back);
    assert_eq!(watch(&player).show_spec.solver, before);
    player.press(Action::Confirm);
    player.wait(2);
    assert_eq!(player.screen(), "play");
    assert_eq!(player.app.code(), codes.pop());
}

#[test]
fn the_maze_of_a_break_is_watched_and_the_break_comes_back() {
    let mut player = Player::with(small());
    player.press(Action::Confirm);
    player.walk_to_cheese(3);
    player.press(Action::Back);
    let time = player.app.unfinished().unwrap().milliseconds();
    let trail = player.app.unfinished().unwrap().runner(0).trail.clone();
    player.press(Action::Click(Target::Entry(3)));
    assert_eq!(player.screen(), "watch");
    assert_eq!(shown(&player), "kruskal1-6x5-7");
    player.wait(600);
    player.press(Action::Back);
    assert_eq!(player.screen(), "pause");
    let run = player.app.unfinished().unwrap();
    assert_eq!(
        (run.milliseconds(), &run.runner(0).trail[..]),
        (time, &trail[..]),
        "it is as it was"
    );
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
    // Too large for this test to build, so it stays loading.
    player.press(Action::Paste("prim1-101x102-7".to_owned()));
    player.press(Action::Confirm);
    assert_eq!(player.screen(), "loading");
    assert_eq!(player.app.unfinished().map(|run| run.runner(0).trail.len()), Some(4));
    player.press(Action::Back);
    assert_eq!(player.screen(), "title");
    player.choose(Entry::Continue);
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
    assert_eq!(shown(&player), "kruskal1-6x5-7");
    player.press(Action::Back);
    let Screen::Results(results) = &player.app.screen else { panic!("at {}", player.screen()) };
    assert!(results.is_best());
}

#[test]
fn t_counts_by_tiles_or_by_rooms_at_the_same_moment() {
    let mut changed = 0;
    let codes = ["kruskal1-4x3-7", "kruskal1-4x3-loops60-7"];
    for (code, solver) in codes.into_iter().flat_map(|code| Solver::ALL.map(|one| (code, one))) {
        let mut player = Player::new();
        let source = Source::Grown(code.parse().unwrap());
        player.open_with(Opening::Watch(ShowSpec::of(source, solver), Vec::new(), String::new()));
        player.press(Action::Home);
        let mut at_end = false;
        while !at_end {
            let rooms = watch(&player).timeline().unwrap().show().clone();
            player.press(Action::Tiles);
            let tiles = watch(&player).timeline().unwrap().show().clone();
            let expected = if rooms.search().is_some() { StepSize::Tiles } else { StepSize::Rooms };
            assert_eq!(tiles.stride, expected);
            let facts = |show: &Show| (show.moment().event, show.ending().cloned());
            assert_eq!(facts(&tiles), facts(&rooms), "{code} {solver:?} {}", rooms.step);
            changed += usize::from(tiles.step != rooms.step);
            if rooms.search().is_some() {
                player.press(Action::Tiles);
            }
            let back = watch(&player).timeline().unwrap().show();
            assert_eq!(
                (back.stride, back.step),
                (StepSize::Rooms, rooms.step),
                "{code} {solver:?}"
            );
            at_end = watch(&player).deck.is_at_end();
            player.press(Action::Go(Direction::Right));
        }
    }
    assert!(changed > 100, "{changed}");
}

#[test]
fn another_request_does_not_keep_the_theatre_waiting_for_ever() {
    let mut player = Player::with(small());
    let spec: Spec = "prim1-4x7-3".parse().unwrap();
    player.app.watch(ShowSpec::of(Source::Grown(spec), Solver::Tremaux));
    player.app.open(Request::MeasuredMaze("prim1-101x102-7".parse().unwrap()));
    assert_eq!(player.screen(), "loading");
    player.press(Action::Back);
    player.wait(1);
    assert!(watch(&player).timeline().is_some(), "it was asked for once more");
}

#[test]
fn whoever_goes_back_from_the_code_for_phones_stays_in_the_theatre() {
    let mut player = in_theatre("kruskal1-6x4-7");
    player.press(Action::ShowCode);
    assert!(player.app.shown_code().is_some());
    player.press(Action::Back);
    assert_eq!((player.screen(), player.app.shown_code()), ("watch", None));
    player.press(Action::Back);
    assert_eq!(player.screen(), "title");
}

#[test]
fn a_star_takes_another_estimate_and_the_line_says_which() {
    for solver in Solver::with_estimates() {
        let mut player = Player::new();
        let source = Source::Grown("kruskal1-5x4-loops60-7".parse().unwrap());
        player.open_with(Opening::Watch(ShowSpec::of(source, solver), Vec::new(), String::new()));
        let mut lines = BTreeSet::new();
        for _ in Heuristic::ALL {
            let line = player.app.code().unwrap();
            let BookmarkScene::Show { solver: said, .. } = line.parse::<Bookmark>().unwrap().scene
            else {
                panic!("{line}");
            };
            assert_eq!(said, watch(&player).show_spec.solver, "{line}");
            lines.insert(said.name());
            player.press(Action::NextEstimate);
        }
        assert_eq!(watch(&player).show_spec.solver, solver, "after all of them comes the first");
        let expected = if solver.estimate().is_some() { Heuristic::ALL.len() } else { 1 };
        assert_eq!(lines.len(), expected, "{lines:?}");
    }
}
