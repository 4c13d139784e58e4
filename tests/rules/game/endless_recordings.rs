//! Runs in an endless maze are recorded exactly, replayed, offered as challenges and ghosts.

use icetea_maze::app::Opening;
use icetea_maze::game::command::Command;
use icetea_maze::game::endless::over_after;
use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::game::replay::{Course, Drift, Recorded, Recording, ReplayKind, Verdict};
use icetea_maze::game::retraced::Retraced;
use icetea_maze::game::store_task::StoreTask;
use icetea_maze::game::tuning::TICKS_PER_SECOND;
use icetea_maze::maze::{Endless, at_once};
use icetea_maze::screens::Screen;

use super::player::Player;

impl Player {
    /// Waits until time is up, and returns the recording.
    fn take_down(&mut self) -> Recording {
        for _ in 0..300 {
            if self.screen() == "endless-over" {
                break;
            }
            self.wait(TICKS_PER_SECOND);
        }
        let recording = self.app.take_down("Ann".parse().unwrap());
        Recording::clone(&recording.expect("all of it is known"))
    }

    /// The challenge that the card copies.
    fn challenge(&mut self) -> String {
        let actions = vec![Action::Challenge];
        let events = self.app.tick(&Inputs { actions, ..Inputs::default() });
        let line = events.into_iter().find_map(|event| match event {
            Command::Challenge(line) => Some(line),
            _ => None,
        });
        line.expect("it is short enough")
    }
}

/// A run that eats some cheeses, strays a little after some, and then stands until time is up.
fn run(code: &str, cheeses: u32) -> (Player, Recording) {
    let mut player = Player::begin(code);
    for cheese in 0..cheeses {
        player.eat();
        if cheese % 2 == 0 {
            player.wait(37 * cheese);
            (0..3).for_each(|_| player.step_on(|_| {}));
        }
    }
    let recording = player.take_down();
    (player, recording)
}

fn retrace(recording: &Recording) -> Result<Retraced, Verdict> {
    at_once(Retraced::retrace(recording, &mut |_| true)).unwrap()
}

