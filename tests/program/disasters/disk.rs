//! A disk that is full or read-only: a few pages of memory, mounted where only a helper sees them.
//! Where the system does not permit mounting, the tests are skipped by name; where changes are
//! checked, that is a failure.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::process::{Command, Output};

use icetea_maze::game::saved_run::{MazeSource, SavedKey};
use icetea_maze::store::{Gallery, Painting, Reason};

use super::again::{folder, helper_line};
use super::numbered::{CODE, NAMES, kept, leftovers, numbers, open, save_all, unsaved};

const PAGE: usize = 4_096;
const SHORT_TRAIL: usize = 10;
/// Several pages.
const LONG_TRAIL: usize = 30_000;

/// What to do about a test that needs to mount something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Choice {
    Run,
    Skip,
    Fail,
}

/// A test that is skipped everywhere is useless: where all changes are checked it has to run,
/// unless the machine cannot be made to permit it.
const fn choose(may_mount: bool, is_checked: bool, is_root: bool) -> Choice {
    match (may_mount, is_checked && is_root) {
        (true, _) => Choice::Run,
        (false, true) => Choice::Fail,
        (false, false) => Choice::Skip,
    }
}

/// Whether all changes are checked here.
fn is_checked() -> bool {
    std::env::var("CI").is_ok_and(|value| !matches!(value.as_str(), "" | "0" | "false"))
}

/// The ways to get permission to mount where only a helper sees it.
const WAYS: [&[&str]; 3] = [
    // As root of a namespace, as root, and as a user who may become root without a password.
    &["unshare", "-rm"],
    &["unshare", "-m"],
    &["sudo", "-n", "--preserve-env=ICETEA_TEST_FOLDER", "unshare", "-m"],
];

fn as_mounter(path: &[&str], script: &str, folder: &Path) -> io::Result<Output> {
    let mut command = Command::new(path[0]);
    command.args(&path[1..]).args(["sh", "-ec", script]).env("ICETEA_TEST_FOLDER", folder).output()
}

/// Runs a shell script for a test with permission to mount on `$ICETEA_TEST_FOLDER`.
fn with_mounts(test: &str, script: &str) {
    const TRIAL: &str = r#"mount -t tmpfs none "$ICETEA_TEST_FOLDER""#;
    let folder = tempfile::tempdir().unwrap();
    let may = |path: &&&[&str]| {
        as_mounter(path, TRIAL, folder.path()).is_ok_and(|output| output.status.success())
    };
    let path = WAYS.iter().find(may);
    let user = Command::new("id").arg("-u").output().unwrap().stdout;
    match choose(path.is_some(), is_checked(), user == b"0\n") {
        Choice::Run => {
            let output = as_mounter(path.unwrap(), script, folder.path()).unwrap();
            assert!(output.status.success(), "{output:?}");
        }
        // Past the harness, which hides the output of a test that passes.
        Choice::Skip => {
            let _ = writeln!(io::stderr(), "test disk::{test} ... SKIPPED: nothing can be mounted");
        }
        Choice::Fail => panic!("root may mount nothing here, so that a full disk is never tested"),
    }
}

#[test]
fn what_is_checked_is_never_skipped_where_it_could_run() {
    for (may_mount, is_checked, is_root, choice) in [
        (true, true, true, Choice::Run),
        (true, false, false, Choice::Run),
        (false, true, true, Choice::Fail),
        (false, true, false, Choice::Skip),
        (false, false, true, Choice::Skip),
    ] {
        assert_eq!(choose(may_mount, is_checked, is_root), choice);
    }
}

/// Fills the disk except for this many pages.
fn fill(folder: &Path, spare_pages: usize) -> io::Result<()> {
    let name = folder.join("ballast");
    let mut ballast = File::create(&name)?;
    let mut pages = 0;
    while ballast.write_all(&[1; PAGE]).is_ok() {
        pages += 1;
    }
    ballast.set_len((PAGE * (pages - spare_pages)) as u64)
}

fn painting() -> Painting {
    let bytes = (0..64 * 64 * 4_u32).map(|place| ((place * place) >> 7) as u8).collect();
    Painting { width: 64, height: 64, bytes }
}

