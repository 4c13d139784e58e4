//! What results say first: what was won, how narrowly something was missed, and who was faster.

use icetea_maze::app::App;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::journey::{Journey, Medal, Medals, Region, Stop};
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::game::tuning::{JOURNEY_STOPS_TO_GO_ON, TICKS_PER_SECOND};
use icetea_maze::maze::Direction;
use icetea_maze::picture::{Vec2, vec2};
use icetea_maze::screens::Screen;

use super::laws::flattened;
use super::seen::texts;
use super::{fit, seen, tour};

const WINDOWS: [Vec2; 2] = [vec2(1280.0, 720.0), vec2(800.0, 600.0)];
const PERFECT: &str = "Perfect!";
const NEW_BEST: &str = "New best time";

fn tick(app: &mut App, inputs: &Inputs) {
    tour::tick(app, inputs);
}

/// Opens a maze and walks the shortest way to the cheese; before the last step it waits until this
/// many seconds have passed.
fn run(app: &mut App, code: &str, seconds: f32) {
    walk(app, code, seconds, |_| {});
    // The end of a region is celebrated first.
    let actions = vec![Action::Confirm];
    let Screen::Results(results) = &app.screen else { unreachable!() };
    if results.region_end().is_some() {
        tick(app, &Inputs { actions, ..Inputs::default() });
    }
}

/// Walks the shortest way to the results, waits before its last step, and looks at each tick.
fn walk(app: &mut App, code: &str, seconds: f32, look: impl FnMut(&App)) {
    open(app, code);
    go_on(app, seconds, look);
    assert_eq!(app.screen.name(), "results", "{code}");
}

fn open(app: &mut App, code: &str) {
    press(app, Action::Paste(code.to_owned()));
    press(app, Action::Confirm);
}

fn press(app: &mut App, action: Action) {
    for actions in [vec![action], Vec::new()] {
        tick(app, &Inputs { actions, ..Inputs::default() });
    }
}

fn go_on(app: &mut App, seconds: f32, mut look: impl FnMut(&App)) {
    while let Screen::Play(play) = &app.screen {
        let race = &play.race;
        let path = race.measured().path_after(race.runner(0).place(), race.state);
        let path: Vec<_> = path.step_by(usize::from(race.measured().stride_tiles)).collect();
        let waits = path.len() == 2 && (race.ticks as f32) < seconds * TICKS_PER_SECOND as f32;
        let stands = waits || race.is_over() || race.runner(0).is_walking();
        let held = path.get(1).and_then(|next| path[0].direction_towards(*next));
        let held = held.filter(|_| !stands);
        let actions = held.map(Action::Go).into_iter().collect();
        tick(app, &Inputs { actions, held, ..Inputs::default() });
        look(app);
    }
}

fn app_after(finished: impl IntoIterator<Item = Stop>, medals: &[Medal]) -> App {
    let mut app = App::new(Settings::default(), Language::English, 1);
    let mut journey = Journey::default();
    let medals: Medals = medals.iter().copied().collect();
    finished.into_iter().for_each(|stop| journey.award(stop, &medals));
    app.take_journey(&journey);
    app
}

/// All text on the results, once nothing moves any more, in each window.
fn said(app: &mut App) -> [Vec<String>; 2] {
    WINDOWS.map(|window| {
        fit(app, window);
        for _ in 0..3 * TICKS_PER_SECOND {
            tick(app, &Inputs::default());
        }
        let picture = seen(app, window);
        texts(&flattened(&picture)).iter().map(|one| one.text.text.clone()).collect()
    })
}

fn says(said: &[Vec<String>; 2], text: &str) -> bool {
    let each = said.each_ref().map(|said| said.iter().any(|one| one.contains(text)));
    assert_eq!(each[0], each[1], "{text} is said in one window only: {said:?}");
    each[0]
}

fn par(stop: Stop) -> f32 {
    stop.par_seconds() as f32
}

#[test]
fn perfect_is_a_run_with_every_medal_and_a_near_miss_is_named() {
    // Before the last slide over ice there is no step to wait for, and meanwhile a trap may come.
    let waits =
        |stop: &Stop| ["ice", "traps"].iter().all(|rule| stop.spec().quest().count(rule) == 0);
    for stop in Stop::all().step_by(7).filter(waits) {
        // Nothing opens or comes to its end, which would be told first.
        let beside = stop.region().stops().find(|one| *one != stop);
        let others = || Stop::all().filter(|one| *one != stop && Some(*one) != beside);
        let before = || app_after(others(), &Medal::ALL);
        let mut app = before();
        run(&mut app, stop.code(), 0.0);
        let Screen::Results(results) = &app.screen else { unreachable!() };
        let (_, won) = results.stop.clone().unwrap();
        let has_all = Medal::at(stop).all(|medal| won.contains(&medal));
        assert_eq!(says(&said(&mut app), PERFECT), has_all, "{stop:?}: {won:?}");

        for (share, is_near) in [(1.1, true), (2.0, false)] {
            let mut app = before();
            run(&mut app, stop.code(), share * par(stop));
            let said = said(&mut app);
            assert!(!says(&said, PERFECT), "{stop:?}");
            // In the first place nobody is hurried; later it is all that was missed.
            let is_told = stop.region() != Region::Garden;
            assert_eq!(says(&said, " s over par!"), is_near && is_told, "{stop:?}: {said:?}");
            let seconds = stop.par_seconds();
            let told = format!("Par {}:{:02}", seconds / 60, seconds % 60);
            assert_eq!(says(&said, &told), !is_near && is_told, "{stop:?}: {said:?}");
            let known = Stop::all().filter(|one| Some(*one) != beside);
            let mut app = app_after(known, &[Medal::Finished]);
            run(&mut app, stop.code(), share * par(stop));
            let said = self::said(&mut app);
            assert_eq!(says(&said, " s over par!"), is_near, "{stop:?} {said:?}");
        }
    }
}

