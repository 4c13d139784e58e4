//! Reports the controls, with their accessible names and places, whenever they change: to the log,
//! and on a page to assistive technology.

use icetea_maze::picture::{Color, ControlTarget, Picture};
use serde_json::{Value, json};

use super::log::Log;
#[cfg(target_family = "wasm")]
use super::voice::show_controls;

/// What was reported last.
#[derive(Default)]
pub struct ToldState {
    screen: &'static str,
    controls: Vec<Value>,
    /// Red, green and blue of the background.
    ground: [u8; 3],
}

impl ToldState {
    /// Reports what is new in a picture of this screen, if there is a listener.
    pub fn look(&mut self, screen: &'static str, picture: &Picture, log: &mut Log) {
        if !log.is_open() && cfg!(not(target_family = "wasm")) {
            return;
        }
        let controls: Vec<Value> = picture
            .controls
            .iter()
            .map(|control| {
                let place = control.place.scaled(picture.scale.logical);
                let is_key = matches!(control.target, ControlTarget::Key(_));
                json!({
                    "name": picture.name_of(control),
                    "place": [place.x, place.y, place.w, place.h],
                    "focus": !is_key && picture.has_focus(control),
                })
            })
            .collect();
        let Color { r, g, b, .. } = picture.palette.background;
        let ground = [r, g, b].map(|part| (255.0 * part).round() as u8);
        if (screen, &controls, ground) == (self.screen, &self.controls, self.ground) {
            return;
        }
        (self.screen, self.controls, self.ground) = (screen, controls, ground);
        let seen = json!({ "screen": screen, "controls": self.controls, "ground": ground });
        #[cfg(target_family = "wasm")]
        show_controls(&seen.to_string());
        log.note("seen", seen);
    }
}
