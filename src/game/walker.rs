//! One mouse on its way from place to place.
//!
//! In a maze of rooms it goes from room to room, two tiles at a time; on any other grid from tile
//! to tile. A stride once begun is finished. Which way it goes next is decided in the tick in which
//! it arrives, so that a key pressed at the right moment is never a tick late. One pressed a little
//! later still counts: then the stride that was just begun becomes one to that side.

mod early_turns;
mod pose;

pub use pose::{Gait, Pose};

use super::tuning::{
    BUMP_TICKS, LATE_TURN_PARTS_OF_TILE, RUN_ON_TICKS, RUN_TICKS_PER_TILE, WALK_TICKS_PER_TILE,
};
use crate::maze::{Direction, Directions, Grid, Tile};
use early_turns::EarlyTurns;

/// What the player asks of one mouse in one tick.
#[derive(Clone, Copy, Debug, Default)]
pub struct Steering {
    /// The directions whose keys are down, the one pressed last if any of them still is.
    pub held: Option<Direction>,
    /// A direction whose key went down since the last tick.
    pub pressed: Option<Direction>,
    /// Run on to the next junction, or through it if the key is held on there.
    pub run: bool,
}

/// What happened to a mouse in one tick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WalkEvent {
    /// It set out for another place.
    SetOut {
        /// In this direction.
        direction: Direction,
        /// And it runs.
        runs: bool,
    },
    /// It has hardly set out when it turns in this direction instead, as if it had from the first.
    Turned(Direction),
    /// It came to this place.
    Arrived(Tile),
    /// There was a wall where it wanted to go.
    Bumped,
}

/// Where a mouse is and where it is going.
#[derive(Clone, Debug)]
pub struct Walker {
    /// The place it was at last.
    pub place: Tile,
    /// The way that it went last, wherever it looks by now.
    pub heading: Direction,
    stride: Option<Stride>,
    early_turns: EarlyTurns,
    /// It follows the corridor until there is a choice.
    is_running: bool,
    /// For how long a run has been over that ended at a choice. What is still held down does not
    /// count until it is let go, or held for longer with the key to run.
    run_over_ticks: Option<u32>,
    bump_ticks: u32,
    /// For how long it has been standing.
    stood_ticks: u32,
    /// How many tiles it has gone: what its legs hang on.
    tiles_gone: u64,
    /// How long it takes for a tile when it walks.
    walk_ticks_per_tile: u32,
}

/// A way between two places that was begun.
#[derive(Clone, Copy, Debug)]
struct Stride {
    direction: Direction,
    gone_ticks: u32,
    all_ticks: u32,
    /// It was not pressed for but goes on with what was begun before.
    goes_on: bool,
    /// It was begun in this direction and turned after so many ticks.
    turned: Option<(Direction, u32)>,
}

/// How many tiles lie between two places of this grid that a mouse can stand at.
pub fn stride_tiles(grid: &Grid) -> u16 {
    if grid.rooms().is_some() { 2 } else { 1 }
}

impl Walker {
    /// A mouse that stands still.
    pub const fn new(place: Tile) -> Self {
        Self {
            place,
            heading: Direction::Down,
            stride: None,
            early_turns: EarlyTurns::new(),
            is_running: false,
            run_over_ticks: None,
            bump_ticks: 0,
            stood_ticks: 0,
            tiles_gone: 0,
            walk_ticks_per_tile: WALK_TICKS_PER_TILE,
        }
    }

    /// The same mouse, walking faster or slower.
    #[must_use]
    pub fn at_pace(self, walk_ticks_per_tile: u32) -> Self {
        Self { walk_ticks_per_tile, ..self }
    }

    /// The same mouse at another place, whatever it is about to do.
    #[must_use]
    pub fn at(self, place: Tile) -> Self {
        Self { place, ..self }
    }

    /// The place it is at, or comes to at the end of its stride.
    pub fn destination(&self, stride_tiles: u16) -> Tile {
        self.stride.map_or(self.place, |stride| self.place.go(stride.direction, stride_tiles))
    }

    /// The place that it is at or nearest to.
    pub fn nearest_place(&self, stride_tiles: u16) -> Tile {
        let is_beyond = |stride: &Stride| 2 * stride.gone_ticks >= stride.all_ticks;
        match &self.stride {
            Some(stride) if is_beyond(stride) => self.place.go(stride.direction, stride_tiles),
            _ => self.place,
        }
    }

    /// Forgets which keys were pressed, because others steer it now.
    pub fn let_go(&mut self) {
        self.early_turns.forget();
        self.is_running = false;
        self.run_over_ticks = None;
    }

    /// Whether it is between two places.
    pub const fn is_walking(&self) -> bool {
        self.stride.is_some()
    }

    /// Whether it runs on by itself to the next junction.
    pub const fn is_running(&self) -> bool {
        self.is_running && self.stride.is_some()
    }

    /// Whether a turn at the place it was at last would still be taken.
    pub fn may_turn_late(&self, stride_tiles: u16) -> bool {
        self.stride.is_some_and(|stride| {
            let late_ticks = (stride.gone_ticks + 1) * u32::from(stride_tiles);
            stride.goes_on && late_ticks * LATE_TURN_PARTS_OF_TILE <= stride.all_ticks
        })
    }

