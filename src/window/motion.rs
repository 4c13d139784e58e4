//! How long things move for show, and how they speed up and slow down.
//!
//! Every motion follows from the seconds since it began and ends exactly where it should. All of
//! them are still if the player wants [reduced motion](still_all): each has come to its end as soon
//! as it begins. Who moves for show in another way asks [`are_still`].

use std::cell::Cell;
use std::f32::consts::PI;

thread_local! {
    static IS_STILL: Cell<bool> = const { Cell::new(false) };
}

/// Stills whatever moves for show, or lets it move.
pub fn still_all(is_wanted: bool) {
    IS_STILL.set(is_wanted);
}

/// Whether nothing is to move for show.
pub fn are_still() -> bool {
    IS_STILL.get()
}

/// Something that moves once, from 0 to 1.
#[derive(Clone, Copy)]
pub struct Motion {
    milliseconds: f32,
    ease: fn(f32) -> f32,
}

/// The time of a result counts up.
pub const COUNT_UP: Motion = Motion { milliseconds: 600.0, ease: out_quart };
/// The best way is drawn.
pub const DRAW_WAY: Motion = Motion { milliseconds: 900.0, ease: out_quart };
/// A badge springs up.
pub const BADGE: Motion = Motion { milliseconds: 250.0, ease: out_back };
/// A set's new colour comes over a room.
pub const FLOW: Motion = Motion { milliseconds: 120.0, ease: out_cubic };
/// What was touched in the theatre stops shining.
pub const AFTERGLOW: Motion = Motion { milliseconds: 200.0, ease: linear };
/// A wall that is kept stops glowing.
pub const KEPT: Motion = Motion { milliseconds: 180.0, ease: out_cubic };
/// A screen appears.
pub const SCREEN: Motion = Motion { milliseconds: 160.0, ease: out_cubic };
/// Confetti comes to rest.
pub const CONFETTI: Motion = Motion { milliseconds: 2000.0, ease: linear };
/// A spark flies and goes out.
pub const SPARK: Motion = Motion { milliseconds: 700.0, ease: out_cubic };
/// The light of a hint runs along its stretch.
pub const HINT_RUN: Motion = Motion { milliseconds: 700.0, ease: in_out_sine };
/// A hint fades out.
pub const HINT_FADE: Motion = Motion { milliseconds: 500.0, ease: linear };
/// The mouse leans into a wall, and back again.
pub const BUMP: Motion = Motion { milliseconds: 70.0, ease: out_quad };

impl Motion {
    /// How far it has come so many seconds after it began.
    pub fn at(self, seconds: f32) -> f32 {
        if are_still() {
            return if seconds < 0.0 { 0.0 } else { 1.0 };
        }
        let share = (seconds * 1000.0 / self.milliseconds).clamp(0.0, 1.0);
        if share < 1.0 { (self.ease)(share) } else { 1.0 }
    }

    /// How far it is away if it goes back as soon as it has come.
    pub fn there_and_back_at(self, seconds: f32) -> f32 {
        self.at(seconds) - self.at(seconds - self.seconds())
    }

    /// How long it takes.
    pub fn seconds(self) -> f32 {
        if are_still() { 0.0 } else { self.milliseconds / 1000.0 }
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

/// A little too far, and back.
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
        for motion in ALL {
            assert!(motion.at(-1.0).abs() < 1e-6);
            assert!(motion.at(0.0).abs() < 1e-6);
            for late in [motion.seconds(), motion.seconds() + 0.01, 1e9, f32::INFINITY] {
                assert!((motion.at(late) - 1.0).abs() <= 0.0, "{late}");
            }
        }
    }

    #[test]
    fn what_is_still_is_at_its_end_at_once() {
        still_all(true);
        for motion in ALL {
            for seconds in [0.0, 0.001, 1.0, f32::INFINITY] {
                assert!((motion.at(seconds) - 1.0).abs() <= 0.0);
                assert!(motion.there_and_back_at(seconds).abs() <= 0.0);
            }
            assert!(motion.at(-0.001).abs() <= 0.0, "it has not begun");
        }
        still_all(false);
    }

    #[test]
    fn nothing_jumps() {
        for motion in ALL {
            let steps = (0..=1000).map(|step| motion.at(motion.seconds() * step as f32 / 1000.0));
            let steps: Vec<f32> = steps.collect();
            assert!(steps.windows(2).all(|pair| (pair[1] - pair[0]).abs() < 0.01));
            assert!(steps.iter().all(|share| (-0.01..1.2).contains(share)));
        }
    }

    #[test]
    fn what_goes_there_and_back_is_back() {
        let far = BUMP.there_and_back_at(BUMP.seconds());
        assert!((far - 1.0).abs() < 1e-6, "{far}");
        for seconds in [-1.0, 0.0, 2.0 * BUMP.seconds() + 0.001, 5.0, f32::INFINITY] {
            assert!(BUMP.there_and_back_at(seconds).abs() < 1e-6, "{seconds}");
        }
    }
}
