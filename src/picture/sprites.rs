//! The characters and things: their sprite sheets, and which frame is shown when.

use super::geometry::{Color, Vec2, vec2};
use super::motion::Motions;
use crate::game::journey::Flavour;
use crate::game::versus::player::Coat;
use crate::game::walker::{Gait, Pose};
use crate::maze::Direction;

/// The durations of a character's frames, in milliseconds.
const IDLE: [u16; 4] = [620, 180, 480, 140];
const JOY: [u16; 4] = [90, 90, 200, 120];

/// Where the feet are in a frame, in parts of its side.
pub const FEET: Vec2 = vec2(0.5, 0.875);

/// The sprite sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SheetName {
    /// The player.
    Mouse,
    /// The second coat.
    Marmot,
    /// The third coat.
    Hedgehog,
    /// The fourth coat.
    Rabbit,
    /// The goal.
    Cheese,
    /// The start of a run.
    StartDoor,
    /// Below the cheese.
    GoalMat,
    /// The Ice-Tea Princess.
    Princess,
}

impl SheetName {
    /// Every sheet, in order.
    pub const ALL: [Self; 8] = [
        Self::Mouse,
        Self::Marmot,
        Self::Hedgehog,
        Self::Rabbit,
        Self::Cheese,
        Self::StartDoor,
        Self::GoalMat,
        Self::Princess,
    ];

    /// The sheet of a pupil of the school, the mouse first.
    pub const fn pupil(number: usize) -> Self {
        match number {
            1 => Self::Marmot,
            2 => Self::Hedgehog,
            3 => Self::Rabbit,
            _ => Self::Mouse,
        }
    }

    /// The sheet of a coat.
    pub const fn of(coat: Coat) -> Self {
        Self::pupil(coat as usize)
    }
}

/// The fur of a mouse of this flavour where light falls on it; `None` for its own colour.
pub const fn fur_of(flavour: Flavour) -> Option<Color> {
    Some(Color::hex(match flavour {
        Flavour::Plain => return None,
        Flavour::MilkTea => 0x00f6_d9ad,
        Flavour::BlossomTea => 0x00f7_b9d9,
        Flavour::Mint => 0x009c_e8d3,
        Flavour::GreenTea => 0x00b5_d769,
        Flavour::BlackTea => 0x00d0_7a4c,
        Flavour::Lemon => 0x00ff_e562,
    }))
}

/// All characters move on the same beat, so that few distinct frames show all motion.
pub const BEATS_A_SECOND: f64 = 6.0;
/// How long the mouse hops for joy beside its results, and the time to its next hop.
const HOPS_SECONDS: f32 = 2.0;
const NEXT_HOP_SECONDS: f32 = 4.0;

/// Chooses the frames of a moment.
#[derive(Clone, Copy, Debug)]
pub struct SpriteFrames {
    /// Seconds since the game was started.
    pub seconds: f64,
    /// Whether anything moves for show.
    pub motions: Motions,
}

impl SpriteFrames {
    /// The frame of a character in this pose; `joy_seconds` is above 0 at the cheese.
    pub fn character(self, pose: Pose, joy_seconds: f32) -> (u16, u16) {
        let row = match pose.heading {
            Direction::Down => 0,
            Direction::Up => 1,
            Direction::Right => 2,
            Direction::Left => 3,
        };
        if joy_seconds > 0.0 {
            return (10 + self.looped(f64::from(joy_seconds), &JOY), 0);
        }
        let column = match pose.gait {
            Gait::Leaping(_) => 4,
            Gait::Walking(tiles) => 4 + (tiles * 3.0) as u16 % 6,
            Gait::Bumped(seconds) => 14 + u16::from(seconds > 0.09),
            Gait::Idle => self.looped(self.seconds, &IDLE),
        };
        (column, row)
    }

    /// The frame of a character beside its results, this many seconds on: a few hops, and later one
    /// now and then.
    pub fn celebration(self, seconds: f32) -> (u16, u16) {
        let hop: f32 = f32::from(JOY.iter().sum::<u16>()) / 1000.0;
        let hops = seconds < HOPS_SECONDS || seconds % NEXT_HOP_SECONDS < hop;
        if hops && self.motions == Motions::Full {
            (10 + self.looped(f64::from(seconds % NEXT_HOP_SECONDS), &JOY), 0)
        } else {
            (self.looped(seconds.into(), &IDLE), 0)
        }
    }

    /// The frame of a character that stands and faces the player.
    pub fn resting(self) -> (u16, u16) {
        (self.looped(self.seconds, &IDLE), 0)
    }

    /// The frame of the cheese's gleam.
    pub fn cheese(self) -> (u16, u16) {
        (self.looped(self.seconds, &[900, 130, 130, 200]), 0)
    }

    /// The frame of the princess at rest.
    pub fn princess(self) -> (u16, u16) {
        (self.looped(self.seconds, &[520, 220, 420, 140]), 0)
    }

    /// The index in a loop of frames with these durations in milliseconds.
    fn looped(self, seconds: f64, frames: &[u16]) -> u16 {
        if self.motions == Motions::Reduced {
            return 0;
        }
        let whole: f64 = frames.iter().copied().map(f64::from).sum();
        let beat = (seconds * BEATS_A_SECOND).floor() / BEATS_A_SECOND;
        let mut rest = beat * 1000.0 % whole;
        for (place, &length) in frames.iter().enumerate() {
            rest -= f64::from(length);
            if rest < 0.0 {
                return place as u16;
            }
        }
        0
    }
}