#[test]
fn a_rival_that_was_faster_is_told_of_first() {
    let stop = Region::Garden.old_stops().next_back().unwrap();
    for (share, is_slower) in [(0.0, false), (3.0, true)] {
        let mut app = app_after(Stop::all().take(stop.place()), &[Medal::Finished]);
        run(&mut app, stop.code(), share * par(stop));
        let said = said(&mut app);
        assert_eq!(says(&said, "Digger was faster!"), is_slower, "{said:?}");
        assert_ne!(says(&said, "Cheese found!") || says(&said, PERFECT), is_slower, "{said:?}");
    }
}

#[test]
fn what_opens_is_told_by_the_run_that_opens_it_and_by_no_other() {
    // One stop is missing for the second region.
    let second = Region::ALL[1];
    let mut app =
        app_after(Stop::all().skip(1).take(JOURNEY_STOPS_TO_GO_ON - 1), &[Medal::Finished]);
    assert!(!app.world.journey.has_entered(second));
    let next = app.world.journey.next();
    for is_first in [true, false] {
        run(&mut app, next.code(), 0.0);
        assert!(app.world.journey.has_entered(second));
        assert_eq!(says(&said(&mut app), "Open now: "), is_first);
        for actions in [vec![Action::Back], vec![], vec![Action::Back], vec![]] {
            tick(&mut app, &Inputs { actions, ..Inputs::default() });
        }
    }
    let first = Stop::at(0).unwrap();
    let mut app = app_after(Region::Garden.stops().skip(1), &[Medal::Finished]);
    for is_first in [true, false] {
        run(&mut app, first.code(), 0.0);
        assert_eq!(says(&said(&mut app), "New mouse colour: "), is_first);
        for actions in [vec![Action::Back], vec![], vec![Action::Back], vec![]] {
            tick(&mut app, &Inputs { actions, ..Inputs::default() });
        }
    }
}

#[test]
fn the_only_run_is_no_new_best_time() {
    let mut app = app_after([], &[]);
    run(&mut app, "kruskal1-6x4-7", 0.0);
    assert!(!says(&said(&mut app), NEW_BEST));
}

#[test]
fn a_way_that_auto_solve_has_walked_is_not_called_the_players() {
    let mut app = app_after([], &[]);
    open(&mut app, "kruskal1-6x4-7");
    for action in [Action::Solve, Action::Skip, Action::Skip] {
        press(&mut app, action);
    }
    let mut walked = 0;
    while app.screen.name() != "results" {
        tick(&mut app, &Inputs::default());
        fit(&mut app, WINDOWS[0]);
        let picture = seen(&app, WINDOWS[0]);
        let items = flattened(&picture);
        let says = |text: &str| texts(&items).iter().any(|one| one.text.text == text);
        assert!(!says("Your trail"));
        walked += usize::from(says("The solver’s trail"));
    }
    assert!(walked > 0);
    let said = said(&mut app);
    assert!(says(&said, "The solver’s trail") && !says(&said, "Your trail"), "{said:?}");
}

#[test]
fn the_last_cheese_is_counted_before_the_results_come() {
    let mut app = app_after([], &[]);
    let mut counts: Vec<String> = Vec::new();
    walk(&mut app, "prim1-9x6-cheeses2-15", 0.0, |app| {
        let picture = seen(app, WINDOWS[0]);
        let items = flattened(&picture);
        let all = texts(&items).into_iter().map(|one| one.text.text.clone());
        counts.extend(all.filter(|text| text.ends_with(" cheeses eaten")));
        counts.dedup();
    });
    assert_eq!(counts, ["0", "1", "2"].map(|eaten| format!("{eaten} of 2 cheeses eaten")));
}

#[test]
fn no_wrong_turn_is_praised_only_without_a_move_taken_back() {
    const PUZZLE: &str = "kruskal1-5x4-loops40-teapots1-1083";
    const PRAISE: &str = "Not one wrong turn!";
    let mut app = app_after([], &[]);
    run(&mut app, PUZZLE, 0.0);
    assert!(says(&said(&mut app), PRAISE));
    let mut app = app_after([], &[]);
    open(&mut app, PUZZLE);
    for moves in 1..=2 {
        let Screen::Play(play) = &app.screen else { panic!("not playing") };
        let way = play.race.ways(play.runner().place()).iter().next().expect("a way");
        press(&mut app, Action::Go(way));
        while matches!(&app.screen, Screen::Play(play) if play.runner().is_walking()) {
            tick(&mut app, &Inputs::default());
        }
        press(&mut app, Action::TakeBack);
        let Screen::Play(play) = &app.screen else { panic!("not playing") };
        assert_eq!(play.race.taken_back, moves);
    }
    go_on(&mut app, 0.0, |_| {});
    let said = said(&mut app);
    assert!(says(&said, "2 moves undone") && !says(&said, PRAISE), "{said:?}");
}

#[test]
fn the_foot_says_what_enter_does() {
    let mut app = app_after([], &[]);
    run(&mut app, "kruskal1-6x4-7", 0.0);
    let count = |app: &mut App, text: &str| {
        said(app).map(|said| said.iter().filter(|one| *one == text).count())
    };
    let before = count(&mut app, "Next maze");
    press(&mut app, Action::Go(Direction::Down));
    assert_eq!(before.map(|before| before - 1), count(&mut app, "Next maze"));
}
