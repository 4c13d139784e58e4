//! Files that change all at once, and names that are never taken twice.
//!
//! A new content is complete on the disk under a name of its own before one renaming puts it in
//! the old one's place. Killed at any moment, the game leaves the old file or the new one, and at
//! worst a temporary one beside it that nothing ever reads.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::iter;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// No film takes as long as this.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Puts `bytes` in the place of a file's content, or leaves everything as it was.
pub fn replace(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let (temporary, new_file) = create_temporary(file)?;
    let replaced = fill(new_file, bytes).and_then(|()| fs::rename(&temporary, file));
    match replaced {
        Ok(()) => sync_folder_of(file),
        Err(_) => remove_leftover(&temporary),
    }
    replaced
}

/// Moves a file to a free name beside it, such as `settings.damaged-1.ron`, and tells the name.
pub fn set_aside(file: &Path, why: &str) -> io::Result<PathBuf> {
    let extension = file.extension().unwrap_or_default().display();
    let mut numbers = 1_u64..;
    // An empty file holds the name, since renaming would silently replace whatever has it.
    let (free, _) = create_unused(|| {
        let number = numbers.next().unwrap_or_default();
        file.with_extension(format!("{why}-{number}.{extension}"))
    })?;
    let moved = fs::rename(file, &free);
    match moved {
        Ok(()) => sync_folder_of(file),
        Err(_) => remove_leftover(&free),
    }
    moved.map(|()| free)
}

/// Writes a new file under a name that is not taken: `name.png`, or else `name-2.png` and so on.
/// Tells its path. Nothing is there before all of it is; nothing stays if `write` fails.
pub fn create_beside(
    folder: &Path,
    name: &str,
    extension: &str,
    write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let (temporary, new_file) = create_temporary(&folder.join(format!("{name}.{extension}")))?;
    let mut out = BufWriter::new(new_file);
    let written =
        write(&mut out).and_then(|()| out.flush()).and_then(|()| out.get_ref().sync_all());
    drop(out);
    let path = written.and_then(|()| take_free_name(&temporary, folder, name, extension));
    if path.is_err() {
        remove_leftover(&temporary);
    }
    path
}

