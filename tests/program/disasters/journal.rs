//! A game that is killed during a run has it at the next start, except for a few seconds.

use std::io::{BufRead, BufReader, Read};
use std::process::Stdio;
use std::sync::Arc;
use std::thread::sleep;
use std::time::Duration;

use icetea_maze::game::input::Action;
use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::saved_run::SavedGame;
use icetea_maze::game::tuning::TICKS_PER_SECOND;
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Build, Spec};

use super::again::{folder, helper};
use super::game::{Game, MOST_LOST_TICKS};
use super::numbered::open;

const KILLS: u32 = 12;
const LONGEST_LIFE_MS: u32 = 80;
/// Random walks do not find a way through it.
const CODE: &str = "kruskal1-60x40-7";

/// Plays, and prints for how many ticks.
#[test]
#[ignore = "it is a helper that is to be killed"]
fn plays_until_it_is_killed() {
    let Some(folder) = folder() else { return };
    let mut game = Game::new(&folder, 1);
    if game.app.world.to_continue().is_some() {
        game.press(Action::Confirm);
    } else {
        let spec: Spec = CODE.parse().unwrap();
        game.play(&Arc::new(MeasuredMaze::new(Build::new(&spec).finish(), Some(spec))));
    }
    loop {
        game.wander(1);
        println!("\nplayed {}", game.run().map_or(0, |it| it.ticks));
    }
}

#[test]
fn whatever_is_killed_has_its_run_at_the_next_start() {
    let folder = tempfile::tempdir().unwrap();
    let mut dice = Dice::new(7);
    let mut before = 0;
    for _ in 0..KILLS {
        let mut helper = helper("journal::plays_until_it_is_killed", folder.path());
        let mut game = helper.stdout(Stdio::piped()).spawn().unwrap();
        let mut output = BufReader::new(game.stdout.take().unwrap());
        let mut said = String::new();
        while !said.contains("played") {
            assert!(output.read_line(&mut said).unwrap() > 0, "it ended by itself");
        }
        sleep(Duration::from_millis(dice.below(LONGEST_LIFE_MS).into()));
        game.kill().unwrap();
        game.wait().unwrap();
        output.read_to_string(&mut said).unwrap();
        let played = |line: &str| line.strip_prefix("played ")?.parse::<u64>().ok();
        // The last line may be cut off.
        let said = said.rsplit_once('\n').unwrap().0;
        let played = said.lines().filter_map(played).next_back().unwrap_or(0);
        let mut store = open(folder.path());
        assert_eq!(store.take_notices(), []);
        let kept = match store.load_runs().pop() {
            Some(SavedGame::Run(run)) => run.milliseconds * u64::from(TICKS_PER_SECOND) / 1_000,
            _ => 0,
        };
        assert!(kept + MOST_LOST_TICKS >= played && kept + 1 >= before, "{before} {played} {kept}");
        before = kept;
    }
    assert!(before > 0, "it got somewhere");
}
