//! Where on the screen something can be pointed at or clicked, keys that are shown among it.

use icetea_maze::game::input::Target;
use icetea_maze::game::keyboard::Press;
use icetea_maze::picture::{ControlTarget, Picture, Rect};

/// Where on the screen something can be pointed at, in logical pixels.
#[derive(Default)]
pub struct Hits {
    pub(super) targets: Vec<(Rect, Target)>,
    /// Keys that are shown and can be clicked.
    pub(super) keys: Vec<(Rect, Press)>,
    /// What the pointer leads a mouse in.
    pub pane: Option<Rect>,
}

impl Hits {
    /// Those of a picture.
    pub fn of(picture: &Picture) -> Self {
        let to_window = |rect: Rect| rect.scaled(picture.scale.logical);
        let pane = picture.leads_in_pane.then(|| to_window(picture.pane));
        let mut hits = Self { pane, ..Self::default() };
        for control in &picture.controls {
            let place = to_window(control.place);
            match control.target {
                ControlTarget::Target(target) => hits.targets.push((place, target)),
                ControlTarget::Key(press) => hits.keys.push((place, press)),
            }
        }
        hits
    }
}
