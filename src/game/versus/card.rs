//! The fairness card: what was possible in a round, what each player made of it, and where each
//! lost time.

use crate::game::race::arena::Arena;
use crate::game::race::{Race, RaceEnd, Stretch, stretches};
use crate::game::tuning::{CARD_LEAST_LOSS_TICKS, CARD_MOST_LOSSES, CARD_SMALL_SHARE};
use crate::maze::Tile;

/// The outcome of a round for both sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairnessCard {
    /// The account of each side.
    pub accounts: [Account; 2],
    /// What one side had over the other, regardless of the players; empty if both were equal.
    pub advantages: Vec<Advantage>,
    /// Whether that decided the round: the loser lost no more time than the winner. None without a
    /// winner, or if there are several cheeses.
    pub was_decisive: Option<bool>,
}

/// An advantage of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advantage {
    /// It had so many strides less to walk.
    Nearer {
        /// The side.
        side: usize,
        /// The number of strides.
        strides: u32,
    },
    /// It walks faster.
    Faster {
        /// The side.
        side: usize,
    },
    /// It set out so many ticks earlier.
    Earlier {
        /// The side.
        side: usize,
        /// The number of ticks.
        ticks: u32,
    },
}

/// The outcome of a round for one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The strides of a shortest path, or to all cheeses together if there are several.
    pub shortest: u32,
    /// The number of junctions on that path; none if there are several cheeses.
    pub junctions: Option<u32>,
    /// The strides walked.
    pub steps: u32,
    /// The dead ends that were walked to the end of, as often as that happened.
    pub dead_ends: Vec<Tile>,
    /// The time to the target, if it was reached.
    pub ticks: Option<u64>,
    /// How many cheeses were eaten.
    pub cheeses: u8,
    /// Where most time was lost, the worst first; empty if there are several cheeses.
    pub losses: Vec<Loss>,
}

/// A place after which a player came no nearer for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loss {
    /// The place, in the first runner's maze.
    pub at: Tile,
    /// How many ticks more than one stride it took.
    pub ticks: u64,
    /// How many strides were in vain.
    pub steps: u32,
}

impl FairnessCard {
    /// The card of a round.
    pub fn of(round: &Race) -> Self {
        let sides = [0, 1];
        let mut shortest = sides.map(|side| round.shortest(side));
        // A step more to five cheeses together is nothing.
        let [one, two] = shortest;
        if round.arena.mode.counts_points() && one.abs_diff(two) * CARD_SMALL_SHARE <= one {
            shortest = [one; 2];
        }
        Self {
            accounts: sides.map(|side| Account::of(round, side)),
            advantages: advantages(
                shortest,
                sides.map(|side| round.runner(side).stride_ticks()),
                sides.map(|side| round.runner(side).delay_ticks()),
            ),
            was_decisive: was_decisive(round),
        }
    }
}

/// Whether the loser, who had the disadvantage, lost no more time than the winner. Of somebody who
/// has not walked nothing can be said.
fn was_decisive(round: &Race) -> Option<bool> {
    let Some(RaceEnd::Won(winner)) = round.verdict else { return None };
    let loser = 1 - winner;
    if round.runner(loser).steps() == 0 {
        return None;
    }
    let [at_best, of_winner] = [loser, winner].map(|side| {
        let runner = round.runner(side);
        let walk = u64::from(round.shortest(side)) * u64::from(runner.stride_ticks());
        u64::from(runner.delay_ticks()) + walk
    });
    let lost = |side: usize, at_best: u64| {
        let runner = round.runner(side);
        let to_target = round.arena.to_target(side)?;
        let left = to_target.from(runner.destination()).unwrap_or_default();
        let on_the_way = round.ticks + u64::from(left) * u64::from(runner.stride_ticks());
        Some(runner.arrived_after.unwrap_or(on_the_way).saturating_sub(at_best))
    };
    let [loss, of_winner_lost] = [lost(loser, at_best)?, lost(winner, of_winner)?];
    Some(of_winner < at_best && loss <= of_winner_lost)
}

impl Account {
    fn of(round: &Race, side: usize) -> Self {
        let (arena, runner) = (&round.arena, round.runner(side));
        let has_one_target = !arena.mode.counts_points();
        Self {
            shortest: round.shortest(side),
            junctions: has_one_target.then(|| junctions(arena, side)),
            steps: runner.steps(),
            dead_ends: round.dead_ends(side).collect(),
            ticks: runner.arrived_after,
            cheeses: runner.cheeses,
            losses: if has_one_target { losses(round, side) } else { Vec::new() },
        }
    }
}

/// The advantages of each side, with these distances, durations of a stride and delays.
fn advantages(shortest: [u32; 2], stride: [u32; 2], delay: [u32; 2]) -> Vec<Advantage> {
    let smaller = |[one, two]: [u32; 2]| (one != two).then_some(usize::from(two < one));
    let by = |[one, two]: [u32; 2]| one.abs_diff(two);
    let nearer = smaller(shortest).map(|side| Advantage::Nearer { side, strides: by(shortest) });
    let faster = smaller(stride).map(|side| Advantage::Faster { side });
    let earlier = smaller(delay).map(|side| Advantage::Earlier { side, ticks: by(delay) });
    [earlier, nearer, faster].into_iter().flatten().collect()
}

/// The number of places between the ends of the shortest path with more than one way on.
fn junctions(arena: &Arena, side: usize) -> u32 {
    let grid = arena.grid();
    let is_choice = |tile: &Tile| grid.ways(*tile) > 2 && !arena.is_target(side, *tile);
    arena.path_to_target(side).skip(1).filter(is_choice).count() as u32
}

/// In each part of the trail that should be one stride, whatever took longer than that is lost.
/// Nothing is lost once the other has arrived: the round is decided then.
fn losses(race: &Race, side: usize) -> Vec<Loss> {
    let (arena, runner, trail) = (&race.arena, race.runner(side), &race.runner(side).trail);
    let (Some(track), Some(to_target)) = (runner.track(), arena.to_target(side)) else {
        return Vec::new();
    };
    // No mouse can set out before the first tick.
    let first = runner.delay_ticks() + 1;
    let came: Vec<u64> =
        [first].into_iter().chain(track.arrivals().map(|(tick, _)| tick)).map(u64::from).collect();
    let other = race.runner(1 - side);
    let decided = other.arrived_after.and(other.track()).and_then(|track| track.arrivals().last());
    let decided = decided.map_or(race.ticks, |(tick, _)| race.ticks.min(tick.into()));
    let distances = trail.iter().map(|&place| to_target.from(place).unwrap_or(u32::MAX));
    // The last place that was reached by then.
    let last = came.partition_point(|&tick| tick <= decided).saturating_sub(1);
    let lost = stretches(distances).filter_map(|Stretch { from, to }| {
        let stretch = Stretch { from, to: to.filter(|&to| to <= last) };
        let ticks = match stretch.to {
            Some(to) => (came[to] - came[from]).saturating_sub(runner.stride_ticks().into()),
            None if runner.arrived_after.is_some() && to.is_none() => return None,
            None => decided.saturating_sub(came[from]),
        };
        Some(Loss { at: trail[from], ticks, steps: stretch.strides_in_vain(last.max(from)) })
    });
    let mut losses: Vec<Loss> = lost.collect();
    losses.retain(|loss| loss.ticks >= CARD_LEAST_LOSS_TICKS);
    losses.sort_by_key(|loss| std::cmp::Reverse(loss.ticks));
    losses.truncate(CARD_MOST_LOSSES);
    losses
}
