//! A player with only fingers.

use icetea_maze::app::App;
use icetea_maze::game::input::{Action, InputDevice, Inputs};
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::game::tuning::TOUCH_PIXELS;
use icetea_maze::maze::Direction;
use icetea_maze::picture::{Hotspot, Item, Picture, under_finger, vec2};

use super::laws::flattened;
use super::{WINDOWS, fit, seen_with, tour};

/// The height of the foot, in interface pixels: higher where everything is drawn small.
fn foot_of(picture: &Picture) -> f32 {
    const FOOT: f32 = 56.0;
    const AROUND_BUTTONS: f32 = 8.0;
    FOOT.max((TOUCH_PIXELS / picture.scale.logical).ceil() + AROUND_BUTTONS)
}

/// Every control can be hit by a finger in its middle, if nothing lies on it; the foot is high
/// enough for fingers, and each button on it does something.
pub fn offences(picture: &Picture) -> Vec<String> {
    let least = TOUCH_PIXELS / picture.scale.logical;
    let foot = picture.window.y - foot_of(picture);
    let mut offences = Vec::new();
    for one in &picture.controls {
        let found = under_finger(&picture.controls, one.place.center(), least);
        let is_it = |found: &Hotspot| {
            found.target == one.target || one.place.contains(found.place.center())
        };
        if !found.is_some_and(is_it) {
            offences.push(format!("no finger finds {}", picture.name_of(one)));
        }
        if one.place.y >= foot && one.place.size().min_element() < least {
            offences.push(format!("too small for fingers: {}", picture.name_of(one)));
        }
    }
    let is_live = picture.controls.iter().any(|one| one.place.y >= foot);
    for item in foot_on_top(picture, foot).into_iter().filter(|_| is_live) {
        let Item::RoundRect(rect, ..) = item else { continue };
        let is_button = rect.y >= foot && rect.h >= least;
        if is_button && !picture.controls.iter().any(|one| one.place.contains(rect.center())) {
            offences.push(format!("the button at {} does nothing", rect.x));
        }
    }
    offences
}

/// The items since the foot was last drawn.
fn foot_on_top<'p>(picture: &'p Picture<'p>, foot: f32) -> Vec<&'p Item<'p>> {
    let items = flattened(picture);
    let is_strip = |item: &&Item| match item {
        Item::Rect(rect, _) => rect.y >= foot - 1.0 && rect.h >= picture.window.y - foot - 1.0,
        _ => false,
    };
    let begun = items.iter().rposition(is_strip).unwrap_or(0);
    items[begun..].to_vec()
}

/// A finger on its way to the pause must not say yes to something else.
#[test]
fn buttons_stay_where_they_are_while_something_is_asked() {
    for (width, height) in WINDOWS {
        let window = vec2(width, height);
        let mut app = App::new(Settings::default(), Language::English, 1);
        let mut act = |action| {
            tour::tick(&mut app, &Inputs { actions: vec![action], ..Inputs::default() });
            fit(&mut app, window);
            let picture = seen_with(InputDevice::Finger, &app, window);
            let foot = picture.window.y - foot_of(&picture);
            let buttons = picture.controls.iter().filter(|one| one.place.y >= foot);
            buttons.map(|one| (one.place, one.target)).collect::<Vec<_>>()
        };
        act(Action::Paste("kruskal1-10x10-7".to_owned()));
        act(Action::Confirm);
        let before = act(Action::Go(Direction::Right));
        assert!(before.len() > 4, "{before:?}");
        assert_eq!(act(Action::Solve), before, "{window:?}");
    }
}
