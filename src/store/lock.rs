//! Lets one copy of the game at a time change a folder's files.
//!
//! The system itself holds the lock and releases it when a program ends, however it ends, so it can
//! never be left behind. Reading needs no lock, since files are replaced whole.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use super::notice::Reason;
use super::replace::check_is_file;

/// The file that is locked. It stays: removing it would let two copies lock two files.
const LOCK_FILE: &str = "icetea-maze.lock";
/// A change takes milliseconds; longer than this, the other copy must be stuck.
const LONGEST_WAIT: Duration = Duration::from_secs(5);
const PAUSE: Duration = Duration::from_millis(1);

/// Locks a folder, which is created if missing, until this is dropped.
#[derive(Debug)]
pub struct FolderLock {
    _file: File,
}

impl FolderLock {
    pub fn take(folder: &Path) -> Result<Self, Reason> {
        Self::take_within(folder, LONGEST_WAIT)
    }

    fn take_within(folder: &Path, longest_wait: Duration) -> Result<Self, Reason> {
        fs::create_dir_all(folder)?;
        let path = folder.join(LOCK_FILE);
        if let Ok(metadata) = fs::metadata(&path) {
            check_is_file(&metadata)?;
        }
        let file = File::options().write(true).create(true).truncate(false).open(path)?;
        let begin = Instant::now();
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(Self { _file: file }),
                Err(TryLockError::WouldBlock) if begin.elapsed() < longest_wait => {
                    thread::sleep(PAUSE);
                }
                Err(TryLockError::WouldBlock) => return Err(Reason::Busy),
                // Some network drives have no locks: saving without one is better than not at all.
                Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {
                    return Ok(Self { _file: file });
                }
                Err(TryLockError::Error(error)) => return Err(error.into()),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_keeps_others_out_until_it_is_dropped() {
        let folder = tempfile::tempdir().unwrap();
        let held = FolderLock::take(folder.path()).unwrap();
        let wait = Duration::from_millis(5);
        assert_eq!(FolderLock::take_within(folder.path(), wait).unwrap_err(), Reason::Busy);
        drop(held);
        assert!(FolderLock::take_within(folder.path(), wait).is_ok());
    }

    #[test]
    fn a_lock_file_that_a_killed_copy_left_locks_nobody_out() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(LOCK_FILE), "").unwrap();
        assert!(FolderLock::take_within(folder.path(), Duration::ZERO).is_ok());
    }
}
