//! A runner in a race: a mouse that is steered, or a ghost that follows a track, with the record of
//! its way.

use super::entrant::Entrant;
use super::event::RaceEvent;
use super::explored::Explored;
use super::ground::{GroundFrom, RaceGround};
use super::track::Track;
use crate::game::measured_maze::MeasuredMaze;
use crate::game::tuning::WALK_TICKS_PER_TILE;
use crate::game::walker::{Pose, Steering, Terrain, WalkEvent, Walker};
use crate::maze::{Direction, Tile};

/// A runner in a race.
#[derive(Clone, Debug)]
pub struct Runner {
    walker: Walker,
    stride_tiles: u16,
    /// The track that it follows, if it is a ghost.
    follows: Option<Track>,
    entrant: Entrant,
    /// Every place it was at, in order, beginning with the start.
    pub trail: Vec<Tile>,
    explored: Explored,
    /// Its strides with their ticks, unless the beginning is unknown or there are too many.
    track: Option<Track>,
    /// After how many ticks it reached its target.
    pub arrived_after: Option<u64>,
    /// How many cheeses it has eaten.
    pub cheeses: u8,
}

impl Runner {
    pub(super) fn new(measured: &MeasuredMaze, start: Tile, entrant: Entrant) -> Self {
        let stride_tiles = measured.stride_tiles;
        let (walker, track) = (Walker::new(start), Track::new(start, stride_tiles));
        let (walker, track) = match entrant.pace_ticks {
            Some(ticks) => (walker.at_pace(ticks), track.at_pace(ticks)),
            None => (walker, track),
        };
        let mut explored = Explored::new(measured);
        explored.add(start);
        Self {
            walker,
            stride_tiles,
            follows: None,
            entrant,
            trail: vec![start],
            explored,
            track: Some(track),
            arrived_after: None,
            cheeses: 0,
        }
    }

    /// Puts it at the end of this trail.
    pub(super) fn resume(&mut self, measured: &MeasuredMaze, trail: Vec<Tile>) {
        let Some(&place) = trail.last() else { return };
        self.walker = Walker::new(place);
        self.explored = Explored::new(measured);
        for &tile in &trail {
            self.explored.add(tile);
        }
        self.trail = trail;
    }

    /// Moves it to another piece of the same plane, in which everything lies so many tiles farther
    /// right and down.
    pub(super) fn carried_over(&self, measured: &MeasuredMaze, by: (i32, i32), now: u64) -> Self {
        let moved = |tile: &Tile| tile.moved(by).filter(|&tile| measured.maze.grid().is_open(tile));
        let mut trail: Vec<Tile> = self.trail.iter().rev().map_while(moved).collect();
        trail.reverse();
        let mut runner = Self::new(measured, measured.maze.start(), self.entrant);
        runner.resume(measured, trail);
        runner.walker = self.walker.clone().at(runner.walker.place);
        runner.track = self.track.as_ref().and_then(|track| track.moved(by));
        // In the tick in which it reaches a cheese it may already have set out again.
        let (place, destination) = (runner.place(), runner.destination());
        if runner.track.as_ref().is_some_and(|track| track.end_place() == place)
            && let Some(direction) = place.direction_towards(destination)
        {
            runner.note_stride(now, direction, runner.is_running());
        }
        runner
    }

    pub(super) fn know_track(&mut self, track: Option<Track>) {
        self.track = track;
    }

    pub(super) fn follow(&mut self, track: Option<Track>) {
        self.follows = track;
    }

    /// Moves it, reports what it did, and returns the place it has reached, if any. Once it is at
    /// its target, it stays there.
    pub(super) fn tick(
        &mut self,
        ground: RaceGround,
        now: u64,
        steering: Steering,
        events: &mut Vec<RaceEvent>,
    ) -> Option<Tile> {
        if self.arrived_after.is_some() || now <= u64::from(self.entrant.delay_ticks) {
            return None;
        }
        let steering = match &self.follows {
            Some(track) => {
                // A ghost turns, runs and stops only where its track says.
                self.walker.let_go();
                ghost_steering(track, now)
            }
            None => steering,
        };
        let was_running = self.walker.is_running();
        let mut came = None;
        let from = self.place();
        let from_here = GroundFrom(ground, from);
        for event in self.walker.tick(&from_here, self.stride_tiles, steering) {
            match event {
                WalkEvent::SetOut { direction, runs } => self.note_stride(now, direction, runs),
                WalkEvent::Leapt(to) => {
                    let tick = u32::try_from(now).ok();
                    self.track.take_if(|track| !tick.is_some_and(|tick| track.leap(tick, to)));
                }
                WalkEvent::Turned(direction) => {
                    if let Some(track) = &mut self.track {
                        track.turn_last(direction);
                    }
                }
                WalkEvent::Arrived(tile) => {
                    self.come_to(tile);
                    came = Some(tile);
                    let is_junction = from_here.ways(tile).len() > 2;
                    let runner = ground.number;
                    events.push(RaceEvent::Stepped { runner, tile, is_junction });
                    if ground.is_end(from, tile) {
                        break;
                    }
                }
                WalkEvent::Bumped => events.push(RaceEvent::Bumped { runner: ground.number }),
            }
        }
        if was_running && !self.walker.is_running() {
            events.push(RaceEvent::RanOut { runner: ground.number });
        }
        came
    }

