//! The rival at a stop: a mouse that walks through the maze as a solver
//! would, from the player's first step on.
//!
//! Its way follows from the maze alone, so any run can be compared with it.

use std::collections::VecDeque;

use super::stop::Stop;
use crate::game::clock::milliseconds_of;
use crate::game::measured_maze::MeasuredMaze;
use crate::game::race::Track;
use crate::game::rules::MazeRules;
use crate::game::rules::patrol::Catches;
use crate::game::tuning::{
    RIVAL_MOST_NAP_TICKS, RIVAL_MOST_STRIDES, RIVAL_PACES, RIVAL_PERCENT_OF_PAR,
    RIVAL_WALKS_PERCENT, TICKS_PER_SECOND,
};
use crate::game::versus::rules::Mind;
use crate::game::versus::search::{MatchSearch, keep_stack};
use crate::maze::Tile;

/// A rival.
#[derive(Clone, Debug)]
pub struct StopRival {
    /// Its way of thinking.
    pub mind: Mind,
    /// Its movements.
    pub track: Track,
    /// The size of its stack at each place it has reached.
    depths: Vec<u32>,
}

impl StopRival {
    /// The rival in the maze of a stop, if it has one.
    ///
    /// It is a little faster than par, more so towards the end of the journey.
    /// It spends a part of that thinking at forks; only where there are too few, it waits at the start.
    pub fn of(measured: &MeasuredMaze) -> Option<Self> {
        let stop = Stop::of(measured.spec)?;
        let mind = stop.rival()?;
        let way = Way::of(mind, measured)?;
        let par_ticks = stop.par_seconds() * TICKS_PER_SECOND;
        let ticks = par_ticks * RIVAL_PERCENT_OF_PAR[stop.region() as usize] / 100;
        let tiles = u32::from(measured.stride_tiles) * (way.places.len() as u32 - 1).max(1);
        let (fastest, slowest) = RIVAL_PACES;
        let walks = ticks * RIVAL_WALKS_PERCENT[usize::from(mind == Mind::Dozer)] / 100;
        let pace = (walks / tiles).clamp(fastest, slowest);
        let left = ticks.saturating_sub(pace * tiles);
        let nap_ticks =
            left.checked_div(way.forks()).map_or(0, |nap| nap.min(RIVAL_MOST_NAP_TICKS));
        let wait = ticks.saturating_sub(pace * tiles + nap_ticks * way.forks());
        let track = way.walked(measured, pace, (wait, nap_ticks))?;
        let depths = depths(track.places_by(u32::MAX));
        Some(Self { mind, track, depths })
    }

    /// For how many more ticks it waits at the start, `tick` ticks after the player set out.
    pub fn waits(&self, tick: u32) -> u32 {
        self.track.strides().first().map_or(0, |stride| stride.tick.saturating_sub(tick))
    }

    /// The time it takes.
    pub fn milliseconds(&self) -> u64 {
        milliseconds_of(self.track.end_tick().into())
    }

    /// The places that it has entered by this tick and not come back from; none for a rival that
    /// knows the way.
    pub fn stack(&self, tick: u32) -> Vec<Tile> {
        if self.mind.knows_the_way() {
            return Vec::new();
        }
        let places: Vec<Tile> = self.track.places_by(tick).collect();
        let mut stack = Vec::new();
        let mut wanted = self.depths[places.len() - 1];
        for (&place, &depth) in places.iter().zip(&self.depths).rev() {
            if depth == wanted {
                stack.push(place);
                wanted -= 1;
            }
        }
        stack.reverse();
        stack
    }
}

/// The size of a stack after each of these places.
fn depths(places: impl Iterator<Item = Tile>) -> Vec<u32> {
    let mut stack = Vec::new();
    let depth = |place| {
        keep_stack(&mut stack, place);
        stack.len() as u32
    };
    places.map(depth).collect()
}

/// The places on a way, beginning with the start, and which of them are forks.
struct Way {
    places: Vec<Tile>,
    are_forks: Vec<bool>,
}

impl Way {
    /// The way to all cheeses, including whatever has to be taken before.
    fn of(mind: Mind, measured: &MeasuredMaze) -> Option<Self> {
        let (mut here, mut state) = (measured.maze.start(), measured.rules.begin());
        let mut way = Self { places: vec![here], are_forks: vec![false] };
        loop {
            let maze = match &measured.rules.puzzle {
                Some(puzzle) => puzzle.maze(state)?,
                None => &measured.maze,
            };
            let maze = maze.from_tile(here).ok()?;
            let mut search = MatchSearch::new(mind, maze.clone(), measured.stride_tiles)?;
            let mut plan = VecDeque::new();
            loop {
                while plan.front() == Some(&here) {
                    plan.pop_front();
                }
                if plan.is_empty() {
                    plan.extend(search.next_places(here));
                    plan.retain(|&place| place != here);
                }
                let from = here;
                here = plan.pop_front()?;
                way.places.push(here);
                way.are_forks.push(maze.grid().ways(here) > 2);
                if way.places.len() > RIVAL_MOST_STRIDES {
                    return None;
                }
                let Some(puzzle) = &measured.rules.puzzle else {
                    if maze.goals().contains(&here) {
                        return Some(way);
                    }
                    continue;
                };
                let before = state;
                state = puzzle.after_going(state, from, here);
                if puzzle.is_done(state) {
                    return Some(way);
                }
                if state != before {
                    break;
                }
            }
        }
    }

    fn forks(&self) -> u32 {
        let before_end = &self.are_forks[..self.are_forks.len() - 1];
        before_end.iter().filter(|&&is_fork| is_fork).count() as u32
    }

    /// The movements at a pace in ticks per tile, after a delay, with naps of this length, and with
    /// the time in which it is held.
    fn walked(
        &self,
        measured: &MeasuredMaze,
        pace: u32,
        (wait, nap_ticks): (u32, u32),
    ) -> Option<Track> {
        let mut track = Track::new(self.places[0], measured.stride_tiles).at_pace(pace);
        let (mut tick, mut catches) = (1 + wait, Catches::default());
        let mut looked = 0;
        for (pair, is_fork) in self.places.windows(2).zip(&self.are_forks) {
            tick += if *is_fork { nap_ticks } else { 0 };
            tick = let_go(&measured.rules, &mut catches, &track, (&mut looked, tick));
            if !track.set_out(tick, pair[0].direction_towards(pair[1])?, false) {
                return None;
            }
            tick = track.end_tick();
        }
        Some(track)
    }
}

/// The first tick, from this one on, in which a mouse that has gone so far is not held. Ticks
/// already seen are not looked at again.
fn let_go(
    rules: &MazeRules,
    catches: &mut Catches,
    track: &Track,
    (looked, mut tick): (&mut u32, u32),
) -> u32 {
    loop {
        while *looked + 1 < tick {
            *looked += 1;
            rules.catch(catches, (*looked).into(), track.room_at(*looked));
        }
        if !catches.holds(tick.into()) {
            return tick;
        }
        tick += 1;
    }
}