    /// One tick of its life.
    pub fn tick(&mut self, grid: &Grid, stride_tiles: u16, steering: Steering) -> Vec<WalkEvent> {
        let mut events = Vec::new();
        self.bump_ticks = self.bump_ticks.saturating_sub(1);
        if let Some(direction) = self.turn_late(grid, stride_tiles, steering) {
            events.push(WalkEvent::Turned(direction));
        } else {
            self.note_keys(steering);
        }
        if let Some(stride) = &mut self.stride {
            stride.gone_ticks += 1;
            if stride.gone_ticks < stride.all_ticks {
                return events;
            }
            self.place = self.place.go(stride.direction, stride_tiles);
            self.tiles_gone += u64::from(stride_tiles);
            self.stride = None;
            events.push(WalkEvent::Arrived(self.place));
        }
        match self.next_direction(grid, steering) {
            Next::Go { direction, goes_on } => {
                let ticks_per_tile =
                    if self.is_running { RUN_TICKS_PER_TILE } else { self.walk_ticks_per_tile };
                let all_ticks = ticks_per_tile * u32::from(stride_tiles);
                self.heading = direction;
                self.bump_ticks = 0;
                self.stood_ticks = 0;
                self.stride =
                    Some(Stride { direction, gone_ticks: 0, all_ticks, goes_on, turned: None });
                events.push(WalkEvent::SetOut { direction, runs: self.is_running });
            }
            Next::Bump(direction) => {
                self.heading = direction;
                self.stood_ticks = 0;
                self.is_running = false;
                self.early_turns.forget();
                if self.bump_ticks == 0 {
                    self.bump_ticks = BUMP_TICKS;
                    events.push(WalkEvent::Bumped);
                }
            }
            Next::Stand => {
                self.stood_ticks = self.stood_ticks.wrapping_add(1);
                self.is_running = false;
                self.early_turns.forget();
            }
        }
        events
    }

    /// Takes a turn that was pressed a little late as if it had been in time.
    fn turn_late(
        &mut self,
        grid: &Grid,
        stride_tiles: u16,
        steering: Steering,
    ) -> Option<Direction> {
        let direction = steering.pressed?;
        let is_open = grid.open_around(self.place).contains(direction);
        let may_turn = self.may_turn_late(stride_tiles);
        let stride = self.stride.as_mut().filter(|stride| {
            let is_turn = ![stride.direction, stride.direction.opposite()].contains(&direction);
            may_turn && is_open && is_turn
        })?;
        stride.turned = Some((stride.direction, stride.gone_ticks));
        stride.direction = direction;
        stride.goes_on = false;
        self.heading = direction;
        self.is_running = steering.run;
        self.early_turns.forget();
        Some(direction)
    }

    fn note_keys(&mut self, steering: Steering) {
        if let Some(direction) = steering.pressed {
            self.early_turns.press(direction);
            self.is_running = steering.run;
            self.run_over_ticks = None;
            return;
        }
        self.run_over_ticks = self.run_over_ticks.filter(|_| steering.held.is_some());
        self.run_over_ticks = self.run_over_ticks.map(|ticks| ticks + 1);
        self.early_turns.tick(steering.held);
    }

    /// Where to go from the place it is at.
    fn next_direction(&mut self, grid: &Grid, steering: Steering) -> Next {
        let ways = grid.open_around(self.place);
        if let Some(direction) = self.early_turns.take(ways) {
            return Next::Go { direction, goes_on: false };
        }
        let go_on = |direction| Next::Go { direction, goes_on: true };
        if self.is_running && steering.pressed.is_none() {
            let only_way = self.only_way_on(ways);
            self.run_over_ticks = only_way.is_none().then_some(0);
            return only_way.map_or(Next::Stand, go_on);
        }
        if let Some(ticks) = self.run_over_ticks {
            let back = self.heading.opposite();
            let on = steering.held.filter(|&held| ways.without(back).contains(held));
            let on = on.filter(|_| steering.run && ticks >= RUN_ON_TICKS);
            if on.is_some() {
                self.is_running = true;
                self.run_over_ticks = None;
            }
            return on.map_or(Next::Stand, go_on);
        }
        match steering.held {
            Some(held) if ways.contains(held) => go_on(held),
            Some(held) if steering.pressed == Some(held) => Next::Bump(held),
            // The key of a turn that comes later is down already: straight on until then.
            Some(_) if self.early_turns.are_waiting() && ways.contains(self.heading) => {
                go_on(self.heading)
            }
            _ => steering.pressed.map_or(Next::Stand, Next::Bump),
        }
    }

    /// The only way that does not lead back, if there is just one.
    fn only_way_on(&self, ways: Directions) -> Option<Direction> {
        let onward = ways.without(self.heading.opposite());
        (onward.len() == 1).then(|| onward.nth(0)).flatten()
    }
}

/// What a mouse at a place does.
enum Next {
    /// Whether it goes on with what it does, or does what was pressed.
    Go {
        direction: Direction,
        goes_on: bool,
    },
    Bump(Direction),
    Stand,
}

#[cfg(test)]
mod tests;
