//! A mouse that moves from place to place.
//!
//! In a maze of rooms it goes from room to room, two tiles at a time; on any other grid from tile
//! to tile. A stride is always finished. The next direction is decided in the tick of arrival, so a
//! key pressed at the right moment is never a tick late. A key pressed a little later is still
//! accepted: the stride just begun then changes to that direction.

mod early_turns;
mod pose;

pub use pose::{Gait, Pose};

use super::rules::RuleStride;
use super::tuning::{
    BUMP_TICKS, LATE_TURN_PARTS_OF_TILE, LEAP_TICKS, RUN_ON_TICKS, RUN_TICKS_PER_TILE,
    WALK_TICKS_PER_TILE,
};
use crate::maze::{Direction, Directions, Grid, Tile};
use early_turns::EarlyTurns;

/// The steering of one mouse in one tick.
#[derive(Clone, Copy, Debug, Default)]
pub struct Steering {
    /// The directions of held keys, the one pressed last if it still is.
    pub held: Option<Direction>,
    /// The direction of a key that was pressed since the last tick.
    pub pressed: Option<Direction>,
    /// Whether to run to the next junction, or through it if the key is still held there.
    pub run: bool,
    /// Whether one press is enough to break through a wall, not two.
    pub insists: bool,
}

impl Steering {
    /// The steering of a mouse that sets out as it is known to have done.
    pub const fn setting_out(direction: Direction, runs: bool) -> Self {
        Self { held: None, pressed: Some(direction), run: runs, insists: true }
    }
}

/// What a mouse walks on.
pub trait Terrain {
    /// The directions in which it can leave a place.
    fn ways(&self, place: Tile) -> Directions;

    /// The stride with which it has to go on from a place, whatever its keys say.
    fn ahead(&self, _place: Tile) -> Option<RuleStride> {
        None
    }

    /// Whether it breaks through the wall in a direction when it presses against it once more.
    fn breaks(&self, _place: Tile, _direction: Direction) -> bool {
        false
    }

    /// Whether it slides on after a stride from a place.
    fn slides(&self, _place: Tile, _direction: Direction) -> bool {
        false
    }
}

impl<W: Fn(Tile) -> Directions> Terrain for W {
    fn ways(&self, place: Tile) -> Directions {
        self(place)
    }
}

/// What happened to a mouse in one tick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WalkEvent {
    /// It set out for another place.
    SetOut {
        /// The direction.
        direction: Direction,
        /// Whether it goes as fast as if it ran.
        runs: bool,
    },
    /// It leaps to this place.
    Leapt(Tile),
    /// Right after setting out it turned in this direction, as if it had from the beginning.
    Turned(Direction),
    /// It has reached this place.
    Arrived(Tile),
    /// It has bumped into a wall.
    Bumped,
}

/// The position of a mouse, and where it is going.
#[derive(Clone, Debug)]
pub struct Walker {
    /// The place where it was last.
    pub place: Tile,
    /// The direction of its last stride, wherever it looks now.
    pub heading: Direction,
    stride: Option<Stride>,
    early_turns: EarlyTurns,
    /// Whether it follows the corridor until there is a choice.
    is_running: bool,
    /// For how long a run has been over that ended at a choice. Held keys do not count until they
    /// are released, or held for longer with the key to run.
    run_over_ticks: Option<u32>,
    bump_ticks: u32,
    /// The direction of the wall that it has bumped into last at its place.
    bumped: Option<Direction>,
    /// For how many ticks it has been standing.
    stood_ticks: u32,
    /// How many tiles it has walked, for the animation of its legs.
    tiles_gone: u64,
    /// How long it takes for a tile when it walks.
    walk_ticks_per_tile: u32,
}

/// A stride that has begun.
#[derive(Clone, Copy, Debug)]
struct Stride {
    direction: Direction,
    /// Where it leads, if it is a leap.
    leap: Option<Tile>,
    gone_ticks: u32,
    all_ticks: u32,
    /// Whether it continues a movement, without a new key press.
    goes_on: bool,
    /// The direction in which it began, and the tick of the turn, if it was turned late.
    turned: Option<(Direction, u32)>,
}