    /// Records that it sets out, if there is a track to add to.
    fn note_stride(&mut self, now: u64, direction: Direction, runs: bool) {
        let tick = u32::try_from(now).ok();
        self.track.take_if(|track| !tick.is_some_and(|tick| track.set_out(tick, direction, runs)));
    }

    /// It has reached another place.
    pub(super) fn come_to(&mut self, tile: Tile) {
        self.trail.push(tile);
        self.explored.add(tile);
    }

    pub(super) const fn arrive(&mut self, tick: u64) {
        self.arrived_after = Some(tick);
    }

    pub(super) const fn eat(&mut self) {
        self.cheeses += 1;
    }

    /// Forgets the pressed keys, because something else steers it now.
    pub(super) fn let_go(&mut self) {
        self.walker.let_go();
    }

    /// The place where it was last.
    pub const fn place(&self) -> Tile {
        self.walker.place
    }

    /// The place where it is, or will be at the end of its stride.
    pub fn destination(&self) -> Tile {
        self.walker.destination(self.stride_tiles)
    }

    /// The place where it is, or the nearest one.
    pub fn nearest_place(&self) -> Tile {
        self.walker.nearest_place(self.stride_tiles)
    }

    /// Where to draw it in the first runner's maze, `blend` of a tick after the last one.
    pub fn pose(&self, blend: f32) -> Pose {
        let blend = if self.arrived_after.is_some() { 0.0 } else { blend };
        self.walker.pose(self.stride_tiles, blend)
    }

    /// The direction of its last stride, wherever it looks now.
    pub const fn heading(&self) -> Direction {
        self.walker.heading
    }

    /// Whether it is between two places.
    pub const fn is_walking(&self) -> bool {
        self.walker.is_walking()
    }

    /// Whether a turn at the place it has just left would still be accepted.
    pub fn may_turn_late(&self) -> bool {
        self.walker.may_turn_late(self.stride_tiles)
    }

    /// Whether it runs by itself to the next junction.
    pub const fn is_running(&self) -> bool {
        self.walker.is_running()
    }

    /// The end of its trail, which unlike its [place](Self::place) is right after mere judging too.
    pub fn trail_end(&self) -> Tile {
        self.trail[self.trail.len() - 1]
    }

    /// Whether it was ever at a place.
    pub fn has_been_at(&self, place: Tile) -> bool {
        self.explored.contains(place)
    }

    /// The number of different places it was at.
    pub const fn places_explored(&self) -> usize {
        self.explored.count
    }

    /// The strides walked.
    pub const fn steps(&self) -> u32 {
        (self.trail.len() - 1) as u32
    }

    /// All its strides with their ticks, if they are known completely.
    pub const fn track(&self) -> Option<&Track> {
        self.track.as_ref()
    }

    /// Its delay at the start.
    pub const fn delay_ticks(&self) -> u32 {
        self.entrant.delay_ticks
    }

    /// The duration of a stride when it walks.
    pub fn stride_ticks(&self) -> u32 {
        let pace = self.entrant.pace_ticks.unwrap_or(WALK_TICKS_PER_TILE);
        pace * u32::from(self.stride_tiles)
    }
}

/// The steering that makes a ghost set out as its track does in this tick.
pub(super) fn ghost_steering(track: &Track, now: u64) -> Steering {
    let strides = track.strides();
    let sets_out = strides.binary_search_by_key(&now, |stride| stride.tick.into());
    let stride = sets_out.ok().map(|place| strides[place]);
    stride.map_or_else(Steering::default, |it| Steering::setting_out(it.direction, it.runs))
}
