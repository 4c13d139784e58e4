//! Everything that a player has here in one file, to be imported on another machine or browser.
//!
//! It holds the texts of the files as they are, so that the readers for older versions read bundles
//! of older versions too; data that could not be saved is included as if it had been. An import
//! loses nothing: the bundle is read completely first, and what was here is bundled beside the
//! recordings.

use std::collections::BTreeMap;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::document::{self, Content, DocumentFlaw};
use super::folder::{bytes_of, file_named, text_of};
use super::key::InstallationKey;
use super::notice::{Notice, Reason};
use super::records::Records;
use super::run::SavedRuns;
use super::{Store, replays};
use crate::game::journey::Journey;
use crate::game::settings::Settings;

/// The texts.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Bundle {
    /// For each file, by its name without `.ron`.
    pub files: BTreeMap<String, String>,
    /// The best run of each code.
    pub best_runs: BTreeMap<String, String>,
}

/// The files of the data folder.
pub const OF_DATA: [&str; 4] =
    [Records::NAME, SavedRuns::NAME, Journey::NAME, InstallationKey::NAME];

impl Content for Bundle {
    const NAME: &'static str = "all";
    const ABOUT: &'static str = "all that a player has, with the key to it, so it is for nobody \
                                 else. Dropped on the game elsewhere, it is taken over there.";

    /// A bundle always has records, even if they are empty.
    fn makes_sense(&self) -> bool {
        self.files.contains_key(Records::NAME)
    }
}

impl Store {
    /// The bundle as text. An error becomes a notice.
    pub(super) fn bundle(&mut self) -> Option<String> {
        let bundled = self.text_of_all();
        bundled.map_err(|notice| self.notices.add(notice)).ok()
    }

    pub(super) fn text_of_all(&mut self) -> Result<String, Notice> {
        let folder = self.data_folder.path().map(Path::to_owned).ok_or(Notice::NoFolder)?;
        self.pack().map_err(|reason| Notice::CannotSave { file: folder, reason })
    }

    fn pack(&mut self) -> Result<String, Reason> {
        self.refresh_records();
        let mut bundle = Bundle::default();
        let settings = [(Settings::NAME, &self.settings_folder)];
        let data = OF_DATA.map(|name| (name, &self.data_folder));
        for (name, folder) in settings.into_iter().chain(data) {
            let bytes =
                folder.path().and_then(|folder| bytes_of(&file_named(folder, name)).ok().flatten());
            let text = bytes.and_then(|bytes| String::from_utf8(bytes).ok());
            let text = text.filter(|text| check(name, text).is_ok());
            bundle.files.extend(text.map(|text| (name.to_owned(), text)));
        }
        for (name, text) in self.texts_of_unsaved() {
            bundle.files.insert(name.to_owned(), text?);
        }
        if let Some(key) = self.seals.text() {
            bundle.files.entry(InstallationKey::NAME.to_owned()).or_insert(key?);
        }
        // Part of them may be in a log, or not saved at all.
        let records = text_of(self.ledger.records())?;
        bundle.files.insert(Records::NAME.to_owned(), records);
        let best_runs = self.replays.all().chain(self.unsaved_best_runs());
        bundle.best_runs.extend(best_runs.map(|run| (run.course.to_string(), run.write())));
        text_of(&bundle)
    }

    /// Whether these bytes are a bundle that can be imported.
    pub fn check_bundle(bytes: &[u8]) -> Result<(), Notice> {
        read(bytes).map(drop)
    }
}

/// The bundle in these bytes, if all of it can be read.
pub fn read(bytes: &[u8]) -> Result<Bundle, Notice> {
    let checked = document::read(bytes).and_then(|bundle: Bundle| {
        for (name, text) in &bundle.files {
            check(name, text)?;
        }
        for (code, text) in &bundle.best_runs {
            let course = code.parse().ok().filter(|_| replays::is_code(code));
            replays::read_text(text.as_bytes(), &course.ok_or(DocumentFlaw::Damaged)?)?;
        }
        Ok(bundle)
    });
    checked.map_err(|flaw| Notice::NotTakenOver { is_newer: flaw == DocumentFlaw::Newer })
}

/// Whether this is the text of a file with this name.
fn check(name: &str, text: &str) -> Result<(), DocumentFlaw> {
    let bytes = text.as_bytes();
    match name {
        Settings::NAME => document::read::<Settings>(bytes).map(drop),
        Records::NAME => document::read::<Records>(bytes).map(drop),
        SavedRuns::NAME => document::read::<SavedRuns>(bytes).map(drop),
        Journey::NAME => document::read::<Journey>(bytes).map(drop),
        InstallationKey::NAME => document::read::<InstallationKey>(bytes).map(drop),
        _ => Err(DocumentFlaw::Damaged),
    }
}
