//! Ghosts, challenges and recordings that are watched, in the game without a window.

mod common;
#[path = "replay/wanderer.rs"]
mod wanderer;

use icetea_maze::game::app::{App, Event, Refusal};
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::opening::{Order, Ready};
use icetea_maze::game::replay::{ChallengeError, Kind, Recorded, Recording, Track, Verdict};
use icetea_maze::game::run::Run;
use icetea_maze::game::screen::Screen;
use icetea_maze::game::screen::play::Play;
use icetea_maze::game::screen::replay::Replay;
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::maze::Direction;
use wanderer::{Wanderer, course, course_of, finished, name, recorded};

const CODE: &str = "prim1-7x5-3";

/// A game whose orders are carried out at once, and what it told.
struct Player {
    app: App,
    told: Vec<Event>,
    /// What is kept as the best run.
    best: Option<Recording>,
}

impl Player {
    fn new() -> Self {
        let mut settings = Settings::default();
        (settings.maze.width, settings.maze.height) = (6, 4);
        let mut player =
            Self { app: App::new(settings, Language::English, 1), told: Vec::new(), best: None };
        player.wait(1);
        player
    }

    /// In this maze, with this best run of it.
    fn in_maze(best: Option<Recording>) -> Self {
        let mut player = Self::new();
        player.best = best;
        let events = player.app.open(Order::Grow(CODE.parse().unwrap()));
        player.carry_out(events);
        player
    }

    fn carry_out(&mut self, events: Vec<Event>) {
        for event in events {
            let answers = match &event {
                Event::Prepare(Order::Grow(spec)) => self.app.take(Ready::Course(course(*spec))),
                Event::Opened(_) | Event::Previewed(_) => {
                    self.app.take_best_run(self.best.as_ref());
                    Vec::new()
                }
                Event::Finished(_) => {
                    let run = self.app.finished_run().unwrap();
                    self.app.take_recording(Recording::of_run(run, name("Ben")).unwrap());
                    Vec::new()
                }
                _ => Vec::new(),
            };
            self.told.push(event);
            self.carry_out(answers);
        }
    }

    fn tick(&mut self, inputs: &Inputs) {
        let events = self.app.tick(inputs);
        self.carry_out(events);
    }

    fn wait(&mut self, ticks: u32) {
        (0..ticks).for_each(|_| self.tick(&Inputs::default()));
    }

    fn press(&mut self, action: Action) {
        self.tick(&Inputs { actions: vec![action], ..Inputs::default() });
        self.wait(1);
    }

    /// Walks until the cheese is found, and on to the results.
    fn finish(&mut self, seed: u64) {
        let mut wanderer = Wanderer::new(seed);
        while let Screen::Play(play) = self.app.screen() {
            if play.run().is_finished() {
                self.press(Action::Confirm);
                continue;
            }
            let steering = wanderer.steer(play.run());
            let actions = steering.pressed.map(Action::Go).into_iter().collect();
            self.tick(&Inputs {
                actions,
                held: steering.held,
                run: steering.run,
                ..Inputs::default()
            });
        }
        assert_eq!(self.app.screen().name(), "results");
    }

    fn play(&self) -> &Play {
        match self.app.screen() {
            Screen::Play(play) => play,
            other => panic!("{} and not play", other.name()),
        }
    }

    fn replay(&self) -> &Replay {
        match self.app.screen() {
            Screen::Replay(replay) => replay,
            other => panic!("{} and not a replay", other.name()),
        }
    }

    fn refusals(&self) -> Vec<&Refusal> {
        let mut refusals = Vec::new();
        for event in &self.told {
            if let Event::Refused(refusal) = event {
                refusals.push(refusal);
            }
        }
        refusals
    }
}

fn best() -> Recording {
    recorded(CODE, 4, "Ann")
}

