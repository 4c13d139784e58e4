//! What the results of a stop of the journey say.

use icetea_maze::game::settings::Settings;
use icetea_maze::picture::{Typefaces, fonts, vec2};

use super::laws::flattened;
use super::seen::texts;
use super::{fit, seen, tour};

#[test]
fn whoever_was_helped_is_told_why_there_is_but_one_medal() {
    let typefaces = Typefaces::new(&fonts::FILES);
    let window = vec2(1280.0, 720.0);
    let mut told = Vec::new();
    tour::all(&Settings::default(), &mut |state, app| {
        if state.starts_with("journey, results") {
            fit(app, &typefaces, window);
            let picture = seen(app, &typefaces, window);
            let items = flattened(&picture);
            let is_it = |text: &str| text == "With help, only the first medal counts";
            told.push(texts(&items).iter().any(|text| is_it(&text.text.text)));
        }
    });
    assert_eq!(told, [true, true]);
}
