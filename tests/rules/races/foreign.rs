//! Foreign runs can be raced against, are marked as such, and never count as the player's own.

use icetea_maze::game::input::Action;
use icetea_maze::game::replay::Recording;
use icetea_maze::screens::Screen;

use super::player::{CODE, Player, best, raced_challenge};
use super::wanderer::{name, recorded};

/// The run without a seal.
fn foreign() -> Recording {
    recorded(CODE, 4, "Eve")
}

#[test]
fn a_kept_run_from_elsewhere_is_a_ghost_and_not_the_players_own() {
    for (kept, challenger) in [(best(), None), (foreign(), Some(name("Eve")))] {
        let mut player = Player::in_maze(Some(kept.clone()));
        let ghost = player.play().ghost().unwrap();
        assert_eq!(ghost.challenger(), challenger.as_ref());
        assert_eq!(ghost.milliseconds, kept.milliseconds());
        player.finish(5);
        assert!(player.app.world.recordings.last.as_ref().unwrap().is_own());
        player.press(Action::Ghost);
        assert_eq!(player.play().ghost().unwrap().challenger(), challenger.as_ref());
    }
}

#[test]
fn only_the_own_best_run_takes_a_seat_in_a_match() {
    for kept in [best(), foreign()] {
        let mut player = Player::new();
        let code = format!("{CODE}~race-bo1-ghost").parse().unwrap();
        let events = player.app.invite(&code);
        player.carry_out(events);
        player.app.take_best_run(Some(&kept));
        let Screen::Lobby(_) = &player.app.screen else { panic!("no lobby") };
        assert_eq!(
            player.app.screen.state().seated_ghost(&player.app.world.settings).is_some(),
            kept.is_own()
        );
    }
}

#[test]
fn a_recording_from_elsewhere_that_is_watched_can_be_raced() {
    for (watched, can_be_raced) in [(foreign(), true), (best(), false)] {
        let mut player = Player::in_maze(Some(best()));
        let events = player.app.open_recording(watched.clone());
        player.carry_out(events);
        assert_eq!(player.replay().can_be_raced(), can_be_raced);
        player.press(Action::Confirm);
        if !can_be_raced {
            player.replay();
            continue;
        }
        let ghost = player.play().ghost().unwrap();
        assert_eq!(ghost.challenger(), Some(&name("Eve")));
        assert!(player.app.world.settings.ghost);
        player.finish(5);
        assert_eq!(raced_challenge(&player.app), Some(&watched));
    }
}
