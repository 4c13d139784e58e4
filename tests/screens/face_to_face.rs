//! Face to face each of two reads their own half upright: a half is turned as a whole, controls can
//! be pressed where they appear, and a finger there means what its player sees.

use icetea_maze::app::App;
use icetea_maze::game::fingers::{Finger, Fingers};
use icetea_maze::game::input::{Action, InputDevice, Target};
use icetea_maze::game::keyboard::Keyboard;
use icetea_maze::game::settings::Settings;
use icetea_maze::game::tuning::TOUCH_PIXELS;
use icetea_maze::game::versus::panes::foot_for_fingers;
use icetea_maze::game::versus::rules::Seat;
use icetea_maze::maze::Direction;
use icetea_maze::picture::{ControlTarget, Item, Picture, Rect, under_finger, vec2};
use icetea_maze::screens::Screen;

use super::laws::holds;
use super::seen::flat;
use super::{WINDOWS, fit, seen_with, tour};

/// Visits each state of a match that is played face to face, in each window.
fn each(mut law: impl FnMut(&str, &Picture, &App)) {
    let (mut seen, mut came_to_an_end) = (0, false);
    tour::all(&Settings::default(), &mut |state, app| {
        if !state.contains("face to face") || state.contains("lobby") {
            return;
        }
        for (width, height) in WINDOWS {
            fit(app, vec2(width, height));
            let picture = seen_with(InputDevice::Finger, app, vec2(width, height));
            law(&format!("{state} in {width} x {height}"), &picture, app);
            seen += 1;
            came_to_an_end |= matches!(&app.screen, Screen::Versus(versus) if versus.shows_card());
        }
    });
    assert!(seen >= 7 * WINDOWS.len());
    assert!(came_to_an_end);
}

/// What is turned, each part with the rectangle that it is turned in.
fn turned<'p>(picture: &'p Picture<'p>) -> Vec<(Rect, Vec<&'p Item<'p>>)> {
    let parts = picture.items.iter().filter_map(|item| match item {
        Item::Turned(about, items) => Some((*about, items)),
        _ => None,
    });
    let flattened = |(about, items): (Rect, &'p Vec<Item<'p>>)| {
        let mut all = Vec::new();
        flat(items, &mut all);
        (about, all)
    };
    parts.map(flattened).collect()
}

fn is_in_round(app: &App) -> bool {
    matches!(&app.screen, Screen::Versus(versus) if versus.is_under_way())
}

#[test]
fn whatever_is_turned_lies_within_what_it_is_turned_in() {
    each(|state, picture, _| {
        for (about, items) in turned(picture) {
            for item in items {
                let place = match item {
                    Item::Text(text) => text.place(),
                    Item::Maze(maze) => maze.lens.pane,
                    Item::Rect(rect, _) | Item::RoundRect(rect, ..) => *rect,
                    _ => continue,
                };
                assert!(holds(about.inset(-1.5), place), "{state}: {item:?}");
            }
        }
    });
}

/// Both have the same: maze, map, panel, clock, keys, and all texts.
#[test]
fn each_half_has_all_that_belongs_to_it_and_nothing_of_the_other() {
    each(|state, picture, app| {
        if !is_in_round(app) {
            return;
        }
        let [mut above, mut below]: [Vec<&Item>; 2] = Default::default();
        for (about, items) in turned(picture) {
            assert!(about.bottom() <= picture.window.y / 2.0, "{state}");
            above.extend(items);
        }
        let upright = picture.items.iter().filter(|item| !matches!(item, Item::Turned(..)));
        for item in upright {
            flat(std::slice::from_ref(item), &mut below);
        }
        let mazes =
            |items: &[&Item]| items.iter().filter(|item| matches!(item, Item::Maze(_))).count();
        assert_eq!(mazes(&above), mazes(&below), "{state}");
        let texts = |items: &[&Item]| {
            let text =
                |item: &&Item| if let Item::Text(text) = item { Some(text.clone()) } else { None };
            items.iter().filter_map(text).collect::<Vec<_>>()
        };
        let (above, below) = (texts(&above), texts(&below));
        assert!(below.iter().all(|text| text.at.y > picture.window.y / 2.0), "{state}");
        let clocks = [&above, &below]
            .map(|texts| texts.iter().filter(|text| text.has_steady_digits).count());
        assert_eq!(clocks, [1; 2], "{state}");
        for word in ["Marmot", "Mouse"] {
            let says =
                |texts: &[icetea_maze::picture::Text]| texts.iter().any(|text| text.text == word);
            assert_eq!(
                (says(&above), says(&below)),
                (word == "Marmot", word == "Mouse"),
                "{state}"
            );
        }
    });
}

