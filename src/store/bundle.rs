//! All that a player has here in one file, which goes to another machine or another browser and is
//! taken over there.
//!
//! It holds the texts of the files as they are, so that whatever reads those of older versions reads
//! what an older version has bundled. Taking one over costs nothing: all that was here before is
//! bundled first, beside the recordings.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::document::{self, Content, Flaw};
use super::files;
use super::folder::{Folder, before, file_named, text_of};
use super::gallery::Gallery;
use super::key::InstallationKey;
use super::ledger::is_log;
use super::lock::FolderLock;
use super::notice::{Notice, Reason};
use super::records::Records;
use super::replace::replace;
use super::run::Runs;
use super::{Store, replays};
use crate::game::journey::Journey;
use crate::game::replay::Course;
use crate::game::settings::Settings;

/// The texts.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Bundle {
    /// Of each file, by its name without `.ron`.
    files: BTreeMap<String, String>,
    /// The best run of each code.
    best_runs: BTreeMap<String, String>,
}

/// The files of the data folder.
const OF_DATA: [&str; 4] = [Records::NAME, Runs::NAME, Journey::NAME, InstallationKey::NAME];

impl Content for Bundle {
    const NAME: &'static str = "all";
    const ABOUT: &'static str = "all that a player has, with the key to it, so it is for nobody \
                                 else. Dropped on the game elsewhere, it is taken over there.";

    fn makes_sense(&self) -> bool {
        let is_file = |name: &String| *name == Settings::NAME || OF_DATA.contains(&name.as_str());
        self.files.keys().all(is_file) && self.best_runs.keys().all(|code| is_code(code))
    }
}

impl Store {
    /// All of it as a text. What keeps it from that is told.
    pub(super) fn bundle(&mut self) -> Option<String> {
        let bundled = self.text_of_all();
        bundled.map_err(|notice| self.notices.add(notice)).ok()
    }

    fn text_of_all(&mut self) -> Result<String, Notice> {
        let folder = self.data_folder.path().map(Path::to_owned).ok_or(Notice::NoFolder)?;
        self.pack().map_err(|reason| Notice::CannotSave { file: folder, reason })
    }

    fn pack(&mut self) -> Result<String, Reason> {
        self.refresh_records();
        let mut bundle = Bundle::default();
        let settings = [(Settings::NAME, &self.settings_folder)];
        let data = OF_DATA.map(|name| (name, &self.data_folder));
        for (name, folder) in settings.into_iter().chain(data) {
            let text =
                folder.path().and_then(|folder| fs::read_to_string(file_named(folder, name)).ok());
            bundle.files.extend(text.map(|text| (name.to_owned(), text)));
        }
        // Part of them may stand in a log.
        let records = text_of(self.ledger.records())?;
        bundle.files.insert(Records::NAME.to_owned(), records);
        let best_runs = self.replays.all();
        bundle.best_runs.extend(best_runs.map(|run| (run.course.to_string(), run.write())));
        text_of(&bundle)
    }

    /// Whether there is a bundle in these bytes, which can be taken over.
    pub fn check_bundle(bytes: &[u8]) -> Result<(), Notice> {
        read(bytes).map(drop)
    }

    /// Puts what a bundle holds in the place of all that is here, which is bundled first under this
    /// name; tells where that is.
    pub fn take_over(
        mut self,
        bytes: &[u8],
        gallery: &Gallery,
        name: &str,
    ) -> Result<PathBuf, Notice> {
        let bundle = read(bytes)?;
        let before = gallery.save_bundle(name, &self.text_of_all()?)?;
        let folders = [&self.settings_folder, &self.data_folder].map(Folder::path);
        let [Some(settings), Some(data)] = folders else { return Err(Notice::NoFolder) };
        bundle
            .unpack(settings, data)
            .map_err(|reason| Notice::CannotSave { file: data.to_owned(), reason })?;
        Ok(before)
    }
}

fn read(bytes: &[u8]) -> Result<Bundle, Notice> {
    document::read(bytes).map_err(|flaw| Notice::NotTakenOver { is_newer: flaw == Flaw::Newer })
}

impl Bundle {
    /// Puts it in the place of what is in these folders.
    fn unpack(mut self, settings: &Path, data: &Path) -> Result<(), Reason> {
        {
            let _held = FolderLock::take(settings)?;
            self.unpack_file(settings, Settings::NAME)?;
        }
        let _held = FolderLock::take(data)?;
        for log in entries(data).filter(|path| is_log(path)) {
            files::remove(&log)?;
        }
        for name in OF_DATA {
            self.unpack_file(data, name)?;
        }
        let best_runs = data.join(replays::FOLDER);
        fs::create_dir_all(&best_runs)?;
        for old in entries(&best_runs) {
            let code = old.file_name().and_then(|name| name.to_str()?.strip_suffix(".txt"));
            let is_run = |code: &&str| is_code(code) && !self.best_runs.contains_key(*code);
            if code.as_ref().is_some_and(is_run) {
                files::remove(&old)?;
            }
        }
        for (code, text) in &self.best_runs {
            replace(&best_runs.join(format!("{code}.txt")), |out| out.write_all(text.as_bytes()))?;
        }
        Ok(())
    }

    fn unpack_file(&mut self, folder: &Path, name: &str) -> Result<(), Reason> {
        let file = file_named(folder, name);
        files::remove(&before(&file)).ok();
        match self.files.remove(name) {
            Some(text) => Ok(replace(&file, |out| {
                if name == InstallationKey::NAME {
                    files::make_private(out.get_ref());
                }
                out.write_all(text.as_bytes())
            })?),
            None if file.exists() => Ok(files::remove(&file)?),
            None => Ok(()),
        }
    }
}

/// Whether this is a code as a file's name has it: its seed may be any text, and a name must not lead
/// elsewhere.
fn is_code(text: &str) -> bool {
    text.parse::<Course>().is_ok_and(|course| course.to_string() == text)
}

fn entries(folder: &Path) -> impl Iterator<Item = PathBuf> {
    fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path())
}
