//! Replaces everything that is here by a bundle's content, or nothing of it.
//!
//! Each text is first written completely beside the file that it will replace; then one more file
//! says that they count. From then on only names change, and a game that is stopped in the middle
//! finishes this at its next start.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::bundle::{self, Bundle, OF_DATA};
use super::document::Content;
use super::files;
use super::folder::{Folder, before, file_named, write};
use super::gallery::Gallery;
use super::key::InstallationKey;
use super::ledger::is_log;
use super::lock::FolderLock;
use super::notice::{Notice, Reason};
use super::records::Records;
use super::replace::{real, replace};
use super::{Store, replays};
use crate::game::settings::Settings;

/// The names of the files to be replaced. All other such files are removed, except the key.
#[derive(Debug, Serialize, Deserialize)]
struct TakingOver {
    files: BTreeSet<String>,
    best_runs: BTreeSet<String>,
}

impl Content for TakingOver {
    const NAME: &'static str = "taking-over";
    const ABOUT: &'static str = "what is taking the place of all game data just now.";
}

impl Store {
    /// Replaces everything that is here by a bundle's content, and bundles it first under this
    /// name; returns the path of that. The bundle's key is imported only if it is the player's own:
    /// an imported key makes everything it has ever sealed the player's.
    pub fn take_over(
        mut self,
        bytes: &[u8],
        is_own: bool,
        gallery: &Gallery,
        name: &str,
    ) -> Result<PathBuf, Notice> {
        let mut bundle = bundle::read(bytes)?;
        if !is_own {
            bundle.files.remove(InstallationKey::NAME);
        }
        let before = gallery.save_bundle(name, &self.text_of_all()?)?;
        let folders = [&self.settings_folder, &self.data_folder].map(Folder::path);
        let [Some(settings), Some(data)] = folders else { return Err(Notice::NoFolder) };
        let file = data.to_owned();
        replace_all(&bundle, settings, data)
            .map_err(|reason| Notice::CannotSave { file, reason })?;
        Ok(before)
    }
}

/// Replaces everything in these folders by a bundle's content.
fn replace_all(bundle: &Bundle, settings: &Path, data: &Path) -> Result<(), Reason> {
    let _held = lock(settings, data)?;
    carry_on(settings, data)?;
    stage(bundle, settings, data).inspect_err(|_| remove_staged(settings, data))?;
    carry_on(settings, data)
}

/// Finishes an import that was interrupted.
pub fn finish(settings: &Path, data: &Path) -> Result<(), Reason> {
    let first = staged(&file_named(data, Records::NAME));
    if first.exists() || file_named(data, TakingOver::NAME).exists() {
        let _held = lock(settings, data)?;
        carry_on(settings, data)?;
    }
    Ok(())
}

/// Both folders may be the same one.
fn lock(settings: &Path, data: &Path) -> Result<[Option<FolderLock>; 2], Reason> {
    let other = (settings != data).then(|| FolderLock::take(settings)).transpose()?;
    Ok([Some(FolderLock::take(data)?), other])
}

/// Where a text is kept until it replaces this file.
fn staged(file: &Path) -> PathBuf {
    file.with_extension("incoming")
}

fn best_run(data: &Path, code: &str) -> PathBuf {
    data.join(replays::FOLDER).join(format!("{code}.txt"))
}

/// All files but best runs. The records are always among them and come first, so theirs shows
/// whether anything is staged.
fn named(settings: &Path, data: &Path) -> impl Iterator<Item = (&'static str, PathBuf)> {
    let of_data = OF_DATA.map(|name| (name, file_named(data, name)));
    of_data.into_iter().chain([(Settings::NAME, file_named(settings, Settings::NAME))])
}

fn stage(bundle: &Bundle, settings: &Path, data: &Path) -> Result<(), Reason> {
    for (name, file) in named(settings, data) {
        let Some(text) = bundle.files.get(name) else { continue };
        replace(&staged(&file), |out| {
            if name == InstallationKey::NAME {
                files::make_private(out.get_ref());
            }
            out.write_all(text.as_bytes())
        })?;
    }
    fs::create_dir_all(data.join(replays::FOLDER))?;
    for (code, text) in &bundle.best_runs {
        replace(&staged(&best_run(data, code)), |out| out.write_all(text.as_bytes()))?;
    }
    let files = bundle.files.keys().cloned().collect();
    let best_runs = bundle.best_runs.keys().cloned().collect();
    write(&file_named(data, TakingOver::NAME), &TakingOver { files, best_runs })
}

