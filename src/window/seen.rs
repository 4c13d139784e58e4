//! What can be pressed, by the names that are read aloud, and where: told to the log, and on a page to
//! whoever helps those who see nothing of it, whenever it changes.

use icetea_maze::picture::{ControlTarget, Picture};
use serde_json::{Value, json};

use super::log::Log;

/// What was told last.
#[derive(Default)]
pub struct Seen {
    screen: &'static str,
    controls: Vec<Value>,
}

impl Seen {
    /// Tells what is new in a picture of this screen, if anybody listens.
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
        if (screen, &controls) == (self.screen, &self.controls) {
            return;
        }
        (self.screen, self.controls) = (screen, controls);
        log.note("seen", json!({ "screen": screen, "controls": self.controls }));
        #[cfg(target_family = "wasm")]
        show(&json!({ "screen": screen, "controls": self.controls }).to_string());
    }
}

/// Lays something that programs can read over each control of the page.
#[cfg(target_family = "wasm")]
#[allow(unsafe_code, reason = "the page has what can do it")]
fn show(seen: &str) {
    #[link(wasm_import_module = "env")]
    unsafe extern "C" {
        fn show_controls(text: *const u8, length: usize);
    }
    // Sound, as the text is there until it returns.
    unsafe { show_controls(seen.as_ptr(), seen.len()) };
}