impl Stride {
    /// The place where it ends that began at another.
    fn to(&self, from: Tile, stride_tiles: u16) -> Tile {
        self.leap.unwrap_or_else(|| from.go(self.direction, stride_tiles))
    }
}

/// All tiles of a trail or a path that is given by its places: rooms, corners or stops.
pub fn tiles_between(places: &[Tile]) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = places.first().copied().into_iter().collect();
    for pair in places.windows(2) {
        let mut tile = pair[0];
        while tile != pair[1]
            && let Some(direction) = tile.direction_towards(pair[1])
        {
            tile = tile.step(direction);
            tiles.push(tile);
        }
        // A leap has as many tiles as a stride, the first of them where it begins.
        if tile != pair[1] {
            tiles.extend(pair);
        }
    }
    tiles
}

/// The distance in tiles between two places of this grid where a mouse can stand.
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
            bumped: None,
            stood_ticks: 0,
            tiles_gone: 0,
            walk_ticks_per_tile: WALK_TICKS_PER_TILE,
        }
    }

    /// Sets its walking pace.
    #[must_use]
    pub fn at_pace(self, walk_ticks_per_tile: u32) -> Self {
        Self { walk_ticks_per_tile, ..self }
    }

    /// Moves it to another place, whatever it is doing.
    #[must_use]
    pub fn at(self, place: Tile) -> Self {
        Self { place, bumped: None, ..self }
    }

    /// The place where it is, or will be at the end of its stride.
    pub fn destination(&self, stride_tiles: u16) -> Tile {
        self.stride.map_or(self.place, |stride| stride.to(self.place, stride_tiles))
    }

    /// The place where it is, or the nearest one.
    pub fn nearest_place(&self, stride_tiles: u16) -> Tile {
        let is_beyond = |stride: &Stride| 2 * stride.gone_ticks >= stride.all_ticks;
        match &self.stride {
            Some(stride) if is_beyond(stride) => stride.to(self.place, stride_tiles),
            _ => self.place,
        }
    }

    /// Forgets the pressed keys, because something else steers it now.
    pub fn let_go(&mut self) {
        self.early_turns.forget();
        self.is_running = false;
        self.run_over_ticks = None;
    }

    /// Whether it is between two places.
    pub const fn is_walking(&self) -> bool {
        self.stride.is_some()
    }

    /// Whether it runs by itself to the next junction.
    pub const fn is_running(&self) -> bool {
        self.is_running && self.stride.is_some()
    }

    /// Whether a turn at the place it has just left would still be accepted.
    pub fn may_turn_late(&self, stride_tiles: u16) -> bool {
        self.stride.is_some_and(|stride| {
            let late_ticks = (stride.gone_ticks + 1) * u32::from(stride_tiles);
            stride.goes_on && late_ticks * LATE_TURN_PARTS_OF_TILE <= stride.all_ticks
        })
    }

    /// One tick on this ground.
    pub fn tick(
        &mut self,
        ground: &impl Terrain,
        stride_tiles: u16,
        steering: Steering,
    ) -> Vec<WalkEvent> {
        let mut events = Vec::new();
        self.bump_ticks = self.bump_ticks.saturating_sub(1);
        if let Some(direction) = self.turn_late(ground.ways(self.place), stride_tiles, steering) {
            events.push(WalkEvent::Turned(direction));
        } else {
            self.note_keys(steering);
        }
        if let Some(stride) = &mut self.stride {
            stride.gone_ticks += 1;
            if stride.gone_ticks < stride.all_ticks {
                return events;
            }
            self.place = stride.to(self.place, stride_tiles);
            self.tiles_gone += u64::from(stride_tiles);
            self.stride = None;
            events.push(WalkEvent::Arrived(self.place));
        }
        let next = match ground.ahead(self.place) {
            Some(stride) => Next::Slide(stride),
            None => match self.next_direction(ground, steering) {
                // A key pressed while it arrives was meant for a turn.
                Next::Bump(direction)
                    if events.is_empty()
                        && (steering.insists || self.bumped == Some(direction))
                        && ground.breaks(self.place, direction) =>
                {
                    self.early_turns.forget();
                    Next::Go { direction, goes_on: false }
                }
                next => next,
            },
        };
        match next {
            Next::Slide(RuleStride { to, direction, .. }) if next.is_leap() => {
                self.is_running = false;
                self.set_out(direction, Some(to), LEAP_TICKS, false);
                events.push(WalkEvent::Leapt(to));
            }
            Next::Go { direction, .. } | Next::Slide(RuleStride { direction, .. }) => {
                let goes_on = matches!(next, Next::Go { goes_on: true, .. });
                self.is_running &= matches!(next, Next::Go { .. });
                let is_fast = self.is_running
                    || matches!(next, Next::Slide(_))
                    || ground.slides(self.place, direction);
                let ticks_per_tile =
                    if is_fast { RUN_TICKS_PER_TILE } else { self.walk_ticks_per_tile };
                let all_ticks = ticks_per_tile * u32::from(stride_tiles);
                self.set_out(direction, None, all_ticks, goes_on);
                events.push(WalkEvent::SetOut { direction, runs: is_fast });
            }
            Next::Bump(direction) => {
                self.heading = direction;
                let is_elsewhere = self.bumped.replace(direction) != Some(direction);
                self.stood_ticks = 0;
                self.is_running = false;
                self.early_turns.forget();
                if is_elsewhere || self.bump_ticks == 0 {
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

    fn set_out(&mut self, direction: Direction, leap: Option<Tile>, all_ticks: u32, goes_on: bool) {
        self.heading = direction;
        self.bump_ticks = 0;
        self.bumped = None;
        self.stood_ticks = 0;
        let (gone_ticks, turned) = (0, None);
        self.stride = Some(Stride { direction, leap, gone_ticks, all_ticks, goes_on, turned });
    }

    /// Accepts a turn that was pressed a little late as if it had been in time.
    fn turn_late(
        &mut self,
        ways: Directions,
        stride_tiles: u16,
        steering: Steering,
    ) -> Option<Direction> {
        let direction = steering.pressed?;
        let is_open = ways.contains(direction);
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

    /// The direction in which to leave the place.
    fn next_direction(&mut self, ground: &impl Terrain, steering: Steering) -> Next {
        let ways = ground.ways(self.place);
        if let Some(direction) = self.early_turns.take(ways) {
            return Next::Go { direction, goes_on: false };
        }
        let go_on = |direction| Next::Go { direction, goes_on: true };
        if self.is_running && steering.pressed.is_none() {
            let may_break = Direction::ALL.iter().any(|&way| ground.breaks(self.place, way));
            let only_way = self.only_way_on(ways).filter(|_| !may_break);
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
            // The key of a later turn is already held: straight on until then.
            Some(_) if self.early_turns.are_waiting() && ways.contains(self.heading) => {
                go_on(self.heading)
            }
            _ => steering.pressed.map_or(Next::Stand, Next::Bump),
        }
    }

    /// The only direction that does not lead back, if there is just one.
    fn only_way_on(&self, ways: Directions) -> Option<Direction> {
        let onward = ways.without(self.heading.opposite());
        (onward.len() == 1).then(|| onward.nth(0)).flatten()
    }
}

/// What a mouse at a place does next.
enum Next {
    /// It goes; `goes_on` unless a key was pressed for that.
    Go {
        direction: Direction,
        goes_on: bool,
    },
    /// It has to go on.
    Slide(RuleStride),
    Bump(Direction),
    Stand,
}

impl Next {
    fn is_leap(&self) -> bool {
        matches!(self, Self::Slide(stride) if stride.is_leap())
    }
}

#[cfg(test)]
mod tests;
