//! Other processes in the way: a copy of the game that was stopped while it held the folder, and
//! another user who owns it.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use icetea_maze::store::Reason;

use super::again::{folder, helper};
use super::numbered::{NAMES, kept, leftovers, numbers, open, save, save_all, unsaved};

const SHORT_TRAIL: usize = 10;
/// How long a save waits for other copies at most, and some more for a slow machine.
const LONGEST_WAIT: Duration = Duration::from_secs(20);
/// A user without any permission.
const NOBODY: u32 = 65_534;

#[test]
#[ignore = "it is a helper that is to be stopped"]
fn holds_the_folder() {
    let Some(folder) = folder() else { return };
    let lock = folder.join("icetea-maze.lock");
    let file = File::options().write(true).create(true).truncate(false).open(lock).unwrap();
    file.lock().unwrap();
    println!("it is held");
    sleep(3 * LONGEST_WAIT);
}

fn signal(game: &Child, name: &str) {
    let kill = Command::new("kill").args(["-s", name, &game.id().to_string()]).status();
    assert!(kill.unwrap().success());
}

#[test]
fn a_copy_that_was_stopped_costs_only_the_saving() {
    let folder = tempfile::tempdir().unwrap();
    save_all(&mut open(folder.path()), 1, SHORT_TRAIL);
    let mut game = helper("others::holds_the_folder", folder.path());
    let mut game = game.stdout(Stdio::piped()).spawn().unwrap();
    let output = BufReader::new(game.stdout.take().unwrap());
    assert!(output.lines().any(|line| line.unwrap().contains("it is held")));
    signal(&game, "STOP");

    let begin = Instant::now();
    let mut store = open(folder.path());
    save(&mut store, 0, 2, SHORT_TRAIL);
    assert!(begin.elapsed() < LONGEST_WAIT);
    assert_eq!(unsaved(&store.take_notices(), &Reason::Busy), 1);
    assert_eq!(numbers(&mut store)[0], 2, "what is not saved is kept in mind");
    assert_eq!(kept(folder.path()), [1; 4]);

    game.kill().unwrap();
    game.wait().unwrap();
    save(&mut store, 0, 3, SHORT_TRAIL);
    assert_eq!((kept(folder.path()), store.take_notices()), ([3, 1, 1, 1], vec![]));
}

#[test]
#[ignore = "it is a helper that needs a folder of somebody else"]
fn saves_where_it_may_not() {
    let Some(folder) = folder() else { return };
    let mut store = open(&folder);
    assert_eq!(numbers(&mut store), [1; 4]);
    save_all(&mut store, 2, SHORT_TRAIL);
    assert_eq!(unsaved(&store.take_notices(), &Reason::NotAllowed), NAMES.len());
    assert_eq!(numbers(&mut store), [2; 4], "what is not saved is kept in mind");
}

fn change_mode(mode: &str, folder: &Path) {
    assert!(Command::new("chmod").args(["-R", mode]).arg(folder).status().unwrap().success());
}

#[test]
fn a_folder_of_somebody_else_is_read_and_left_as_it_is() {
    let (own, foreign) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    save_all(&mut open(foreign.path()), 1, SHORT_TRAIL);
    change_mode("a-w,a+rX", foreign.path());
    // That user could not start a program in this folder.
    let program = own.path().join("program");
    fs::copy(std::env::current_exe().unwrap(), &program).unwrap();
    change_mode("a+rX", own.path());
    let helper = helper("others::saves_where_it_may_not", foreign.path());
    let mut game = Command::new(program);
    game.args(helper.get_args());
    game.envs(helper.get_envs().filter_map(|(name, value)| Some((name, value?))));
    if Command::new("id").arg("-u").output().unwrap().stdout == b"0\n" {
        game.uid(NOBODY);
    }
    let output = game.output().unwrap();
    change_mode("u+w", foreign.path());
    assert!(output.status.success(), "{output:?}");
    assert_eq!(kept(foreign.path()), [1; 4]);
    assert_eq!(leftovers(foreign.path()), Vec::<std::path::PathBuf>::new());
}
