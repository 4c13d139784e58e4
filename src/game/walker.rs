//! One mouse on its way from place to place.
//!
//! In a maze of rooms it goes from room to room, two tiles at a time; on any other grid from tile
//! to tile. A stride once begun is finished. Which way it goes next is decided in the tick in which
//! it arrives, so that a key pressed at the right moment is never a tick late.

mod early_turn;
mod pose;

pub use pose::{Gait, Pose};

use super::tuning::{BUMP_TICKS, RUN_TICKS_PER_TILE, WALK_TICKS_PER_TILE};
use crate::maze::{Direction, Directions, Grid, Tile};
use early_turn::EarlyTurn;

/// What the player asks of one mouse in one tick.
#[derive(Clone, Copy, Debug, Default)]
pub struct Steering {
    /// The directions whose keys are down, the one pressed last if any of them still is.
    pub held: Option<Direction>,
    /// A direction whose key went down since the last tick.
    pub pressed: Option<Direction>,
    /// Run on to the next junction.
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
    /// It came to this place.
    Arrived(Tile),
    /// There was a wall where it wanted to go.
    Bumped,
}

/// Where a mouse is and where it is going.
#[derive(Clone, Debug)]
pub struct Walker {
    place: Tile,
    heading: Direction,
    stride: Option<Stride>,
    /// What was pressed and could not be done yet.
    early_turn: Option<EarlyTurn>,
    /// It follows the corridor until there is a choice.
    is_running: bool,
    /// A run has ended at a choice: what is still held down does not count until it is let go.
    waits_for_press: bool,
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
            early_turn: None,
            is_running: false,
            waits_for_press: false,
            bump_ticks: 0,
            stood_ticks: 0,
            tiles_gone: 0,
            walk_ticks_per_tile: WALK_TICKS_PER_TILE,
        }
    }

    /// The same mouse, walking faster or slower.
    #[must_use]
    pub const fn at_pace(self, walk_ticks_per_tile: u32) -> Self {
        Self { walk_ticks_per_tile, ..self }
    }

    /// The place it was at last.
    pub const fn place(&self) -> Tile {
        self.place
    }

    /// The place it is at, or comes to at the end of its stride.
    pub fn destination(&self, stride_tiles: u16) -> Tile {
        self.stride.map_or(self.place, |stride| self.place.go(stride.direction, stride_tiles))
    }

    /// Forgets which keys were pressed, because others steer it now.
    pub const fn let_go(&mut self) {
        self.early_turn = None;
        self.is_running = false;
        self.waits_for_press = false;
    }

    /// Whether it is between two places.
    pub const fn is_walking(&self) -> bool {
        self.stride.is_some()
    }

    /// Whether it runs on by itself to the next junction.
    pub const fn is_running(&self) -> bool {
        self.is_running && self.stride.is_some()
    }

    /// One tick of its life.
    pub fn tick(&mut self, grid: &Grid, stride_tiles: u16, steering: Steering) -> Vec<WalkEvent> {
        let mut events = Vec::new();
        self.bump_ticks = self.bump_ticks.saturating_sub(1);
        self.note_keys(steering);
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
            Next::Go(direction) => {
                let ticks_per_tile =
                    if self.is_running { RUN_TICKS_PER_TILE } else { self.walk_ticks_per_tile };
                let all_ticks = ticks_per_tile * u32::from(stride_tiles);
                self.heading = direction;
                self.bump_ticks = 0;
                self.stood_ticks = 0;
                self.stride = Some(Stride { direction, gone_ticks: 0, all_ticks });
                events.push(WalkEvent::SetOut { direction, runs: self.is_running });
            }
            Next::Bump(direction) => {
                self.heading = direction;
                self.stood_ticks = 0;
                self.is_running = false;
                if self.bump_ticks == 0 {
                    self.bump_ticks = BUMP_TICKS;
                    events.push(WalkEvent::Bumped);
                }
            }
            Next::Stand => {
                self.stood_ticks = self.stood_ticks.wrapping_add(1);
                self.is_running = false;
            }
        }
        events
    }

    fn note_keys(&mut self, steering: Steering) {
        if let Some(direction) = steering.pressed {
            // Against a wall nothing is saved up.
            let before = self.early_turn.filter(|_| self.is_walking());
            let turn =
                before.map_or(EarlyTurn::pressed(direction), |turn| turn.pressed_again(direction));
            self.early_turn = Some(turn);
            self.is_running = steering.run;
            self.waits_for_press = false;
            return;
        }
        self.waits_for_press &= steering.held.is_some();
        if let Some(turn) = self.early_turn
            && steering.held != Some(turn.direction)
        {
            self.early_turn = turn.fade();
        }
    }

    /// Where to go from the place it is at.
    fn next_direction(&mut self, grid: &Grid, steering: Steering) -> Next {
        let ways = grid.open_around(self.place);
        if let Some(turn) = self.early_turn
            && ways.contains(turn.direction)
        {
            self.early_turn = turn.done();
            return Next::Go(turn.direction);
        }
        if self.is_running && steering.pressed.is_none() {
            let only_way = self.only_way_on(ways);
            self.waits_for_press = only_way.is_none();
            return only_way.map_or(Next::Stand, Next::Go);
        }
        if self.waits_for_press {
            return Next::Stand;
        }
        match steering.held {
            Some(held) if ways.contains(held) => Next::Go(held),
            Some(held) if steering.pressed == Some(held) => Next::Bump(held),
            // The key of a turn that comes later is down already: straight on until then.
            Some(_) if self.early_turn.is_some() && ways.contains(self.heading) => {
                Next::Go(self.heading)
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
    Go(Direction),
    Bump(Direction),
    Stand,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::maze::text;

    /// A grid from a drawing, and a mouse at `S`.
    fn scene(drawing: &str) -> (Grid, Walker) {
        let maze = text::read(drawing.as_bytes()).unwrap();
        (maze.grid().clone(), Walker::new(maze.start()))
    }

    const ROOMS: &str = "#########\n#S      #\n##### ###\n#      G#\n#########\n";

    fn held(direction: Direction) -> Steering {
        Steering { held: Some(direction), ..Steering::default() }
    }

    fn pressed(direction: Direction) -> Steering {
        Steering { held: Some(direction), pressed: Some(direction), run: false }
    }

    fn ticks(walker: &mut Walker, grid: &Grid, steering: Steering, count: u32) -> Vec<WalkEvent> {
        (0..count).flat_map(|_| walker.tick(grid, stride_tiles(grid), steering)).collect()
    }

    #[test]
    fn a_tap_goes_to_the_next_room_at_once() {
        let (grid, mut walker) = scene(ROOMS);
        let first = walker.tick(&grid, 2, pressed(Direction::Right));
        assert_eq!(first, [WalkEvent::SetOut { direction: Direction::Right, runs: false }]);
        let rest = ticks(&mut walker, &grid, Steering::default(), 100);
        assert_eq!(rest, [WalkEvent::Arrived(Tile::new(3, 1))]);
    }

    #[test]
    fn three_quick_taps_are_three_steps() {
        for taps in 1..=3_u16 {
            let (grid, mut walker) = scene(ROOMS);
            for _ in 0..taps {
                // 25 milliseconds down, 25 up.
                walker.tick(&grid, 2, pressed(Direction::Right));
                ticks(&mut walker, &grid, held(Direction::Right), 2);
                ticks(&mut walker, &grid, Steering::default(), 3);
            }
            ticks(&mut walker, &grid, Steering::default(), 200);
            assert_eq!(walker.place(), Tile::new(1 + 2 * taps, 1));
        }
    }

    #[test]
    fn holding_walks_on_to_the_wall() {
        let (grid, mut walker) = scene(ROOMS);
        walker.tick(&grid, 2, pressed(Direction::Right));
        ticks(&mut walker, &grid, held(Direction::Right), 300);
        assert_eq!(walker.place(), Tile::new(7, 1));
        assert_eq!(walker.pose(2, 0.0).gait, Gait::Idle);
    }

    #[test]
    fn a_turn_that_is_pressed_early_is_taken_at_the_opening() {
        let (grid, mut walker) = scene(ROOMS);
        walker.tick(&grid, 2, pressed(Direction::Right));
        ticks(&mut walker, &grid, held(Direction::Right), 20);
        ticks(&mut walker, &grid, pressed(Direction::Down), 1);
        ticks(&mut walker, &grid, held(Direction::Down), 200);
        assert_eq!(walker.place(), Tile::new(5, 3));
    }

    #[test]
    fn a_tap_a_little_early_counts_too() {
        let (grid, mut walker) = scene(ROOMS);
        walker.tick(&grid, 2, pressed(Direction::Right));
        ticks(&mut walker, &grid, held(Direction::Right), 25);
        ticks(&mut walker, &grid, pressed(Direction::Down), 1);
        ticks(&mut walker, &grid, held(Direction::Right), 40);
        assert_eq!(walker.place(), Tile::new(5, 3));
    }

    #[test]
    fn a_wall_is_bumped_into_once() {
        let (grid, mut walker) = scene(ROOMS);
        assert_eq!(walker.tick(&grid, 2, pressed(Direction::Up)), [WalkEvent::Bumped]);
        assert!(matches!(walker.pose(2, 0.0).gait, Gait::Bumped(_)));
        assert_eq!(ticks(&mut walker, &grid, held(Direction::Up), 100), []);
        assert_eq!(walker.place(), Tile::new(1, 1));
    }

    #[test]
    fn a_run_ends_at_the_junction_though_the_key_is_held() {
        let (grid, mut walker) = scene(ROOMS);
        walker.tick(&grid, 2, Steering { run: true, ..pressed(Direction::Right) });
        ticks(&mut walker, &grid, Steering { run: true, ..held(Direction::Right) }, 300);
        assert_eq!(walker.place(), Tile::new(5, 1));
        ticks(&mut walker, &grid, Steering { run: true, ..pressed(Direction::Down) }, 1);
        ticks(&mut walker, &grid, Steering::default(), 300);
        assert_eq!(walker.place(), Tile::new(5, 3));
    }

    #[test]
    fn a_run_follows_the_bends() {
        let (grid, mut walker) =
            scene("#######\n#S    #\n##### #\n#     #\n# #####\n#    G#\n#######\n");
        walker.tick(&grid, 2, Steering { run: true, ..pressed(Direction::Right) });
        ticks(&mut walker, &grid, Steering::default(), 500);
        assert_eq!(walker.place(), Tile::new(5, 5));
    }

    #[test]
    fn on_a_grid_without_rooms_it_goes_tile_by_tile() {
        let (grid, mut walker) = scene("S...\n....\n...G\n");
        assert_eq!(stride_tiles(&grid), 1);
        walker.tick(&grid, 1, pressed(Direction::Down));
        ticks(&mut walker, &grid, Steering::default(), 100);
        assert_eq!(walker.place(), Tile::new(0, 1));
    }
}
