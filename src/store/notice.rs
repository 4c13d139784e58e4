//! Errors with files, as data for the screen.
//!
//! Each [`Notice`] displays as an English sentence; other languages make theirs from its data.

use std::io;
use std::path::{Path, PathBuf};

use super::replace::is_no_file;

/// Something that the player should know about the files.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum Notice {
    /// A file made no sense, so the game continues without it.
    #[error("{} is damaged and was renamed to {}", .file.display(), name(.set_aside))]
    Damaged { file: PathBuf, set_aside: PathBuf },
    /// Lines of a file made no sense; all others count.
    #[error("lines of {} are damaged and were moved to {}", .file.display(), name(.set_aside))]
    DamagedLines { file: PathBuf, set_aside: PathBuf },
    /// A file was written by a newer version of the game, so this one continues without it.
    #[error("{} is from a newer version of the game and was renamed to {}", .file.display(), name(.set_aside))]
    Newer { file: PathBuf, set_aside: PathBuf },
    /// A file held another player's run, and was set aside for one of this player.
    #[error("{} is from elsewhere and was renamed to {}", .file.display(), name(.set_aside))]
    Foreign { file: PathBuf, set_aside: PathBuf },
    #[error(
        "the key of this installation was lost and a new one made; best runs from before count as from elsewhere"
    )]
    KeyLost,
    /// A file could not be changed, and is as it was.
    #[error("cannot save {}: {reason}", .file.display())]
    CannotSave { file: PathBuf, reason: Reason },
    #[error("cannot read {}: {reason}", .file.display())]
    CannotRead { file: PathBuf, reason: Reason },
    #[error("the game crashed last time; {} says what happened", .report.display())]
    Crashed { report: PathBuf },
    #[error("what could not be saved last time is in {}: open it with the game", .file.display())]
    Rescued { file: PathBuf },
    #[error("{}", if *.is_newer { "the file is from a newer version of the game" } else { "the file is damaged" })]
    NotTakenOver { is_newer: bool },
    #[error("nothing can be saved, as the system has no folder for it: set ICETEA_MAZE_DIR to one")]
    NoFolder,
}

/// Why a file cannot be saved or read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum Reason {
    #[error("the disk is full")]
    Full,
    #[error("the disk is read-only")]
    ReadOnly,
    /// The file or the folder belongs to another user.
    #[error("the system does not allow it")]
    NotAllowed,
    #[error("it is a folder, a pipe or a device and not a file")]
    NotAFile,
    /// Another error of the system.
    #[error("{0}")]
    System(String),
    #[error("another copy of the game is busy with that folder")]
    Busy,
    /// It is damaged or too new, and must not be overwritten.
    #[error("this version of the game cannot understand it or move it away: {0}")]
    CannotSetAside(String),
    /// The content could not be turned into text.
    #[error("it cannot be written: {0}")]
    CannotWriteDown(String),
}

impl From<io::Error> for Reason {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::Full,
            io::ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            io::ErrorKind::PermissionDenied => Self::NotAllowed,
            _ if is_no_file(&error) => Self::NotAFile,
            _ => Self::System(error.to_string()),
        }
    }
}

fn name(path: &Path) -> std::path::Display<'_> {
    path.file_name().map_or(path, Path::new).display()
}

/// The notices that wait to be taken. One about saving is not repeated until its file could be
/// saved: a full disk must not cause a notice at every step.
#[derive(Debug, Default)]
pub struct Notices {
    waiting: Vec<Notice>,
    told: Vec<Notice>,
}

impl Notices {
    pub fn add(&mut self, notice: Notice) {
        if !self.told.contains(&notice) {
            self.told.push(notice.clone());
            self.waiting.push(notice);
        }
    }

    pub fn take(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.waiting)
    }

    /// From now on every error is reported again.
    pub fn forget_told(&mut self) {
        self.told.clear();
    }

    /// From now on errors with this file are reported again.
    pub fn is_well(&mut self, file: &Path) {
        self.told.retain(|notice| match notice {
            Notice::CannotSave { file: told, .. } | Notice::CannotRead { file: told, .. } => {
                told != file
            }
            Notice::Damaged { .. }
            | Notice::DamagedLines { .. }
            | Notice::Newer { .. }
            | Notice::Foreign { .. }
            | Notice::KeyLost
            | Notice::NotTakenOver { .. }
            | Notice::Crashed { .. }
            | Notice::Rescued { .. }
            | Notice::NoFolder => true,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn full_disk() -> Notice {
        Notice::CannotSave {
            file: PathBuf::from("run.ron"),
            reason: Reason::System("no space left".to_owned()),
        }
    }

    #[test]
    fn a_lasting_trouble_is_told_once_and_again_after_it_was_over() {
        let mut notices = Notices::default();
        for _ in 0..3 {
            notices.add(full_disk());
        }
        assert_eq!(notices.take(), [full_disk()]);
        notices.add(full_disk());
        assert_eq!(notices.take(), []);
        notices.is_well(Path::new("other.ron"));
        notices.add(full_disk());
        assert_eq!(notices.take(), []);
        notices.is_well(Path::new("run.ron"));
        notices.add(full_disk());
        assert_eq!(notices.take(), [full_disk()]);
    }

    #[test]
    fn notices_are_sentences() {
        assert_eq!(full_disk().to_string(), "cannot save run.ron: no space left");
        let newer = Notice::Newer {
            file: PathBuf::from("run.ron"),
            set_aside: Path::new("folder").join("run.newer-1.ron"),
        };
        assert_eq!(
            newer.to_string(),
            "run.ron is from a newer version of the game and was renamed to run.newer-1.ron"
        );
    }
}
