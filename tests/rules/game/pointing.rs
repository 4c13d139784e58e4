//! Clicks that walk, and clicks that cannot.

use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::settings::Settings;
use icetea_maze::maze::{Direction, Solve, Solver, Tile};
use icetea_maze::screens::Screen;
use icetea_maze::screens::play::Play;

use super::player::Player;

const PANE: (f32, f32) = (1280.0, 664.0);

fn opened(code: &str) -> Player {
    let mut player = Player::with(Settings::default());
    player.press(Action::Paste(code.to_owned()));
    player.press(Action::Confirm);
    player.app.fit(PANE, 1.0);
    player.wait(400);
    player
}

fn play(player: &Player) -> &Play {
    let Screen::Play(play) = &player.app.screen else { panic!("not playing") };
    play
}

fn click(player: &mut Player, tile: Tile) {
    let ((x, y), pitch) = play(player).camera.view(1.0);
    let at = |tile: u16, centre: f32, pane: f32| {
        (f32::from(tile) / 2.0 - centre).mul_add(pitch, pane / 2.0)
    };
    player.press(Action::Lead(at(tile.column, x, PANE.0), at(tile.row, y, PANE.1)));
    player.press(Action::LeadNoMore);
}

#[test]
fn a_click_walks_to_every_place_that_was_seen_on_foot() {
    for code in ["kruskal1-9x7-3", "prim1-12x5-4", "backtracker1-6x9-loops60-5", "wilson1-7x8-6"] {
        let mut player = opened(code);
        let trail = |player: &Player| play(player).runner().trail.clone();
        player.walk_to_cheese(12);
        let places = trail(&player);
        for &place in places.iter().rev().chain(&places).step_by(3) {
            let before = trail(&player).len();
            let from = play(&player).runner().place();
            click(&mut player, place);
            assert_eq!(play(&player).refusal, None);
            player.wait(600);
            assert_eq!(play(&player).runner().place(), place, "{code}");
            let maze = play(&player).race.measured().maze.from_tile(from).unwrap();
            let walked = trail(&player).len() - before;
            assert!(walked <= 12, "{code}: {walked} steps");
            assert!(maze.grid().is_open(place));
        }
    }
}

#[test]
fn a_click_behind_a_fork_walks_nowhere_and_says_so() {
    for code in ["kruskal1-9x7-3", "prim1-12x5-4", "eller1-8x8-2"] {
        let mut player = opened(code);
        let measured = play(&player).race.measured().clone();
        let path = Solve::new(Solver::BreadthFirst, &measured.maze).finish(&measured.maze).unwrap();
        let fork = path.iter().step_by(2).skip(1).position(|&at| measured.maze.grid().ways(at) > 2);
        let behind = path[2 * (fork.unwrap() + 2)];
        click(&mut player, behind);
        let (refusal, _) = play(&player).refusal.expect("it is refused");
        assert_eq!((refusal.place, refusal.is_behind_fork), (behind, true), "{code}");
        player.wait(400);
        assert_eq!(play(&player).runner().steps(), 0);
        assert_eq!(play(&player).refusal, None, "it is shown for a moment");
        click(&mut player, path[2 * (fork.unwrap() + 1)]);
        player.wait(600);
        assert_eq!(play(&player).runner().place(), path[2 * (fork.unwrap() + 1)], "to the fork");
        click(&mut player, behind);
        player.wait(600);
        assert_eq!(play(&player).runner().place(), behind, "and from there on");
    }
}

#[test]
fn a_click_beyond_a_wall_bites_through_it() {
    let mut player = opened("kruskal1-4x3-gnaw1-111");
    let [near, far] = [Tile::new(3, 1), Tile::new(5, 1)];
    click(&mut player, near);
    player.wait(100);
    click(&mut player, far);
    assert_eq!(play(&player).refusal, None);
    player.wait(100);
    assert_eq!(play(&player).runner().place(), far);
    let mut player = opened("kruskal1-4x3-gnaw1-111");
    click(&mut player, far);
    assert!(play(&player).refusal.is_some(), "there is a room in between");
}

#[test]
fn any_key_ends_the_moment_at_the_cheese_and_the_way_there_does_not() {
    for (key, wait, ends) in [
        (Action::Hint, 2, true),
        (Action::Back, 2, true),
        (Action::Confirm, 2, true),
        (Action::Go(Direction::Left), 2, false),
        (Action::Go(Direction::Left), 100, true),
        (Action::Zoom(1.0), 100, false),
    ] {
        let mut player = opened("kruskal1-3x3-1");
        let pitch = |player: &Player| play(player).camera.view(1.0).1;
        let before = pitch(&player);
        let path = play(&player).race.measured().shortest.unwrap();
        player.walk_to_cheese(path as usize - 1);
        let here = play(&player).runner().place();
        let mut rest = play(&player).race.measured().path_from(here);
        let last = rest.next().zip(rest.next()).and_then(|(from, to)| from.direction_towards(to));
        drop(rest);
        player.tick(&Inputs { actions: vec![Action::Go(last.unwrap())], ..Inputs::default() });
        player.wait(18);
        assert!(play(&player).race.is_over());
        player.wait(wait);
        assert!(pitch(&player) > before, "the camera comes closer");
        assert!(play(&player).race.is_perfect(0));
        player.press(key.clone());
        assert_eq!(player.screen() == "results", ends, "{key:?} after {wait}");
    }
}
