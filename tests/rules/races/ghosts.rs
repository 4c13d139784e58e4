//! Ghosts to race against, and challenges.

use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::replay::Recording;

use super::player::{CODE, Player, best};
use super::wanderer::{Wanderer, finished, measured_of, recorded};

#[test]
fn the_best_run_is_there_to_race_against_and_changes_nothing() {
    let mut tracks = Vec::new();
    for rival in [None, Some(best())] {
        let mut player = Player::in_maze(rival.clone());
        assert_eq!(player.play().ghost().is_some(), rival.is_some());
        player.press(Action::Ghost);
        assert_eq!(
            player.app.world.settings.ghost,
            rival.is_some(),
            "where there is none, G is mute"
        );
        player.finish(5);
        tracks.push(player.app.world.recordings.last.as_ref().unwrap().players[0].track.clone());
    }
    assert_eq!(tracks[0], tracks[1]);
    assert_eq!(Some(&tracks[0]), finished(measured_of(CODE), 5).runner(0).track());
}

#[test]
fn a_race_tells_how_far_ahead_one_is() {
    let mut player = Player::in_maze(Some(best()));
    assert_eq!(player.play().lead_ticks(), None);
    let mut wanderer = Wanderer::new(4);
    for _ in 0..300 {
        let steering = wanderer.steer(&player.play().race);
        let actions = steering.pressed.map(Action::Go).into_iter().collect();
        player.tick(&Inputs {
            actions,
            held: steering.held,
            run: steering.run,
            ..Inputs::default()
        });
    }
    assert!(player.play().runner().steps() > 3);
    assert!(player.play().lead_ticks().is_some_and(|lead| lead <= 0), "it came first another time");
}

#[test]
fn after_a_run_one_can_race_the_best() {
    let mut player = Player::in_maze(None);
    player.finish(5);
    assert!(!player.app.world.recordings.has_rival_in(CODE.parse().ok()));
    player.press(Action::Ghost);
    assert_eq!(player.app.screen.name(), "results", "there is nobody");
    player.app.take_best_run(Some(&best()));
    player.press(Action::Ghost);
    assert!(player.app.world.settings.ghost);
    let ghost = player.play().ghost().unwrap();
    assert_eq!((ghost.challenger(), ghost.milliseconds), (None, best().milliseconds()));
    assert!(!player.play().race.has_begun());
}

#[test]
fn the_best_run_of_another_maze_is_nobody_to_race_against() {
    let player = Player::in_maze(Some(recorded("prim1-7x5-4", 4, "Ann").run_here()));
    assert!(player.play().ghost().is_none());
    assert!(player.app.world.recordings.best_of(CODE.parse().ok()).is_none());
}

#[test]
fn a_run_that_is_over_is_handed_out() {
    let mut player = Player::in_maze(None);
    player.press(Action::SaveRecording);
    assert!(!player.told.iter().any(|event| matches!(event, Command::SaveRecording(_))));
    player.finish(5);
    player.press(Action::SaveRecording);
    player.press(Action::Challenge);
    let recording = recorded(CODE, 5, "Ben").run_here();
    let saved = player.told.iter().find_map(|event| match event {
        Command::SaveRecording(saved) => Some(Recording::clone(saved)),
        _ => None,
    });
    assert_eq!(saved.as_ref(), Some(&recording));
    let line = player.told.iter().find_map(|event| match event {
        Command::Challenge(line) => Some(line.clone()),
        _ => None,
    });
    assert_eq!(line, recording.challenge());
}