#[test]
fn both_halves_are_the_same_at_first_and_the_same_way_from_their_edges() {
    each(|state, picture, app| {
        if !state.contains("countdown") {
            return;
        }
        assert!(is_in_round(app));
        let all = turned(picture)
            .into_iter()
            .flat_map(|(about, items)| items.into_iter().map(move |item| (about, item)));
        let mazes = all.filter_map(|(about, item)| match item {
            Item::Maze(maze) => Some((about, maze)),
            _ => None,
        });
        let (about, above) =
            mazes.min_by(|one, other| other.1.lens.pitch.total_cmp(&one.1.lens.pitch)).unwrap();
        let below = picture.items.iter().find_map(|item| match item {
            Item::Maze(maze) => Some(maze),
            _ => None,
        });
        let (above, below) = (&above.lens, &below.unwrap().lens);
        assert_eq!(
            (above.pane, above.centre, above.pitch),
            (about, below.centre, below.pitch),
            "{state}"
        );
        assert_eq!(above.pane.size(), below.pane.size(), "{state}");
        let foot = picture.window.y - below.pane.bottom();
        assert!((above.pane.y - foot).abs() < 1.0, "{state}: {} and {foot}", above.pane.y);
        assert!((foot - foot_for_fingers(picture.scale.logical)).abs() < 1.0, "{state}: {foot}");
    });
}

/// The button is where its words appear, and each of the two has one at their own edge.
#[test]
fn each_has_a_pause_within_reach_that_a_finger_finds() {
    each(|state, picture, app| {
        if !is_in_round(app) || state.contains("won") {
            return;
        }
        let far = Target::PauseAcross;
        let far = picture.controls.iter().find(|one| one.target == ControlTarget::Target(far));
        let near = picture.controls.iter().find(|one| matches!(one.target, ControlTarget::Key(_)));
        let (far, near) = (far.unwrap(), near.unwrap());
        assert_eq!((picture.name_of(far), picture.name_of(near)), ("Pause".into(), "Pause".into()));
        let whole = Rect::new(0.0, 0.0, picture.window.x, picture.window.y);
        let turned = far.place.turned_in(whole);
        assert!((turned.center() - near.place.center()).length() < 1.0, "{state}");
        let foot = foot_for_fingers(picture.scale.logical);
        assert!(turned.bottom() > whole.h - foot && far.place.bottom() < foot + 1.0);
        let least = TOUCH_PIXELS / picture.scale.logical;
        for one in [far, near] {
            let found = under_finger(&picture.controls, one.place.center(), least).unwrap();
            assert_eq!(found.target, one.target, "{state}");
        }
    });
}

/// Drawn to the player's right a finger walks right, as that player's half shows it.
#[test]
fn fingers_mean_what_their_player_sees() {
    each(|state, picture, app| {
        if !is_in_round(app) {
            assert!(picture.seats.is_empty(), "{state}");
            return;
        }
        for seat in &picture.seats {
            let sign = if seat.is_across { -1.0 } else { 1.0 };
            assert_eq!(seat.is_across, seat.player == Seat::Two.index());
            assert_eq!(seat.is_across, seat.place.center().y < picture.window.y / 2.0);
            let (x, y) = seat.place.center().into();
            let mut fingers = Fingers::default();
            let mut keyboard = Keyboard::default();
            let mut lay = |x: f32| {
                let finger = Finger {
                    id: 1,
                    at: (x, y),
                    player: Some(seat.player),
                    is_across: seat.is_across,
                    can_zoom: true,
                };
                for (player, direction, is_down) in fingers.follow(&[finger], 0.0).walks {
                    keyboard.swipe(player, direction, is_down);
                }
            };
            lay(x);
            lay(x + sign * 90.0);
            let inputs = keyboard.take(app.reading(), &app.world.settings.bindings);
            assert_eq!(inputs.steering[seat.player].held, Some(Direction::Right), "{state}");
            assert_eq!(inputs.steering[1 - seat.player].held, None, "{state}");
        }
    });
}

#[test]
fn only_who_asked_for_the_pause_across_sees_it_turned() {
    each(|state, picture, app| {
        let Screen::Versus(versus) = &app.screen else { return };
        if versus.pause().is_none() {
            return;
        }
        let is_across = state.contains("across");
        let is_heading = |item: &&&Item| matches!(item, Item::Text(text) if text.text == "Paused");
        let count = turned(picture).iter().flat_map(|(_, items)| items).filter(is_heading).count();
        assert_eq!(count, usize::from(is_across), "{state}");
        let entry = |place| {
            let target = ControlTarget::Target(Target::Entry(place));
            picture.controls.iter().find(|one| one.target == target).unwrap()
        };
        assert_eq!(entry(0).place.y > entry(3).place.y, is_across, "{state}");
        assert_eq!(picture.name_of(entry(0)), "Resume", "{state}");
        let mut pressed = app.clone();
        tour::tick(
            &mut pressed,
            &icetea_maze::game::input::Inputs {
                actions: vec![Action::Click(Target::Entry(0))],
                ..Default::default()
            },
        );
        assert!(is_in_round(&pressed));
    });
}
