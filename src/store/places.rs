//! Which folders the files are in.
//!
//! One that is asked for comes first, then the one that the environment names, then those that
//! the system has for settings and for data. Nothing here looks at the folders themselves.

use std::ffi::OsString;
use std::path::PathBuf;

use etcetera::BaseStrategy;

/// The environment variable that names one folder for everything.
pub const FOLDER_VARIABLE: &str = "ICETEA_MAZE_DIR";
/// The game's own folder within those of the system.
const OWN_FOLDER: &str = "icetea-maze";

/// Where settings and where all else is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Places {
    pub settings: PathBuf,
    pub data: PathBuf,
}

impl Places {
    /// The folders to use, or `None` if the system does not say where the player is at home.
    pub fn find(asked_for: Option<PathBuf>) -> Option<Self> {
        Self::choose(asked_for, std::env::var_os(FOLDER_VARIABLE), Self::of_system)
    }

    fn choose(
        asked_for: Option<PathBuf>,
        variable: Option<OsString>,
        of_system: impl FnOnce() -> Option<Self>,
    ) -> Option<Self> {
        let of_variable = || variable.filter(|value| !value.is_empty()).map(PathBuf::from);
        match asked_for.or_else(of_variable) {
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
    fn what_is_asked_for_comes_before_the_environment_and_that_before_the_system() {
        let choose = |asked_for: Option<&str>, variable: Option<&str>| {
            Places::choose(asked_for.map(PathBuf::from), variable.map(OsString::from), || {
                Some(both_in("system"))
            })
        };
        assert_eq!(choose(Some("asked"), Some("variable")), Some(both_in("asked")));
        assert_eq!(choose(None, Some("variable")), Some(both_in("variable")));
        assert_eq!(choose(None, Some("")), Some(both_in("system")));
        assert_eq!(choose(None, None), Some(both_in("system")));
        assert_eq!(Places::choose(None, None, || None), None);
    }

    #[test]
    fn the_systems_folders_are_the_games_own() {
        if let Some(places) = Places::of_system() {
            assert!(places.settings.is_absolute() && places.settings.ends_with(OWN_FOLDER));
            assert!(places.data.is_absolute() && places.data.ends_with(OWN_FOLDER));
        }
    }
}
