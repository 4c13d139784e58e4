//! All file operations of the store, in one place: so tests can see their order, and cut the power
//! after any of them.

use std::fs::{self, File};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::Path;
use std::time::Duration;

#[cfg(test)]
use super::failing_disk::{attempt, attempt_to_remove};
#[cfg(test)]
use super::power_cut::{DiskWrite, note};

/// Creates a file that does not exist yet.
pub fn create(path: &Path) -> io::Result<File> {
    #[cfg(test)]
    attempt()?;
    let file = File::create_new(path)?;
    #[cfg(test)]
    note(DiskWrite::Created(path.to_owned()));
    Ok(file)
}

/// A number that is unique among the running programs; a page provides its own.
pub fn program_number() -> u32 {
    if cfg!(target_family = "wasm") {
        let told = std::env::var("ICETEA_MAZE_PAGE").ok();
        told.and_then(|number| number.parse().ok()).unwrap_or_default()
    } else {
        std::process::id()
    }
}

/// Longer than any film takes to write. It counts only where a disk has no locks.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Where there are no locks: whether the process that held a file is gone. A page does not see
/// files that another page holds.
pub fn is_left(path: &Path, metadata: &fs::Metadata) -> io::Result<bool> {
    if cfg!(target_family = "wasm") {
        let own = format!(".{}-", program_number());
        return Ok(!path.to_string_lossy().contains(&own));
    }
    Ok(metadata.modified()?.elapsed().is_ok_and(|age| age > DAY))
}

/// Makes a file readable by its owner only, where the system and the disk support that.
pub fn make_private(#[cfg_attr(not(unix), allow(unused))] file: &File) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        file.set_permissions(fs::Permissions::from_mode(0o600)).ok();
    }
}

/// Flushes a written file to the disk.
pub fn sync(file: &File, #[cfg_attr(not(test), allow(unused))] path: &Path) -> io::Result<()> {
    #[cfg(test)]
    attempt()?;
    file.sync_all()?;
    #[cfg(test)]
    note(DiskWrite::Synced(path.to_owned(), fs::read(path)?));
    Ok(())
}

/// Writes a text after the first `whole` bytes of a file, over anything half written there, and
/// flushes it to the disk.
pub fn add(file: &mut File, path: &Path, whole: u64, text: &str) -> io::Result<()> {
    file.set_len(whole)?;
    file.seek(SeekFrom::Start(whole))?;
    #[cfg(test)]
    attempt().or_else(|error| {
        file.write_all(&text.as_bytes()[..text.len() / 2])?;
        Err(error)
    })?;
    file.write_all(text.as_bytes())?;
    sync(file, path)?;
    if whole == 0 {
        sync_folder(path);
    }
    Ok(())
}

/// Renames a file, replacing any that has the name.
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    #[cfg(test)]
    attempt()?;
    fs::rename(from, to)?;
    #[cfg(test)]
    note(DiskWrite::Renamed(from.to_owned(), to.to_owned()));
    sync_folder(to);
    Ok(())
}

/// Gives a file a second name, which must be free.
pub fn link(from: &Path, to: &Path) -> io::Result<()> {
    #[cfg(test)]
    attempt()?;
    fs::hard_link(from, to)?;
    #[cfg(test)]
    note(DiskWrite::Linked(from.to_owned(), to.to_owned()));
    sync_folder(to);
    Ok(())
}

/// Gives a file that is about to be replaced a second name, or copies it where a disk does not
/// support that. It is only a fallback, so it is not synced.
pub fn keep_before(file: &Path, before: &Path) {
    remove(before).ok();
    match fs::hard_link(file, before) {
        Ok(()) => {
            #[cfg(test)]
            note(DiskWrite::Linked(file.to_owned(), before.to_owned()));
        }
        // It could not be removed, and may still be the file itself.
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
        Err(_) => drop(fs::copy(file, before)),
    }
}

/// Removes a file.
pub fn remove(path: &Path) -> io::Result<()> {
    #[cfg(test)]
    attempt_to_remove()?;
    fs::remove_file(path)?;
    #[cfg(test)]
    note(DiskWrite::Removed(path.to_owned()));
    Ok(())
}

/// Removes a file so that it does not come back after a power cut.
pub fn remove_for_good(path: &Path) -> io::Result<()> {
    remove(path)?;
    sync_folder(path);
    Ok(())
}

/// The folder that a file is in.
pub fn folder_of(file: &Path) -> &Path {
    file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Flushes the names in a file's folder to the disk. Systems that cannot sync folders do so in
/// their own time, and each file is whole either way.
fn sync_folder(file: &Path) {
    let folder = folder_of(file);
    if let Ok(opened) = File::open(folder) {
        opened.sync_all().ok();
        #[cfg(test)]
        note(DiskWrite::FolderSynced);
    }
}
