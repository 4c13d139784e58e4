//! The best run of each code: a recording in a file of its own, under the code as its name.
//!
//! Only runs without help that were run here are kept, and only better ones replace a file; a run
//! from elsewhere that was put there gives way to any. Whether a run can have happened is not known
//! here, since that takes its maze.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::mem;
use std::path::{Path, PathBuf};

use super::document::DocumentFlaw;
use super::folder::move_away;
use super::key::Seals;
use super::lock::FolderLock;
use super::notice::{Notice, Notices, Reason};
use super::replace::{check_is_file, remove_leftovers, replace};
use crate::game::export::file_name;
use crate::game::replay::{Course, MOST_RECORDING_BYTES, Recording, RecordingError};

/// The most characters of a code that is the name of a file: systems have 255 bytes for all of it.
const MOST_CHARACTERS: usize = 240;
/// The name of the folder of the best runs.
pub const FOLDER: &str = "replays";

/// The best runs in their folder.
#[derive(Debug)]
pub struct Replays {
    folder: Option<PathBuf>,
    /// Runs that could not be saved, by code, for as long as the game runs.
    unsaved: BTreeMap<String, Recording>,
}

impl Replays {
    pub const fn at(folder: Option<PathBuf>) -> Self {
        Self { folder, unsaved: BTreeMap::new() }
    }

    /// Removes half-written files that killed games have left.
    pub fn remove_leftovers(&self) {
        if let Some(folder) = &self.folder {
            remove_leftovers(folder);
        }
    }

    /// The best run of this code, if one is kept.
    pub fn best(&self, course: &Course, notices: &mut Notices) -> Option<Recording> {
        if let Some(recording) = self.unsaved.get(&course.to_string()) {
            return Some(recording.clone());
        }
        let file = self.file(course)?;
        let found = match read(&file, course) {
            Ok(Err(_)) => self.with_lock(|| read_or_set_aside(&file, course, notices)),
            Ok(Ok(found)) => Ok(found),
            Err(error) => Err(Reason::from(error)),
        };
        found.unwrap_or_else(|reason| {
            notices.add(Notice::CannotRead { file, reason });
            None
        })
    }

    /// All kept runs that can be read.
    pub fn all(&self) -> impl Iterator<Item = Recording> {
        let entries = self.folder.as_ref().and_then(|folder| fs::read_dir(folder).ok());
        entries.into_iter().flatten().flatten().filter_map(|entry| {
            let name = entry.file_name();
            let course = name.to_str()?.strip_suffix(".txt")?.parse().ok()?;
            read(&self.file(&course)?, &course).ok()?.ok()?
        })
    }

    /// Takes the runs that could not be saved, for another attempt.
    pub fn take_unsaved(&mut self) -> impl Iterator<Item = Recording> + use<> {
        mem::take(&mut self.unsaved).into_values()
    }

    /// The runs that could not be saved, as far as they are still the best.
    pub fn unsaved(&self, seals: &Seals) -> impl Iterator<Item = &Recording> {
        self.unsaved.values().filter(|run| {
            let on_disk =
                self.file(&run.course).and_then(|file| read(&file, &run.course).ok()?.ok()?);
            let on_disk = on_disk.map(|before| seals.judge(before)).filter(Recording::is_own);
            on_disk.is_none_or(|before| run.beats(&before))
        })
    }

    /// Whether all of them are on the disk.
    pub fn are_saved(&self) -> bool {
        self.unsaved.is_empty()
    }

