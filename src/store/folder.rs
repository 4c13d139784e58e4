//! A folder of files that each keep one thing.
//!
//! Nothing that this game cannot read is ever written over: it is set aside first, and where that
//! cannot be done, nothing is saved. Whatever goes wrong becomes a notice.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::document::{self, Content, DocumentFlaw};
use super::files;
use super::lock::FolderLock;
use super::notice::{Notice, Notices, Reason};
use super::replace::{check_is_file, remove_leftovers, replace, set_aside};

/// Larger than any file of the game; reading more could use up the memory.
const MAX_BYTES: u64 = 1 << 30;

/// A folder, which need not exist yet.
#[derive(Clone, Debug)]
pub struct Folder {
    path: Option<PathBuf>,
}

/// What is to become of what is kept.
pub enum FolderChange<C> {
    Same,
    New(C),
    Gone,
}

/// Why there is a file but no content.
enum Unreadable {
    System(io::Error),
    Flawed(DocumentFlaw),
}

impl Folder {
    pub const fn at(path: PathBuf) -> Self {
        Self { path: Some(path) }
    }

    /// A folder that keeps nothing.
    pub const fn nowhere() -> Self {
        Self { path: None }
    }

    /// Where it is.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Removes what a killed game has left half written.
    pub fn remove_leftovers(&self) {
        if let Some(folder) = &self.path {
            remove_leftovers(folder);
        }
    }

    /// What is kept, if anything is that makes sense; the file stays as it is.
    pub fn peek<C: Content>(&self) -> Option<C> {
        read(&file_of::<C>(self.path()?)).ok().flatten()
    }

    /// What is kept, if anything is.
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

    /// Keeps what `change` makes of that which is kept now, and tells whether that was possible.
    /// No other copy of the game changes it in between.
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

    /// Where this is kept.
    pub fn file_of<C: Content>(&self) -> Option<PathBuf> {
        self.path.as_deref().map(file_of::<C>)
    }

    /// Sets what is kept aside as damaged, because somebody has found out that it is, but for what
    /// `save` can save of it.
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

    /// Does something with a file that nobody else changes meanwhile, and tells whether it could
    /// be done.
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

/// A content as a file keeps it.
pub fn text_of<C: Content>(content: &C) -> Result<String, Reason> {
    document::write(content).map_err(|error| Reason::CannotWriteDown(error.to_string()))
}

/// Puts a content in the place of a file's.
pub fn write<C: Content>(file: &Path, content: &C) -> Result<(), Reason> {
    let text = text_of(content)?;
    if C::KEEPS_BEFORE {
        files::keep_before(file, &before(file));
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

/// Where the content of this name is kept.
pub fn file_named(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}.ron"))
}

/// Where the file stays that this one has taken the place of.
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

/// What is in a file, if it is not too large for the memory.
fn bytes_of(file: &Path) -> io::Result<Option<Vec<u8>>> {
    let metadata = fs::metadata(file)?;
    check_is_file(&metadata)?;
    (metadata.len() <= MAX_BYTES).then(|| fs::read(file)).transpose()
}

/// Reads a file that nobody else changes meanwhile, as the lock proves: without it, a good file
/// that another copy has just put there might be moved away in place of the flawed one. What can be
/// saved of a damaged one is in its place then.
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
    let by_line = bytes.and_then(|bytes| document::read_by_line(&bytes));
    let saved = C::salvage(by_line, read(&before(file)).ok().flatten());
    if let Some(saved) = &saved {
        write(file, saved)?;
    }
    Ok(saved)
}

/// Gives a file another name and tells so.
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
