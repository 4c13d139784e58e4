//! The rat school.

use icetea_maze::app::Opening;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::theatre::{ShowSpec, Source};
use icetea_maze::maze::{Direction, Solver};
use icetea_maze::screens::Screen;
use icetea_maze::screens::school::RatSchool;
use icetea_maze::screens::title::Entry;

use super::player::Player;
use super::theatre::in_theatre;

fn school(player: &Player) -> &RatSchool {
    let Screen::School(school) = &player.app.screen else { panic!("at {}", player.screen()) };
    school
}

/// The number of runs of each rat, and the results of each of the player's.
fn runs(player: &Player) -> (Vec<usize>, Vec<u32>) {
    let school = school(player).school().unwrap();
    let rats = school.rats.iter().map(|rat| rat.lessons.len()).collect();
    (rats, school.player_curve().to_vec())
}

#[test]
fn rats_learn_at_any_speed_and_begin_again() {
    let mut player = in_theatre("kruskal1-6x9-7");
    player.press(Action::School);
    assert_eq!(player.screen(), "school");
    assert!(player.told("school"));
    player.wait(240);
    let strides = school(&player).strides_taken();
    assert!((10..30).contains(&strides), "{strides} in two seconds at eight a second");
    player.press(Action::PlayPause);
    player.wait(100);
    assert_eq!(school(&player).strides_taken(), strides);
    for (run, more) in [(false, 1), (true, 10)] {
        let actions = vec![Action::Go(Direction::Right)];
        player.tick(&Inputs { actions, run, ..Inputs::default() });
        assert_eq!(school(&player).strides_taken(), strides + if run { 11 } else { more });
    }
    player.press(Action::Skip);
    player.wait(150);
    let learnt = runs(&player).0;
    let perfect = &school(&player).school().unwrap().rats[0];
    assert!(perfect.has_learnt() && !school(&player).is_playing, "{learnt:?}");
    player.press(Action::Home);
    assert_eq!(runs(&player).0, [0; 4]);
    player.press(Action::Skip);
    player.wait(150);
    assert_eq!(runs(&player).0, learnt, "the same rats");
    let code = player.app.code();
    player.press(Action::NewSeed);
    assert_ne!(player.app.code(), code);
    assert!(school(&player).school().is_some());
    player.press(Action::Back);
    assert_eq!(player.screen(), "watch");
}

#[test]
fn the_players_runs_stand_beside_those_of_the_rats() {
    let mut player = in_theatre("kruskal1-6x9-7");
    player.press(Action::School);
    player.press(Action::Skip);
    player.wait(150);
    let rats = runs(&player).0;
    for round in 1..=2 {
        player.press(Action::Confirm);
        assert_eq!(player.screen(), "play");
        player.walk_to_cheese(usize::MAX);
        player.wait(400);
        assert_eq!(player.screen(), "results");
        let Screen::Results(results) = &player.app.screen else { panic!("no results") };
        assert!(results.is_for_school);
        player.press(Action::Back);
        assert_eq!(runs(&player), (rats.clone(), vec![0; round]));
    }
    // Runs with help do not count.
    player.press(Action::Confirm);
    player.press(Action::Hint);
    player.walk_to_cheese(usize::MAX);
    player.wait(400);
    player.press(Action::Back);
    assert_eq!(runs(&player).1.len(), 2);
    // Another school in the same maze knows them, too.
    player.press(Action::Back);
    assert_eq!(player.screen(), "title");
    player.choose(Entry::Watch);
    player.press(Action::School);
    assert_eq!(runs(&player), (vec![0; 4], vec![0; 2]));
}

#[test]
fn too_large_a_maze_is_not_learnt() {
    for (code, is_too_large) in [("prim1-100x100-1", false), ("prim1-101x100-1", true)] {
        let mut player = Player::new();
        let source = Source::Grown(code.parse().unwrap());
        let show_spec = ShowSpec::of(source, Solver::DepthFirst);
        player.open_with(Opening::Watch(show_spec, Vec::new(), String::new()));
        player.press(Action::School);
        assert_eq!(school(&player).is_too_large(), is_too_large);
        assert_eq!(school(&player).school().is_none(), is_too_large);
        player.wait(3);
        player.press(Action::Confirm);
        assert_eq!(player.screen(), if is_too_large { "school" } else { "play" });
    }
}