/// Gives a complete file the first free name, at one blow.
fn take_free_name(
    temporary: &Path,
    folder: &Path,
    name: &str,
    extension: &str,
) -> io::Result<PathBuf> {
    let names = || {
        let numbers = (2_u64..).map(|number| format!("-{number}"));
        let suffixes = iter::once(String::new()).chain(numbers);
        suffixes.map(|suffix| folder.join(format!("{name}{suffix}.{extension}")))
    };
    for path in names() {
        match fs::hard_link(temporary, &path) {
            Ok(()) => {
                remove_leftover(temporary);
                sync_folder_of(&path);
                return Ok(path);
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            // Some memory cards know one name a file.
            Err(_) => break,
        }
    }
    let mut names = names();
    // An empty file holds the name, since renaming would silently replace whatever has it.
    let (path, _) = create_unused(|| names.next().unwrap_or_default())?;
    let renamed = fs::rename(temporary, &path);
    match renamed {
        Ok(()) => sync_folder_of(&path),
        Err(_) => remove_leftover(&path),
    }
    renamed.map(|()| path)
}

/// Creates a file beside the one that it will become.
fn create_temporary(file: &Path) -> io::Result<(PathBuf, File)> {
    static TEMPORARY_FILES: AtomicU64 = AtomicU64::new(0);
    create_unused(|| {
        let number = TEMPORARY_FILES.fetch_add(1, Ordering::Relaxed);
        file.with_extension(format!("{}-{number}.tmp", std::process::id()))
    })
}

/// Creates a file under the first of the names that nothing has yet.
fn create_unused(mut next_name: impl FnMut() -> PathBuf) -> io::Result<(PathBuf, File)> {
    loop {
        let path = next_name();
        match File::create_new(&path) {
            Ok(file) => return Ok((path, file)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
}

fn fill(mut file: File, bytes: &[u8]) -> io::Result<()> {
    file.write_all(bytes)?;
    file.sync_all()
}

/// Removes what a failed attempt left, if that can be done: the failure itself is what is told.
fn remove_leftover(path: &Path) {
    fs::remove_file(path).ok();
}

/// Removes what a killed game has left in a folder: temporary files of this module whose names
/// begin so and that nobody has written to for a day. What cannot be removed stays.
pub fn remove_old_leftovers(folder: &Path, beginning: &str) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let is_ours = name
            .to_str()
            .is_some_and(|name| name.strip_prefix(beginning).is_some_and(is_temporary));
        let age = || entry.metadata().ok()?.modified().ok()?.elapsed().ok();
        if is_ours && age().is_some_and(|age| age > DAY) {
            remove_leftover(&entry.path());
        }
    }
}

/// Whether a name ends like one that [`create_temporary`] gives: `.1234-0.tmp`.
fn is_temporary(name: &str) -> bool {
    let numbers = name.strip_suffix(".tmp").and_then(|name| name.rsplit_once('.'));
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    numbers
        .and_then(|(_, numbers)| numbers.split_once('-'))
        .is_some_and(|(process, count)| is_number(process) && is_number(count))
}

/// Brings a renaming to the disk. Where a system does not let folders be synced it does so in its
/// own time, and the file is whole either way.
fn sync_folder_of(file: &Path) {
    if let Some(Ok(folder)) = file.parent().map(File::open) {
        folder.sync_all().ok();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;
    use std::thread;

    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
        let mut names: Vec<_> = entries.map(|name| name.to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    #[test]
    fn a_file_is_replaced_and_never_written_over() {
        let folder = tempfile::tempdir().unwrap();
        let (file, old) = (folder.path().join("a.ron"), folder.path().join("old.ron"));
        replace(&file, b"first").unwrap();
        // A second name for the old content tells whether the content itself was touched.
        fs::hard_link(&file, &old).unwrap();
        replace(&file, b"second").unwrap();
        assert_eq!(fs::read(&file).unwrap(), b"second");
        assert_eq!(fs::read(&old).unwrap(), b"first");
        assert_eq!(names(folder.path()), ["a.ron", "old.ron"]);
    }

    #[test]
    fn a_failed_replacement_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.ron");
        fs::create_dir(&file).unwrap();
        assert!(replace(&file, b"text").is_err());
        assert_eq!(names(folder.path()), ["a.ron"]);
        assert!(replace(&folder.path().join("nowhere").join("a.ron"), b"text").is_err());
    }

    #[test]
    fn a_new_file_is_whole_from_the_moment_it_is_there() {
        let folder = tempfile::tempdir().unwrap();
        let is_over = AtomicBool::new(false);
        thread::scope(|scope| {
            scope.spawn(|| {
                for number in 0..400 {
                    let name = format!("name {}", number / 4);
                    create_beside(folder.path(), &name, "png", |out| out.write_all(b"all of it"))
                        .unwrap();
                }
                is_over.store(true, Ordering::Relaxed);
            });
            while !is_over.load(Ordering::Relaxed) {
                for entry in fs::read_dir(folder.path()).unwrap().flatten() {
                    let path = entry.path();
                    let is_it = path.extension().is_some_and(|extension| extension == "png");
                    assert!(!is_it || fs::read(&path).unwrap() == b"all of it", "{path:?}");
                }
            }
        });
        let names = names(folder.path());
        assert_eq!(names.len(), 400);
        assert_eq!(names[..4], ["name 0-2.png", "name 0-3.png", "name 0-4.png", "name 0.png"]);
    }

    #[test]
    fn only_old_leftovers_of_ours_are_removed() {
        let folder = tempfile::tempdir().unwrap();
        let put = |name: &str, age: Duration| {
            let file = File::create(folder.path().join(name)).unwrap();
            file.set_modified(std::time::SystemTime::now() - age).unwrap();
        };
        put("icetea-maze a build.12-0.tmp", Duration::ZERO);
        let (_, temporary) = create_temporary(&folder.path().join("icetea-maze a.b.gif")).unwrap();
        temporary.set_modified(std::time::SystemTime::now() - 2 * DAY).unwrap();
        for name in [
            "icetea-maze a solve.34-56.tmp",
            "icetea-maze holiday.tmp",
            "icetea-maze a.1-.tmp",
            "icetea-maze a.1-2.gif",
            "holiday.12-3.tmp",
        ] {
            put(name, 2 * DAY);
        }
        remove_old_leftovers(folder.path(), "icetea-maze ");
        let kept = [
            "holiday.12-3.tmp",
            "icetea-maze a build.12-0.tmp",
            "icetea-maze a.1-.tmp",
            "icetea-maze a.1-2.gif",
            "icetea-maze holiday.tmp",
        ];
        assert_eq!(names(folder.path()), kept);
        remove_old_leftovers(&folder.path().join("nowhere"), "");
    }

    #[test]
    fn what_is_set_aside_takes_no_name_that_is_in_use() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.ron");
        for content in ["one", "two", "three"] {
            fs::write(&file, content).unwrap();
            set_aside(&file, "damaged").unwrap();
        }
        let kept = ["a.damaged-1.ron", "a.damaged-2.ron", "a.damaged-3.ron"];
        assert_eq!(names(folder.path()), kept);
        let contents = kept.map(|name| fs::read_to_string(folder.path().join(name)).unwrap());
        assert_eq!(contents, ["one", "two", "three"]);
        assert!(set_aside(&file, "damaged").is_err());
        assert_eq!(names(folder.path()), kept);
    }
}
