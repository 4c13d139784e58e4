//! A playback speed out of several, and the steps that are due at that speed.

use crate::game::tuning::{
    THEATRE_GATHERS_PACE, THEATRE_SPEED_AT_FIRST, THEATRE_SPEED_TO_READ, THEATRE_SPEEDS_PER_SECOND,
    TICKS_PER_SECOND,
};

/// A speed, and the fraction of the next step that is due.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// All speeds in steps per second; beyond the last one, everything is due at once.
    speeds: &'static [u32],
    notch: usize,
    /// The fraction of a step that is due, in units of a step per second for one tick.
    due: u32,
}

/// A playback speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaybackSpeed {
    /// This many steps per second.
    PerSecond(u32),
    /// Everything that is left at once.
    Everything,
}

impl PlaybackSpeed {
    /// The steps per second, at least.
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
    /// A choice of speeds.
    pub const fn among(speeds: &'static [u32], at_first: usize) -> Self {
        Self { speeds, notch: at_first, due: 0 }
    }

    /// The speed at which what is told of each step can be read.
    pub fn to_read() -> Self {
        Self { notch: THEATRE_SPEED_TO_READ, ..Self::default() }
    }

    /// One fixed tick: returns how many steps are due, more than there can be for everything.
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

    /// Forgets the fraction that is due: the next step takes its whole time.
    pub const fn rest(&mut self) {
        self.due = 0;
    }

    /// Goes at the speed that a show which gathers pace has reached by this step.
    pub fn gather(&mut self, step: u64) {
        let reached = THEATRE_GATHERS_PACE.iter().rev().find(|(from, _)| step >= *from);
        self.notch = reached.map_or(self.notch, |&(_, notch)| notch);
    }

    /// Switches to the next higher speed.
    pub fn faster(&mut self) {
        self.notch = (self.notch + 1).min(self.speeds.len());
    }

    /// Switches to the next lower speed.
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

    /// The index of the speed, from 0 for the slowest.
    pub const fn notch(self) -> usize {
        self.notch
    }

    /// The share of the time to the next step that has passed, from 0 to 1.
    pub fn share(self) -> f32 {
        self.due as f32 / TICKS_PER_SECOND as f32
    }
}
