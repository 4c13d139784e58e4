//! When music plays, and the messages about sound.

use icetea_maze::cues;
use serde_json::json;

use super::Shell;
use crate::window::sound::DeviceChange;
use icetea_maze::words::Words;

impl Shell {
    /// Called once a frame. Music stops without the window's focus and in the screensaver.
    pub(super) fn sound(&mut self, has_focus: bool) {
        self.speaker.set_tune(cues::tune(&self.app).filter(|_| has_focus));
        match self.speaker.news() {
            Some(DeviceChange::On) => self.log.note("sound", json!({"state": "on"})),
            Some(DeviceChange::None(why)) => {
                self.log.note("sound", json!({"state": "none", "why": why}));
            }
            None => {}
        }
    }

    pub(super) fn tell_of_mute(&mut self, is_mute: bool) {
        self.log.note("sound", json!({"state": if is_mute { "muted" } else { "heard" }}));
        let words = Words::of(self.app.world.language());
        self.tell(if is_mute { words.sound_is_off } else { words.sound_is_on }.to_owned());
    }
}