#[test]
#[ignore = "it is a helper that needs a small disk"]
fn saves_on_a_full_disk() {
    let Some(folder) = folder() else { return };
    let mut store = open(&folder);
    let mut number = 0;
    for spare_pages in 0..12 {
        number += 1;
        save_all(&mut store, number, SHORT_TRAIL);
        assert_eq!((kept(&folder), store.take_notices()), ([number; 4], vec![]));
        fill(&folder, spare_pages).unwrap();

        number += 1;
        save_all(&mut store, number, LONG_TRAIL);
        let old = kept(&folder).iter().filter(|&&kept| kept == number - 1).count();
        let new = kept(&folder).iter().filter(|&&kept| kept == number).count();
        assert_eq!(old + new, NAMES.len(), "{:?} after {number}", kept(&folder));
        assert_eq!(unsaved(&store.take_notices(), &Reason::Full), old);
        assert_eq!(numbers(&mut store), [number; 4], "what is not saved is kept in mind");
        assert!(spare_pages > 0 || old == NAMES.len());
        assert!(spare_pages < 11 || new == NAMES.len());
        let gallery = Gallery::open(Some(folder.clone()));
        if let Ok(file) = gallery.save_painting("picture", &painting()) {
            assert!(fs::metadata(&file).unwrap().len() > 0, "a file is there once all of it is");
            fs::remove_file(file).unwrap();
        }
        assert!(!folder.join("picture.png").exists());
        assert_eq!(leftovers(&folder), Vec::<std::path::PathBuf>::new());
        fs::remove_file(folder.join("ballast")).unwrap();
    }
    number += 1;
    save_all(&mut store, number, SHORT_TRAIL);
    assert_eq!((kept(&folder), store.take_notices()), ([number; 4], vec![]));
}

#[test]
fn a_full_disk_costs_only_the_saving() {
    let helper = helper_line("disk::saves_on_a_full_disk");
    let script = format!(r#"mount -t tmpfs -o size=160k none "$ICETEA_TEST_FOLDER"; {helper}"#);
    with_mounts("a_full_disk_costs_only_the_saving", &script);
}

#[test]
#[ignore = "it is a helper that needs a folder of its own"]
fn saves_once() {
    let Some(folder) = folder() else { return };
    save_all(&mut open(&folder), 1, SHORT_TRAIL);
    assert_eq!(kept(&folder), [1; 4]);
}

#[test]
#[ignore = "it is a helper that needs a disk that takes nothing"]
fn saves_where_nothing_can_be_saved() {
    let Some(folder) = folder() else { return };
    let mut store = open(&folder);
    assert_eq!(numbers(&mut store), [1; 4]);
    save_all(&mut store, 2, SHORT_TRAIL);
    assert_eq!(unsaved(&store.take_notices(), &Reason::ReadOnly), NAMES.len());
    assert_eq!(numbers(&mut store), [2; 4], "what is not saved is kept in mind");
    store.clear_run(SavedKey::Maze(MazeSource::Code(CODE.to_owned())));
    assert_eq!(numbers(&mut store), [2, 2, 0, 2]);
    assert!(Gallery::open(Some(folder.clone())).save_painting("picture", &painting()).is_err());
    assert_eq!(kept(&folder), [1; 4]);
    assert_eq!(leftovers(&folder), Vec::<std::path::PathBuf>::new());
}

#[test]
fn a_disk_that_takes_nothing_is_left_as_it_is() {
    let saves = helper_line("disk::saves_once");
    let cannot_save = helper_line("disk::saves_where_nothing_can_be_saved");
    let script = format!(
        r#"mount -t tmpfs -o size=96k none "$ICETEA_TEST_FOLDER"; {saves};
           mount -o remount,ro "$ICETEA_TEST_FOLDER"; {cannot_save}"#
    );
    with_mounts("a_disk_that_takes_nothing_is_left_as_it_is", &script);
}

#[test]
#[ignore = "it is a helper that may not write long files"]
fn saves_short_files_only() {
    let Some(folder) = folder() else { return };
    let mut store = open(&folder);
    save_all(&mut store, 2, LONG_TRAIL);
    let old = kept(&folder).iter().filter(|&&kept| kept == 1).count();
    assert_eq!(store.take_notices().len(), old);
    assert_eq!(numbers(&mut store), [2; 4], "what is not saved is kept in mind");
}

/// A limit that every user may set, and that stops a write in its middle.
#[test]
fn a_write_that_breaks_off_leaves_what_was_there() {
    let folder = tempfile::tempdir().unwrap();
    save_all(&mut open(folder.path()), 1, SHORT_TRAIL);
    let limit = "trap '' XFSZ; ulimit -f 1";
    let script = format!("{limit}; {}", helper_line("disk::saves_short_files_only"));
    let mut command = Command::new("sh");
    command.args(["-ec", &script]).env("ICETEA_TEST_FOLDER", folder.path());
    let output = command.output().unwrap();
    assert!(output.status.success(), "{output:?}");
    // All but the best run are longer than half a kilobyte.
    assert_eq!(kept(folder.path()), [1, 1, 1, 2]);
    assert_eq!(leftovers(folder.path()), Vec::<std::path::PathBuf>::new());
}
