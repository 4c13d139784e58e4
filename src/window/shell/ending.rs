//! What is kept when the game ends, as it should or not.

use macroquad::prelude::{screen_height, screen_width};
use serde_json::json;

use super::Shell;
use crate::console;
use crate::window::crash_report;

impl Shell {
    fn save_run(&mut self) {
        let events = self.app.save_run().into_iter().collect();
        self.handle(events);
    }

    /// Keeps what can be kept after a fault of the game itself, says where the report is, and ends.
    pub(super) fn give_up(&mut self, report: &str) {
        self.is_over = true;
        crash_report::attempt(|| self.save_run());
        let sentence = match self.store.keep_report(report) {
            Some(path) => {
                format!("a fault of the game itself; {} says what happened", path.display())
            }
            None => "a fault of the game itself, of which no report could be kept".to_owned(),
        };
        self.log.note("error", json!({ "text": sentence }));
        console::complain(&sentence);
    }

    pub(super) fn quit(&mut self) {
        self.save_run();
        for what in self.app.settle_clearings() {
            self.store.clear_records(what);
        }
        if !self.app.settings().fullscreen {
            let size = (screen_width() as u16, screen_height() as u16);
            self.app.keep_window_size(size);
        }
        self.store.save_settings(self.app.settings());
        self.is_over = true;
    }
}
