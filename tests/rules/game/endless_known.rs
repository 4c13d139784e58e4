//! What is known of an endless maze: by its code, by a hint, and from afar.

use icetea_maze::game::input::{Action, Target};
use icetea_maze::maze::{Endless, Tile};
use icetea_maze::screens::endless::EndlessGame;
use icetea_maze::screens::title::TitleField;

use super::player::Player;

/// The rooms of the trail, or of any tiles of the section, relative to the start of the trail.
fn rooms_from_start(game: &EndlessGame, tiles: &[Tile]) -> Vec<(i32, i32)> {
    let start = game.play.runner().trail[0];
    let from = |at: u16, start: u16| (i32::from(at) - i32::from(start)) / 2;
    tiles.iter().map(|at| (from(at.column, start.column), from(at.row, start.row))).collect()
}

#[test]
fn what_was_walked_and_eaten_stays_and_all_of_it_is_seen_from_afar() {
    for code in ["endless1-7", "endless1-233"] {
        let mut player = Player::begin(code);
        player.press(Action::Next);
        let (mut walked, mut eaten) = (Vec::new(), Vec::new());
        while player.endless().eaten() < 5 {
            player.step_on(|_| {});
            let game = player.endless();
            let trail = rooms_from_start(game, &game.play.runner().trail);
            assert!(trail.starts_with(&walked) && trail.len() == walked.len().max(1) + 1);
            assert_eq!(game.save().unwrap().mouse, {
                let &(column, row) = trail.last().unwrap();
                (i64::from(column), i64::from(row))
            });
            walked = trail;
            if eaten.len() < game.eaten() as usize {
                eaten.push(*walked.last().unwrap());
            }
            assert_eq!(rooms_from_start(game, game.play.eaten()), eaten);
        }
        player.wait(200);
        let game = player.endless();
        let (play, maze) = (&game.play, &game.play.race.measured().maze);
        let ((x, y), pitch) = play.camera.view(1.0);
        for tile in play.runner().trail.iter().chain(play.eaten()).chain([&maze.goal()]) {
            let (column, row) = (f32::from(tile.column) / 2.0, f32::from(tile.row) / 2.0);
            let away = ((column - x).abs() * pitch, (row - y).abs() * pitch);
            assert!(away.0 < 640.0 && away.1 < 332.0, "{tile:?} is seen at {away:?}");
        }
        let (_, from_afar) = play.camera.view(1.0);
        player.press(Action::Next);
        player.wait(200);
        assert!(player.endless().play.camera.view(1.0).1 > 1.5 * from_afar);
    }
}

#[test]
fn a_code_that_is_typed_means_that_maze_and_no_seed_of_its_letters() {
    let type_in = |text: &str| {
        let mut player = Player::new();
        player.press(Action::Click(Target::Field(TitleField::Seed.place())));
        text.chars().for_each(|sign| player.press(Action::Type(sign)));
        player
    };
    for (text, code) in [
        ("endless1-7", "endless1-7"),
        ("ENDLESS1-~冰茶", "endless1-~冰茶"),
        ("endless1 - 40", "endless1-40"),
    ] {
        let mut player = type_in(text);
        player.press(Action::Confirm);
        let code: Endless = code.parse().unwrap();
        assert_eq!((player.screen(), player.app.code()), ("endless", Some(code.to_string())));
        let mut player = type_in(text);
        assert_eq!(player.app.world.settings.maze.seed, code.seed().to_string());
        player.press(Action::Back);
        player.press(Action::Back);
        player.press(Action::Confirm);
        assert_eq!(player.screen(), "endless");
    }
    for wrong in ["endless1-", "endless9-7", "endless-7"] {
        let mut player = type_in(wrong);
        player.press(Action::Confirm);
        assert_eq!(player.screen(), "title", "{wrong} is explained");
    }
    let mut player = type_in("endless summer");
    assert_eq!(player.app.world.settings.maze.seed, "endless summer");
    player.press(Action::Confirm);
    assert_eq!(player.screen(), "play");
}

#[test]
fn a_hint_shows_the_way_to_the_cheese_and_the_run_sets_no_record() {
    let mut player = Player::begin("endless1-7");
    player.eat();
    player.step_on(|_| {});
    player.press(Action::Hint);
    assert!(player.endless().sets_records(), "it is asked for twice");
    player.press(Action::Hint);
    let game = player.endless();
    let race = &game.play.race;
    let hint = race.hint().expect("it is lit").tiles.clone();
    let way: Vec<Tile> = race.measured().path_from(hint[0]).collect();
    assert!(hint.len() > 1 && hint.iter().all(|tile| way.contains(tile)), "{hint:?}");
    assert!(!game.sets_records());
    player.eat();
    assert!(!player.endless().sets_records());
}
