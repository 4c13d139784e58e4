//! Where the player's pictures and documents are: in the one folder for everything, if there is
//! one, or in those of the system.
//!
//! On Linux the player may have moved them; `user-dirs.dirs` says where. The folders themselves are
//! not looked at here.

use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;

use crate::store::places::chosen_folder;

/// A folder for files of one kind.
pub struct GalleryKind {
    /// Its name in the folder for everything.
    own: &'static str,
    /// Its name in `user-dirs.dirs`.
    variable: &'static str,
    /// Its usual name in the player's home folder.
    usual: &'static str,
}

/// For pictures and films.
pub const PICTURES: GalleryKind =
    GalleryKind { own: "pictures", variable: "XDG_PICTURES_DIR", usual: "Pictures" };
/// For everything that is read.
pub const DOCUMENTS: GalleryKind =
    GalleryKind { own: "recordings", variable: "XDG_DOCUMENTS_DIR", usual: "Documents" };

/// The folder of this kind, if the system has a home folder for the player.
pub fn find(kind: &GalleryKind) -> Option<PathBuf> {
    chosen_folder().map(|folder| folder.join(kind.own)).or_else(|| of_system(kind))
}

/// Other places to try if the usual folder fails: other disks first, then the temporary folder.
pub fn elsewhere() -> Vec<PathBuf> {
    // A page has one place for everything.
    if cfg!(target_family = "wasm") {
        return Vec::new();
    }
    let in_memory = std::env::var_os("XDG_RUNTIME_DIR").map(PathBuf::from);
    of_system(&DOCUMENTS).into_iter().chain([std::env::temp_dir()]).chain(in_memory).collect()
}

fn of_system(kind: &GalleryKind) -> Option<PathBuf> {
    let system = etcetera::base_strategy::choose_native_strategy().ok()?;
    let home = system.home_dir();
    let named = if cfg!(any(windows, target_os = "macos")) {
        None
    } else {
        let text = std::fs::read_to_string(system.config_dir().join("user-dirs.dirs"));
        text.ok().and_then(|text| named_in(&text, kind.variable, home))
    };
    Some(named.unwrap_or_else(|| home.join(kind.usual)))
}

/// The folder that a line like `XDG_PICTURES_DIR="$HOME/Pictures"` names. The home itself means
/// that there is none.
fn named_in(text: &str, variable: &str, home: &Path) -> Option<PathBuf> {
    let value = |line: &str| {
        let value = line.trim().strip_prefix(variable)?.strip_prefix('=')?.trim();
        Some(value.strip_prefix('"')?.strip_suffix('"')?.replace('\\', ""))
    };
    let value = text.lines().filter_map(value).next_back()?;
    let folder = match value.strip_prefix("$HOME") {
        Some(rest) => home.join(rest.trim_start_matches('/')),
        None => PathBuf::from(value),
    };
    (folder.is_absolute() && folder != home).then_some(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_are_where_the_player_has_put_them() {
        let home = Path::new("/home/mouse");
        for (text, folder) in [
            ("XDG_PICTURES_DIR=\"$HOME/Bilder\"", Some("/home/mouse/Bilder")),
            ("# x\nXDG_MUSIC_DIR=\"/m\"\n XDG_PICTURES_DIR=\"/srv/p q\"\n", Some("/srv/p q")),
            ("XDG_PICTURES_DIR=\"$HOME/a\"\nXDG_PICTURES_DIR=\"$HOME/b\"", Some("/home/mouse/b")),
            ("XDG_PICTURES_DIR=\"$HOME/\"", None),
            ("XDG_PICTURES_DIR=\"relative\"", None),
            ("XDG_PICTURES_DIR=$HOME/x", None),
            ("", None),
        ] {
            assert_eq!(
                named_in(text, PICTURES.variable, home).as_deref(),
                folder.map(Path::new),
                "{text}"
            );
        }
    }
}
