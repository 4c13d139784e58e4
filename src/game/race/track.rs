//! The movements of one mouse: its strides, each with the tick in which it sets out.
//!
//! This is small, independent of keys, and enough to know the mouse's position at every tick. Ticks
//! count from the first one of the run or round, which is 1: tick 0 is before anything happened.

use std::iter;

use crate::game::tuning::{
    LEAP_TICKS, RECORDING_MOST_STRIDES, RUN_TICKS_PER_TILE, WALK_TICKS_PER_TILE,
};
use crate::game::walker::Pose;
use crate::maze::{Direction, Tile};

/// The movements of one mouse.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track {
    start: Tile,
    stride_tiles: u16,
    /// A pace in ticks per tile that replaces those of walking and running.
    pace_ticks: Option<u32>,
    strides: Vec<Stride>,
}

/// A movement between two neighbouring places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stride {
    /// The tick in which it sets out.
    pub tick: u32,
    /// The place where it sets out.
    pub from: Tile,
    /// The direction.
    pub direction: Direction,
    /// Whether it runs.
    pub runs: bool,
    /// Where it leads, if it is a leap.
    pub leap: Option<Tile>,
}

impl Track {
    /// The track of a mouse that has not set out yet, whose strides are so many tiles long.
    pub const fn new(start: Tile, stride_tiles: u16) -> Self {
        Self { start, stride_tiles, pace_ticks: None, strides: Vec::new() }
    }

    /// Sets a pace of its own, in ticks per tile.
    #[must_use]
    pub const fn at_pace(mut self, pace_ticks: u32) -> Self {
        self.pace_ticks = Some(pace_ticks);
        self
    }

    /// Adds a stride. Returns false if that is not possible: before the end of the last stride, or
    /// if there are too many.
    pub fn set_out(&mut self, tick: u32, direction: Direction, runs: bool) -> bool {
        let is_possible = tick > 0
            && tick >= self.end_tick()
            && self.strides.len() < RECORDING_MOST_STRIDES
            && tick.checked_add(self.stride_ticks(runs)).is_some();
        if is_possible {
            let from = self.end_place();
            self.strides.push(Stride { tick, from, direction, runs, leap: None });
        }
        is_possible
    }

    /// Adds a leap after a stride, in the direction and at the pace of that. Returns false if that
    /// is not possible.
    pub fn leap(&mut self, tick: u32, to: Tile) -> bool {
        let Some(&Stride { direction, runs, .. }) = self.strides.last() else { return false };
        let is_possible =
            tick.checked_add(LEAP_TICKS).is_some() && self.set_out(tick, direction, runs);
        if let Some(stride) = self.strides.last_mut().filter(|_| is_possible) {
            stride.leap = Some(to);
        }
        is_possible
    }

    /// Changes the direction of the last stride.
    pub(super) fn turn_last(&mut self, direction: Direction) {
        if let Some(stride) = self.strides.last_mut() {
            stride.direction = direction;
        }
    }

    /// The part of the track up to this tick.
    #[must_use]
    pub fn until(self, tick: u32) -> Self {
        let steps = self.steps_by(tick);
        self.of_strides(steps)
    }

    /// The part of the track with so many strides.
    #[must_use]
    pub fn of_strides(mut self, strides: usize) -> Self {
        self.strides.truncate(strides);
        self
    }

    /// Moves the whole track so many tiles right and down, if all of it fits.
    pub fn moved(&self, by: (i32, i32)) -> Option<Self> {
        let moved = |stride: &Stride| {
            let leap = match stride.leap {
                Some(to) => Some(to.moved(by)?),
                None => None,
            };
            Some(Stride { from: stride.from.moved(by)?, leap, ..*stride })
        };
        let strides = self.strides.iter().map(moved).collect::<Option<_>>()?;
        Some(Self { start: self.start.moved(by)?, strides, ..*self })
    }

    /// Moves the whole track to another start, if all of it fits.
    pub fn beginning_at(&self, start: Tile) -> Option<Self> {
        let along = |to: u16, from: u16| i32::from(to) - i32::from(from);
        let from = self.start;
        self.moved((along(start.column, from.column), along(start.row, from.row)))
    }