fn drift(recording: &Recording) -> Drift {
    match retrace(recording) {
        Err(Verdict::Drifts(drift)) => drift,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_steps_alone_tell_what_was_eaten_and_what_was_left_on_the_clock() {
    for (code, cheeses) in [("endless1-7", 5), ("endless1-233", 1), ("endless1-15", 0)] {
        let mut player = Player::begin(code);
        (0..cheeses).for_each(|_| player.eat());
        if cheeses == 0 {
            player.step_on(|_| {});
        }
        let recording = player.take_down();
        let Screen::Endless(game) = &player.app.screen else { panic!("{}", player.screen()) };
        assert_eq!((recording.cheeses(), game.eaten()), (Some(cheeses), cheeses));
        assert_eq!(recording.ticks, over_after(cheeses));
        let retraced = retrace(&recording).unwrap();
        let left =
            retraced.meals.iter().enumerate().map(|(eaten, tick)| over_after(eaten as u32) - tick);
        assert!(left.eq(game.left_at_cheeses.iter().copied()), "{code}");
        assert_eq!(retraced.measured.maze.goals().len() as u32, cheeses + 1);
        assert_eq!(
            Recording::read(&recording.write()).as_ref().map(Recording::write),
            Ok(recording.write())
        );
    }
}

#[test]
fn whatever_is_changed_in_it_is_noticed() {
    let (_, recording) = run("endless1-7", 3);
    let again =
        |kind, ticks, players| Recording::new(kind, recording.course, false, ticks, players);
    let (kind, ticks, player) = (recording.kind, recording.ticks, &recording.players[0]);
    let players = vec![player.clone()];
    let more = again(ReplayKind::Endless { cheeses: 4 }, over_after(4), players.clone());
    assert!(matches!(drift(&more), Drift::Cheeses { said: 4, counted: 3, .. }));
    assert!(matches!(drift(&again(kind, ticks + 1, players.clone())), Drift::Ticks { .. }));
    let steps = player.steps + 1;
    let other = vec![Recorded { steps, ..player.clone() }];
    assert!(matches!(drift(&again(kind, ticks, other)), Drift::Steps { .. }));
    // Half of the way, with the result of all of it.
    let track = player.track.clone().until(player.track.end_tick() / 2);
    let half = vec![Recorded { track, ..player.clone() }];
    assert!(matches!(drift(&again(kind, ticks, half)), Drift::Cheeses { said: 3, .. }));
    let elsewhere = Recording::new(kind, Endless::new(8), false, ticks, players);
    assert!(matches!(retrace(&elsewhere), Err(Verdict::Drifts(_))));
    let text = recording.write().replace("cheeses 3", "cheeses 9");
    assert!(matches!(retrace(&Recording::read(&text).unwrap()), Err(Verdict::Tampered { .. })));
    for wrong in [("code endless1-7", "code kruskal1-3x3-7"), ("kind endless", "kind run")] {
        assert!(Recording::read(&recording.write().replace(wrong.0, wrong.1)).is_err());
    }
}

#[test]
fn whoever_was_helped_leaves_none() {
    let mut player = Player::begin("endless1-7");
    player.eat();
    player.press(Action::Hint);
    player.press(Action::Hint);
    player.wait(90 * TICKS_PER_SECOND);
    assert_eq!(player.screen(), "endless-over");
    assert!(player.app.take_down("Ann".parse().unwrap()).is_none());
}

#[test]
fn it_is_watched_again_to_the_last_cheese() {
    let (mut player, recording) = run("endless1-7", 4);
    player.press(Action::WatchAgain);
    let Screen::Replay(replay) = &player.app.screen else { panic!("{}", player.screen()) };
    assert_eq!((replay.eaten(), replay.deck.steps), (Some(0), recording.ticks.into()));
    assert_eq!(player.app.code(), Some("endless1-7".to_owned()));
    player.press(Action::Skip);
    let Screen::Replay(replay) = &player.app.screen else { panic!("{}", player.screen()) };
    assert_eq!(replay.eaten(), Some(4));
    assert_eq!(replay.places(0).len() as u32, recording.players[0].steps + 1);
    player.press(Action::Back);
    assert_eq!(player.screen(), "endless-over");
}

#[test]
fn a_challenge_is_raced_against_and_its_ghost_goes_as_it_was_run() {
    let (mut one, recording) = run("endless1-7", 3);
    let line = one.challenge();
    assert!(line.starts_with("icetea:1.endless1-7.") && line.len() < 400, "{line}");
    let read = Recording::read_challenge(&line).unwrap();
    assert_eq!(
        (read.kind, read.ticks, &read.players),
        (recording.kind, recording.ticks, &recording.players)
    );
    let mut other = Player::new();
    other.app.begin(Opening::Pasted(line.clone()));
    assert_eq!(other.app.world.recordings.challenge.as_ref().and_then(Recording::cheeses), Some(3));
    let mut other = Player::new();
    other.press(Action::Paste(line.clone()));
    assert_eq!(other.app.world.recordings.challenge.as_ref().and_then(Recording::cheeses), Some(3));
    other.press(Action::Confirm);
    assert_eq!(other.screen(), "endless");
    let mut together = 0;
    while other.endless().eaten() < 3 {
        other.step_on(|game| {
            let (play, race) = (&game.play, &game.play.race);
            let ghost = play.ghost().expect("it is there");
            assert_eq!((ghost.cheeses, ghost.course), (Some(3), Course::Plane(game.endless())));
            let (own, others) = (race.runner(0).pose(0.0).at, ghost.pose(race, 0.0).at);
            let is_beside = (own.0 - others.0).abs() + (own.1 - others.1).abs() < 0.02;
            together += u32::from(is_beside);
        });
    }
    // Before the first rest both go the same way in the same ticks.
    assert!(together > 200, "{together}");
    let broken = line.replace("endless1-7", "endless1-8");
    assert!(Recording::read_challenge(&broken).is_err());
}

#[test]
fn a_challenge_that_cannot_have_happened_is_told_of_and_sends_no_ghost() {
    let (_, recording) = run("endless1-7", 2);
    let elsewhere =
        Recording::new(recording.kind, Endless::new(9), false, recording.ticks, recording.players);
    let mut player = Player::new();
    player.press(Action::Paste(elsewhere.challenge().unwrap()));
    player.press(Action::Confirm);
    assert_eq!(player.screen(), "endless");
    assert!(player.endless().play.ghost().is_none());
}

#[test]
fn the_best_run_of_a_code_runs_beside_the_next_one() {
    let (mut player, recording) = run("endless1-7", 2);
    let best = recording.clone().run_here();
    player.press(Action::Click(Target::Entry(0)));
    assert!(player.endless().play.ghost().is_none());
    player.app.take_best_run(Some(&best));
    let ghost = player.endless().play.ghost().expect("it is there");
    assert_eq!((ghost.cheeses, ghost.challenger()), (Some(2), None));
    let (_, more) = run("endless1-7", 3);
    assert!(more.beats(&recording) && !recording.beats(&more) && !recording.beats(&recording));
}

#[test]
fn what_was_left_and_gone_on_with_is_recorded_as_a_whole() {
    let mut player = Player::begin("endless1-15");
    player.eat();
    player.step_on(|_| {});
    player.press(Action::Pause);
    let saved = player.app.settle_run().into_iter().find_map(|event| match event {
        Command::Keep(StoreTask::SaveRun(saved)) => Some(saved),
        _ => None,
    });
    let mut another = Player::new();
    another.app.offer(*saved.unwrap());
    another.press(Action::Click(Target::Entry(0)));
    assert!(another.endless().play.is_paused(), "it waits");
    another.press(Action::Pause);
    assert_eq!(another.endless().play.eaten().len(), 1);
    another.eat();
    let recording = another.take_down();
    assert_eq!(recording.cheeses(), Some(2));
    assert_eq!(retrace(&recording).unwrap().meals.len(), 2);
}

#[test]
fn recordings_and_challenges_never_change() {
    let (mut player, recording) = run("endless1-233", 2);
    let text = format!("{}{}\n", recording.write(), player.challenge());
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/endless-recording.txt");
    if std::env::var("GOLDEN").as_deref() == Ok("write") && !std::fs::exists(path).unwrap() {
        std::fs::write(path, &text).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap(), text);
}
