//! The sounds of the game, without a device: each event of a race has its own, and each runner is
//! heard from their own side.

use icetea_maze::app::App;
use icetea_maze::cues::{Cue, Listener};
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::race::{RaceEnd, RaceEvent, SearchEvent, Seating};
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::maze::{Direction, Tile};
use icetea_maze::screens::Screen;
use icetea_maze::sound::{Effect, StereoSide};

const LINEUPS: [Seating; 3] = [
    Seating::Alone,
    Seating::Match { are_sides_swapped: false },
    Seating::Match { are_sides_swapped: true },
];

/// The events of runners, and their sounds.
fn deeds(runner: usize) -> [(RaceEvent, Effect); 5] {
    let tile = Tile::new(3, 5);
    [
        (RaceEvent::Stepped { runner, tile, is_junction: false }, Effect::Step),
        (RaceEvent::Stepped { runner, tile, is_junction: true }, Effect::Junction),
        (RaceEvent::Bumped { runner }, Effect::Bump),
        (RaceEvent::Ate { runner, tile }, Effect::Cheese),
        (RaceEvent::Decided(RaceEnd::Won(runner)), Effect::Win),
    ]
}

#[test]
fn two_are_heard_from_the_side_on_which_they_run_and_one_from_the_middle() {
    for seating in LINEUPS {
        for (runner, of_two) in [(0, StereoSide::Left), (1, StereoSide::Right)] {
            let side = if seating == Seating::Alone { StereoSide::Middle } else { of_two };
            for (event, effect) in deeds(runner) {
                let cue = Cue { effect, side };
                assert_eq!(Cue::of_race(seating, &event), Some(cue), "{seating:?} {event:?}");
            }
        }
    }
}

#[test]
fn what_is_nobodys_is_heard_from_the_middle() {
    for seating in LINEUPS {
        let heard = |event| Cue::of_race(seating, &event);
        assert_eq!(heard(RaceEvent::Hinted), Some(Effect::Hint.into()));
        let search = |event| heard(RaceEvent::Search(event));
        assert_eq!(search(SearchEvent::NoPath), Some(Effect::NoPath.into()));
        for event in [SearchEvent::Begun, SearchEvent::Found, SearchEvent::GivenUp] {
            assert_eq!(search(event), None, "{event:?}");
        }
        assert_eq!(heard(RaceEvent::Decided(RaceEnd::Draw)), Some(Effect::Draw.into()));
        let start = (seating != Seating::Alone).then_some(Effect::Start.into());
        assert_eq!(heard(RaceEvent::Began), start, "nobody has counted down for one");
    }
}

fn heard(app: &mut App, listener: &mut Listener, action: Action) -> Vec<Effect> {
    let events = app.tick(&Inputs { actions: vec![action], ..Inputs::default() });
    let told: Vec<Cue> = events.iter().filter_map(|event| listener.hear(event, app)).collect();
    told.into_iter().chain(listener.look(&app.screen)).map(|cue| cue.effect).collect()
}

#[test]
fn a_menu_is_heard_as_it_is_gone_through() {
    let mut app = App::new(Settings::default(), Language::English, 5);
    let mut listener = Listener::default();
    assert!(listener.hear(&Command::Screen("title"), &app).is_none(), "the game opens");
    assert_eq!(heard(&mut app, &mut listener, Action::Go(Direction::Down)), [Effect::Move]);
    assert_eq!(heard(&mut app, &mut listener, Action::Records), [Effect::Choose]);
    assert_eq!(heard(&mut app, &mut listener, Action::Back), [Effect::Back]);
}

#[test]
fn each_number_of_the_countdown_is_heard() {
    let app = App::new(Settings::default(), Language::English, 5);
    let mut listener = Listener::default();
    for number in (1..=3).rev() {
        let cue = listener.hear(&Command::Counted(number), &app);
        assert_eq!(cue, Some(Effect::Count.into()));
    }
}

/// Walks everywhere, and checks each place's sound by its number of ways.
#[test]
fn the_way_is_told_apart_by_ear_where_that_is_wanted() {
    let settings = Settings { way_sounds: true, lesson_settled: true, ..Settings::default() };
    let mut app = App::new(settings, Language::English, 5);
    let mut listener = Listener::default();
    let mut tick = |app: &mut App, actions: Vec<Action>| {
        let mut events = app.tick(&Inputs { actions, ..Inputs::default() });
        while let Some(place) = events.iter().position(|event| matches!(event, Command::Ask(_))) {
            let Command::Ask(request) = events.swap_remove(place) else { unreachable!() };
            events.extend(app.take(request.carry_out(&mut |_| true).unwrap()));
        }
        let heard = |event: &Command| Some((event.clone(), listener.hear(event, app)?));
        events.iter().filter_map(heard).collect::<Vec<_>>()
    };
    tick(&mut app, vec![Action::Paste("kruskal1-20x12-7".to_owned())]);
    tick(&mut app, vec![Action::Confirm]);
    let mut kinds = [0; 3];
    let mut sides = [0; 3];
    tick(&mut app, vec![Action::Solve, Action::Skip]);
    for _ in 0..6_000 {
        for (event, cue) in tick(&mut app, Vec::new()) {
            let Command::Race(_, RaceEvent::Stepped { tile, .. }) = event else { continue };
            let Screen::Play(play) = &app.screen else { continue };
            let open = play.race.grid().open_around(tile);
            let expected = match open.len() {
                1 => Effect::DeadEnd,
                2 => Effect::Step,
                _ => Effect::Junction,
            };
            if cue.effect == Effect::Near {
                let goal = play.race.measured().maze.goal();
                let far = tile.column.abs_diff(goal.column) + tile.row.abs_diff(goal.row);
                assert!(far <= 6, "{tile:?} is far from {goal:?}");
                kinds[2] += 1;
                continue;
            }
            assert_eq!(cue.effect, expected, "{tile:?}");
            kinds[usize::from(expected == Effect::Junction)] += 1;
            if expected == Effect::Junction {
                let ways = [Direction::Left, Direction::Right].map(|way| open.contains(way));
                let side = match ways {
                    [true, false] => StereoSide::Left,
                    [false, true] => StereoSide::Right,
                    _ => StereoSide::Middle,
                };
                assert_eq!(cue.side, side, "{tile:?}");
                sides[side as usize] += 1;
            }
        }
    }
    assert!(kinds.iter().all(|&times| times > 0), "{kinds:?}");
    assert!(sides.iter().filter(|&&times| times > 0).count() > 1, "{sides:?}");
}
