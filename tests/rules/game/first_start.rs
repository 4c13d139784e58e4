//! A player who has never played: the game opens in the first maze of the journey, and says what is
//! needed where it is needed.

use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::journey::{Journey, Medal, Medals, Stop};
use icetea_maze::game::lesson::Tip;
use icetea_maze::game::settings::Settings;
use icetea_maze::game::tuning::{HINT_TIP_SECONDS, TICKS_PER_SECOND};
use icetea_maze::maze::Direction;
use icetea_maze::screens::Screen;

use super::player::{Player, small};

/// A game that has just been started.
fn started(settings: Settings, change: impl FnOnce(&mut Player)) -> Player {
    let mut player = Player::with(settings);
    change(&mut player);
    player.greet();
    player.wait(2);
    player
}

/// A game that was opened at this stop.
fn at_stop(settings: Settings, stop: usize) -> Player {
    let mut player = Player::with(settings);
    player.press(Action::Paste(Stop::at(stop).unwrap().code().to_owned()));
    player.press(Action::Confirm);
    player
}

fn tip(player: &Player) -> Option<Tip> {
    let Screen::Play(play) = &player.app.screen else { panic!("not in play") };
    play.tip(&player.app.world.settings)
}

#[test]
fn the_first_start_opens_in_the_first_maze_and_no_other_does() {
    let mut player = started(Settings::default(), |_| {});
    assert_eq!(player.app.code().as_deref(), Some(Stop::at(0).unwrap().code()));
    assert_eq!(player.screen(), "play");
    assert!(player.app.world.settings.lesson_settled, "this is kept, however the game ends");
    player.press(Action::Pause);
    player.press(Action::Go(Direction::Up));
    player.press(Action::Confirm);
    while player.screen() != "title" {
        player.press(Action::Back);
    }
    let again = started(Settings::clone(&player.app.world.settings), |_| {});
    assert_eq!(again.screen(), "title");
    let won = started(Settings::default(), |player| {
        let mut journey = Journey::default();
        journey.award(Stop::at(0).unwrap(), &Medals::from([Medal::Finished]));
        player.app.take_journey(&journey);
    });
    assert_eq!(won.screen(), "title");
}

#[test]
fn each_thing_is_told_where_it_is_needed_until_it_was_done_once() {
    let mut player = at_stop(small(), 0);
    assert_eq!(tip(&player), Some(Tip::Walk));
    player.walk_to_cheese(2);
    assert_eq!(tip(&player), None, "the first stop asks for nothing but walking");
    assert!(player.app.world.settings.learnt.contains(&Tip::Walk));

    for tiny in 1..8 {
        let player = at_stop(Settings::clone(&player.app.world.settings), tiny);
        assert_eq!(tip(&player), None, "{tiny} is too small for a run");
    }
    let mut player = at_stop(Settings::clone(&player.app.world.settings), 8);
    assert_eq!(tip(&player), Some(Tip::Run));
    let Screen::Play(play) = &player.app.screen else { panic!("not in play") };
    let ways = play.race.measured().maze.grid().open_around(play.runner().place());
    let held = ways.iter().next();
    let actions = held.map(Action::Go).into_iter().collect();
    player.tick(&Inputs { actions, held, run: true, ..Inputs::default() });
    player.wait(2);
    assert_eq!(tip(&player), None);

    let mut player = at_stop(Settings::clone(&player.app.world.settings), 3);
    assert_eq!(tip(&player), None);
    player.walk_to_cheese(1);
    player.wait(HINT_TIP_SECONDS * TICKS_PER_SECOND);
    assert_eq!(tip(&player), Some(Tip::Hint));
    player.press(Action::Hint);
    player.press(Action::Hint);
    player.tick(&Inputs::default());
    assert_eq!(tip(&player), None);
    assert_eq!(player.app.world.settings.learnt.len(), 3);
}

#[test]
fn nothing_is_told_outside_of_the_first_stops() {
    for stop in [20, 35, 59] {
        assert_eq!(tip(&at_stop(small(), stop)), None, "{stop}");
    }
    let mut player = Player::with(small());
    player.press(Action::Confirm);
    assert_eq!(tip(&player), None);
}
