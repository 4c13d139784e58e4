//! What is kept when the game ends, as it should or not.

use std::time::Duration;

use icetea_maze::store::{News, Store};
use macroquad::prelude::{screen_height, screen_width};
use serde_json::json;

use super::Shell;
use crate::console;
use crate::window::crash_report;

/// A disk takes milliseconds; whoever closes the window does not wait longer than this for it.
pub(super) const LONGEST_WAIT: Duration = Duration::from_secs(10);

impl Shell {
    /// Ends the game as it should.
    pub(super) fn quit(&mut self) {
        self.is_over = true;
        let events = self.app.end((screen_width() as u16, screen_height() as u16));
        self.handle(events);
    }

    /// Keeps what can be kept after a fault of the game itself, and ends.
    pub(super) fn give_up(&mut self, report: String) {
        self.is_over = true;
        crash_report::attempt(|| {
            let events = self.app.settle_run();
            self.handle(events);
        });
        self.crash_report = Some(report);
    }

    /// Waits until everything is on the disk, and says so if it is not. After a fault of the game
    /// says too where the report of it is.
    pub(super) fn close(self) {
        let Self { disk, mut log, crash_report, .. } = self;
        let mut store = match disk.close(LONGEST_WAIT) {
            Ok((store, news)) => {
                for notice in news.into_iter().flat_map(troubles) {
                    console::complain(&notice);
                }
                Some(store)
            }
            Err(not_all) => {
                console::complain(&not_all.to_string());
                None
            }
        };
        let Some(report) = crash_report else { return };
        // The thread of the disk may be what has failed.
        let store = store.get_or_insert_with(|| Store::open(None));
        let sentence = match store.keep_report(&report) {
            Some(path) => {
                format!("a fault of the game itself; {} says what happened", path.display())
            }
            None => "a fault of the game itself, of which no report could be kept".to_owned(),
        };
        log.note("error", json!({ "text": sentence }));
        console::complain(&sentence);
    }
}

/// What has gone wrong with the files, in words.
fn troubles(news: News) -> Vec<String> {
    match news {
        News::Trouble(notices) => notices.iter().map(ToString::to_string).collect(),
        News::Recorded(..)
        | News::Records(_)
        | News::BestTime(_)
        | News::BestRun(_)
        | News::Bundled(_) => Vec::new(),
    }
}