    /// The place where it begins.
    pub const fn start(&self) -> Tile {
        self.start
    }

    /// The length of a stride in tiles.
    pub const fn stride_tiles(&self) -> u16 {
        self.stride_tiles
    }

    /// The pace of its own, in ticks per tile, if it has one.
    pub const fn pace_ticks(&self) -> Option<u32> {
        self.pace_ticks
    }

    /// All strides in order.
    pub fn strides(&self) -> &[Stride] {
        &self.strides
    }

    /// The tick in which a stride ends.
    pub const fn arrival_tick(&self, stride: &Stride) -> u32 {
        let ticks = if stride.leap.is_some() { LEAP_TICKS } else { self.stride_ticks(stride.runs) };
        stride.tick + ticks
    }

    /// The tick in which the last stride ends; 0 if there is none.
    pub fn end_tick(&self) -> u32 {
        self.strides.last().map_or(0, |stride| self.arrival_tick(stride))
    }

    /// The place where the last stride ends.
    pub fn end_place(&self) -> Tile {
        self.strides.last().map_or(self.start, |stride| self.arrival_place(stride))
    }

    /// How many strides have ended by this tick.
    pub fn steps_by(&self, tick: u32) -> usize {
        self.strides.partition_point(|stride| self.arrival_tick(stride) <= tick)
    }

    /// The place where it is at this tick, or the nearest one.
    pub fn room_at(&self, tick: u32) -> Tile {
        let begun = self.strides.partition_point(|stride| stride.tick <= tick);
        let Some(stride) = begun.checked_sub(1).map(|last| &self.strides[last]) else {
            return self.start;
        };
        let is_beyond = 2 * (tick - stride.tick) >= self.arrival_tick(stride) - stride.tick;
        if is_beyond { self.arrival_place(stride) } else { stride.from }
    }

    /// All places reached by this tick, in order, beginning with the start.
    pub fn places_by(&self, tick: u32) -> impl Iterator<Item = Tile> + '_ {
        let ended = &self.strides[..self.steps_by(tick)];
        iter::once(self.start).chain(ended.iter().map(|stride| self.arrival_place(stride)))
    }

    /// All arrivals with their ticks, in order, without the start.
    pub fn arrivals(&self) -> impl Iterator<Item = (u32, Tile)> + '_ {
        self.strides.iter().map(|stride| (self.arrival_tick(stride), self.arrival_place(stride)))
    }

    /// Where to draw it, `blend` of a tick after this one. Bumps into walls are not recorded.
    pub fn pose(&self, tick: u32, blend: f32) -> Pose {
        let begun = self.strides.partition_point(|stride| stride.tick <= tick);
        let Some(stride) = begun.checked_sub(1).map(|last| &self.strides[last]) else {
            return Pose::standing(self.start, Direction::Down, tick);
        };
        let gone_ticks = tick - stride.tick;
        let all_ticks = self.arrival_tick(stride) - stride.tick;
        if gone_ticks >= all_ticks {
            let place = self.arrival_place(stride);
            return Pose::standing(place, stride.direction, gone_ticks - all_ticks + 1);
        }
        let share = ((gone_ticks as f32 + blend) / all_ticks as f32).min(1.0);
        if let Some(to) = stride.leap {
            return Pose::leaping(stride.from, to, stride.direction, share);
        }
        let tiles_before = (begun - 1) as u64 * u64::from(self.stride_tiles);
        let tiles = share * f32::from(self.stride_tiles);
        Pose::walking(stride.from, stride.direction, tiles, tiles_before)
    }

    const fn stride_ticks(&self, runs: bool) -> u32 {
        let pace = match (self.pace_ticks, runs) {
            (Some(pace), _) => pace,
            (None, true) => RUN_TICKS_PER_TILE,
            (None, false) => WALK_TICKS_PER_TILE,
        };
        pace.saturating_mul(self.stride_tiles as u32)
    }

    /// The place where a stride ends.
    pub const fn arrival_place(&self, stride: &Stride) -> Tile {
        match stride.leap {
            Some(to) => to,
            None => stride.from.go(stride.direction, self.stride_tiles),
        }
    }
}
