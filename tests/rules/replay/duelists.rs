//! Two players of a round who come to its end, with rests on the way, by a seed.

use std::sync::Arc;

use icetea_maze::game::race::Race;
use icetea_maze::game::race::arena::Arena;
use icetea_maze::game::race::distances::Distances;
use icetea_maze::game::replay::Recording;
use icetea_maze::game::versus::computer::Computer;
use icetea_maze::game::versus::game::Match;
use icetea_maze::game::versus::rules::{Mind, Mode};
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::Direction;
use icetea_maze::maze::random::Dice;

use super::wanderer::{measured, name};

pub fn game(maze: &str, rules: &str) -> Match {
    Match::new(format!("{maze}~{rules}").parse().unwrap())
}

/// The next round of a match, at its beginning.
pub fn begun(game: &Match) -> Race {
    game.round(Arc::new(Arena::new(game.plan(), measured(game.course().spec().unwrap()))))
}

/// A finished round; the loser of a race may be left standing for that.
pub fn played(game: &Match, seed: u64, leaves_loser: bool) -> Race {
    played_and_seen(game, seed, leaves_loser, |_| {})
}

/// A finished round; the callback sees it before the first tick and after each.
pub fn played_and_seen(
    game: &Match,
    seed: u64,
    leaves_loser: bool,
    mut see: impl FnMut(&Race),
) -> Race {
    let mut round = begun(game);
    let minds = [Mind::DepthFirst, Mind::ShortestWay];
    let mut minds = [0, 1].map(|side| Computer::new(minds[side], Arc::clone(&round.arena), side));
    let mut dice = Dice::new(seed);
    see(&round);
    while !round.is_over() {
        let steerings = [0, 1].map(|side| {
            let wanted = match round.arena.mode {
                Mode::Snatch => steer_in_snatch(&round, side, &mut dice),
                _ => minds[side].steer(round.runner(side), &round.cheeses_left),
            };
            if dice.chance(20) || round.waits(side) > 1 { Steering::default() } else { wanted }
        });
        round.tick(&steerings);
        see(&round);
        if leaves_loser && dice.chance(3) {
            round.skip();
        }
    }
    round
}

/// Whoever has the cheese runs about with it, and the other comes after them.
pub fn steer_in_snatch(round: &Race, side: usize, dice: &mut Dice) -> Steering {
    let here = round.runner(side).destination();
    let (grid, stride) = (round.arena.grid(), round.measured().stride_tiles);
    let quarry = match round.carrier {
        Some(carrier) if carrier.runner == side => None,
        Some(carrier) => Some(round.runner(carrier.runner).destination()),
        None => round.cheeses_left.first().copied(),
    };
    let nearer =
        quarry.and_then(|quarry| Distances::to(quarry, grid, stride).path(here, grid).nth(1));
    let open: Vec<Direction> =
        Direction::ALL.into_iter().filter(|&way| grid.is_open(here.step(way))).collect();
    let anywhere = open[dice.below(open.len() as u32) as usize];
    let way = nearer.and_then(|next| here.direction_towards(next)).unwrap_or(anywhere);
    Steering { held: Some(way), ..Steering::default() }
}

/// The match after this one, with the sides swapped as in earlier versions.
pub fn swapped(game: &Match) -> Match {
    game.rematch().after(Vec::new(), true).expect("it has not begun")
}

pub fn recorded_round(game: &Match, round: &Race) -> Recording {
    Recording::of_round(game, round, [name("Ann"), name("Ben")]).unwrap()
}
