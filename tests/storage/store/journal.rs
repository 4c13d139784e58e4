//! A run in progress is on the disk all the time: whatever ends its game, another one continues it,
//! and no other run.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::journey::{Journey, Medal, Stop};
use icetea_maze::game::saved_run::{SavedGame, SavedRun};
use icetea_maze::game::settings::Settings;
use icetea_maze::game::tuning::TICKS_PER_SECOND;
use icetea_maze::maze::random::Dice;
use icetea_maze::store::Notice;
use tempfile::tempdir;

use super::game::{Game, MOST_LOST_TICKS};
use super::open;

fn journals(folder: &Path) -> Vec<PathBuf> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths.filter(|path| path.extension().is_some_and(|extension| extension == "journal")).collect()
}

#[test]
fn whatever_ends_a_game_costs_less_than_five_seconds() {
    for seed in 0..24 {
        let folder = tempdir().unwrap();
        let mut game = Game::playing(folder.path(), seed);
        let mut dice = Dice::new(seed);
        for _ in 0..4 {
            let is_paused = dice.coin();
            game.wander(dice.below(4_000));
            if is_paused {
                game.press(Action::Pause);
                game.tick(&Inputs::default());
            }
            let Some(run) = game.run().cloned() else { break };
            // As if it had never existed: neither the app nor the store is told any more.
            drop(game);
            game = Game::new(folder.path(), seed);
            assert_eq!(journals(folder.path()), Vec::<PathBuf>::new());
            let saved = game.store.load_runs().pop().map(|saved| saved.left(0));
            let Some(SavedGame::Run(saved)) = saved else { panic!("nothing is left") };
            let lost = run.milliseconds() - saved.milliseconds;
            assert!(lost * u64::from(TICKS_PER_SECOND) <= MOST_LOST_TICKS * 1_000, "{lost}");
            if is_paused {
                assert_eq!(saved, SavedRun::of(&run), "nothing is lost in a pause");
            }
            let resumed = saved.resume(Arc::clone(run.measured())).unwrap();
            assert!(run.runner(0).trail.starts_with(&resumed.runner(0).trail));
            assert_eq!(resumed.runner(0).track().is_some(), run.runner(0).track().is_some());
            game.press(Action::Confirm);
            assert_eq!(game.app.screen.name(), "play", "it is there to be continued");
        }
    }
}

#[test]
fn a_game_that_ends_as_it_should_leaves_no_journal() {
    for seed in 0..6 {
        let folder = tempdir().unwrap();
        let mut game = Game::playing(folder.path(), seed);
        game.wander(900);
        let has_run = game.run().is_some();
        assert_eq!(journals(folder.path()).len(), usize::from(has_run));
        let expected = game.saved();
        game.end();
        assert_eq!(journals(folder.path()), Vec::<PathBuf>::new());
        assert_eq!(open(folder.path()).load_runs().pop(), expected);
    }
}

/// A power cut, or a full disk, may leave any part of a journal.
#[test]
fn a_journal_that_is_cut_off_anywhere_is_the_run_of_before() {
    for seed in [2, 3] {
        let folder = tempdir().unwrap();
        let mut game = Game::playing(folder.path(), seed);
        let mut told: Vec<SavedGame> = Vec::new();
        let mut bytes = Vec::new();
        for _ in 0..3_000 {
            game.wander(1);
            let Some(journal) = journals(folder.path()).pop() else { continue };
            let now = fs::read(journal).unwrap();
            assert!(now.starts_with(&bytes), "lines are only added");
            if now.len() > bytes.len() {
                told.push(game.saved().unwrap());
                bytes = now;
            }
        }
        assert!(told.len() > 4);
        let mut seen = vec![None];
        for length in 0..=bytes.len() {
            let other = tempdir().unwrap();
            fs::write(other.path().join("run-in-progress.1-2.journal"), &bytes[..length]).unwrap();
            let mut store = open(other.path());
            assert_eq!(store.take_notices(), []);
            let run = store.load_runs().pop().map(|run| run.left(0));
            if seen.last() != Some(&run) {
                seen.push(run);
            }
            assert_eq!(journals(other.path()), Vec::<PathBuf>::new());
        }
        assert!(seen.into_iter().flatten().eq(told));
    }
}

/// Lines build on each other: what follows a damaged one cannot be used, but is not lost either.
#[test]
fn a_journal_that_is_damaged_in_the_middle_is_the_run_until_then_and_set_aside() {
    let folder = tempdir().unwrap();
    let mut game = Game::playing(folder.path(), 2);
    game.wander(3_000);
    let bytes = fs::read(journals(folder.path()).pop().unwrap()).unwrap();
    let lines: Vec<&[u8]> = bytes.split_inclusive(|&byte| byte == b'\n').collect();
    let found = |bytes: &[u8]| {
        let other = tempdir().unwrap();
        let journal = other.path().join("run-in-progress.1-2.journal");
        fs::write(&journal, bytes).unwrap();
        let mut store = open(other.path());
        let (run, notices) = (store.load_runs().pop().map(|run| run.left(0)), store.take_notices());
        assert!(!journal.exists());
        assert_eq!(open(other.path()).take_notices(), [], "once is enough");
        for notice in &notices {
            let Notice::DamagedLines { set_aside, .. } = notice else { panic!("{notice}") };
            assert_eq!(fs::read(set_aside).unwrap(), bytes);
        }
        (run, notices.len())
    };
    assert!(lines.len() > 4);
    for damaged in 1..lines.len() {
        let mut bytes = lines.concat();
        let begin = lines[..damaged].concat().len();
        let is_last = damaged == lines.len() - 1;
        let expected = (found(&bytes[..begin]).0, usize::from(!is_last));
        for place in (begin..begin + lines[damaged].len()).step_by(7) {
            bytes[place] ^= 1;
            assert_eq!(found(&bytes), expected, "{place}");
            bytes[place] ^= 1;
        }
    }
}

