//! Files that change atomically, and names that are never taken twice.
//!
//! New content is written completely to a temporary file and then renamed into place. If the game
//! is killed at any moment, the old file or the new one is there, and at worst a temporary one
//! beside it that is never read. The writer of a temporary file holds a lock on it, so a later game
//! can tell which ones are abandoned.

use std::fs::{self, File, TryLockError};
use std::io::{self, BufWriter, Write};
use std::iter;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use super::files::{self, folder_of};

/// How the names of temporary files begin.
const TEMPORARY: &str = "icetea-maze.";

/// Replaces a file's content by what `write` writes, or leaves everything as it was. A link stays a
/// link, even if its target does not exist yet, and the file keeps its permissions unless `write`
/// changes them.
pub fn replace<E: From<io::Error>>(
    file: &Path,
    write: impl FnOnce(&mut BufWriter<&File>) -> Result<(), E>,
) -> Result<(), E> {
    let file = &real(file)?;
    let permissions = match fs::metadata(file) {
        Ok(metadata) => {
            check_is_file(&metadata)?;
            // Renaming would not check whether the old content may be changed.
            File::options().write(true).open(file)?;
            Some(metadata.permissions())
        }
        Err(_) => None,
    };
    let temporary = Temporary::written(folder_of(file), |out| {
        if let Some(permissions) = permissions.filter(|_| cfg!(not(target_family = "wasm"))) {
            out.get_ref().set_permissions(permissions)?;
        }
        write(out)
    })?;
    files::rename(&temporary.path, file)?;
    Ok(())
}

/// Systems follow fewer links than this.
const MOST_LINKS: usize = 40;

/// The path of a file with all links followed; it need not exist.
pub fn real(file: &Path) -> io::Result<PathBuf> {
    let mut file = file.to_owned();
    if file.exists() {
        return Ok(fs::canonicalize(&file).unwrap_or(file));
    }
    for _ in 0..MOST_LINKS {
        match fs::read_link(&file) {
            Ok(target) => file = folder_of(&file).join(target),
            Err(_) => return Ok(file),
        }
    }
    Err(io::Error::other("its link leads round in a circle"))
}

/// Checks that this can be read and replaced: not a folder, nor a pipe or a device, which would
/// block on opening.
pub fn check_is_file(metadata: &fs::Metadata) -> io::Result<()> {
    if metadata.is_file() { Ok(()) } else { Err(io::Error::other(NotAFile)) }
}

#[derive(Debug, thiserror::Error)]
#[error("it is a folder, a pipe or a device and not a file")]
struct NotAFile;

/// Whether an error says that something is not a file.
pub fn is_no_file(error: &io::Error) -> bool {
    matches!(error.get_ref(), Some(inner) if inner.is::<NotAFile>())
}

/// Moves a file to a free name beside it, such as `settings.damaged-1.ron`, and returns its path.
pub fn set_aside(file: &Path, why: &str) -> io::Result<PathBuf> {
    let extension = file.extension().unwrap_or_default().display();
    let mut numbers = 1_u64..;
    // An empty file reserves the name, since renaming would silently replace any other.
    let (free, _) = create_unused(|| {
        let number = numbers.next().unwrap_or_default();
        file.with_extension(format!("{why}-{number}.{extension}"))
    })?;
    let moved = files::rename(file, &free);
    if moved.is_err() {
        remove_leftover(&free);
    }
    moved.map(|()| free)
}

/// Writes a new file under a name that is not taken: `name.png`, or else `name-2.png` and so on.
/// Returns its path. The name appears only with the complete file; nothing stays if `write` fails.
pub fn create_beside(
    folder: &Path,
    name: &str,
    extension: &str,
    write: impl FnOnce(&mut BufWriter<&File>) -> io::Result<()>,
) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    Temporary::written(folder, write)?.take_free_name(folder, name, extension)
}

/// A complete file that has no final name yet. It is removed unless it gets one.
#[derive(Debug)]
struct Temporary {
    path: PathBuf,
    /// Locked: no other game removes it while this is held.
    file: File,
}

impl Temporary {
    /// Writes all of it and flushes it to the disk.
    fn written<E: From<io::Error>>(
        folder: &Path,
        write: impl FnOnce(&mut BufWriter<&File>) -> Result<(), E>,
    ) -> Result<Self, E> {
        let temporary = Self::create(folder)?;
        let mut out = BufWriter::new(&temporary.file);
        write(&mut out)?;
        out.flush()?;
        drop(out);
        files::sync(&temporary.file, &temporary.path)?;
        Ok(temporary)
    }

