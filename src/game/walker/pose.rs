//! How to draw a mouse: its position between places, its direction and the state of its legs.
//!
//! A pose follows from the walker and the share of the tick that has passed; it has no effect.

use super::Walker;
use crate::game::tuning::{BUMP_TICKS, GLANCE_TICKS, LOOK_ABOUT_TICKS, TICKS_PER_SECOND};
use crate::maze::{Direction, Tile};

/// How to draw a mouse.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// Its position in tiles; between two of them while it walks.
    pub at: (f32, f32),
    /// The direction in which it looks.
    pub heading: Direction,
    /// What it is doing.
    pub gait: Gait,
}

/// What a mouse is doing, for drawing it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Gait {
    /// It stands.
    Idle,
    /// It walks, and has walked this many tiles in its life.
    Walking(f32),
    /// It leaps, and has done this share of it: it vanishes and then appears elsewhere.
    Leaping(f32),
    /// It has bumped into a wall this many seconds ago and is still dazed.
    Bumped(f32),
}

impl Pose {
    /// A mouse that has come `tiles` tiles from a place, after `tiles_before` in its life before.
    pub(crate) fn walking(from: Tile, direction: Direction, tiles: f32, tiles_before: u64) -> Self {
        let (right, down) = offset(direction, tiles);
        Self {
            at: (f32::from(from.column) + right, f32::from(from.row) + down),
            heading: direction,
            gait: Gait::Walking(tiles_before as f32 + tiles),
        }
    }

    /// A mouse that has done this share of a leap from one place to another.
    pub(crate) fn leaping(from: Tile, to: Tile, ahead: Direction, share: f32) -> Self {
        let at = if share < 0.5 { from } else { to };
        let at = (f32::from(at.column), f32::from(at.row));
        Self { at, heading: ahead, gait: Gait::Leaping(share) }
    }

    /// Its size as a share of the usual one.
    pub const fn size(&self) -> f32 {
        match self.gait {
            Gait::Leaping(share) => (2.0 * share - 1.0).abs(),
            Gait::Idle | Gait::Walking(_) | Gait::Bumped(_) => 1.0,
        }
    }

    /// A mouse that has stood at a place for so long. It looks ahead, and after a while to either
    /// side.
    pub(crate) fn standing(place: Tile, ahead: Direction, stood_ticks: u32) -> Self {
        let quarter_turns = match LOOK_ABOUT_TICKS - stood_ticks % LOOK_ABOUT_TICKS {
            left if left > 2 * GLANCE_TICKS => 0,
            left if left > GLANCE_TICKS => 1,
            _ => 3,
        };
        Self {
            at: (f32::from(place.column), f32::from(place.row)),
            heading: Direction::nth(ahead as u8 + quarter_turns),
            gait: Gait::Idle,
        }
    }
}

/// The offset of `tiles` tiles in a direction, to the right and down.
const fn offset(direction: Direction, tiles: f32) -> (f32, f32) {
    match direction {
        Direction::Right => (tiles, 0.0),
        Direction::Down => (0.0, tiles),
        Direction::Left => (-tiles, 0.0),
        Direction::Up => (0.0, -tiles),
    }
}

impl Walker {
    /// Where to draw it, `blend` of a tick after the last one.
    pub fn pose(&self, stride_tiles: u16, blend: f32) -> Pose {
        if let Some(stride) = self.stride {
            let share = ((stride.gone_ticks as f32 + blend) / stride.all_ticks as f32).min(1.0);
            if let Some(to) = stride.leap {
                return Pose::leaping(self.place, to, stride.direction, share);
            }
            let tiles = share * f32::from(stride_tiles);
            let mut pose = Pose::walking(self.place, stride.direction, tiles, self.tiles_gone);
            if let Some((before, ticks)) = stride.turned {
                // After a late turn it cuts the corner within a tile.
                let gone = ticks as f32 / stride.all_ticks as f32 * f32::from(stride_tiles);
                let left = gone * (1.0 - (tiles - gone)).max(0.0);
                let (on, back) = (offset(before, left), offset(stride.direction, left));
                pose.at = (pose.at.0 + on.0 - back.0, pose.at.1 + on.1 - back.1);
            }
            return pose;
        }
        let standing = Pose::standing(self.place, self.heading, self.stood_ticks);
        match BUMP_TICKS - self.bump_ticks {
            BUMP_TICKS => standing,
            ticks => {
                let seconds = (ticks as f32 + blend) / TICKS_PER_SECOND as f32;
                Pose { gait: Gait::Bumped(seconds), ..standing }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::walker::Steering;
    use crate::maze::{Grid, text};

    /// A corridor of four rooms with a mouse at its left end.
    fn corridor() -> (Grid, Walker) {
        let maze = text::read(b"#########\n#S     G#\n#########\n").unwrap();
        (maze.grid().clone(), Walker::new(maze.start()))
    }

    fn holding(direction: Direction) -> Steering {
        Steering { held: Some(direction), pressed: Some(direction), ..Steering::default() }
    }

    #[test]
    fn it_moves_without_a_jump() {
        let (grid, mut walker) = corridor();
        let mut last = walker.pose(2, 0.0).at.0;
        for _ in 0..80 {
            walker.tick(&|place| grid.open_around(place), 2, holding(Direction::Right));
            for blend in [0.0, 0.3, 0.6, 0.9] {
                let now = walker.pose(2, blend).at.0;
                assert!((-0.001..0.12).contains(&(now - last)), "{last} to {now}");
                last = now;
            }
        }
    }

    #[test]
    fn it_is_dazed_from_the_bump_on_until_it_has_got_over_it() {
        let (grid, mut walker) = corridor();
        walker.tick(&|place| grid.open_around(place), 2, holding(Direction::Up));
        let mut last = -1.0;
        for _ in 0..BUMP_TICKS {
            for blend in [0.0, 0.5] {
                let Gait::Bumped(seconds) = walker.pose(2, blend).gait else { panic!("over it") };
                assert!(seconds > last, "{last} to {seconds}");
                last = seconds;
            }
            walker.tick(&|place| grid.open_around(place), 2, Steering::default());
        }
        assert_eq!(walker.pose(2, 0.0).gait, Gait::Idle);
        assert!((last - BUMP_TICKS as f32 / TICKS_PER_SECOND as f32).abs() < 0.01);
    }

    #[test]
    fn it_looks_about_while_it_stands_and_ahead_when_it_walks() {
        let (grid, mut walker) = corridor();
        let mut glances = Vec::new();
        for _ in 0..=LOOK_ABOUT_TICKS {
            glances.push(walker.pose(2, 0.0).heading);
            walker.tick(&|place| grid.open_around(place), 2, Steering::default());
        }
        glances.dedup();
        assert_eq!(glances, [Direction::Down, Direction::Left, Direction::Right, Direction::Down]);
        walker.tick(&|place| grid.open_around(place), 2, holding(Direction::Right));
        assert_eq!(walker.pose(2, 0.5).heading, Direction::Right);
        for _ in 0..LOOK_ABOUT_TICKS / 2 {
            walker.tick(&|place| grid.open_around(place), 2, Steering::default());
        }
        assert_eq!(walker.pose(2, 0.0).heading, Direction::Right, "it has just come");
    }
}
