//! Data that the usual folder does not accept is saved elsewhere, wherever there is room, and all
//! of it can be restored from there.

use std::fs;
use std::path::{Path, PathBuf};

use icetea_maze::game::replay::Recording;
use icetea_maze::store::{Gallery, Notice, Store};

use super::again::{folder, helper};
use super::numbered::{NAMES, kept, open, save_all, spec};

const SHORT_TRAIL: usize = 10;
/// Where there may be room, the best place first.
const PLACES: [&str; 3] = ["home/Documents", "temporary", "memory"];

#[test]
#[ignore = "it is a helper whose folder goes away"]
fn plays_where_nothing_can_be_kept() {
    let Some(folder) = folder() else { return };
    let data = folder.join("data");
    let mut store = Store::open(None);
    if !data.is_file() {
        save_all(&mut store, 1, SHORT_TRAIL);
        assert!(store.save_elsewhere(&Gallery::open(None)).is_none(), "all is kept");
        fs::rename(&data, folder.join("gone")).unwrap();
        fs::write(&data, "").unwrap();
    }
    save_all(&mut store, 2, SHORT_TRAIL);
    store.finish();
    assert!(!store.take_notices().is_empty());
    match store.save_elsewhere(&Gallery::open(None)).expect("it is not kept") {
        Ok(file) => println!("\nsaved {}", file.display()),
        Err(notice) => {
            assert!(matches!(notice, Notice::CannotSave { .. }), "{notice}");
            println!("\nnowhere");
        }
    }
}

/// Plays in a folder with room in these places alone, and returns where all of it is.
fn put_elsewhere(folder: &Path, room: &[&str]) -> Option<PathBuf> {
    for place in PLACES {
        fs::create_dir_all(folder.join("home")).unwrap();
        if !room.contains(&place) {
            fs::write(folder.join(place), "").unwrap();
        }
    }
    let mut game = helper("elsewhere::plays_where_nothing_can_be_kept", folder);
    for name in ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"] {
        game.env_remove(name);
    }
    let output = game
        .env("ICETEA_MAZE_DIR", folder.join("data"))
        .env("HOME", folder.join("home"))
        .env("TMPDIR", folder.join("temporary"))
        .env("XDG_RUNTIME_DIR", folder.join("memory"))
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("\nnowhere") != said.contains("\nsaved "), "{said}");
    said.lines().find_map(|line| line.strip_prefix("saved ")).map(PathBuf::from)
}

#[cfg(target_os = "linux")]
#[test]
fn what_the_folder_does_not_take_is_put_elsewhere_and_comes_back_whole() {
    use std::os::unix::fs::PermissionsExt;

    for had_been_well in [true, false] {
        for first in 0..=PLACES.len() {
            let folder = tempfile::tempdir().unwrap();
            if !had_been_well {
                fs::write(folder.path().join("data"), "").unwrap();
            }
            let found = put_elsewhere(folder.path(), &PLACES[first..]);
            let Some(place) = PLACES.get(first) else {
                assert_eq!(found, None);
                continue;
            };
            let file = found.unwrap();
            assert_eq!(file.parent(), Some(&*folder.path().join(place)));
            let mode = fs::metadata(&file).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "the key is in it");

            let data = folder.path().join("data");
            fs::remove_file(&data).unwrap();
            if had_been_well {
                fs::rename(folder.path().join("gone"), &data).unwrap();
            }
            let gallery = Gallery::open(file.parent().map(Path::to_owned));
            let told = || {
                let mut store = open(&data);
                store.tell_of_rescue(&gallery);
                store.take_notices()
            };
            assert_eq!(told(), [Notice::Rescued { file: file.clone() }]);
            save_all(&mut open(&data), 3, SHORT_TRAIL);
            assert_eq!(told(), [], "what is here is newer");

            let there = tempfile::tempdir().unwrap();
            let gallery = Gallery::open(Some(there.path().join("papers")));
            let bytes = fs::read(file).unwrap();
            open(there.path()).take_over(&bytes, true, &gallery, "before").unwrap();
            assert_eq!(kept(there.path()), [2; NAMES.len()]);
            // Where there was never room for a key, nothing could be sealed.
            let best = open(there.path()).best_run(spec());
            assert_eq!(best.as_ref().map(Recording::is_own), Some(had_been_well), "{best:?}");
        }
    }
}