/// A recording that adds up, of somebody who walks through walls.
fn untrue() -> Recording {
    let track = Track::new(best().players[0].track.start(), 2).with_text("1uuu").unwrap();
    let player = Recorded { name: name("Eve"), steps: 3, track };
    Recording::new(Kind::Run, CODE.parse().unwrap(), false, 55, vec![player])
}

#[test]
fn the_best_run_is_there_to_race_against_and_changes_nothing() {
    let mut tracks = Vec::new();
    for rival in [None, Some(best())] {
        let mut player = Player::in_maze(rival.clone());
        assert_eq!(player.play().ghost().is_some(), rival.is_some());
        player.press(Action::Ghost);
        assert_eq!(player.app.settings().ghost, rival.is_some(), "where there is none, G is mute");
        player.finish(5);
        tracks.push(player.app.recording().unwrap().players[0].track.clone());
    }
    assert_eq!(tracks[0], tracks[1]);
    assert_eq!(Some(&tracks[0]), finished(course_of(CODE), 5).track());
}

#[test]
fn a_race_tells_how_far_ahead_one_is() {
    let mut player = Player::in_maze(Some(best()));
    assert_eq!(player.play().lead_ticks(), None);
    let mut wanderer = Wanderer::new(4);
    for _ in 0..300 {
        let steering = wanderer.steer(player.play().run());
        let actions = steering.pressed.map(Action::Go).into_iter().collect();
        player.tick(&Inputs {
            actions,
            held: steering.held,
            run: steering.run,
            ..Inputs::default()
        });
    }
    assert!(player.play().run().steps() > 3);
    assert!(player.play().lead_ticks().is_some_and(|lead| lead <= 0), "it came first another time");
}

#[test]
fn after_a_run_one_can_race_the_best() {
    let mut player = Player::in_maze(None);
    player.finish(5);
    assert!(!player.app.has_rival());
    player.press(Action::Ghost);
    assert_eq!(player.app.screen().name(), "results", "there is nobody");
    player.app.take_best_run(Some(&best()));
    player.press(Action::Ghost);
    assert!(player.app.settings().ghost);
    let ghost = player.play().ghost().unwrap();
    assert_eq!((ghost.challenger(), ghost.milliseconds()), (None, best().milliseconds()));
    assert!(!player.play().run().has_begun());
}

#[test]
fn the_best_run_of_another_maze_is_nobody_to_race_against() {
    let player = Player::in_maze(Some(recorded("prim1-7x5-4", 4, "Ann")));
    assert!(player.play().ghost().is_none());
    assert!(player.app.best_run().is_none());
}

#[test]
fn a_run_that_is_over_is_handed_out() {
    let mut player = Player::in_maze(None);
    player.press(Action::SaveRecording);
    assert!(!player.told.iter().any(|event| matches!(event, Event::SaveRecording(_))));
    player.finish(5);
    player.press(Action::SaveRecording);
    player.press(Action::Challenge);
    let recording = recorded(CODE, 5, "Ben");
    let saved = player.told.iter().find_map(|event| match event {
        Event::SaveRecording(saved) => Some(Recording::clone(saved)),
        _ => None,
    });
    assert_eq!(saved.as_ref(), Some(&recording));
    let line = player.told.iter().find_map(|event| match event {
        Event::Challenge(line) => Some(line.clone()),
        _ => None,
    });
    assert_eq!(line, recording.challenge());
}

#[test]
fn a_helped_run_is_no_challenge() {
    let mut player = Player::in_maze(None);
    player.press(Action::Hint);
    player.finish(5);
    player.press(Action::Challenge);
    assert_eq!(player.refusals(), [&Refusal::TooLong]);
}

