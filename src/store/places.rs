//! Which folders the files are in.
//!
//! The requested one comes first, then the one folder that the player has chosen for everything,
//! then those that the system has for settings and for data. Their content is not looked at here.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;

/// The environment variable that names one folder for everything.
const FOLDER_VARIABLE: &str = "ICETEA_MAZE_DIR";
/// The game's own folder within those of the system.
const OWN_FOLDER: &str = "icetea-maze";
/// A file of this name beside the program makes it keep everything in a folder beside it.
const PORTABLE_MARK: &str = "portable";
const PORTABLE_FOLDER: &str = "icetea-maze-data";

/// The folder for settings and the one for all other data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Places {
    pub settings: PathBuf,
    pub data: PathBuf,
}

/// Makes the program keep everything beside itself from now on.
pub fn make_portable() -> io::Result<()> {
    File::create(beside_the_program()?.join(PORTABLE_MARK)).map(drop)
}

/// The one folder for everything, if the player has chosen one: the one that the environment names,
/// or the one beside a portable program.
pub(super) fn chosen_folder() -> Option<PathBuf> {
    let named = std::env::var_os(FOLDER_VARIABLE).filter(|folder| !folder.is_empty());
    named
        .map(PathBuf::from)
        .or_else(|| beside_the_program().ok().and_then(|folder| portable_folder(&folder)))
}

fn beside_the_program() -> io::Result<PathBuf> {
    let program = std::env::current_exe()?;
    Ok(program.parent().unwrap_or(&program).to_owned())
}

/// The data folder of the program in this folder, if it is portable.
fn portable_folder(folder: &Path) -> Option<PathBuf> {
    folder.join(PORTABLE_MARK).is_file().then(|| folder.join(PORTABLE_FOLDER))
}

impl Places {
    /// The folders to use, or `None` if the system has no home folder for the player.
    pub fn find(asked_for: Option<PathBuf>) -> Option<Self> {
        Self::choose(asked_for.or_else(chosen_folder), Self::of_system)
    }

    fn choose(one: Option<PathBuf>, of_system: impl FnOnce() -> Option<Self>) -> Option<Self> {
        match one {
            Some(folder) => Some(Self { settings: folder.clone(), data: folder }),
            None => of_system(),
        }
    }

    fn of_system() -> Option<Self> {
        let system = etcetera::base_strategy::choose_native_strategy().ok()?;
        Some(Self {
            settings: system.config_dir().join(OWN_FOLDER),
            data: system.data_dir().join(OWN_FOLDER),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn both_in(folder: &str) -> Places {
        Places { settings: PathBuf::from(folder), data: PathBuf::from(folder) }
    }

    #[test]
    fn one_folder_comes_before_those_of_the_system() {
        let choose =
            |one: Option<&str>| Places::choose(one.map(PathBuf::from), || Some(both_in("system")));
        assert_eq!(choose(Some("one")), Some(both_in("one")));
        assert_eq!(choose(None), Some(both_in("system")));
        assert_eq!(Places::choose(None, || None), None);
    }

    #[test]
    fn a_mark_beside_the_program_keeps_everything_there() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(portable_folder(folder.path()), None);
        File::create(folder.path().join(PORTABLE_MARK)).unwrap();
        assert_eq!(portable_folder(folder.path()), Some(folder.path().join(PORTABLE_FOLDER)));
    }

    #[test]
    fn the_systems_folders_are_the_games_own() {
        if let Some(places) = Places::of_system() {
            assert!(places.settings.is_absolute() && places.settings.ends_with(OWN_FOLDER));
            assert!(places.data.is_absolute() && places.data.ends_with(OWN_FOLDER));
        }
    }
}
