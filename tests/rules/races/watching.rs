//! Replays.

use icetea_maze::game::command::{Command, OpenRefusal};
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::race::Race;
use icetea_maze::game::replay::Verdict;
use icetea_maze::game::request::Request;
use icetea_maze::maze::Direction;

use super::common::{is_near, place_at};
use super::player::{CODE, Player, best, untrue};
use super::wanderer::{Wanderer, measured_of};

#[test]
fn a_run_is_watched_again_and_is_exact_at_every_tick() {
    let mut player = Player::in_maze(None);
    player.finish(5);
    player.press(Action::WatchAgain);
    let mut run = Race::alone(measured_of(CODE));
    let mut wanderer = Wanderer::new(5);
    let mut poses = vec![run.runner(0).pose(0.0).at];
    while !run.is_over() {
        let steering = wanderer.steer(&run);
        run.tick(&[steering]);
        if run.has_begun() {
            poses.push(run.runner(0).pose(0.0).at);
        }
    }
    assert!(player.replay().deck.is_playing);
    player.press(Action::PlayPause);
    let last = poses.len() as u64 - 1;
    assert_eq!(player.replay().deck.steps, last);
    // Forwards, backwards and in jumps.
    let places = (0..=last).chain((0..=last).rev()).chain((0..=last).map(|at| at * 377 % last));
    for place in places {
        player.tick(&Inputs {
            actions: vec![Action::Drag((place as f64 / last as f64) as f32)],
            ..Inputs::default()
        });
        let replay = player.replay();
        assert_eq!(u64::from(replay.tick_shown()), place);
        assert!(is_near(replay.pose(0, 0.7).at, poses[place as usize]), "tick {place}");
        let track = &replay.recording.players[0].track;
        assert_eq!(replay.places(0).last(), Some(&place_at(track, place as u32)));
    }
    player.press(Action::Back);
    assert_eq!(player.app.screen.name(), "results");
}

#[test]
fn arrows_go_from_place_to_place_both_ways() {
    let mut player = Player::in_maze(None);
    player.finish(5);
    player.press(Action::WatchAgain);
    player.press(Action::Home);
    let track = player.replay().recording.players[0].track.clone();
    let stops: Vec<u32> = [0].into_iter().chain(track.arrivals().map(|(tick, _)| tick)).collect();
    for &stop in &stops[1..] {
        player.press(Action::Go(Direction::Right));
        assert_eq!(player.replay().tick_shown(), stop);
    }
    player.press(Action::Go(Direction::Right));
    assert_eq!(player.replay().tick_shown(), track.end_tick());
    for &stop in stops.iter().rev().skip(1) {
        player.press(Action::Go(Direction::Left));
        assert_eq!(player.replay().tick_shown(), stop);
    }
    let far = |run, leap| Inputs {
        actions: vec![Action::Go(Direction::Right)],
        run,
        leap,
        ..Inputs::default()
    };
    player.tick(&far(true, false));
    assert_eq!(player.replay().tick_shown(), stops[10]);
    player.tick(&far(false, true));
    assert_eq!(player.replay().tick_shown(), stops[stops.len().min(111) - 1]);
    // From the middle of a stride to both its ends.
    player.press(Action::Home);
    player.press(Action::PlayPause);
    player.wait(8);
    player.press(Action::Go(Direction::Left));
    assert_eq!(player.replay().tick_shown(), 0);
    player.press(Action::PlayPause);
    player.wait(8);
    player.press(Action::Go(Direction::Right));
    assert_eq!(player.replay().tick_shown(), stops[1]);
}

#[test]
fn a_recording_from_outside_is_watched_if_it_is_true() {
    for (recording, is_true) in [(best(), true), (untrue(), false)] {
        let mut player = Player::new();
        let events = player.app.open_recording(recording.clone());
        player.carry_out(events);
        if is_true {
            assert_eq!(*player.replay().recording, recording);
            assert!(player.refusals().is_empty());
            player.press(Action::Back);
        } else {
            assert!(matches!(player.refusals()[..], [OpenRefusal::Untrue(Verdict::Drifts(_))]));
        }
        assert_eq!(player.app.screen.name(), "title");
    }
}

/// A dropped file may be a maze or a recording, which its content shows.
#[test]
fn a_file_is_played_or_watched_as_what_is_in_it() {
    let mut player = Player::new();
    for (text, screen) in [
        (best().write(), "replay"),
        ("#####\n#S G#\n#####\n".to_owned(), "play"),
        ("###\n###\n".to_owned(), "play"),
        (untrue().write(), "play"),
    ] {
        let events = player.app.open_file("file".to_owned(), text.into_bytes());
        player.carry_out(events);
        assert_eq!(player.app.screen.name(), screen);
    }
    assert!(player.told.iter().any(|event| matches!(event, Command::Unreadable(..))));
    assert!(matches!(player.refusals()[..], [OpenRefusal::Untrue(_)]));
}

#[test]
fn a_recording_that_is_given_up_does_not_come_later() {
    let mut player = Player::new();
    let waiting = player.app.open_recording(best());
    assert!(
        matches!(waiting[..], [Command::Ask(_), Command::Screen("loading"), ..]),
        "{waiting:?}"
    );
    player.press(Action::Back);
    assert_eq!(player.app.screen.name(), "title");
    let events = player.app.open(Request::MeasuredMaze(best().course.spec().unwrap()));
    player.carry_out(events);
    assert_eq!(player.app.screen.name(), "play");
    player.finish(5);
    player.app.open_recording(best());
    player.press(Action::Back);
    player.press(Action::NewSeed);
    assert_eq!(player.app.screen.name(), "play");
}
