//! The best run of each code on disk: only faster unaided ones replace it, and unreadable files are
//! never overwritten.

use crate::wanderer;

use std::fs;
use std::path::Path;

use icetea_maze::game::replay::{Recording, ReplayKind};
use icetea_maze::maze::Spec;
use icetea_maze::store::{Gallery, Notice, Seals, Store};
use tempfile::tempdir;
use wanderer::recorded;

const CODE: &str = "prim1-7x5-3";

fn spec() -> Spec {
    CODE.parse().unwrap()
}

fn open(folder: &Path) -> Store {
    Store::open(Some(folder.to_owned()))
}

/// Three runs of one maze, the fastest first.
fn runs() -> [Recording; 3] {
    let mut runs = [1, 2, 3].map(|seed| recorded(CODE, seed, "Ann").run_here());
    runs.sort_by_key(|run| run.ticks);
    assert!(runs[0].ticks < runs[1].ticks && runs[1].ticks < runs[2].ticks);
    runs
}

#[test]
fn only_a_faster_run_takes_the_place_of_the_best() {
    let folder = tempdir().unwrap();
    let [fast, medium, slow] = runs();
    let mut store = open(folder.path());
    assert_eq!(store.best_run(spec()), None);
    for (run, is_best, best) in [
        (&medium, true, &medium),
        (&slow, false, &medium),
        (&medium, false, &medium),
        (&fast, true, &fast),
        (&medium, false, &fast),
    ] {
        assert_eq!(store.keep_best_run(run), is_best);
        let kept = open(folder.path()).best_run(spec()).unwrap();
        assert!(kept.is_own());
        assert_eq!(kept.write_unsealed(), best.write());
    }
    assert_eq!(store.best_run("prim1-5x7-3".parse::<Spec>().unwrap()), None);
    assert!(store.take_notices().is_empty());
    let file = folder.path().join("replays").join(format!("{CODE}.txt"));
    let sealed = store.seals().seal(fast).write();
    assert_eq!(fs::read_to_string(file).unwrap(), sealed);
}

#[test]
fn a_helped_run_is_never_the_best() {
    let folder = tempdir().unwrap();
    let [fast, ..] = runs();
    let Recording { ticks, players, .. } = fast;
    let helped = Recording::new(ReplayKind::Run, spec(), true, ticks, players).run_here();
    let mut store = open(folder.path());
    assert!(!store.keep_best_run(&helped));
    assert_eq!(store.best_run(spec()), None);
}

#[test]
fn what_cannot_be_read_is_set_aside_and_told() {
    let [fast, ..] = runs();
    let good = fast.write();
    let helped = Recording::new(ReplayKind::Run, spec(), true, fast.ticks, fast.players.clone());
    let other = recorded("prim1-7x5-4", 1, "Ann");
    for (content, word) in [
        (String::new(), "damaged"),
        ("tea".to_owned(), "damaged"),
        (good[..good.len() - 1].to_owned(), "damaged"),
        (good.replace("Ann", "Ben"), "damaged"),
        (helped.write(), "damaged"),
        (other.write(), "damaged"),
        (good.replace("recording 1", "recording 3"), "newer"),
    ] {
        for keeps in [false, true] {
            let folder = tempdir().unwrap();
            let replays = folder.path().join("replays");
            fs::create_dir(&replays).unwrap();
            let file = replays.join(format!("{CODE}.txt"));
            fs::write(&file, &content).unwrap();
            let mut store = open(folder.path());
            if keeps {
                assert!(store.keep_best_run(&fast));
            } else {
                assert_eq!(store.best_run(spec()), None);
            }
            let aside = replays.join(format!("{CODE}.{word}-1.txt"));
            assert_eq!(fs::read_to_string(&aside).unwrap(), content);
            assert_eq!(store.take_notices().len(), 1);
            assert_eq!(store.best_run(spec()).is_some(), keeps);
        }
    }
}

#[test]
fn what_cannot_have_happened_can_be_set_aside() {
    let folder = tempdir().unwrap();
    let mut store = open(folder.path());
    let [fast, ..] = runs();
    store.keep_best_run(&fast);
    store.set_best_run_aside(spec());
    assert!(matches!(store.take_notices()[..], [Notice::Damaged { .. }]));
    assert_eq!(store.best_run(spec()), None);
    store.set_best_run_aside(spec());
    assert!(store.take_notices().is_empty());
}

#[test]
fn what_cannot_be_saved_is_kept_for_as_long_as_the_game_runs() {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("replays"), "a file where a folder should be").unwrap();
    let mut store = open(folder.path());
    let [fast, medium, _] = runs();
    assert!(store.keep_best_run(&medium));
    assert!(store.keep_best_run(&fast));
    assert!(!store.keep_best_run(&medium));
    assert_eq!(store.best_run(spec()), Some(fast.clone()));
    assert!(matches!(store.take_notices()[..], [Notice::CannotSave { .. }]));
    fs::remove_file(folder.path().join("replays")).unwrap();
    store.save_again();
    let best = open(folder.path()).best_run(spec()).unwrap();
    assert_eq!(best.milliseconds(), fast.milliseconds());
}

#[test]
fn a_recording_is_saved_under_a_name_of_its_own() {
    let folder = tempdir().unwrap();
    let gallery = Gallery::open(Some(folder.path().to_owned()));
    let [fast, medium, _] = runs();
    let seals = Seals::default();
    let first = gallery.save_recording("run", &fast, &seals).unwrap();
    let second = gallery.save_recording("run", &medium, &seals).unwrap();
    assert_eq!(first, folder.path().join("run.txt"));
    assert_eq!(second, folder.path().join("run-2.txt"));
    assert_eq!(fs::read_to_string(first).unwrap(), fast.write());
}
