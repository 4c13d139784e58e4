//! A game that is killed at any moment leaves the old content or the new one.

use std::fs::{File, create_dir_all};
use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Stdio};
use std::thread::sleep;
use std::time::Duration;

use icetea_maze::maze::random::Dice;

use super::again::{folder, helper};
use super::numbered::{NAMES, Numbers, kept, leftovers, open, save};

const KILLS: u32 = 30;
const LONGEST_LIFE_MS: u32 = 60;
/// So that a write takes a while.
const LONG_TRAIL: usize = 300_000;

/// Saves everything again and again, and prints what is saved.
#[test]
#[ignore = "it is a helper that is to be killed"]
fn saves_until_it_is_killed() {
    let Some(folder) = folder() else { return };
    let mut store = open(&folder);
    let first = kept(&folder).into_iter().max().unwrap_or(0) + 1;
    for number in first.. {
        for (thing, name) in NAMES.iter().enumerate() {
            save(&mut store, thing, number, LONG_TRAIL);
            assert_eq!(store.take_notices(), []);
            println!("saved {name} {number}");
        }
    }
}

/// Lets a game run for a while and returns what it has printed.
fn said_until_killed(mut game: Child, life: Duration) -> String {
    let mut output = BufReader::new(game.stdout.take().unwrap());
    let mut said = String::new();
    while !said.contains("saved") {
        assert!(output.read_line(&mut said).unwrap() > 0, "it ended by itself");
    }
    sleep(life);
    game.kill().unwrap();
    game.wait().unwrap();
    output.read_to_string(&mut said).unwrap();
    said
}

#[test]
fn whatever_is_killed_leaves_the_old_content_or_the_new_one() {
    let folder = tempfile::tempdir().unwrap();
    let mut dice = Dice::new(233);
    let mut before: Numbers = [0; 4];
    for kill in 1..=KILLS {
        let mut helper = helper("killed::saves_until_it_is_killed", folder.path());
        let game = helper.stdout(Stdio::piped()).spawn().unwrap();
        let life = Duration::from_millis(dice.below(LONGEST_LIFE_MS).into());
        let said = said_until_killed(game, life);
        let now = kept(folder.path());
        let first = before.into_iter().max().unwrap() + 1;
        for (thing, name) in NAMES.iter().enumerate() {
            let word = format!("saved {name} ");
            let last = said.lines().rev().find_map(|line| line.split(&word).nth(1)?.parse().ok());
            let (old, new) = last.map_or((before[thing], first), |last: u32| (last, last + 1));
            assert!(now[thing] == old || now[thing] == new, "{name}: {old}, {}, {new}", now[thing]);
        }
        before = now;
        assert!(leftovers(folder.path()).len() <= kill as usize);
    }
    // Half-written files are removed at the next start, wherever they are.
    create_dir_all(folder.path().join("replays")).unwrap();
    for name in ["icetea-maze.12-3.tmp", "replays/icetea-maze.12-4.tmp"] {
        File::create(folder.path().join(name)).unwrap();
    }
    open(folder.path());
    assert_eq!(leftovers(folder.path()), Vec::<std::path::PathBuf>::new());
    assert_eq!(kept(folder.path()), before);
}