    /// Keeps a run of the player if it is the best of its code, and returns whether it is. Without
    /// seals it is kept for as long as the game runs.
    pub fn keep(
        &mut self,
        recording: &Recording,
        seals: Option<&Seals>,
        notices: &mut Notices,
    ) -> bool {
        if recording.helped || !recording.is_of_one() || !recording.is_own() {
            return false;
        }
        let code = recording.course.to_string();
        let is_better =
            |before: Option<&Recording>| before.is_none_or(|before| recording.beats(before));
        if !is_better(self.unsaved.get(&code)) {
            return false;
        }
        let Some((file, seals)) = self.file(&recording.course).zip(seals) else {
            self.unsaved.insert(code, recording.clone());
            return true;
        };
        let kept = self.with_lock(|| {
            let before = read_or_set_aside(&file, &recording.course, notices)?;
            let before = before.map(|before| seals.judge(before));
            let is_foreign = before.as_ref().is_some_and(|before| !before.is_own());
            let is_best = is_foreign || is_better(before.as_ref());
            if is_foreign {
                move_away(&file, DocumentFlaw::Foreign, notices)?;
            }
            if is_best {
                let text = seals.seal(recording.clone()).write();
                replace(&file, |out| out.write_all(text.as_bytes()))?;
            }
            Ok(is_best)
        });
        match kept {
            Ok(is_best) => {
                notices.is_well(&file);
                self.unsaved.remove(&code);
                is_best
            }
            Err(reason) => {
                notices.add(Notice::CannotSave { file, reason });
                self.unsaved.insert(code, recording.clone());
                true
            }
        }
    }

    /// Sets the run of this code aside as damaged, because it cannot have happened in its maze.
    pub fn set_aside(&mut self, course: &Course, notices: &mut Notices) {
        self.unsaved.remove(&course.to_string());
        let Some(file) = self.file(course).filter(|file| file.exists()) else { return };
        if let Err(reason) = self.with_lock(|| move_away(&file, DocumentFlaw::Damaged, notices)) {
            notices.add(Notice::CannotSave { file, reason });
        }
    }

    fn file(&self, course: &Course) -> Option<PathBuf> {
        self.folder.as_ref().map(|folder| {
            folder.join(format!("{}.txt", file_name(&course.to_string(), MOST_CHARACTERS)))
        })
    }

    /// Does something while no other copy of the game does.
    fn with_lock<T>(&self, act: impl FnOnce() -> Result<T, Reason>) -> Result<T, Reason> {
        let folder = self.folder.as_deref().unwrap_or_else(|| Path::new(""));
        let _held = FolderLock::take(folder)?;
        act()
    }
}

/// The run in a file, if there is one, or what is wrong with it.
fn read(file: &Path, course: &Course) -> io::Result<Result<Option<Recording>, DocumentFlaw>> {
    let metadata = match fs::metadata(file) {
        Ok(metadata) => metadata,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Ok(None)),
        Err(error) => return Err(error),
    };
    check_is_file(&metadata)?;
    if metadata.len() > MOST_RECORDING_BYTES {
        return Ok(Err(DocumentFlaw::Damaged));
    }
    Ok(read_text(&fs::read(file)?, course).map(Some))
}

/// The best run of this course in a text.
pub fn read_text(bytes: &[u8], course: &Course) -> Result<Recording, DocumentFlaw> {
    match Recording::read_bytes(bytes) {
        Ok(recording) if recording.course == *course && is_best_run(&recording) => Ok(recording),
        Err(RecordingError::Version(_)) => Err(DocumentFlaw::Newer),
        Ok(_) | Err(_) => Err(DocumentFlaw::Damaged),
    }
}

/// Whether a code is safe as a file name: its seed may be any text, even a path.
pub fn is_code(text: &str) -> bool {
    text.parse::<Course>().is_ok_and(|course| course.to_string() == text)
}

fn is_best_run(recording: &Recording) -> bool {
    recording.is_whole() && !recording.helped && recording.is_of_one()
}

/// Reads a file under the lock.
fn read_or_set_aside(
    file: &Path,
    course: &Course,
    notices: &mut Notices,
) -> Result<Option<Recording>, Reason> {
    match read(file, course)? {
        Ok(found) => Ok(found),
        Err(flaw) => move_away(file, flaw, notices).map(|()| None),
    }
}