/// Finishes an import, or removes what was staged for one that never came to count.
fn carry_on(settings: &Path, data: &Path) -> Result<(), Reason> {
    if let Some(TakingOver { files, best_runs }) = Folder::at(data.to_owned()).peek() {
        for log in entries(data).filter(|path| is_log(path)) {
            files::remove(&log)?;
        }
        for (name, file) in named(settings, data) {
            if ![Settings::NAME, InstallationKey::NAME].contains(&name) {
                files::remove(&before(&file)).ok();
            }
            let stays = files.contains(name) || name == InstallationKey::NAME;
            give_way(&file, stays)?;
        }
        for code in &best_runs {
            give_way(&best_run(data, code), true)?;
        }
        for old in entries(&data.join(replays::FOLDER)) {
            if code_of(&old, ".txt").is_some_and(|code| !best_runs.contains(code)) {
                files::remove(&old)?;
            }
        }
        // If this file came back after a power cut, everything played from now on would be lost.
        files::remove_for_good(&file_named(data, TakingOver::NAME))?;
    }
    remove_staged(settings, data);
    Ok(())
}

/// Replaces a file by the one staged for it. If there is none, the file stays or is removed.
fn give_way(file: &Path, stays: bool) -> io::Result<()> {
    let staged = staged(file);
    if staged.exists() {
        // A link may lead to another disk.
        files::rename(&staged, &real(file)?).or_else(|_| {
            let bytes = fs::read(&staged)?;
            replace(file, |out| out.write_all(&bytes))
        })
    } else if !stays && file.exists() {
        files::remove(file)
    } else {
        Ok(())
    }
}

/// The one for the records is removed last, since it stands for the others.
fn remove_staged(settings: &Path, data: &Path) {
    let best_runs = entries(&data.join(replays::FOLDER));
    let best_runs = best_runs.filter(|path| code_of(path, ".incoming").is_some());
    let others: Vec<PathBuf> = named(settings, data).map(|(_, file)| staged(&file)).collect();
    for path in best_runs.chain(others.into_iter().rev()) {
        if path.exists() {
            files::remove(&path).ok();
        }
    }
}

fn code_of<'a>(path: &'a Path, end: &str) -> Option<&'a str> {
    let code = path.file_name()?.to_str()?.strip_suffix(end)?;
    replays::is_code(code).then_some(code)
}

fn entries(folder: &Path) -> impl Iterator<Item = PathBuf> + use<> {
    fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path())
}

#[cfg(test)]
mod tests {
    use super::super::power_cut::{DiskWrite, WRITES, cut_everywhere_from, kept, laid, steps};
    use super::*;

    #[test]
    fn a_power_cut_leaves_a_bundle_taken_over_or_not() {
        let [theirs, here] = [(); 2].map(|()| tempfile::tempdir().unwrap());
        for (folder, wanted) in [(theirs.path(), 3), (here.path(), 11)] {
            let mut store = Store::open(Some(folder.to_owned()));
            for step in steps().into_iter().take(wanted) {
                step(&mut store);
            }
        }
        let bundle = Store::open(Some(theirs.path().to_owned())).bundle().unwrap();
        let store = Store::open(Some(here.path().to_owned()));
        let mut writes = laid(here.path());
        let mut states = vec![(kept(here.path()), writes.len())];
        WRITES.take();
        let gallery = Gallery::open(Some(here.path().join("papers")));
        store.take_over(bundle.as_bytes(), true, &gallery, "before").unwrap();
        let done = WRITES.take();
        let end = |writes: &[DiskWrite]| match writes {
            [DiskWrite::Removed(file), next] if file.ends_with("taking-over.ron") => {
                Some(matches!(next, DiskWrite::FolderSynced))
            }
            _ => None,
        };
        assert_eq!(done.windows(2).find_map(end), Some(true), "it comes back no more");
        writes.extend(done);
        states.push((kept(here.path()), writes.len()));
        assert_ne!(states[0].0, states[1].0);
        let begin = states[0].1;
        assert!(writes.len() > begin + 20);
        cut_everywhere_from(begin, here.path(), &writes, &states);
    }
}
