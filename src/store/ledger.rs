//! The records on the disk: one file of all of them and, once that is too large to be rewritten
//! after every run, a log of the changes since, to which lines are added.
//!
//! So none is ever lost, and a run costs no more with a hundred thousand records than with ten. A
//! database would take thousands of lines, this takes a page, and people can read both files. The
//! file names the log that belongs to it; a new file has a new log, so no change counts twice
//! however a game ends in between. The previous file stays, and so does its log: if the new one is
//! damaged, both logs together hold all changes since. A senseless line is set aside alone.

use std::fs::{self, File};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::document::{self, Content, DocumentFlaw};
use super::files;
use super::folder::{Folder, move_away, read_or_set_aside, write};
use super::lock::FolderLock;
use super::notice::{Notice, Notices, Reason};
use super::records::{Records, RecordsChange};
use super::replace::{check_is_file, create_beside};

/// A larger file is not rewritten for a single change.
const MOST_BYTES_AT_ONCE: u64 = 256 << 10;
/// A larger log is merged into the file.
const MOST_BYTES_OF_LOG: u64 = 256 << 10;
/// No log grows so large, even if it cannot be merged for months: it is set aside unread.
const MOST_BYTES_READ: u64 = 256 << 20;

/// All records.
#[derive(Debug)]
pub struct Ledger {
    folder: Folder,
    records: Records,
    /// The file that was read, if the records have not changed since.
    read: Option<Stamp>,
    /// How much of its log was read.
    log_bytes: u64,
    /// Damaged lines of it that are not set aside yet.
    damaged: Vec<u8>,
    /// Whether it is too large to be read.
    is_too_large: bool,
    /// What is not on the disk yet.
    unsaved: Vec<RecordsChange>,
}

/// Identifies a version of a file: its length and its age. `None` if there is no file.
type Stamp = Option<(u64, Option<SystemTime>)>;

impl Ledger {
    pub fn open(folder: Folder, notices: &mut Notices) -> Self {
        let records = Records::default();
        let (damaged, unsaved) = (Vec::new(), Vec::new());
        let (read, log_bytes, is_too_large) = (None, 0, false);
        let mut ledger = Self { folder, records, read, log_bytes, damaged, is_too_large, unsaved };
        ledger.refresh(notices);
        ledger
    }

    /// All records that this copy of the game knows.
    pub const fn records(&self) -> &Records {
        &self.records
    }

    /// Reads what other copies of the game have recorded.
    pub fn refresh(&mut self, notices: &mut Notices) {
        if !self.unsaved.is_empty() {
            return;
        }
        let folder = self.folder.clone();
        let Some(file) = folder.file_of::<Records>() else { return };
        let caught_up = self.catch_up(&file, || Ok(folder.load(notices)));
        if let Err(reason) = caught_up {
            let file = self.log(&file);
            notices.add(Notice::CannotRead { file, reason });
        }
        if !self.damaged.is_empty() || self.is_too_large {
            self.read = None;
            folder.with_lock::<Records>(notices, |file, held, notices| {
                self.catch_up(file, || read_or_set_aside(file, held, notices))?;
                self.set_damaged_aside(file, notices)?;
                self.save(file, held)
            });
        }
    }

    /// Changes the records on disk, as any copy of the game left them, after a look at them.
    pub fn change(
        &mut self,
        change: RecordsChange,
        notices: &mut Notices,
        look: impl FnOnce(&Records),
    ) {
        self.update(notices, |ledger| {
            look(&ledger.records);
            ledger.records.change(&change);
            ledger.unsaved.push(change);
        });
    }

    /// Whether all of them are on the disk.
    pub const fn is_saved(&self) -> bool {
        self.unsaved.is_empty()
    }

    /// Retries saving what could not be saved.
    pub fn save_again(&mut self, notices: &mut Notices) {
        if !self.is_saved() {
            self.update(notices, |_| {});
        }
    }

    fn update(&mut self, notices: &mut Notices, change: impl FnOnce(&mut Self)) {
        let folder = self.folder.clone();
        let mut change = Some(change);
        let is_saved = folder.with_lock::<Records>(notices, |file, held, notices| {
            self.catch_up(file, || read_or_set_aside(file, held, notices))?;
            self.set_damaged_aside(file, notices)?;
            for earlier in &self.unsaved {
                self.records.change(earlier);
            }
            if let Some(change) = change.take() {
                change(self);
            }
            self.save(file, held)
        });
        if let Some(change) = change {
            change(self);
        }
        if is_saved {
            self.unsaved.clear();
        } else {
            // The disk differs from what is in memory.
            self.read = None;
        }
    }

