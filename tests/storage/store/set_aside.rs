//! Unreadable files are kept under another name.

use std::fs;
use std::path::Path;

use icetea_maze::game::settings::Settings;
use icetea_maze::store::Notice;
use proptest::prelude::*;
use tempfile::{TempDir, tempdir};

use super::{
    CODE, FILES, chosen, finished, full_folder, load_all, of_newer_version, open, unfinished,
};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn random_bytes_are_set_aside(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        for name in FILES {
            let folder = full_folder();
            assert_is_set_aside(folder.path(), name, &bytes, "damaged");
        }
    }
}

/// Writes `bytes` over a file: they are kept under another name, and all else is unchanged.
fn assert_is_set_aside(folder: &Path, name: &str, bytes: &[u8], why: &str) {
    let file = folder.join(name);
    fs::write(&file, bytes).unwrap();
    let (settings, best, run, notices) = load_all(folder);

    assert_eq!(settings == chosen(), name != "settings.ron");
    assert_eq!(best.is_some(), name != "records.ron");
    assert_eq!(run.is_some(), name != "unfinished-run.ron");
    let set_aside = folder.join(name.replace(".ron", &format!(".{why}-1.ron")));
    assert!(!file.exists());
    assert_eq!(fs::read(&set_aside).unwrap(), bytes);
    let expected = match why {
        "newer" => Notice::Newer { file, set_aside },
        _ => Notice::Damaged { file, set_aside },
    };
    assert_eq!(notices, [expected]);
}

#[test]
fn a_file_cut_off_anywhere_is_set_aside() {
    for name in FILES {
        let whole = fs::read(full_folder().path().join(name)).unwrap();
        // Without its checksums, or the line's end after it, the text is still complete.
        let text = str::from_utf8(&whole).unwrap();
        for length in 0..text.find("\n// Sums").unwrap_or(whole.len() - 1) {
            let folder = full_folder_of_copies();
            assert_is_set_aside(folder.path(), name, &whole[..length], "damaged");
        }
    }
}

/// A full folder without the cost of saving each file safely.
fn full_folder_of_copies() -> TempDir {
    thread_local!(static ORIGINAL: TempDir = full_folder());
    let copy = tempdir().unwrap();
    ORIGINAL.with(|original| {
        for name in FILES {
            fs::copy(original.path().join(name), copy.path().join(name)).unwrap();
        }
    });
    copy
}

#[test]
fn a_file_of_a_newer_version_is_set_aside_and_never_written_over() {
    for name in FILES {
        let folder = full_folder();
        let text = fs::read_to_string(folder.path().join(name)).unwrap();
        let newer = of_newer_version(&text);
        assert_is_set_aside(folder.path(), name, newer.as_bytes(), "newer");
    }
}

#[test]
fn what_cannot_be_read_is_set_aside_even_if_it_comes_between_loading_and_saving() {
    let folder = full_folder();
    let mut store = open(folder.path());
    for round in 1..=3 {
        for name in FILES {
            fs::write(folder.path().join(name), format!("{name} {round}")).unwrap();
        }
        store.save_settings(&chosen());
        store.record_run(&finished(CODE, 5));
        store.save_run(&unfinished());
        assert_eq!(store.take_notices().len(), FILES.len());
        for name in FILES {
            let set_aside = name.replace(".ron", &format!(".damaged-{round}.ron"));
            let kept = fs::read_to_string(folder.path().join(set_aside)).unwrap();
            assert_eq!(kept, format!("{name} {round}"));
        }
    }
    fs::write(folder.path().join("unfinished-run.ron"), "tea").unwrap();
    store.clear_run(unfinished().key());
    let set_aside = folder.path().join("unfinished-run.damaged-4.ron");
    assert_eq!(fs::read_to_string(set_aside).unwrap(), "tea");
}

// Elsewhere a hole would be filled with a terabyte of zeros.
#[cfg(unix)]
#[test]
fn a_file_too_large_for_the_memory_is_set_aside_unread() {
    let folder = full_folder();
    let file = folder.path().join("settings.ron");
    fs::File::create(&file).unwrap().set_len(1 << 40).unwrap();
    assert_eq!(open(folder.path()).load_settings(), Settings::default());
    assert!(folder.path().join("settings.damaged-1.ron").exists());
}

/// Opening a pipe waits for its other end.
#[cfg(unix)]
#[test]
fn a_pipe_in_place_of_a_file_is_refused_at_once_and_stays() {
    let make_pipe = |file: &Path| {
        fs::remove_file(file).ok();
        let made = std::process::Command::new("mkfifo").arg(file).status();
        assert!(made.unwrap().success());
    };
    for name in FILES {
        let folder = full_folder();
        let file = folder.path().join(name);
        make_pipe(&file);
        let mut store = open(folder.path());
        store.load_settings();
        store.load_runs().pop();
        store.save_settings(&Settings::default());
        store.save_run(&unfinished());
        store.record_run(&finished(CODE, 3));
        let notices: Vec<String> = store.take_notices().iter().map(ToString::to_string).collect();
        let [cannot_read, cannot_save] = &notices[..] else { panic!("{notices:?}") };
        let reason =
            format!("{}: it is a folder, a pipe or a device and not a file", file.display());
        assert_eq!(cannot_read, &format!("cannot read {reason}"));
        assert_eq!(cannot_save, &format!("cannot save {reason}"));
        assert!(!fs::metadata(&file).unwrap().is_file());
    }
    for name in ["icetea-maze.lock", "run-in-progress.1-2.journal", "icetea-maze.1-2.tmp"] {
        let folder = full_folder();
        make_pipe(&folder.path().join(name));
        let mut store = open(folder.path());
        assert_eq!(store.load_runs().pop(), Some(unfinished()));
        store.record_run(&finished(CODE, 3));
        assert_eq!(store.take_notices().len(), usize::from(name.ends_with("lock")));
    }
}
