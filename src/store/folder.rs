//! A folder of files with one content each.
//!
//! A file that this game cannot read is never overwritten: it is set aside first, and if that
//! fails, nothing is saved. Every error becomes a notice.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::document::{self, Content, DocumentFlaw};
use super::files;
use super::lock::FolderLock;
use super::notice::{Notice, Notices, Reason};
use super::replace::{check_is_file, real, remove_leftovers, replace, set_aside};

/// Larger than any file of the game; reading more could exhaust the memory.
const MAX_BYTES: u64 = 1 << 30;

/// A folder, which need not exist yet.
#[derive(Clone, Debug)]
pub struct Folder {
    path: Option<PathBuf>,
}

/// What to do with a file's content.
pub enum FolderChange<C> {
    Same,
    New(C),
    Gone,
}

/// Why a file has no usable content.
enum Unreadable {
    System(io::Error),
    Flawed(DocumentFlaw),
}

impl Folder {
    pub const fn at(path: PathBuf) -> Self {
        Self { path: Some(path) }
    }

    /// A folder in which nothing is kept.
    pub const fn nowhere() -> Self {
        Self { path: None }
    }

    /// Its path.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Removes half-written files that a killed game has left.
    pub fn remove_leftovers(&self) {
        if let Some(folder) = &self.path {
            remove_leftovers(folder);
        }
    }

    /// When data was saved here for the last time.
    pub fn last_saved(&self) -> Option<SystemTime> {
        let files = fs::read_dir(self.path()?).ok()?.flatten();
        let is_data =
            |path: PathBuf| path.extension().is_some_and(|kind| kind == "ron" || kind == "log");
        let data = files.filter(|file| is_data(file.path()));
        data.filter_map(|file| file.metadata().ok()?.modified().ok()).max()
    }

    /// The content, if there is one that makes sense; the file is not changed.
    pub fn peek<C: Content>(&self) -> Option<C> {
        read(&file_of::<C>(self.path()?)).ok().flatten()
    }

    /// The content, if there is one. A file that cannot be read is set aside.
    pub fn load<C: Content>(&self, notices: &mut Notices) -> Option<C> {
        let folder = self.path.as_ref()?;
        let file = file_of::<C>(folder);
        let content = match read(&file) {
            Ok(content) => Ok(content),
            Err(Unreadable::System(error)) => Err(error.into()),
            Err(Unreadable::Flawed(_)) => {
                FolderLock::take(folder).and_then(|held| read_or_set_aside(&file, &held, notices))
            }
        };
        content.unwrap_or_else(|reason| {
            notices.add(Notice::CannotRead { file, reason });
            None
        })
    }

    /// Replaces the content by what `change` makes of it, and returns whether that was possible. No
    /// other copy of the game changes it in between.
    pub fn update<C: Content>(
        &self,
        notices: &mut Notices,
        change: impl FnOnce(Option<C>) -> FolderChange<C>,
    ) -> bool {
        self.with_lock::<C>(notices, |file, held, notices| {
            match change(read_or_set_aside(file, held, notices)?) {
                FolderChange::New(content) => write(file, &content),
                FolderChange::Gone if file.exists() => Ok(files::remove(file)?),
                FolderChange::Same | FolderChange::Gone => Ok(()),
            }
        })
    }

    /// Gives a file that version 0.2 has written its checksum, if that is possible.
    pub fn add_sum<C: Content>(&self) {
        let Some(folder) = &self.path else { return };
        let file = file_of::<C>(folder);
        let bytes = bytes_of(&file).ok().flatten();
        if bytes.is_some_and(|bytes| !document::has_sum(&bytes))
            && let Ok(_held) = FolderLock::take(folder)
            && let Ok(Some(content)) = read::<C>(&file)
        {
            write(&file, &content).ok();
        }
    }

    /// The file of this content.
    pub fn file_of<C: Content>(&self) -> Option<PathBuf> {
        self.path.as_deref().map(file_of::<C>)
    }

    /// Sets a file aside that the caller has found to be damaged, except for what `save` can
    /// rescue.
    pub fn set_aside<C: Content>(&self, notices: &mut Notices, save: impl FnOnce(C) -> Option<C>) {
        self.with_lock::<C>(notices, |file, held, notices| {
            if let Some(content) = read_or_set_aside::<C>(file, held, notices)? {
                move_away(file, DocumentFlaw::Damaged, notices)?;
                if let Some(saved) = save(content) {
                    write(file, &saved)?;
                }
            }
            Ok(())
        });
    }

