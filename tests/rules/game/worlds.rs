//! A world is walked from crumb to crumb: each lies on its one path to the cheese at the far end.

use icetea_maze::app::Opening;
use icetea_maze::game::command::Command;
use icetea_maze::game::input::{Action, Inputs, Target};
use icetea_maze::game::saved_run::SavedGame;
use icetea_maze::game::store_task::StoreTask;
use icetea_maze::game::tuning::WORLD_CRUMB_STEPS;
use icetea_maze::maze::world::{KeptWorld, LeafPlan, WorldBuild, WorldSpec};
use icetea_maze::maze::{Direction, Endless, at_once};

use super::player::Player;

fn file(width: u32, height: u32, seed: u64) -> Vec<u8> {
    let spec = WorldSpec::new(width, height, seed).unwrap();
    let mut build = WorldBuild::new(LeafPlan { spec, side: 64 });
    assert!(at_once(build.go_on(1, &mut |_| true)));
    let mut bytes = Vec::new();
    build.finish().unwrap().write(&mut bytes).unwrap();
    bytes
}

/// Opens a world as a file that is dropped.
fn enter(width: u32, height: u32, seed: u64) -> Player {
    let mut player = Player::new();
    player.open_file("some.maze", file(width, height, seed));
    assert_eq!(player.screen(), "endless");
    assert_eq!(player.app.code(), Some(format!("world1-{width}x{height}-{seed}")));
    player
}

fn saved(player: &mut Player) -> SavedGame {
    let kept = player.app.settle_run().into_iter().find_map(|event| match event {
        Command::Keep(StoreTask::SaveRun(saved)) => Some(*saved),
        _ => None,
    });
    kept.expect("there is something to lose")
}

#[test]
fn crumbs_lead_to_the_cheese_and_nothing_hurries() {
    for (width, height, seed) in [(90, 40, 3), (2, 150, 8), (130, 131, 5)] {
        let mut player = enter(width, height, seed);
        let world = player.endless().endless().world().unwrap();
        player.wait(120 * 600);
        let mut crumbs = 0;
        while player.screen() == "endless" {
            let before = player.endless().to_cheese().unwrap();
            player.eat();
            crumbs += 1;
            assert!(player.endless().eaten() == crumbs && before > 0);
        }
        assert_eq!((player.screen(), player.endless().to_cheese()), ("endless-over", Some(0)));
        let steps = world.steps() as u32;
        assert_eq!(crumbs, steps.div_ceil(WORLD_CRUMB_STEPS), "the crumbs lie on the path");
        // Once more, from the beginning.
        player.press(Action::Click(Target::Entry(0)));
        assert_eq!((player.screen(), player.endless().eaten()), ("endless", 0));
        assert_eq!(player.endless().distance(), 0);
    }
}

#[test]
fn whoever_strays_finds_a_crumb_on_the_path_from_there() {
    let mut player = enter(700, 700, 4);
    let world = player.endless().endless().world().unwrap();
    // Along the path of another room, far from one's own.
    let mut strayed = 0;
    for stride in 0..900_u32 {
        let ways = player.endless().play.race.ways(player.endless().play.runner().place());
        let hand = Direction::ALL[(stride / 40 % 4) as usize];
        let ahead = [hand, hand.clockwise(), hand.counterclockwise(), hand.opposite()];
        let Some(&direction) = ahead.iter().find(|&&way| ways.contains(way)) else { break };
        let actions = vec![Action::Go(direction)];
        player.tick(&Inputs { actions, held: Some(direction), ..Inputs::default() });
        player.wait(20);
        strayed = strayed.max(player.endless().distance());
    }
    assert!(strayed > 5, "{strayed}");
    let before = player.endless().eaten();
    player.eat();
    assert_eq!(player.endless().eaten(), before + 1);
    assert!(world.steps() > 0);
}

