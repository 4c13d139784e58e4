//! Theatre and laboratory for an audience: with the projector setting on.

use std::collections::BTreeMap;

use icetea_maze::game::input::{Inputs, Target};
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::maze::Solver;
use icetea_maze::picture::{ControlTarget, Item, Picture, vec2};
use icetea_maze::screens::Screen;
use icetea_maze::words::Words;

use super::laws::{self, flattened, quoted};
use super::seen::{SeenText, texts};
use super::theatre_seen::theatre;
use super::{WINDOWS, fit, hold, seen, tour};

/// The height of the foot where there is one.
const FOOT: f32 = 56.0;

/// For an audience letters are at least 28 pixels high in a window of 1920 × 1080, lines are thick,
/// and there is no foot.
fn for_a_hall(picture: &Picture) -> Vec<String> {
    const LEAST: f32 = 28.0;
    const THINNEST: f32 = 5.0;
    let items = flattened(picture);
    let is_small = |text: &&SeenText| text.text.size * picture.scale.logical < LEAST;
    let seen = texts(&items);
    let mut offences: Vec<_> =
        seen.iter().filter(is_small).map(|text| format!("{} is too small", quoted(text))).collect();
    for item in items {
        if let Item::Line(_, _, width, _) = item
            && width * picture.scale.logical < THINNEST
        {
            offences.push("a line is thin".to_owned());
        }
    }
    for control in &picture.controls {
        if let ControlTarget::Key(press) = control.target
            && control.place.bottom() > picture.window.y - FOOT
        {
            offences.push(format!("{} stands on a foot", press.key.label()));
        }
    }
    if picture.has_thin_walls {
        offences.push("walls are thin".to_owned());
    }
    offences
}

#[test]
fn a_hall_sees_large_letters_and_thick_lines_and_nothing_is_cut() {
    let mut all = BTreeMap::new();
    for language in Language::ALL {
        let settings = Settings {
            language: Some(language),
            projector: true,
            thin_walls: true,
            ..Settings::default()
        };
        tour::hall(&settings, &mut |state, app| {
            if !matches!(app.screen.name(), "watch" | "lab" | "contest" | "school") {
                return;
            }
            for &(width, height) in &WINDOWS {
                let window = vec2(width, height);
                fit(app, window);
                let picture = seen(app, window);
                let is_hall = (width, height) == (1920.0, 1080.0);
                let of_hall = if is_hall { for_a_hall(&picture) } else { Vec::new() };
                for offence in laws::room(&picture).into_iter().chain(of_hall) {
                    let place = format!("{language:?} {width} x {height}");
                    all.entry(format!("{state}: {offence}")).or_insert((place, 0)).1 += 1;
                }
            }
        });
    }
    hold("hall", &all);
}

/// How often a room can be pointed at: on the board, and in the forest where it has its number.
fn times_named(picture: &Picture, room: u32) -> usize {
    let is_room =
        |target| matches!(target, ControlTarget::Target(Target::Room(one)) if one == room);
    picture.controls.iter().filter(|control| is_room(control.target)).count()
}

#[test]
fn a_hall_sees_the_number_of_every_node_and_all_of_the_program() {
    let settings = Settings { projector: true, ..Settings::default() };
    for (width, height) in [(2, 2), (4, 3), (3, 5), (5, 4), (6, 4), (4, 6), (8, 3), (3, 8), (12, 2)]
    {
        for window in [vec2(1280.0, 720.0), vec2(1920.0, 1080.0), vec2(800.0, 600.0)] {
            let code = format!("kruskal1-{width}x{height}-7");
            let mut app = theatre(&settings, &code, Solver::DepthFirst, 0);
            fit(&mut app, window);
            loop {
                let Screen::Watch(watch) = &app.screen else { panic!("at {}", app.screen.name()) };
                let timeline = watch.timeline().unwrap();
                let (show, picture) = (timeline.show(), seen(&app, window));
                let items = flattened(&picture);
                let seen = texts(&items);
                let rooms = (0..width * height).filter(|_| show.build().is_some());
                let lacking = rooms.filter(|&room| times_named(&picture, room) < 2).count();
                // A level with more nodes than there is room for says how many are left out.
                let folded = seen.iter().filter_map(|text| {
                    text.text.text.strip_prefix("… ")?.strip_suffix(" more")?.parse::<usize>().ok()
                });
                let folded: usize = folded.sum();
                let step = show.step;
                assert_eq!(lacking, folded, "{code} at {window}, step {step}");
                assert!(lacking == 0 || width * height > 15, "{code} at {window}, step {step}");
                for line in Words::of(Language::English).lines(show.cursor().program) {
                    let is_there = seen.iter().any(|text| text.text.text == line.trim());
                    assert!(is_there, "{code} at {window}, step {}: {line}", show.step);
                }
                if show.step == timeline.steps {
                    break;
                }
                tour::tick(&mut app, &Inputs { actions: vec![tour::RIGHT], ..Inputs::default() });
            }
        }
    }
}
