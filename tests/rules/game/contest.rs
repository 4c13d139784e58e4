//! Several solvers or generators side by side.

use crate::common::entry;
use icetea_maze::app::App;
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::request::Request;
use icetea_maze::game::settings::Language;
use icetea_maze::game::theatre::{Lanes, ShowSpec, Source};
use icetea_maze::maze::Solver;
use icetea_maze::picture::{Palette, lookers_image, vec2};
use icetea_maze::screens::Screen;
use icetea_maze::screens::contest::SideBySide;
use icetea_maze::screens::title::Entry;

use super::player::{Player, small};
use super::theatre::in_theatre;

fn contest(player: &Player) -> &SideBySide {
    let Screen::SideBySide(contest) = &player.app.screen else { panic!("at {}", player.screen()) };
    contest
}

#[test]
fn several_go_side_by_side_and_the_table_tells_only_of_those_who_arrived() {
    let mut player = in_theatre("kruskal1-9x10-loops20-7");
    player.press(Action::SideBySide);
    assert_eq!(player.screen(), "contest");
    assert!(player.told("contest"));
    let arrival = |lane| contest(&player).contest().unwrap().arrival(lane);
    let steps: Vec<u64> = (0..4).map_while(arrival).collect();
    assert_eq!(steps.len(), 4);
    for share in [0.0, 0.2, 0.5, 0.8, 1.0] {
        player.press(Action::Pause);
        player.press(Action::Drag(share));
        let screen = contest(&player);
        let now = screen.contest().unwrap().step;
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

/// A window can be made so small that nothing is left for it.
#[test]
fn who_looked_where_is_painted_in_whatever_room_there_is() {
    for code in ["kruskal1-2x2-7", "kruskal1-9x10-loops20-7", "dig1-40x3-2"] {
        let mut player = in_theatre(code);
        player.press(Action::SideBySide);
        player.press(Action::Skip);
        let screen = contest(&player);
        let lookers = screen.lookers().unwrap_or_else(|| panic!("{code} is over"));
        for side in [-90.0, -0.1, 0.0, 0.3, 1.0, 7.5, 2000.0] {
            for room in [vec2(side, side), vec2(side, 400.0), vec2(400.0, side)] {
                let image = lookers_image(lookers, room, Palette::of(&player.app.world.settings));
                assert!(side <= 1.0 || image.is_some(), "{code} in {room:?}");
                if let Some(image) = image {
                    let (width, height) = (usize::from(image.width), usize::from(image.height));
                    assert!(side >= 1.0 && image.bytes.len() == 4 * width * height);
                }
            }
        }
    }
}

#[test]
fn lanes_come_and_go_and_no_two_are_the_same() {
    let mut player = in_theatre("kruskal1-5x8-7");
    player.press(Action::SideBySide);
    for generators in [false, true] {
        for expected in [3, 2, 2] {
            player.press(Action::FewerLanes);
            assert_eq!(contest(&player).lineup.lanes.len(), expected);
        }
        for expected in [3, 4, 4] {
            player.press(Action::MoreLanes);
            assert_eq!(contest(&player).lineup.lanes.len(), expected);
        }
        for lane in 0..4 {
            player.press(Action::Lane(lane));
            assert_eq!(contest(&player).chosen, lane);
            for _ in 0..12 {
                let before = contest(&player).lineup.clone();
                let action = if generators { Action::NextGenerator } else { Action::NextSolver };
                player.press(action.clone());
                assert!(contest(&player).contest().is_some());
                let (same, changed) = match (&before.lanes, &contest(&player).lineup.lanes) {
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
                assert!(changed && !same, "{:?}", contest(&player).lineup.lanes);
                let back = Inputs { actions: vec![action.clone()], run: true, ..Inputs::default() };
                player.tick(&back);
                assert_eq!(&contest(&player).lineup, &before);
                player.press(action);
            }
        }
        player.press(Action::SwitchKind);
    }
    assert!(matches!(contest(&player).lineup.lanes, Lanes::Solvers(_)));
    player.press(Action::SwitchKind);
    player.press(Action::Lane(2));
    let Lanes::Generators(generators) = contest(&player).lineup.lanes.clone() else { panic!() };
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
    let rehearses = |request: &Request| matches!(request, Request::Rehearse(_));
    let competes = |request: &Request| matches!(request, Request::Compete(_));
    let asks = |events: &[Command], is_it: fn(&Request) -> bool| {
        events.iter().any(|event| matches!(event, Command::Ask(request) if is_it(request)))
    };
    let watch = entry(&app, Entry::Watch);
    let events = press(&mut app, watch);
    assert!(asks(&events, rehearses), "{events:?}");
    let events = press(&mut app, Action::SideBySide);
    assert!(asks(&events, competes), "{events:?}");
    let events = press(&mut app, Action::Back);
    assert!(asks(&events, rehearses), "{events:?}");
}

#[test]
fn too_large_a_maze_is_not_shown_several_times() {
    let mut app = App::new(small(), Language::English, 1);
    let source = Source::Grown("kruskal1-501x501-1".parse().unwrap());
    app.watch(ShowSpec::of(source, Solver::DepthFirst));
    let events = app.tick(&Inputs { actions: vec![Action::SideBySide], ..Inputs::default() });
    assert!(!events.iter().any(|event| matches!(event, Command::Ask(_))), "{events:?}");
    let Screen::SideBySide(contest) = &app.screen else { panic!() };
    assert!(contest.is_too_large() && contest.awaited().is_none());
}
