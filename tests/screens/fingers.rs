//! What somebody finds who has nothing but fingers.

use icetea_maze::game::tuning::TOUCH_PIXELS;
use icetea_maze::picture::{Control, Item, Picture, under_finger};

use super::laws::flattened;

/// How high the foot is, in interface pixels.
const FOOT: f32 = 56.0;

/// Whatever can be pressed is found by a finger in its middle, what lies on it apart; the foot is as
/// high as a finger wants it, and each button on it does something.
pub fn offences(picture: &Picture) -> Vec<String> {
    let least = TOUCH_PIXELS / picture.scale.logical;
    let foot = picture.window.y - FOOT;
    let mut offences = Vec::new();
    for one in &picture.controls {
        let found = under_finger(&picture.controls, one.place.center(), least);
        let is_it = |found: &Control| {
            found.target == one.target || one.place.contains(found.place.center())
        };
        if !found.is_some_and(is_it) {
            offences.push(format!("no finger finds {}", picture.name_of(one)));
        }
        if one.place.y >= foot && one.place.size().min_element() < TOUCH_PIXELS {
            offences.push(format!("too small for fingers: {}", picture.name_of(one)));
        }
    }
    let is_live = picture.controls.iter().any(|one| one.place.y >= foot);
    for item in foot_on_top(picture, foot).into_iter().filter(|_| is_live) {
        let Item::RoundRect(rect, ..) = item else { continue };
        let is_button = rect.y >= foot && rect.h >= TOUCH_PIXELS;
        if is_button && !picture.controls.iter().any(|one| one.place.contains(rect.center())) {
            offences.push(format!("the button at {} does nothing", rect.x));
        }
    }
    offences
}

/// What was drawn since the foot was drawn last.
fn foot_on_top<'p>(picture: &'p Picture<'p>, foot: f32) -> Vec<&'p Item<'p>> {
    let items = flattened(picture);
    let is_strip = |item: &&Item| match item {
        Item::Rect(rect, _) => rect.y >= foot - 1.0 && rect.h >= FOOT - 1.0,
        _ => false,
    };
    let begun = items.iter().rposition(is_strip).unwrap_or(0);
    items[begun..].to_vec()
}