    fn create(folder: &Path) -> io::Result<Self> {
        let (path, file) = create_locked(folder, TEMPORARY, ".tmp")?;
        Ok(Self { path, file })
    }

    /// Takes the first free name, atomically.
    fn take_free_name(self, folder: &Path, name: &str, extension: &str) -> io::Result<PathBuf> {
        let names = || {
            let numbers = (2_u64..).map(|number| format!("-{number}"));
            let suffixes = iter::once(String::new()).chain(numbers);
            suffixes.map(|suffix| folder.join(format!("{name}{suffix}.{extension}")))
        };
        for path in names() {
            match files::link(&self.path, &path) {
                Ok(()) => return Ok(path),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                // Some memory cards have no hard links.
                Err(_) => break,
            }
        }
        let mut names = names();
        // An empty file reserves the name, since renaming would silently replace any other.
        let (path, _) = create_unused(|| names.next().unwrap_or_default())?;
        let renamed = files::rename(&self.path, &path);
        if renamed.is_err() {
            remove_leftover(&path);
        }
        renamed.map(|()| path)
    }
}

impl Drop for Temporary {
    /// A file that got its final name is no longer under this one.
    fn drop(&mut self) {
        remove_leftover(&self.path);
    }
}

/// Creates a file that does not count as abandoned while it is held, with a name that begins and
/// ends like this.
pub fn create_locked(folder: &Path, begin: &str, end: &str) -> io::Result<(PathBuf, File)> {
    static FILES: AtomicU64 = AtomicU64::new(0);
    loop {
        let (path, file) = create_unused(|| {
            let number = FILES.fetch_add(1, Ordering::Relaxed);
            folder.join(format!("{begin}{}-{number}{end}", files::program_number()))
        })?;
        let is_taken = matches!(file.try_lock(), Err(TryLockError::WouldBlock));
        // Another game may just have removed it as abandoned.
        if !is_taken && path.exists() {
            return Ok((path, file));
        }
    }
}

