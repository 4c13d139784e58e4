//! What is saved when the game ends, normally or not.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::time::Duration;

use icetea_maze::store::{Gallery, Store, StoreReport};
use macroquad::prelude::{screen_height, screen_width};
use serde_json::json;

use super::Shell;
use crate::console;
use crate::window::crash_report;

/// A disk takes milliseconds; closing the window does not wait longer than this for it.
pub(super) const LONGEST_WAIT: Duration = Duration::from_secs(10);

thread_local! {
    /// The shell while the display's own code has the thread.
    static AT_REST: Cell<Option<Box<Shell>>> = const { Cell::new(None) };
}

/// The state up to which the current game is saved when the display is lost.
#[cfg(target_os = "linux")]
pub enum LeftAt {
    /// The moment of the loss.
    Once,
    /// The last entry of the journal.
    SomeSecondsAgo,
    /// The disk did not accept it.
    Unknown,
}

/// Gives the thread to the display's own code until the next frame. If that finds that the display
/// is gone, the shell can be [settled](settle_without_display) meanwhile.
pub(super) async fn next_frame(shell: Box<Shell>) -> Box<Shell> {
    AT_REST.set(Some(shell));
    macroquad::prelude::next_frame().await;
    AT_REST.take().expect("whoever takes it ends the program")
}

/// Runs `act` on the shell while the page's own code has the thread.
#[cfg(target_family = "wasm")]
pub(super) fn while_at_rest(act: impl FnOnce(Box<Shell>) -> Box<Shell>) {
    AT_REST.set(AT_REST.take().map(act));
}

/// Saves the current game: nothing can be shown any more.
#[cfg(target_os = "linux")]
pub fn settle_without_display() -> LeftAt {
    let Some(mut shell) = AT_REST.take() else { return LeftAt::SomeSecondsAgo };
    shell.settle();
    if shell.close() { LeftAt::Once } else { LeftAt::Unknown }
}

impl Shell {
    /// Ends the game normally.
    pub(super) fn quit(&mut self) {
        self.is_over = true;
        let commands = self.app.end((screen_width() as u16, screen_height() as u16));
        self.socket.send(&mut self.app.world.wire);
        self.handle(commands);
    }

    /// Saves what can be saved after a fault of the game itself, and ends.
    pub(super) fn give_up(&mut self, report: String) {
        self.settle();
        self.crash_report = Some(report);
    }

    fn settle(&mut self) {
        self.is_over = true;
        crash_report::attempt(|| {
            let commands = self.app.settle_run();
            self.handle(commands);
        });
    }

    /// Waits until everything is on the disk and reports if it is not; returns whether it is. After
    /// a fault of the game it also says where the report is.
    pub(super) fn close(self) -> bool {
        let Self { disk, mut log, crash_report, .. } = self;
        // A set, so that a trouble that is repeated at the end is printed once.
        let (mut store, troubles): (_, BTreeSet<String>) = match disk.close(LONGEST_WAIT) {
            Ok((store, news)) => (Some(store), news.into_iter().flat_map(troubles).collect()),
            Err(not_all) => (None, [not_all.to_string()].into()),
        };
        for trouble in &troubles {
            console::complain(trouble);
        }
        match store.as_mut().and_then(|store| store.save_elsewhere(&Gallery::open(None))) {
            Some(Ok(file)) => console::complain(&format!(
                "all game data is in {} instead: open it with the game once there is room",
                file.display()
            )),
            Some(Err(notice)) => console::complain(&notice.to_string()),
            None => {}
        }
        let Some(report) = crash_report else { return troubles.is_empty() };
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
        troubles.is_empty()
    }
}

/// The troubles with files, in words.
fn troubles(news: StoreReport) -> Vec<String> {
    match news {
        StoreReport::Trouble(notices) => notices.iter().map(ToString::to_string).collect(),
        StoreReport::Recorded(..)
        | StoreReport::Records(_)
        | StoreReport::BestTime(..)
        | StoreReport::BestRun(_)
        | StoreReport::Bundled(_) => Vec::new(),
    }
}
