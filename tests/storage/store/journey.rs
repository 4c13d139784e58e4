//! The journey's medals are restored, add up, and are never overwritten.

use std::fs;
use std::path::Path;

use icetea_maze::game::journey::{Journey, Medal, Stop};
use icetea_maze::store::Notice;
use tempfile::tempdir;

use super::{full_folder, load_all, of_newer_version, open};

const FILE: &str = "journey.ron";

/// A journey with this many medals at this stop.
fn won(place: usize, medals: usize) -> Journey {
    let mut journey = Journey::default();
    let stop = Stop::at(place).unwrap();
    journey.award(stop, &Medal::ALL.into_iter().take(medals).collect());
    journey
}

fn kept_in(folder: &Path) -> Journey {
    open(folder).load_journey()
}

#[test]
fn copies_of_the_game_add_to_one_journey() {
    let folder = tempdir().unwrap();
    let (mut one, mut other) = (open(folder.path()), open(folder.path()));
    assert_eq!(one.load_journey(), Journey::default());
    let mut all = Journey::default();
    for place in 0..60 {
        let part = won(place, 1 + place % 3);
        all.join(&part);
        if place % 2 == 0 {
            one.keep_journey(&part);
        } else {
            other.keep_journey(&part);
        }
        assert_eq!(kept_in(folder.path()), all);
    }
    one.keep_journey(&Journey::default());
    assert_eq!(kept_in(folder.path()), all, "nothing is ever lost");
    assert!(one.take_notices().is_empty() && other.take_notices().is_empty());
}

#[test]
fn an_older_folder_keeps_all_it_holds() {
    let folder = full_folder();
    let before = load_all(folder.path());
    assert_eq!(kept_in(folder.path()), Journey::default());
    open(folder.path()).keep_journey(&won(3, 2));
    assert_eq!(load_all(folder.path()), before);
    assert_eq!(kept_in(folder.path()), won(3, 2));
}

/// Medals of mazes that used to be stops keep their value.
#[test]
fn what_was_won_before_there_were_quests_is_still_won() {
    let folder = tempdir().unwrap();
    let text = "(version: 1, content: (medals: {
        \"prim1-9x6-43\": [Finished, NoWrongTurn],
        \"kruskal1-60x40-11\": [Finished],
        \"backtracker1-6x4-57\": [Finished, UnderPar],
    }))";
    fs::write(folder.path().join(FILE), text).unwrap();
    let mut journey = kept_in(folder.path());
    assert!(journey.has_old_map() && journey.medals() == 0);
    let at = |place| Stop::old().nth(place).unwrap();
    assert!([0, 10, 59].into_iter().all(|place| journey.is_finished(at(place))));
    assert!(journey.has(at(10), Medal::NoWrongTurn) && !journey.has(at(10), Medal::UnderPar));
    assert_eq!(Stop::of("prim1-9x6-43".parse().ok()), None, "nothing more is won there");
    journey.award(at(10), &[Medal::Finished, Medal::UnderPar].into());
    assert!(journey.has(at(10), Medal::UnderPar));
}

#[test]
fn what_is_no_journey_is_set_aside_and_what_is_won_then_is_kept() {
    let folder = tempdir().unwrap();
    let file = folder.path().join(FILE);
    open(folder.path()).keep_journey(&won(7, 3));
    let whole = fs::read_to_string(&file).unwrap();
    let newer = of_newer_version(&whole);
    // A file that is cut within its checksums is still complete.
    let told = whole.find("\n// Sums").unwrap();
    let cut = (0..told).step_by(9).map(|length| (&whole[..length], "damaged"));
    for (text, why) in cut.chain([(newer.as_str(), "newer"), ("tea", "damaged")]) {
        let folder = tempdir().unwrap();
        let (file, set_aside) =
            (folder.path().join(FILE), folder.path().join(format!("journey.{why}-1.ron")));
        fs::write(&file, text).unwrap();
        let mut store = open(folder.path());
        assert_eq!(store.load_journey(), Journey::default());
        store.keep_journey(&won(1, 1));
        assert_eq!(fs::read_to_string(&set_aside).unwrap(), text);
        assert_eq!(kept_in(folder.path()), won(1, 1));
        let expected = match why {
            "newer" => Notice::Newer { file, set_aside },
            _ => Notice::Damaged { file, set_aside },
        };
        assert_eq!(store.take_notices(), [expected]);
    }
}

#[test]
fn a_stop_that_this_game_does_not_know_stays_in_the_file() {
    let folder = tempdir().unwrap();
    open(folder.path()).keep_journey(&won(0, 1));
    let file = folder.path().join(FILE);
    let code = Stop::at(0).unwrap().code();
    let text = fs::read_to_string(&file).unwrap().replace(code, "kruskal1-3x2-1");
    fs::write(&file, text.split_once("// Sums").unwrap().0).unwrap();
    assert_eq!(kept_in(folder.path()).medals(), 0);
    open(folder.path()).keep_journey(&won(1, 3));
    assert_eq!(kept_in(folder.path()).medals(), 3);
    assert!(fs::read_to_string(&file).unwrap().contains("kruskal1-3x2-1"));
}
