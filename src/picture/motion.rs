//! How long decorative motions take, and how they speed up and slow down.
//!
//! Every motion follows from the seconds since it began and ends exactly where it should. If the
//! player wants reduced motion, each is at its end from the start.

use crate::game::settings::Settings;
use std::f32::consts::PI;

/// Whether things move for show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motions {
    /// They do.
    Full,
    /// The player wants no such motion.
    Reduced,
}

/// A motion that happens once, from 0 to 1.
#[derive(Clone, Copy, Debug)]
pub struct Motion {
    milliseconds: f32,
    ease: fn(f32) -> f32,
}

/// The time of a result counts up.
pub const COUNT_UP: Motion = Motion { milliseconds: 600.0, ease: out_quart };
/// The best path is drawn.
pub const DRAW_WAY: Motion = Motion { milliseconds: 900.0, ease: out_quart };
/// A badge springs up.
pub const BADGE: Motion = Motion { milliseconds: 250.0, ease: out_back };
/// A set's new colour comes over a room.
pub const FLOW: Motion = Motion { milliseconds: 120.0, ease: out_cubic };
/// The glow of what a step of the theatre touched fades.
pub const AFTERGLOW: Motion = Motion { milliseconds: 200.0, ease: linear };
/// The glow of a wall that is kept fades.
pub const KEPT: Motion = Motion { milliseconds: 180.0, ease: out_cubic };
/// A screen appears.
pub const SCREEN: Motion = Motion { milliseconds: 160.0, ease: out_cubic };
/// Confetti comes to rest.
pub const CONFETTI: Motion = Motion { milliseconds: 2000.0, ease: linear };
/// A spark flies and goes out.
pub const SPARK: Motion = Motion { milliseconds: 700.0, ease: out_cubic };
/// The light of a hint runs along its stretch.
pub const HINT_RUN: Motion = Motion { milliseconds: 700.0, ease: in_out_sine };
/// A label over a maze fades out.
pub const LABEL_FADE: Motion = Motion { milliseconds: 300.0, ease: linear };
/// A hint fades out.
pub const HINT_FADE: Motion = Motion { milliseconds: 500.0, ease: linear };
/// The mouse pushes the cheese ahead of itself.
pub const NUDGE: Motion = Motion { milliseconds: 120.0, ease: out_quad };
/// A lemon falls from above the window to below it.
pub const LEMON_FALL: Motion = Motion { milliseconds: 1400.0, ease: linear };
/// A puff of dust spreads and is gone.
pub const PUFF: Motion = Motion { milliseconds: 450.0, ease: out_cubic };
/// A wall sinks where it stood and rises where it goes.
pub const WALL: Motion = Motion { milliseconds: 600.0, ease: in_out_sine };
/// The mouse goes back where it was before a move.
pub const TAKE_BACK: Motion = Motion { milliseconds: 110.0, ease: out_quad };
/// The mouse leans into a wall, and back again.
pub const BUMP: Motion = Motion { milliseconds: 70.0, ease: out_quad };

impl Motions {
    /// Whether things move for show, by the player's settings.
    pub const fn of(settings: &Settings) -> Self {
        if settings.reduced_motion { Self::Reduced } else { Self::Full }
    }

    /// How far a motion has come this many seconds after it began.
    pub fn at(self, motion: Motion, seconds: f32) -> f32 {
        if self == Self::Reduced {
            return if seconds < 0.0 { 0.0 } else { 1.0 };
        }
        let share = (seconds * 1000.0 / motion.milliseconds).clamp(0.0, 1.0);
        if share < 1.0 { (motion.ease)(share) } else { 1.0 }
    }

    /// How far away a thing is that moves there and at once back.
    pub fn there_and_back(self, motion: Motion, seconds: f32) -> f32 {
        self.at(motion, seconds) - self.at(motion, seconds - self.seconds_of(motion))
    }

    /// How long a motion takes.
    pub const fn seconds_of(self, motion: Motion) -> f32 {
        match self {
            Self::Full => motion.milliseconds / 1000.0,
            Self::Reduced => 0.0,
        }
    }
}

fn linear(share: f32) -> f32 {
    share
}

fn out_quad(share: f32) -> f32 {
    1.0 - (1.0 - share).powi(2)
}

/// Fast at first, then slower and slower.
pub fn out_cubic(share: f32) -> f32 {
    1.0 - (1.0 - share).powi(3)
}

fn out_quart(share: f32) -> f32 {
    1.0 - (1.0 - share).powi(4)
}

fn in_out_sine(share: f32) -> f32 {
    0.5 - 0.5 * (PI * share).cos()
}

/// Overshoots a little and comes back.
fn out_back(share: f32) -> f32 {
    const BEYOND: f32 = 1.7;
    let left = share - 1.0;
    1.0 + left * left * ((BEYOND + 1.0) * left + BEYOND)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Motion; 12] = [
        COUNT_UP, FLOW, AFTERGLOW, SCREEN, DRAW_WAY, BADGE, CONFETTI, SPARK, HINT_RUN, HINT_FADE,
        BUMP, KEPT,
    ];

    #[test]
    fn every_motion_begins_at_nothing_and_ends_exactly() {
        let motions = Motions::Full;
        for motion in ALL {
            assert!(motions.at(motion, -1.0).abs() < 1e-6);
            assert!(motions.at(motion, 0.0).abs() < 1e-6);
            let seconds = motions.seconds_of(motion);
            for late in [seconds, seconds + 0.01, 1e9, f32::INFINITY] {
                assert!((motions.at(motion, late) - 1.0).abs() <= 0.0, "{late}");
            }
        }
    }

    #[test]
    fn what_is_reduced_is_at_its_end_at_once() {
        let motions = Motions::Reduced;
        for motion in ALL {
            for seconds in [0.0, 0.001, 1.0, f32::INFINITY] {
                assert!((motions.at(motion, seconds) - 1.0).abs() <= 0.0);
                assert!(motions.there_and_back(motion, seconds).abs() <= 0.0);
            }
            assert!(motions.at(motion, -0.001).abs() <= 0.0, "it has not begun");
        }
    }

    #[test]
    fn nothing_jumps() {
        let motions = Motions::Full;
        for motion in ALL {
            let at = |step| motions.at(motion, motions.seconds_of(motion) * step as f32 / 1000.0);
            let steps: Vec<f32> = (0..=1000).map(at).collect();
            assert!(steps.windows(2).all(|pair| (pair[1] - pair[0]).abs() < 0.01));
            assert!(steps.iter().all(|share| (-0.01..1.2).contains(share)));
        }
    }

    #[test]
    fn what_goes_there_and_back_is_back() {
        let far = Motions::Full.there_and_back(BUMP, Motions::Full.seconds_of(BUMP));
        assert!((far - 1.0).abs() < 1e-6, "{far}");
        let twice = 2.0 * Motions::Full.seconds_of(BUMP) + 0.001;
        for seconds in [-1.0, 0.0, twice, 5.0, f32::INFINITY] {
            assert!(Motions::Full.there_and_back(BUMP, seconds).abs() < 1e-6, "{seconds}");
        }
    }
}