#[test]
fn a_world_goes_on_where_the_mouse_was_left() {
    let mut player = enter(90, 80, 6);
    player.eat();
    (0..5).for_each(|_| player.step_on(|_| {}));
    let here = |player: &Player| {
        (player.endless().eaten(), player.endless().distance(), player.endless().to_cheese())
    };
    let before = here(&player);
    // The pause has no new beginning, and its key does nothing.
    player.press(Action::Restart);
    player.press(Action::Restart);
    assert_eq!(here(&player), before);
    let kept = saved(&mut player);
    let mut again = Player::new();
    again.app.offer(kept.clone());
    again.press(Action::Click(Target::Entry(0)));
    assert_eq!(here(&again), before);
    // Opening its file again leads to the same place.
    let mut opened = Player::new();
    opened.app.offer(kept);
    opened.open_file("some.maze", file(90, 80, 6));
    assert_eq!(here(&opened), before);
    // Its code does too, and beside it an endless run is kept.
    let mut both = Player::begin("endless1-15");
    both.eat();
    let SavedGame::Endless(endless) = saved(&mut both) else { panic!("no endless run") };
    let mut player = Player::new();
    player.app.offer(SavedGame::Endless(endless));
    player.press(Action::Paste("world1-90x80-6".to_owned()));
    assert_eq!((player.screen(), player.endless().eaten()), ("endless", 0));
    assert_eq!(player.app.world.left.len(), 1, "the endless run waits");
}

#[test]
fn a_world_that_is_opened_over_a_run_loses_nothing() {
    for begun in ["kruskal1-20x20-7", "endless1-15", "world1-70x66-12"] {
        let mut player = Player::new();
        player.press(Action::Paste(begun.to_owned()));
        if player.screen() == "title" {
            player.press(Action::Confirm);
        }
        let directions = Direction::ALL.iter().cycle().take(12);
        directions.for_each(|&direction| {
            player.tick(&Inputs { held: Some(direction), ..Inputs::default() });
            player.wait(30);
        });
        player.open_file("some.maze", file(90, 40, 13));
        assert_eq!(player.screen(), "endless", "{begun}");
        let left: Vec<String> =
            player.app.world.left.iter().map(|left| format!("{:?}", left.saved.key())).collect();
        assert!(matches!(&left[..], [one] if one.len() > 4), "{begun}: {left:?}");
    }
}

#[test]
fn a_world_that_is_not_here_is_built_anew() {
    let mut player = enter(70, 66, 9);
    player.eat();
    let SavedGame::Endless(mut kept) = saved(&mut player) else { panic!("no run") };
    "world1-70x66-10".clone_into(&mut kept.code);
    let mut player = Player::new();
    player.app.offer(SavedGame::Endless(kept));
    player.press(Action::Click(Target::Entry(0)));
    assert_eq!(player.screen(), "pause", "it goes on where it was left");
    assert_eq!((player.endless().eaten(), player.app.world.left.len()), (1, 0));
    // A maze that is too large to be held is one, pasted or named by a link.
    for code in ["kruskal1-40000x64-2", "world1-40000x64-3"] {
        let mut player = Player::new();
        player.press(Action::Paste(code.to_owned()));
        assert_eq!((player.screen(), player.endless().eaten()), ("endless", 0));
        let mut player = Player::new();
        player.open_with(Opening::asked_by(code));
        assert_eq!(player.screen(), "endless");
    }
}

#[test]
fn auto_solve_goes_on_from_crumb_to_crumb() {
    let mut player = enter(90, 40, 3);
    player.press(Action::Solve);
    let mut ticks = 0;
    while player.screen() == "endless" {
        player.tick(&Inputs::default());
        ticks += 1;
        assert!(ticks < 120 * 3_600, "it comes to the cheese");
    }
    assert!(player.endless().eaten() > 3 && !player.endless().sets_records());
}

#[test]
fn the_world_of_the_game_is_entered_from_a_pause_of_the_endless_mode() {
    let mut player = Player::begin("endless1-7");
    player.press(Action::Pause);
    player.press(Action::Click(Target::Entry(3)));
    assert_eq!(player.app.code(), Some("world1-31623x31623-1".to_owned()));
    let world = KeptWorld::own().unwrap();
    assert_eq!(player.endless().endless(), Endless::of_world(world));
    assert_eq!(player.endless().to_cheese(), Some(44_720));
    let mut player = Player::new();
    player.open_with(Opening::asked_by("world1-31623x31623-1"));
    assert_eq!(player.screen(), "endless");
}
