//! Pictures and films of the theatre.

use std::sync::Arc;

use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Target};
use icetea_maze::game::request::{Request, Response};
use icetea_maze::game::theatre::film::Acts;
use icetea_maze::game::theatre::{ShowSpec, Source, Timeline};
use icetea_maze::maze::{Build, Direction, Heuristic, Solver};
use icetea_maze::screens::title::Entry;

use super::player::{Player, small};
use super::theatre::watch;

#[test]
fn the_theatre_saves_pictures_and_films() {
    let mut player = Player::with(small());
    player.choose(Entry::Watch);
    player.press(Action::SavePicture);
    assert!(player.told("picture"));
    let film_export = |player: &Player| {
        (watch(player).film_export.menu().is_some(), watch(player).film_export.share)
    };
    // The menu that asks what is filmed can be left without leaving the theatre.
    player.press(Action::Film);
    assert_eq!(film_export(&player), (true, None));
    player.press(Action::Back);
    assert_eq!(film_export(&player), (false, None));
    player.press(Action::Film);
    let step = watch(&player).deck.step;
    player.press(Action::Go(Direction::Down));
    player.press(Action::Confirm);
    assert!(player.told("film Build") && !player.told("film Both"));
    assert!(watch(&player).deck.step <= step + 2, "the arrow chose and did not step");
    assert_eq!(film_export(&player), (false, Some(0.0)));
    // One film at a time; while it is made, Back gives it up.
    player.press(Action::Film);
    assert!(!player.told("film Solve") && !film_export(&player).0);
    player.app.take_film_progress(Some(0.5));
    assert_eq!(film_export(&player), (false, Some(0.5)));
    player.press(Action::Back);
    assert!(player.told("no film"));
    assert_eq!((player.screen(), film_export(&player)), ("watch", (false, None)));
    player.press(Action::Film);
    player.press(Action::Click(Target::Entry(2)));
    assert!(player.told("film Solve") && !player.told("with panels"));
    player.app.take_film_progress(None);
    player.press(Action::Film);
    player.press(Action::Click(Target::Entry(4)));
    assert!(player.told("film Build with panels"));
    player.app.take_film_progress(None);
    player.press(Action::Back);
    assert_eq!(player.screen(), "title");
}

#[test]
fn of_a_maze_that_is_there_already_only_the_search_is_filmed() {
    let mut player = Player::with(small());
    let maze = Build::new(&"prim1-4x7-3".parse().unwrap()).finish();
    let show_spec =
        ShowSpec::of(Source::given(Arc::new(maze)), Solver::AStar(Heuristic::Manhattan));
    let events = player.app.watch(show_spec);
    assert!(matches!(events[0], Command::Ask(Request::Rehearse(_))));
    player.press(Action::Film);
    assert!(!player.told("film"), "there is nothing to film yet");
    let timeline = Timeline::of(watch(&player).show_spec.show());
    player.app.take(Response::Timeline(Box::new(timeline)));
    player.press(Action::Film);
    assert_eq!(watch(&player).film_export.menu().unwrap().entries().len(), 2);
    player.press(Action::Confirm);
    assert!(player.told("film Solve") && !player.told("film Solve with panels"));
    let film = watch(&player).film(Acts::Solve).unwrap()();
    assert!(film.frames() > 10);
}
