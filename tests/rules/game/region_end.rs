//! The end of a region of the journey, and its celebration.

use icetea_maze::cues::Listener;
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Target};
use icetea_maze::game::journey::{Journey, Medal, Medals, Region, Stop};
use icetea_maze::game::tuning::{
    JOY_DEAF_TICKS, PERFECT_JOY_TICKS, REGION_END_TICKS, TICKS_PER_SECOND,
};
use icetea_maze::maze::Direction;
use icetea_maze::screens::Screen;
use icetea_maze::screens::play::PauseChoice;
use icetea_maze::sound::Effect;

use super::player::Player;

/// A player who has finished this many other stops of the first region, and now the first.
fn at_the_results(others: usize) -> Player {
    let mut player = Player::new();
    let mut journey = Journey::default();
    let before = Region::Garden.stops().skip(1).take(others);
    before.for_each(|stop| journey.award(stop, &Medals::from([Medal::Finished])));
    player.app.take_journey(&journey);
    player.press(Action::Paste(Stop::at(0).unwrap().code().to_owned()));
    finish(&mut player);
    player
}

/// Runs the chosen maze.
fn finish(player: &mut Player) {
    player.press(Action::Confirm);
    player.walk_to_cheese(usize::MAX);
    player.wait(600);
    assert_eq!(player.screen(), "results");
}

fn celebrated(player: &Player) -> Option<Region> {
    let Screen::Results(results) = &player.app.screen else { panic!("no results") };
    results.region_end().map(|(region, _)| region)
}

#[test]
fn the_end_of_a_region_is_celebrated_once_and_no_sooner() {
    assert_eq!(celebrated(&at_the_results(8)), None, "one is missing");
    let mut player = at_the_results(9);
    assert_eq!(celebrated(&player), Some(Region::Garden));
    player.wait(REGION_END_TICKS);
    assert_eq!(celebrated(&player), None, "it ends by itself");
    player.press(Action::Restart);
    player.walk_to_cheese(usize::MAX);
    player.wait(600);
    assert_eq!((player.screen(), celebrated(&player)), ("results", None), "it is finished anyway");
}

#[test]
fn any_key_but_one_that_may_still_be_held_ends_it_and_does_nothing_else() {
    let ends = [Action::Confirm, Action::Back, Action::NewSeed, Action::Click(Target::Entry(0))];
    for action in ends {
        let mut player = at_the_results(9);
        for still in
            Direction::ALL.map(Action::Go).into_iter().chain([Action::Point(Target::Entry(1))])
        {
            player.press(still);
            assert_eq!(celebrated(&player), Some(Region::Garden));
        }
        player.press(action.clone());
        assert_eq!((player.screen(), celebrated(&player)), ("results", None), "{action:?}");
        player.press(Action::Back);
        assert_eq!(player.screen(), "journey", "the next key goes on");
    }
}

#[test]
fn it_has_a_sound_of_its_own() {
    for (others, heard) in [(8, None), (9, Some(Effect::Feast.into()))] {
        let player = at_the_results(others);
        let mut listener = Listener::default();
        listener.hear(&Command::Screen("play"), &player.app);
        assert_eq!(listener.hear(&Command::Screen("results"), &player.app), heard);
    }
}

/// Keys that were still meant for the mouse choose nothing.
#[test]
fn arrows_are_not_heard_as_soon_as_the_results_are_there() {
    let mut player = Player::new();
    player.press(Action::Paste(Stop::at(0).unwrap().code().to_owned()));
    player.press(Action::Confirm);
    player.walk_to_cheese(usize::MAX);
    let is_there = |player: &mut Player| {
        player.wait(1);
        player.screen() == "results"
    };
    assert!((0..2 * PERFECT_JOY_TICKS).any(|_| is_there(&mut player)));
    let focus = |player: &Player| match &player.app.screen {
        Screen::Results(results) => results.menu.focus,
        _ => panic!("at {}", player.screen()),
    };
    player.press(Action::Go(Direction::Down));
    assert_eq!(focus(&player), 0);
    player.wait(JOY_DEAF_TICKS);
    player.press(Action::Go(Direction::Down));
    assert_ne!(focus(&player), 0);
}

fn chosen_on_the_map(player: &Player) -> usize {
    let Screen::Journey(map) = &player.app.screen else { panic!("no map") };
    map.chosen.place()
}

/// From a stop finished for the first time the map moves on to the next one; from any other it
/// returns to where the player was.
#[test]
fn the_map_rests_on_the_stop_that_one_comes_from() {
    let mut player = at_the_results(0);
    player.press(Action::Back);
    assert_eq!(chosen_on_the_map(&player), 1);
    let mouse = |player: &Player| match &player.app.screen {
        Screen::Journey(map) => map.mouse,
        _ => panic!("no map"),
    };
    assert!((0.0..1.0).contains(&mouse(&player)), "it sets out from the stop just played");
    player.wait(2 * TICKS_PER_SECOND);
    assert!((mouse(&player) - 1.0).abs() < f32::EPSILON);
    // The first stop again, to its end and left in the middle.
    player.press(Action::Go(Direction::Left));
    finish(&mut player);
    player.press(Action::Back);
    assert_eq!(chosen_on_the_map(&player), 0);
    player.press(Action::Confirm);
    player.walk_to_cheese(1);
    player.press(Action::Back);
    let Screen::Play(play) = &player.app.screen else { panic!("not playing") };
    let mut choices = play.pause().expect("it is paused").entries();
    let map = choices.position(|(choice, _)| choice == PauseChoice::Map).unwrap();
    drop(choices);
    player.press(Action::Click(Target::Entry(map)));
    assert_eq!(chosen_on_the_map(&player), 0);
}