    /// Updates the records from the disk.
    fn catch_up(
        &mut self,
        file: &Path,
        read: impl FnOnce() -> Result<Option<Records>, Reason>,
    ) -> Result<(), Reason> {
        let stamp = stamp_of(file);
        if self.read != Some(stamp) {
            self.records = read()?.unwrap_or_default();
            self.log_bytes = 0;
            self.damaged.clear();
            self.read = Some(stamp_of(file));
        }
        self.read_log(file)?;
        // Later logs belong to a damaged file, and this is the one before it.
        while !self.is_too_large && log_numbered(file, self.records.log() + 1).exists() {
            self.records.begin_log();
            (self.read, self.log_bytes) = (None, 0);
            self.read_log(file)?;
        }
        Ok(())
    }

    /// Reads the lines that were added to the log, without an incomplete one. One that lacks only
    /// its line end is complete, but damaged.
    fn read_log(&mut self, file: &Path) -> Result<(), Reason> {
        let log = self.log(file);
        let Ok(metadata) = fs::metadata(&log) else { return Ok(()) };
        check_is_file(&metadata)?;
        self.is_too_large = metadata.len() > MOST_BYTES_READ;
        if self.is_too_large {
            return Ok(());
        }
        let mut added = Vec::new();
        let mut opened = File::open(log)?;
        opened.seek(SeekFrom::Start(self.log_bytes))?;
        opened.read_to_end(&mut added)?;
        for line in added.split_inclusive(|&byte| byte == b'\n') {
            let told = line.split_last().and_then(|(_, told)| str::from_utf8(told).ok());
            let has_end = line.ends_with(b"\n");
            if !has_end && told.and_then(document::adds_up) != Some(true) {
                break;
            }
            let change = told.and_then(document::read_line);
            if let Some(change) = &change {
                self.records.change(change);
            }
            if !has_end || change.is_none() {
                self.damaged.extend(line);
            }
            self.log_bytes += line.len() as u64;
        }
        Ok(())
    }

    /// Moves the lines of the log that make no sense to a file of their own, or the whole log if it
    /// is too large. The next change begins a log without them.
    fn set_damaged_aside(&mut self, file: &Path, notices: &mut Notices) -> Result<(), Reason> {
        if self.is_too_large {
            move_away(&self.log(file), DocumentFlaw::Damaged, notices)?;
            (self.is_too_large, self.read) = (false, None);
        }
        if self.damaged.is_empty() {
            return Ok(());
        }
        let name = format!("{}.damaged-lines", Records::NAME);
        let set_aside = create_beside(files::folder_of(file), &name, "log", |out| {
            out.write_all(&self.damaged)
        })?;
        notices.add(Notice::DamagedLines { file: self.log(file), set_aside });
        self.damaged.clear();
        self.read = None;
        Ok(())
    }

    /// Writes the unsaved changes to the disk: as a line, or as a whole file.
    fn save(&mut self, file: &Path, _held: &FolderLock) -> Result<(), Reason> {
        let has_room = self.log_bytes < MOST_BYTES_OF_LOG;
        let is_large = matches!(self.read, Some(Some((bytes, _))) if bytes > MOST_BYTES_AT_ONCE);
        if is_large {
            self.add_lines(file)?;
            if has_room {
                return Ok(());
            }
        }
        if self.log_bytes > 0 {
            self.records.begin_log();
        }
        match write(file, &self.records) {
            Ok(()) => (self.read, self.log_bytes) = (Some(stamp_of(file)), 0),
            // The log has the change, and is merged into the file another time.
            Err(_) if is_large => self.read = None,
            Err(reason) => return Err(reason),
        }
        if let Some(no_longer) = self.records.log().checked_sub(2) {
            files::remove(&log_numbered(file, no_longer)).ok();
        }
        Ok(())
    }

    fn add_lines(&mut self, file: &Path) -> Result<(), Reason> {
        let lines: Result<String, _> = self.unsaved.iter().map(document::line).collect();
        let lines = lines.map_err(|error| Reason::CannotWriteDown(error.to_string()))?;
        let path = self.log(file);
        let mut log = File::options().write(true).create(true).truncate(false).open(&path)?;
        if let Err(error) = files::add(&mut log, &path, self.log_bytes, &lines) {
            // Incomplete lines would count, and once more as soon as all are added.
            log.set_len(self.log_bytes).ok();
            return Err(error.into());
        }
        self.log_bytes += lines.len() as u64;
        Ok(())
    }

    /// The log of the file that was read.
    fn log(&self, file: &Path) -> PathBuf {
        log_numbered(file, self.records.log())
    }
}

fn log_numbered(file: &Path, number: u64) -> PathBuf {
    file.with_extension(format!("{number}.log"))
}

/// Whether a file is a log of the records, by its name.
pub fn is_log(file: &Path) -> bool {
    let name = file.file_name().and_then(|name| name.to_str());
    let number = name.and_then(|name| name.strip_prefix("records.")?.strip_suffix(".log"));
    number.is_some_and(|number| number.parse::<u64>().is_ok())
}

fn stamp_of(file: &Path) -> Stamp {
    let metadata = fs::metadata(file).ok()?;
    Some((metadata.len(), metadata.modified().ok()))
}
