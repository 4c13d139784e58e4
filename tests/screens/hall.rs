//! Theatre and laboratory for an audience: with the projector setting on.

use std::collections::BTreeMap;

use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::picture::{ControlTarget, Item, Picture, vec2};

use super::laws::{self, flattened, quoted};
use super::seen::{SeenText, texts};
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