/// Creates a file under the first free name.
fn create_unused(mut next_name: impl FnMut() -> PathBuf) -> io::Result<(PathBuf, File)> {
    loop {
        let path = next_name();
        match files::create(&path) {
            Ok(file) => return Ok((path, file)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
}

/// Removes what a failed attempt left, if possible: the failure itself is reported.
fn remove_leftover(path: &Path) {
    files::remove(path).ok();
}

/// Removes half-written files that killed games have left in a folder, as far as that is possible.
pub fn remove_leftovers(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let is_ours = name.to_str().is_some_and(|name| is_created(name, TEMPORARY, ".tmp"));
        // The lock is held during the removal, so that the file's creator does not lose it.
        if is_ours && let Ok(Some(_held)) = abandoned(&entry.path()) {
            remove_leftover(&entry.path());
        }
    }
}

/// A file that a game has [created](create_locked), locked by this one if no other holds it.
pub fn abandoned(path: &Path) -> io::Result<Option<File>> {
    let metadata = fs::symlink_metadata(path)?;
    check_is_file(&metadata)?;
    let file = File::open(path)?;
    let is_abandoned = match file.try_lock() {
        Ok(()) => true,
        Err(TryLockError::WouldBlock) => false,
        Err(TryLockError::Error(_)) => files::is_left(path, &metadata)?,
    };
    Ok(is_abandoned.then_some(file))
}

/// Whether this is a name that [`create_locked`] gives, such as `icetea-maze.1234-0.tmp`.
pub fn is_created(name: &str, begin: &str, end: &str) -> bool {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    name.strip_prefix(begin)
        .and_then(|name| name.strip_suffix(end))
        .and_then(|numbers| numbers.split_once('-'))
        .is_some_and(|(process, count)| is_number(process) && is_number(count))
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    fn put(file: &Path, bytes: &[u8]) -> io::Result<()> {
        replace(file, |out| out.write_all(bytes))
    }

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
        put(&file, b"first").unwrap();
        // A second name for the old content shows whether the content itself was touched.
        fs::hard_link(&file, &old).unwrap();
        put(&file, b"second").unwrap();
        assert_eq!(fs::read(&file).unwrap(), b"second");
        assert_eq!(fs::read(&old).unwrap(), b"first");
        assert_eq!(names(folder.path()), ["a.ron", "old.ron"]);
    }

    #[test]
    fn a_failed_replacement_leaves_everything_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.ron");
        fs::create_dir(&file).unwrap();
        let error = put(&file, b"text").unwrap_err();
        assert_eq!(error.to_string(), "it is a folder, a pipe or a device and not a file");
        assert_eq!(names(folder.path()), ["a.ron"]);
        fs::remove_dir(&file).unwrap();

        put(&file, b"old").unwrap();
        for bytes in [&b""[..], b"half", &vec![b'x'; 100_000]] {
            let breaks_off = replace(&file, |out| {
                out.write_all(bytes)?;
                Err(io::Error::from(io::ErrorKind::StorageFull))
            });
            assert_eq!(breaks_off.unwrap_err().kind(), io::ErrorKind::StorageFull);
            assert_eq!(fs::read(&file).unwrap(), b"old");
            assert_eq!(names(folder.path()), ["a.ron"]);
        }
        assert!(put(&folder.path().join("nowhere").join("a.ron"), b"text").is_err());
    }

    #[cfg(unix)]
    #[test]
    fn links_and_permissions_stay() {
        use std::os::unix::fs::{PermissionsExt, symlink};

        let folder = tempfile::tempdir().unwrap();
        let [file, link] = ["a.ron", "link.ron"].map(|name| folder.path().join(name));
        put(&file, b"first").unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
        symlink("a.ron", &link).unwrap();
        put(&link, b"second").unwrap();
        assert_eq!(fs::read(&file).unwrap(), b"second");
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o640);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_that_leads_nowhere_stays_one() {
        use std::os::unix::fs::symlink;

        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("deep")).unwrap();
        symlink("deep/second.ron", at("first.ron")).unwrap();
        symlink("../file.ron", at("deep/second.ron")).unwrap();
        for content in [b"new", b"old"] {
            put(&at("first.ron"), content).unwrap();
            assert_eq!(fs::read(at("file.ron")).unwrap(), content);
        }
        symlink("nowhere/file.ron", at("lost.ron")).unwrap();
        symlink("other.ron", at("round.ron")).unwrap();
        symlink("round.ron", at("other.ron")).unwrap();
        for link in ["lost.ron", "round.ron"] {
            assert!(put(&at(link), b"text").is_err());
        }
        for link in ["first.ron", "deep/second.ron", "lost.ron", "round.ron", "other.ron"] {
            assert!(at(link).is_symlink(), "{link}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn what_is_written_privately_is_private_whatever_it_was() {
        use std::os::unix::fs::PermissionsExt;

        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("key.ron");
        for mode in [0o644, 0o666, 0o600, 0o640] {
            fs::write(&file, "old").unwrap();
            fs::set_permissions(&file, fs::Permissions::from_mode(mode)).unwrap();
            replace(&file, |out| {
                files::make_private(out.get_ref());
                out.write_all(b"new")
            })
            .unwrap();
            assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
        }
    }

    #[test]
    fn a_new_file_is_whole_from_the_moment_it_is_there() {
        let folder = tempfile::tempdir().unwrap();
        thread::scope(|scope| {
            let writer = scope.spawn(|| {
                for number in 0..400 {
                    let name = format!("name {}", number / 4);
                    create_beside(folder.path(), &name, "png", |out| out.write_all(b"all of it"))
                        .unwrap();
                }
            });
            while !writer.is_finished() {
                remove_leftovers(folder.path());
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
    fn only_leftovers_of_ours_that_nobody_writes_are_removed() {
        let folder = tempfile::tempdir().unwrap();
        let kept = [
            "holiday.12-3.tmp",
            "icetea-maze.1-.tmp",
            "icetea-maze.1-2.gif",
            "icetea-maze.holiday.tmp",
        ];
        for name in kept.iter().chain(&["icetea-maze.1-2.tmp", "icetea-maze.34-56.tmp"]) {
            File::create(folder.path().join(name)).unwrap();
        }
        let being_written = Temporary::create(folder.path()).unwrap();
        remove_leftovers(folder.path());
        let mut expected = kept.map(str::to_owned).to_vec();
        assert!(being_written.path.exists());
        drop(being_written);
        expected.sort();
        assert_eq!(names(folder.path()), expected);
        remove_leftovers(&folder.path().join("nowhere"));
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
