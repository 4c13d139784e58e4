//! Reports of crashes of the game: each in a file, and at the next start a notice of where that is.

use std::io::Write;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::Store;
use super::document::Content;
use super::folder::FolderChange;
use super::notice::Notice;
use super::replace::create_beside;

/// A crash that could not be reported on the screen.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Crash {
    report: PathBuf,
}

impl Content for Crash {
    const NAME: &'static str = "crash";
    const ABOUT: &'static str =
        "where the game wrote down what stopped it; told at the next start.";
}

impl Store {
    /// Saves a report of a crash, and returns its path.
    pub fn keep_report(&mut self, text: &str) -> Option<PathBuf> {
        let folder = self.data_folder.path()?;
        let report =
            create_beside(folder, "report", "txt", |out| out.write_all(text.as_bytes())).ok()?;
        let crash = Crash { report: report.clone() };
        self.data_folder.update(&mut self.notices, |_| FolderChange::New(crash));
        Some(report)
    }

    /// Adds a notice of a crash of the last session.
    pub(super) fn tell_of_crash(&mut self) {
        if let Some(Crash { report }) = self.data_folder.load(&mut self.notices) {
            self.notices.add(Notice::Crashed { report });
            self.data_folder.update(&mut self.notices, |_: Option<Crash>| FolderChange::Gone);
        }
    }
}