#[test]
fn a_run_is_watched_again_and_is_exact_at_every_tick() {
    let mut player = Player::in_maze(None);
    player.finish(5);
    player.press(Action::WatchAgain);
    let mut run = Run::new(course_of(CODE));
    let mut wanderer = Wanderer::new(5);
    let mut poses = vec![run.pose(0.0).at];
    while !run.is_finished() {
        let steering = wanderer.steer(&run);
        run.tick(steering);
        if run.has_begun() {
            poses.push(run.pose(0.0).at);
        }
    }
    assert!(player.replay().deck().is_playing());
    player.press(Action::PlayPause);
    let last = poses.len() as u64 - 1;
    assert_eq!(player.replay().deck().steps(), last);
    // On, back and across.
    let places = (0..=last).chain((0..=last).rev()).chain((0..=last).map(|at| at * 377 % last));
    for place in places {
        player.tick(&Inputs {
            actions: vec![Action::Drag((place as f64 / last as f64) as f32)],
            ..Inputs::default()
        });
        let replay = player.replay();
        assert_eq!(u64::from(replay.tick_shown()), place);
        assert_eq!(replay.pose(0, 0.7).at, poses[place as usize], "tick {place}");
        assert_eq!(
            replay.places(0).last(),
            Some(&replay.recording().players[0].track.place_at(place as u32))
        );
    }
    player.press(Action::Back);
    assert_eq!(player.app.screen().name(), "results");
}

#[test]
fn arrows_go_from_place_to_place_both_ways() {
    let mut player = Player::in_maze(None);
    player.finish(5);
    player.press(Action::WatchAgain);
    player.press(Action::Home);
    let track = player.replay().recording().players[0].track.clone();
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
            assert_eq!(**player.replay().recording(), recording);
            assert!(player.refusals().is_empty());
            player.press(Action::Back);
        } else {
            assert!(matches!(player.refusals()[..], [Refusal::Untrue(Verdict::Drifts(_))]));
        }
        assert_eq!(player.app.screen().name(), "title");
    }
}

#[test]
fn a_recording_that_is_given_up_does_not_come_later() {
    let mut player = Player::new();
    let waiting = player.app.open_recording(best());
    assert!(matches!(waiting[..], [Event::Prepare(_), Event::Screen("loading")]), "{waiting:?}");
    player.press(Action::Back);
    assert_eq!(player.app.screen().name(), "title");
    let events = player.app.open(Order::Grow(best().spec));
    player.carry_out(events);
    assert_eq!(player.app.screen().name(), "play");
    player.finish(5);
    player.app.open_recording(best());
    player.press(Action::Back);
    player.press(Action::NewSeed);
    assert_eq!(player.app.screen().name(), "play");
}

#[test]
fn a_challenge_chooses_its_maze_and_is_raced_against() {
    let mut player = Player::new();
    player.best = Some(recorded(CODE, 6, "Ben"));
    player.press(Action::Go(Direction::Down));
    player.press(Action::Paste(best().challenge().unwrap()));
    assert_eq!(player.app.challenge(), Some(&best()));
    assert_eq!(player.app.code().as_deref(), Some(CODE));
    player.press(Action::Confirm);
    for _ in 0..2 {
        assert!(player.app.settings().ghost);
        let ghost = player.play().ghost().unwrap();
        assert_eq!(ghost.challenger(), Some(&name("Ann")), "the challenger, and not the best run");
        player.finish(5);
        assert_eq!(player.app.raced_challenge(), Some(&best()));
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
        assert!(player.app.challenge().is_some());
        player.press(action.clone());
        assert_eq!(player.app.challenge(), None, "{action:?}");
        assert_eq!(player.app.screen().name(), "title");
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
        let before = player.app.settings().clone();
        player.press(Action::Paste(text));
        assert_eq!(player.refusals(), [&Refusal::Challenge(error)]);
        assert_eq!(*player.app.settings(), before);
        assert_eq!(player.app.challenge(), None);
    }
}

#[test]
fn a_challenge_that_cannot_have_happened_is_refused_once_its_maze_is_there() {
    let mut player = Player::new();
    player.press(Action::Paste(untrue().challenge().unwrap()));
    assert!(matches!(player.refusals()[..], [Refusal::Untrue(Verdict::Drifts(_))]));
    assert_eq!(player.app.challenge(), None);
    player.press(Action::Confirm);
    assert!(player.play().ghost().is_none());
}
