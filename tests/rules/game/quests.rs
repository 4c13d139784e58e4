//! Mazes with quests, played by keys alone: auto-solve ends each of them, and none of their keys
//! ends the game.

use icetea_maze::app::Opening;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::maze::Direction;
use icetea_maze::maze::random::Dice;
use icetea_maze::screens::Screen;

use super::player::{Player, small};

const SEEDS: u64 = 24;

/// A player in a small maze in which everything can happen.
fn before_a_quest(seed: u64) -> Player {
    let mut dice = Dice::new(seed);
    let generator = ["hunt-and-kill1", "kruskal1", "prim1"][dice.below(3) as usize];
    let size = format!("{}x{}", 3 + dice.below(9), 3 + dice.below(7));
    let mut code = format!("{generator}-{size}");
    for field in ["loops100", "cheeses2", "keys1", "traps1"] {
        if dice.coin() {
            code = format!("{code}-{field}");
        }
    }
    let plates = dice.below(4);
    let plates = if plates > 0 { format!("-plates{plates}") } else { String::new() };
    let spec = format!("{code}{plates}-{seed}").parse().expect("it is a code");
    let mut player = Player::with(small());
    player.open_with(Opening::Grown(spec));
    assert_eq!(player.screen(), "play");
    player
}

fn any_key(dice: &mut Dice) -> Action {
    let keys = [
        Action::Solve,
        Action::Skip,
        Action::Hint,
        Action::Faster,
        Action::Confirm,
        Action::Next,
        Action::Pause,
        Action::Back,
        Action::Restart,
        Action::Trail,
        Action::Go(Direction::nth(dice.below(4) as u8)),
    ];
    keys[dice.below(keys.len() as u32) as usize].clone()
}

#[test]
fn auto_solve_that_is_hurried_comes_to_the_results() {
    for seed in 0..SEEDS {
        let mut player = before_a_quest(seed);
        let mut dice = Dice::new(seed);
        for _ in 0..dice.below(4) {
            player.walk(Direction::nth(dice.below(4) as u8));
        }
        let mut presses = 0;
        while player.screen() == "play" {
            let Screen::Play(play) = &player.app.screen else { break };
            let is_on = play.race.solving().is_some();
            player.press(if is_on { Action::Skip } else { Action::Solve });
            player.wait(20);
            presses += 1;
            assert!(presses < 400, "{:?}", player.app.code());
        }
        assert_eq!(player.screen(), "results", "{:?}", player.app.code());
    }
}

#[test]
fn no_key_in_a_quest_ends_the_game() {
    for seed in 0..SEEDS {
        let mut player = before_a_quest(seed);
        let mut dice = Dice::new(seed);
        while player.screen() != "title" && dice.below(400) > 0 {
            let held = dice.coin().then(|| Direction::nth(dice.below(4) as u8));
            let actions = if dice.chance(25) { vec![any_key(&mut dice)] } else { Vec::new() };
            player.tick(&Inputs { actions, held, run: dice.coin(), ..Inputs::default() });
            assert!(!player.told("quit"), "{:?}", player.app.code());
        }
    }
}