    /// Does something with a file while it is locked, and returns whether that succeeded.
    pub fn with_lock<C: Content>(
        &self,
        notices: &mut Notices,
        act: impl FnOnce(&Path, &FolderLock, &mut Notices) -> Result<(), Reason>,
    ) -> bool {
        let Some(folder) = &self.path else { return false };
        let file = file_of::<C>(folder);
        match FolderLock::take(folder).and_then(|held| act(&file, &held, notices)) {
            Ok(()) => {
                notices.is_well(&file);
                true
            }
            Err(reason) => {
                notices.add(Notice::CannotSave { file, reason });
                false
            }
        }
    }
}

/// The text of a file with this content.
pub fn text_of<C: Content>(content: &C) -> Result<String, Reason> {
    document::write(content).map_err(|error| Reason::CannotWriteDown(error.to_string()))
}

/// Replaces a file's content.
pub fn write<C: Content>(file: &Path, content: &C) -> Result<(), Reason> {
    let text = text_of(content)?;
    if C::KEEPS_BEFORE {
        files::keep_before(&real(file)?, &before(file));
    }
    Ok(replace(file, |out| {
        if C::IS_PRIVATE {
            files::make_private(out.get_ref());
        }
        out.write_all(text.as_bytes())
    })?)
}

fn file_of<C: Content>(folder: &Path) -> PathBuf {
    file_named(folder, C::NAME)
}

/// The file of the content with this name.
pub fn file_named(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}.ron"))
}

/// The path of the previous version of a file.
pub fn before(file: &Path) -> PathBuf {
    file.with_extension("before.ron")
}

fn read<C: Content>(file: &Path) -> Result<Option<C>, Unreadable> {
    match bytes_of(file) {
        Ok(Some(bytes)) => document::read(&bytes).map(Some).map_err(Unreadable::Flawed),
        Ok(None) => Err(Unreadable::Flawed(DocumentFlaw::Damaged)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Unreadable::System(error)),
    }
}

/// The bytes of a file, if it is not too large.
pub fn bytes_of(file: &Path) -> io::Result<Option<Vec<u8>>> {
    let metadata = fs::metadata(file)?;
    check_is_file(&metadata)?;
    (metadata.len() <= MAX_BYTES).then(|| fs::read(file)).transpose()
}

/// Reads a file under the lock: without it, a good file that another copy has just written might be
/// moved away in place of the flawed one. A damaged file is replaced by what can be rescued of it.
pub fn read_or_set_aside<C: Content>(
    file: &Path,
    _held: &FolderLock,
    notices: &mut Notices,
) -> Result<Option<C>, Reason> {
    let flaw = match read(file) {
        Ok(content) => return Ok(content),
        Err(Unreadable::System(error)) => return Err(error.into()),
        Err(Unreadable::Flawed(flaw)) => flaw,
    };
    let salvages = flaw == DocumentFlaw::Damaged && C::KEEPS_BEFORE;
    let bytes = if salvages { bytes_of(file).ok().flatten() } else { None };
    move_away(file, flaw, notices)?;
    if !salvages {
        return Ok(None);
    }
    let before = before(file);
    let bytes_before = bytes_of(&before).ok().flatten().unwrap_or_default();
    let saved = match bytes.and_then(|bytes| document::read_by_line(&bytes, &bytes_before)) {
        Some((content, true)) => Some(content),
        found => C::salvage(found.map(|(content, _)| content), read(&before).ok().flatten()),
    };
    if let Some(saved) = &saved {
        write(file, saved)?;
    }
    Ok(saved)
}

/// Renames a file and adds a notice about it.
pub fn move_away(file: &Path, flaw: DocumentFlaw, notices: &mut Notices) -> Result<(), Reason> {
    let why = match flaw {
        DocumentFlaw::Damaged => "damaged",
        DocumentFlaw::Newer => "newer",
        DocumentFlaw::Foreign => "foreign",
    };
    let set_aside =
        set_aside(file, why).map_err(|error| Reason::CannotSetAside(error.to_string()))?;
    let file = file.to_owned();
    notices.add(match flaw {
        DocumentFlaw::Damaged => Notice::Damaged { file, set_aside },
        DocumentFlaw::Newer => Notice::Newer { file, set_aside },
        DocumentFlaw::Foreign => Notice::Foreign { file, set_aside },
    });
    Ok(())
}