#[test]
fn a_journal_that_makes_no_sense_is_set_aside() {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("run-in-progress.1-2.journal"), "tea\nmilk\n").unwrap();
    let mut store = open(folder.path());
    assert_eq!((store.load_runs().pop(), store.take_notices().len()), (None, 1));
    let set_aside = folder.path().join("run-in-progress.1-2.damaged-1.journal");
    assert_eq!(fs::read_to_string(set_aside).unwrap(), "tea\nmilk\n");
    assert_eq!(open(folder.path()).take_notices(), [], "once is enough");
}

#[test]
fn two_copies_leave_each_others_runs_and_settings_alone() {
    let folder = tempdir().unwrap();
    let idle = Game::new(folder.path(), 1);
    let mut busy = Game::playing(folder.path(), 2);
    busy.wander(600);
    busy.press(Action::Mute);
    let run = busy.saved().unwrap();
    assert!(
        Game::new(folder.path(), 3).store.load_runs().pop().is_none(),
        "it is still being played"
    );
    busy.end();
    idle.end();
    let mut store = open(folder.path());
    assert_eq!(store.load_runs().pop(), Some(run));
    assert!(store.load_settings().volumes.muted);
    assert_eq!(store.load_settings().window, (800, 600));

    // Two runs of two mazes are both there, the one that was left last first.
    let folder = tempdir().unwrap();
    let mut games = [2, 4].map(|seed| Game::playing(folder.path(), seed));
    for game in &mut games {
        game.wander(600);
    }
    let runs = [0, 1].map(|place| games[place].saved().unwrap());
    games.into_iter().for_each(Game::end);
    let mut store = open(folder.path());
    for run in runs.iter().rev() {
        assert_eq!(store.load_runs().pop().as_ref(), Some(run));
        store.clear_run(run.key());
    }
    assert_eq!(store.load_runs().pop(), None);
}

/// A pause is such a screen.
#[test]
fn each_screen_is_a_reason_to_try_again_what_could_not_be_kept() {
    let folder = tempdir().unwrap();
    let mut game = Game::playing(folder.path(), 2);
    let file = folder.path().join("journey.ron");
    let mut screens = Vec::new();
    for action in [Action::Pause, Action::Back] {
        fs::create_dir(&file).unwrap();
        let mut journey = Journey::default();
        journey.award(Stop::at(screens.len()).unwrap(), &Medal::ALL.into_iter().collect());
        game.store.keep_journey(&journey);
        assert!(matches!(game.store.take_notices()[..], [Notice::CannotSave { .. }]));
        fs::remove_dir(&file).unwrap();
        (0..100).for_each(|_| game.tick(&Inputs::default()));
        assert!(!file.exists(), "until then it is not tried again");
        let before = game.app.screen.name();
        game.press(action);
        assert_ne!(game.app.screen.name(), before);
        assert!(game.store.load_journey().is_finished(Stop::at(screens.len()).unwrap()));
        screens.push(game.app.screen.name());
        fs::remove_file(&file).unwrap();
    }
    assert_eq!(screens, ["pause", "play"]);
}

#[test]
fn a_run_that_is_over_is_not_offered_again() {
    let folder = tempdir().unwrap();
    let mut game = Game::playing(folder.path(), 2);
    game.wander(500);
    game.end();
    let mut game = Game::new(folder.path(), 2);
    game.press(Action::Confirm);
    // Help costs the record, so it is confirmed.
    game.press(Action::Solve);
    game.press(Action::Solve);
    game.press(Action::Skip);
    for _ in 0..60 * TICKS_PER_SECOND {
        game.tick(&Inputs::default());
    }
    assert_eq!(game.app.screen.name(), "results");
    drop(game);
    assert_eq!(open(folder.path()).load_runs().pop(), None);
    assert_eq!(journals(folder.path()), Vec::<PathBuf>::new());
}

#[test]
fn settings_that_nobody_has_changed_are_not_written() {
    let folder = tempdir().unwrap();
    open(folder.path()).save_settings(&Settings::default());
    let file = folder.path().join("settings.ron");
    let by_hand = fs::read_to_string(&file).unwrap().replace("hud: true", "hud:   false");
    let mut store = open(folder.path());
    let loaded = store.load_settings();
    fs::write(&file, &by_hand).unwrap();
    store.save_settings(&loaded);
    assert_eq!(fs::read_to_string(&file).unwrap(), by_hand);
}
