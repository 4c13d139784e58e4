//! A changed digit is noticed, and the former content is restored.

use std::fs;
use std::path::Path;

use icetea_maze::game::journey::{Journey, Medal, Stop};
use icetea_maze::store::Notice;
use tempfile::tempdir;

use super::{finished, open, unfinished};

const FIRST: &str = "kruskal1-5x4-0";
const SECOND: &str = "prim1-4x3-7";

/// The contents of a folder, as text.
fn known(folder: &Path) -> (String, Vec<Notice>) {
    let mut store = open(folder);
    let best = [FIRST, SECOND].map(|code| store.best(code));
    let (journey, run, history) = (store.load_journey(), store.load_run(), store.history());
    (format!("{best:?} {journey:?} {run:?} {history:?}"), store.take_notices())
}

/// Saves something of each kind, and once that was read, more of it.
fn saved_twice(folder: &Path) -> [String; 2] {
    let mut store = open(folder);
    [(FIRST, 0), (SECOND, 1)].map(|(code, place)| {
        store.record_run(&finished(code, 5_000));
        let mut journey = Journey::default();
        journey.award(Stop::at(place).unwrap(), &Medal::ALL.into_iter().collect());
        store.keep_journey(&journey);
        let mut run = unfinished();
        if let icetea_maze::game::saved_run::SavedGame::Run(run) = &mut run {
            run.steps += place as u32;
        }
        store.save_run(&run);
        assert_eq!(store.take_notices(), []);
        known(folder).0
    })
}

/// Whatever bit of a file changes, its content is the original, or reported as damaged and never
/// made up; a report is never repeated.
#[test]
fn a_changed_bit_is_noticed_and_never_believed() {
    let whole = tempdir().unwrap();
    let [_, after] = saved_twice(whole.path());
    let names = fs::read_dir(whole.path()).unwrap().map(|entry| entry.unwrap().path());
    let files: Vec<_> = names.filter(|path| path.is_file()).collect();
    for name in ["records", "journey", "unfinished-run"] {
        let text = fs::read(whole.path().join(format!("{name}.ron"))).unwrap();
        for place in (0..text.len()).step_by(3) {
            let folder = tempdir().unwrap();
            for file in &files {
                fs::copy(file, folder.path().join(file.file_name().unwrap())).unwrap();
            }
            let mut text = text.clone();
            text[place] ^= 1 << (place % 7);
            fs::write(folder.path().join(format!("{name}.ron")), &text).unwrap();
            let (found, notices) = known(folder.path());
            let is_told = matches!(&notices[..], [Notice::Damaged { .. } | Notice::Newer { .. }]);
            assert!(is_told || notices.is_empty() && found == after, "{name} {place}: {notices:?}");
            let is_newer = matches!(&notices[..], [Notice::Newer { .. }]);
            assert!(
                is_newer || found.contains(FIRST) && found.contains("Finished"),
                "{name} {place}"
            );
            assert_eq!(known(folder.path()), (found, vec![]), "{name} {place}: at the next start");
        }
    }
}

#[test]
fn a_line_of_the_journey_that_does_not_add_up_costs_no_other() {
    let whole = tempdir().unwrap();
    saved_twice(whole.path());
    fs::remove_file(whole.path().join("journey.before.ron")).unwrap();
    let file = whole.path().join("journey.ron");
    let code = Stop::at(1).unwrap().code();
    let damaged = fs::read_to_string(&file).unwrap().replacen(code, "prim1-9x9-9", 1);
    fs::write(&file, damaged).unwrap();
    let mut store = open(whole.path());
    let journey = store.load_journey();
    assert!(journey.has(Stop::at(0).unwrap(), Medal::ALL[2]));
    assert!(!journey.is_finished(Stop::at(1).unwrap()));
    assert!(matches!(&store.take_notices()[..], [Notice::Damaged { .. }]));
    assert!(!fs::read_to_string(&file).unwrap().contains("prim1-9x9-9"));
}
