//! The run in progress, a line every few seconds: however the game ends, only what has come since
//! the last line is lost.
//!
//! The first line is the run as it was when the journal was begun, and each other one the progress
//! since. Lines are only ever added, each is on the disk before the next, and an incomplete one
//! does not count. The file is locked as long as its game lives. An unlocked one was left by a game
//! that could not end it.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use serde::Serialize;

use super::document::{self, DocumentFlaw};
use super::files;
use super::folder::move_away;
use super::notice::{Notice, Notices, Reason};
use super::replace::{abandoned, create_beside, create_locked, is_created};
use crate::game::saved_run::{RunProgress, SavedGame};

const NAME: &str = "run-in-progress.";
const EXTENSION: &str = ".journal";
/// How much of a journal is read: more than the largest run writes in three weeks.
const MOST_BYTES: u64 = 256 << 20;
const MOST_LINES: usize = 1_000_000;

/// The journal of the run in progress.
#[derive(Debug)]
pub struct Journal {
    folder: Option<PathBuf>,
    file: Option<(PathBuf, File)>,
    /// Ended journals, to be removed as soon as their content is saved elsewhere.
    old: Vec<(PathBuf, File)>,
    /// How many bytes of the file are whole lines.
    length: u64,
    /// Lines that are not on the disk yet.
    waiting: String,
}

impl Journal {
    pub const fn at(folder: Option<PathBuf>) -> Self {
        Self { folder, file: None, old: Vec::new(), length: 0, waiting: String::new() }
    }

    /// Begins with the present state of a run, or of any game in progress.
    pub fn begin(&mut self, saved: &SavedGame, notices: &mut Notices) {
        self.old.extend(self.file.take());
        (self.length, self.waiting) = (0, String::new());
        self.write(saved, notices);
    }

    /// Adds the new progress of the run.
    pub fn add(&mut self, progress: &RunProgress, notices: &mut Notices) {
        self.write(progress, notices);
    }

    /// Ends the journal: the run is over, or was left.
    pub fn end(&mut self) {
        self.old.extend(self.file.take());
        (self.length, self.waiting) = (0, String::new());
    }

    /// Adds another game's journal to those that are removed with its own.
    pub fn take_in(&mut self, path: PathBuf, held: File) {
        self.old.push((path, held));
    }

    /// Whether all of it is on the disk.
    pub const fn is_written(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Whether ended journals are left.
    pub const fn has_old(&self) -> bool {
        !self.old.is_empty()
    }

    /// Removes the ended journals: their content is saved elsewhere, if everything after them is
    /// written. One that cannot be removed now is removed another time.
    pub fn remove_old(&mut self) {
        if self.is_written() {
            self.old.retain(|(path, _)| {
                files::remove(path).is_err_and(|error| error.kind() != io::ErrorKind::NotFound)
            });
        }
    }

    /// Retries writing the waiting lines.
    pub fn write_again(&mut self, notices: &mut Notices) {
        if !self.is_written() {
            self.write_waiting(Ok(()), notices);
        }
    }

    fn write(&mut self, line: &impl Serialize, notices: &mut Notices) {
        let line = document::line(line).map(|line| self.waiting.push_str(&line));
        let line = line.map_err(|error| Reason::CannotWriteDown(error.to_string()));
        self.write_waiting(line, notices);
    }

    fn write_waiting(&mut self, line: Result<(), Reason>, notices: &mut Notices) {
        let Some(folder) = self.folder.clone() else { return };
        let written = line.and_then(|()| self.write_what_waits(&folder));
        let file = folder.join(format!("{NAME}*{EXTENSION}"));
        match written {
            Ok(()) => notices.is_well(&file),
            Err(reason) => notices.add(Notice::CannotSave { file, reason }),
        }
    }

    fn write_what_waits(&mut self, folder: &Path) -> Result<(), Reason> {
        if self.file.is_none() {
            fs::create_dir_all(folder)?;
            self.file = Some(create_locked(folder, NAME, EXTENSION)?);
        }
        let Some((path, file)) = &mut self.file else { return Ok(()) };
        files::add(file, path, self.length, &self.waiting)?;
        self.length += self.waiting.len() as u64;
        self.waiting.clear();
        Ok(())
    }
}

/// The runs in journals that games in this folder have left without an end, the latest last, each
/// with its locked file, which is to be removed once the run is saved.
pub fn left_behind(folder: &Path, notices: &mut Notices) -> Vec<(PathBuf, File, SavedGame)> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let is_it = |path: &PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        is_created(name, NAME, EXTENSION)
    };
    let paths = entries.flatten().map(|entry| entry.path()).filter(is_it);
    let mut runs: Vec<(SystemTime, PathBuf, File, SavedGame)> = Vec::new();
    for path in paths {
        let Ok(Some(held)) = abandoned(&path) else { continue };
        let mut bytes = Vec::new();
        let found = (&held).take(MOST_BYTES).read_to_end(&mut bytes);
        match found.map_or(Err(DocumentFlaw::Damaged), |_| read(&bytes)) {
            Ok(Some((run, is_damaged))) => {
                if is_damaged && let Err(reason) = copy_aside(folder, &path, &bytes, notices) {
                    notices.add(Notice::CannotSave { file: path, reason });
                    continue;
                }
                let when = fs::metadata(&path).and_then(|metadata| metadata.modified());
                let when = when.unwrap_or(SystemTime::UNIX_EPOCH);
                let seconds = when.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
                runs.push((when, path, held, run.left(seconds.as_secs())));
            }
            // It was never begun.
            Ok(None) => files::remove(&path).unwrap_or_default(),
            Err(flaw) => move_away(&path, flaw, notices).unwrap_or_default(),
        }
    }
    runs.sort_by_key(|(when, ..)| *when);
    runs.into_iter().map(|(_, path, held, run)| (path, held, run)).collect()
}

/// Copies a damaged journal, as only its beginning can be used.
fn copy_aside(
    folder: &Path,
    path: &Path,
    bytes: &[u8],
    notices: &mut Notices,
) -> Result<(), Reason> {
    let name = format!("{NAME}damaged-lines");
    let set_aside = create_beside(folder, &name, "journal", |out| out.write_all(bytes))?;
    notices.add(Notice::DamagedLines { file: path.to_owned(), set_aside });
    Ok(())
}

/// The game in a journal, up to the first line that makes no sense, and whether whole lines follow
/// that: then the journal is damaged, and not just cut off. `None` if there is no line.
fn read(bytes: &[u8]) -> Result<Option<(SavedGame, bool)>, DocumentFlaw> {
    let whole = bytes.split_inclusive(|&byte| byte == b'\n').take(MOST_LINES);
    let mut lines = whole.map_while(|line| line.strip_suffix(b"\n")).map(str::from_utf8);
    let Some(first) = lines.next() else { return Ok(None) };
    let first = first.ok().and_then(document::read_line);
    let mut saved: SavedGame = first.ok_or(DocumentFlaw::Damaged)?;
    let mut is_damaged = false;
    if let SavedGame::Run(run) = &mut saved {
        let is_whole = |line: &str| document::adds_up(line) == Some(true);
        let mut lines = lines.map(Result::unwrap_or_default).skip_while(|line| {
            document::read_line::<RunProgress>(line).is_some_and(|progress| run.add(progress))
        });
        is_damaged = lines.any(is_whole);
    }
    if saved.fits_together() { Ok(Some((saved, is_damaged))) } else { Err(DocumentFlaw::Damaged) }
}
