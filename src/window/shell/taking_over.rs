//! All of the player's data from elsewhere replaces the data here.

use icetea_maze::maze::visible;
use icetea_maze::store::{Gallery, Store};
use icetea_maze::words::{Words, sentences};
use macroquad::prelude::{screen_height, screen_width};
use serde_json::json;

use super::ending::LONGEST_WAIT;
use super::{Options, Shell};
use crate::window::exports::NAMES_BEGIN;

impl Shell {
    /// The game after taking over the data that was dropped on it, if any was.
    pub(super) fn take_over_what_came(mut self: Box<Self>) -> Box<Self> {
        match self.to_take_over.take() {
            Some((bytes, is_own)) => Box::new(self.take_over(&bytes, is_own)),
            None => self,
        }
    }

    /// The game with the data of such a file, or unchanged where that is not possible.
    fn take_over(mut self: Box<Self>, bytes: &[u8], is_own: bool) -> Self {
        if let Err(notice) = Store::check_bundle(bytes) {
            self.say(sentences::notice(self.app.world.language(), &notice));
            return *self;
        }
        let commands = self.app.end((screen_width() as u16, screen_height() as u16));
        self.handle(commands);
        let language = self.app.world.language();
        let Self { disk, mut log, prints_speech, exports, fills_screen, .. } = *self;
        // Files that are being saved come first.
        drop(exports);
        let taken = disk.close(LONGEST_WAIT).map(|(store, _)| {
            let name = format!("{NAMES_BEGIN}data before");
            store.take_over(bytes, is_own, &Gallery::open(None), &name)
        });
        if let Ok(Ok(before)) = &taken {
            log.note("taken over", json!({ "before": before }));
        }
        let mut store = Store::open(None);
        let settings = store.load_settings();
        let mut shell = Self::new(Options { store, settings, log, opening: None, prints_speech });
        shell.fills_screen = fills_screen;
        shell.fill_screen(shell.app.world.settings.fullscreen);
        match taken {
            Ok(Ok(before)) => {
                let words = &Words::of(shell.app.world.language()).data;
                let before = sentences::player_path(&before).to_string_lossy();
                shell.tell(words.taken_over(visible(&before)));
            }
            Ok(Err(notice)) => shell.say(sentences::notice(language, &notice)),
            Err(not_all) => shell.say(not_all.to_string()),
        }
        shell
    }
}
