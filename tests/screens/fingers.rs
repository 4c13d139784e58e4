//! What somebody finds who has nothing but fingers.

use icetea_maze::game::tuning::TOUCH_PIXELS;
use icetea_maze::picture::{Control, Picture, under_finger};

/// How high the foot is, in interface pixels.
const FOOT: f32 = 56.0;

/// Whatever can be pressed is found by a finger in its middle, what lies on it apart; and the foot is
/// as high as a finger wants it.
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
    offences
}
