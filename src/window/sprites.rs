//! The characters and things: which sheets there are, and which frame of them shows what.

use icetea_maze::game::walker::{Gait, Pose};
use icetea_maze::maze::Direction;
use macroquad::prelude::*;

use super::motion::are_still;
use super::sprite_sheet::SpriteSheet;
pub use super::sprite_sheet::{Within, draw_ghost, draw_lying, draw_standing};

/// How long the frames of a character last, in milliseconds.
const IDLE: [u16; 4] = [620, 180, 480, 140];
const JOY: [u16; 4] = [90, 90, 200, 120];

/// Every sheet, on the graphics card.
pub struct Sprites {
    pub mouse: SpriteSheet,
    /// Those who go to school with the mouse.
    pub classmates: [SpriteSheet; 3],
    pub cheese: SpriteSheet,
    pub start_door: SpriteSheet,
    pub goal_mat: SpriteSheet,
    pub princess: SpriteSheet,
}

macro_rules! sheet {
    ($name:literal) => {
        SpriteSheet::new(include_bytes!(concat!("../../assets/art/", $name, ".png")))
    };
}

impl Sprites {
    pub fn load() -> Self {
        Self {
            mouse: sheet!("mouse"),
            classmates: [sheet!("marmot"), sheet!("hedgehog"), sheet!("rabbit")],
            cheese: sheet!("cheese"),
            start_door: sheet!("start_door"),
            goal_mat: sheet!("goal_mat"),
            princess: sheet!("princess"),
        }
    }
}

impl Sprites {
    /// The sheet of a pupil of the school, the mouse first.
    pub fn pupil(&self, number: usize) -> &SpriteSheet {
        let classmate = number.checked_sub(1).and_then(|place| self.classmates.get(place));
        classmate.unwrap_or(&self.mouse)
    }
}

/// Which frame of a character's sheet shows this pose at this time; `joy_seconds` is above 0 at
/// the cheese.
pub fn character_frame(pose: Pose, seconds: f64, joy_seconds: f32) -> (u16, u16) {
    let row = match pose.heading {
        Direction::Down => 0,
        Direction::Up => 1,
        Direction::Right => 2,
        Direction::Left => 3,
    };
    if joy_seconds > 0.0 {
        return (10 + looped(f64::from(joy_seconds), &JOY), 0);
    }
    let column = match pose.gait {
        Gait::Walking(tiles) => 4 + (tiles * 3.0) as u16 % 6,
        Gait::Bumped(seconds) => 14 + u16::from(seconds > 0.09),
        Gait::Idle => looped(seconds, &IDLE),
    };
    (column, row)
}

/// How long the mouse hops for joy beside its results, and how often it does again.
const HOPS_SECONDS: f32 = 2.0;
const NEXT_HOP_SECONDS: f32 = 4.0;

/// Which frame of a character shows its joy beside the results: a few hops, and later one now and
/// then.
pub fn celebration_frame(seconds: f32) -> (u16, u16) {
    let hop: f32 = f32::from(JOY.iter().sum::<u16>()) / 1000.0;
    let hops = seconds < HOPS_SECONDS || seconds % NEXT_HOP_SECONDS < hop;
    if hops && !are_still() {
        (10 + looped(f64::from(seconds % NEXT_HOP_SECONDS), &JOY), 0)
    } else {
        resting_frame(seconds.into())
    }
}

/// Which frame of a character that stands and looks at us shows now.
pub fn resting_frame(seconds: f64) -> (u16, u16) {
    (looped(seconds, &IDLE), 0)
}

/// Which frame of the cheese's gleam shows now.
pub fn cheese_frame(seconds: f64) -> (u16, u16) {
    (looped(seconds, &[900, 130, 130, 200]), 0)
}

/// Which frame of the princess at rest shows now.
pub fn princess_frame(seconds: f64) -> (u16, u16) {
    (looped(seconds, &[520, 220, 420, 140]), 0)
}

/// The place in a loop of frames that last so many milliseconds each.
fn looped(seconds: f64, frames: &[u16]) -> u16 {
    if are_still() {
        return 0;
    }
    let whole: f64 = frames.iter().copied().map(f64::from).sum();
    let mut rest = seconds * 1000.0 % whole;
    for (place, &length) in frames.iter().enumerate() {
        rest -= f64::from(length);
        if rest < 0.0 {
            return place as u16;
        }
    }
    0
}
