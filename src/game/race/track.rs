//! What one mouse did: its strides, each with the tick in which it set out.
//!
//! That is enough to know where it was at every tick, depends on no keys, and is little. Ticks are
//! counted from the first one of the run or round, which is 1: tick 0 is before anything happened.

use std::iter;

use crate::game::tuning::{RECORDING_MOST_STRIDES, RUN_TICKS_PER_TILE, WALK_TICKS_PER_TILE};
use crate::game::walker::Pose;
use crate::maze::{Direction, Tile};

/// The way of one mouse through time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track {
    start: Tile,
    stride_tiles: u16,
    /// How long it takes for a tile, if neither walking nor running says so.
    pace_ticks: Option<u32>,
    strides: Vec<Stride>,
}

/// The way between two places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stride {
    /// The tick in which it sets out.
    pub tick: u32,
    /// Where it sets out.
    pub from: Tile,
    /// Which way it goes.
    pub direction: Direction,
    /// Whether it runs.
    pub runs: bool,
}

impl Track {
    /// A mouse that has not set out yet, and goes so many tiles in a stride.
    pub const fn new(start: Tile, stride_tiles: u16) -> Self {
        Self { start, stride_tiles, pace_ticks: None, strides: Vec::new() }
    }

    /// The same for a mouse of a pace of its own, in ticks a tile.
    #[must_use]
    pub const fn at_pace(mut self, pace_ticks: u32) -> Self {
        self.pace_ticks = Some(pace_ticks);
        self
    }

    /// Takes down that it sets out. Says whether that can be: not before it has come to the end of
    /// its last stride, and only so many times.
    pub fn set_out(&mut self, tick: u32, direction: Direction, runs: bool) -> bool {
        let is_possible = tick > 0
            && tick >= self.end_tick()
            && self.strides.len() < RECORDING_MOST_STRIDES
            && tick.checked_add(self.stride_ticks(runs)).is_some();
        if is_possible {
            self.strides.push(Stride { tick, from: self.end_place(), direction, runs });
        }
        is_possible
    }

    /// The stride that was taken down last goes in another direction.
    pub(super) fn turn_last(&mut self, direction: Direction) {
        if let Some(stride) = self.strides.last_mut() {
            stride.direction = direction;
        }
    }

    /// The track as far as it had come to a place by this tick.
    #[must_use]
    pub fn until(mut self, tick: u32) -> Self {
        let steps = self.steps_by(tick);
        self.strides.truncate(steps);
        self
    }

    /// The same where everything lies so many tiles farther right and down, if all of it can.
    pub fn moved(&self, by: (i32, i32)) -> Option<Self> {
        let moved = |stride: &Stride| Some(Stride { from: stride.from.moved(by)?, ..*stride });
        let strides = self.strides.iter().map(moved).collect::<Option<_>>()?;
        Some(Self { start: self.start.moved(by)?, strides, ..*self })
    }

    /// The same as if it had begun at another tile, if it can.
    pub fn beginning_at(&self, start: Tile) -> Option<Self> {
        let along = |to: u16, from: u16| i32::from(to) - i32::from(from);
        let from = self.start;
        self.moved((along(start.column, from.column), along(start.row, from.row)))
    }

    /// Where it begins.
    pub const fn start(&self) -> Tile {
        self.start
    }

    /// How many tiles a stride is.
    pub const fn stride_tiles(&self) -> u16 {
        self.stride_tiles
    }

    /// Its own pace in ticks a tile, if it neither walks nor runs.
    pub const fn pace_ticks(&self) -> Option<u32> {
        self.pace_ticks
    }

    /// All strides in order.
    pub fn strides(&self) -> &[Stride] {
        &self.strides
    }

    /// When a stride ends.
    pub const fn arrival_tick(&self, stride: &Stride) -> u32 {
        stride.tick + self.stride_ticks(stride.runs)
    }

    /// When it comes to the end of its last stride; 0 if it never sets out.
    pub fn end_tick(&self) -> u32 {
        self.strides.last().map_or(0, |stride| self.arrival_tick(stride))
    }

    /// Where it is at the end of its last stride.
    pub fn end_place(&self) -> Tile {
        self.strides.last().map_or(self.start, |stride| self.arrival_place(stride))
    }

    /// How many strides it has ended by this tick.
    pub fn steps_by(&self, tick: u32) -> usize {
        self.strides.partition_point(|stride| self.arrival_tick(stride) <= tick)
    }

    /// The place it has come to last at this tick.
    pub fn place_at(&self, tick: u32) -> Tile {
        match self.steps_by(tick) {
            0 => self.start,
            steps => self.arrival_place(&self.strides[steps - 1]),
        }
    }

    /// The place that it is at or nearest to at this tick.
    pub fn room_at(&self, tick: u32) -> Tile {
        let begun = self.strides.partition_point(|stride| stride.tick <= tick);
        let Some(stride) = begun.checked_sub(1).map(|last| &self.strides[last]) else {
            return self.start;
        };
        let is_beyond = 2 * (tick - stride.tick) >= self.stride_ticks(stride.runs);
        if is_beyond { self.arrival_place(stride) } else { stride.from }
    }

    /// All places it has come to by this tick, in order, the start first.
    pub fn places_by(&self, tick: u32) -> impl Iterator<Item = Tile> + '_ {
        let ended = &self.strides[..self.steps_by(tick)];
        iter::once(self.start).chain(ended.iter().map(|stride| self.arrival_place(stride)))
    }

    /// When it comes to which place, in order, without the start.
    pub fn arrivals(&self) -> impl Iterator<Item = (u32, Tile)> + '_ {
        self.strides.iter().map(|stride| (self.arrival_tick(stride), self.arrival_place(stride)))
    }

    /// Where to draw it, `blend` of a tick after this one. It is not known where it bumped into
    /// walls.
    pub fn pose(&self, tick: u32, blend: f32) -> Pose {
        let begun = self.strides.partition_point(|stride| stride.tick <= tick);
        let Some(stride) = begun.checked_sub(1).map(|last| &self.strides[last]) else {
            return Pose::standing(self.start, Direction::Down, tick);
        };
        let gone_ticks = tick - stride.tick;
        let all_ticks = self.stride_ticks(stride.runs);
        if gone_ticks >= all_ticks {
            let place = self.arrival_place(stride);
            return Pose::standing(place, stride.direction, gone_ticks - all_ticks + 1);
        }
        let share = ((gone_ticks as f32 + blend) / all_ticks as f32).min(1.0);
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

    /// Where a stride ends.
    pub const fn arrival_place(&self, stride: &Stride) -> Tile {
        stride.from.go(stride.direction, self.stride_tiles)
    }
}
