//! Challenges that are pasted on the title.

use icetea_maze::game::command::OpenRefusal;
use icetea_maze::game::input::Action;
use icetea_maze::game::replay::{ChallengeError, Verdict};
use icetea_maze::maze::Direction;

use super::player::{CODE, Player, best, raced_challenge, untrue};
use super::wanderer::{name, recorded};

#[test]
fn a_helped_run_is_no_challenge() {
    let mut player = Player::in_maze(None);
    player.press(Action::Hint);
    player.finish(5);
    player.press(Action::Challenge);
    assert_eq!(player.refusals(), [&OpenRefusal::TooLong]);
}

#[test]
fn a_challenge_chooses_its_maze_and_is_raced_against() {
    let mut player = Player::new();
    player.best = Some(recorded(CODE, 6, "Ben"));
    player.press(Action::Go(Direction::Down));
    player.press(Action::Paste(best().challenge().unwrap()));
    assert_eq!(player.app.world.recordings.challenge.as_ref(), Some(&recorded(CODE, 4, "Ann")));
    assert_eq!(player.app.code().as_deref(), Some(CODE));
    player.press(Action::Confirm);
    for _ in 0..2 {
        assert!(player.app.world.settings.ghost);
        let ghost = player.play().ghost().unwrap();
        assert_eq!(ghost.challenger(), Some(&name("Ann")), "the challenger, and not the best run");
        player.finish(5);
        assert_eq!(raced_challenge(&player.app), Some(&recorded(CODE, 4, "Ann")));
        player.press(Action::Restart);
    }
    player.press(Action::Back);
    assert!(player.refusals().is_empty());
}

#[test]
fn a_challenge_that_is_declined_or_left_is_gone() {
    for action in [Action::Back, Action::NewSeed, Action::Paste("prim1-7x5-4".to_owned())] {
        let mut player = Player::new();
        player.press(Action::Paste(best().challenge().unwrap()));
        assert!(player.app.world.recordings.challenge.as_ref().is_some());
        player.press(action.clone());
        assert_eq!(player.app.world.recordings.challenge.as_ref(), None, "{action:?}");
        assert_eq!(player.app.screen.name(), "title");
    }
}

#[test]
fn a_challenge_that_is_no_good_changes_nothing() {
    let line = best().challenge().unwrap();
    for (text, error) in [
        (line[..line.len() - 3].to_owned(), ChallengeError::Broken),
        (format!("{line}x"), ChallengeError::Broken),
        ("icetea:7.x".to_owned(), ChallengeError::Version("7".to_owned())),
    ] {
        let mut player = Player::new();
        let before = (*player.app.world.settings).clone();
        player.press(Action::Paste(text));
        assert_eq!(player.refusals(), [&OpenRefusal::Challenge(error)]);
        assert_eq!(*player.app.world.settings, before);
        assert_eq!(player.app.world.recordings.challenge.as_ref(), None);
    }
}

#[test]
fn a_challenge_that_cannot_have_happened_is_refused_once_its_maze_is_there() {
    let mut player = Player::new();
    player.press(Action::Paste(untrue().challenge().unwrap()));
    assert!(matches!(player.refusals()[..], [OpenRefusal::Untrue(Verdict::Drifts(_))]));
    assert_eq!(player.app.world.recordings.challenge.as_ref(), None);
    player.press(Action::Confirm);
    assert!(player.play().ghost().is_none());
}
