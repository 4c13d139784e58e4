//! How quickly something is played: a speed among many, and the steps that are due by it.

use crate::game::tuning::{THEATRE_SPEED_AT_FIRST, THEATRE_SPEEDS_PER_SECOND, TICKS_PER_SECOND};

/// A speed, and what of the next step is due.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// All speeds in steps a second; beyond the last comes everything at once.
    speeds: &'static [u32],
    notch: usize,
    /// Parts of a step that are due, in steps a second per tick.
    due: u32,
}

/// How quickly it plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaybackSpeed {
    /// So many steps a second.
    PerSecond(u32),
    /// All that is left at once.
    Everything,
}

impl PlaybackSpeed {
    /// How many steps a second that are, at the least.
    pub const fn per_second(self) -> u32 {
        match self {
            Self::PerSecond(steps) => steps,
            Self::Everything => u32::MAX,
        }
    }
}

impl Default for Pace {
    fn default() -> Self {
        Self::among(&THEATRE_SPEEDS_PER_SECOND, THEATRE_SPEED_AT_FIRST)
    }
}

impl Pace {
    /// A speed among others of its own kind.
    pub const fn among(speeds: &'static [u32], at_first: usize) -> Self {
        Self { speeds, notch: at_first, due: 0 }
    }

    /// How many speeds the theatre has.
    pub const NOTCHES: usize = THEATRE_SPEEDS_PER_SECOND.len() + 1;

    /// One fixed tick: how many steps are due, or more than there can be if that is everything.
    pub fn tick(&mut self) -> u64 {
        match self.speed() {
            PlaybackSpeed::Everything => u64::MAX,
            PlaybackSpeed::PerSecond(speed) => {
                self.due += speed;
                let steps = self.due / TICKS_PER_SECOND;
                self.due %= TICKS_PER_SECOND;
                u64::from(steps)
            }
        }
    }

    /// Forgets what is due: the next step takes its whole time.
    pub const fn rest(&mut self) {
        self.due = 0;
    }

    /// One speed up.
    pub fn faster(&mut self) {
        self.notch = (self.notch + 1).min(self.speeds.len());
    }

    /// One speed down.
    pub const fn slower(&mut self) {
        self.notch = self.notch.saturating_sub(1);
        self.rest();
    }

    /// The speed.
    pub fn speed(self) -> PlaybackSpeed {
        self.speeds
            .get(self.notch)
            .map_or(PlaybackSpeed::Everything, |&speed| PlaybackSpeed::PerSecond(speed))
    }

    /// Which of the speeds it is, from 0 for the slowest.
    pub const fn notch(self) -> usize {
        self.notch
    }

    /// Which share of the time to the next step has passed, from 0 to 1.
    pub fn share(self) -> f32 {
        self.due as f32 / TICKS_PER_SECOND as f32
    }
}
