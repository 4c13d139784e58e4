//! Converts frame times to fixed ticks, and to the fraction of a tick to draw in between.

use super::tuning::{MOST_TICKS_PER_FRAME, TICKS_PER_SECOND};

/// Counts ticks. It does not read the time: the caller passes it in.
#[derive(Clone, Copy, Debug, Default)]
pub struct Clock {
    /// The time that is left over, as a fraction of a tick.
    rest: f64,
}

impl Clock {
    /// How many ticks are due after a frame of this many seconds. After a stall, time is dropped.
    pub fn advance(&mut self, seconds: f64) -> u32 {
        let due = self.rest + seconds.max(0.0) * f64::from(TICKS_PER_SECOND);
        let most = f64::from(MOST_TICKS_PER_FRAME);
        if due >= most + 1.0 {
            self.rest = 0.0;
            return MOST_TICKS_PER_FRAME;
        }
        self.rest = due.fract();
        due as u32
    }

    /// The fraction of the next tick that has passed, from 0 to 1.
    pub const fn blend(&self) -> f32 {
        // Rounding must not turn it into a whole tick.
        (self.rest as f32).min(1.0 - f32::EPSILON)
    }
}

/// The duration of these ticks in whole milliseconds, without overflow.
pub const fn milliseconds_of(ticks: u64) -> u64 {
    let ticks_per_second = TICKS_PER_SECOND as u64;
    (ticks / ticks_per_second).saturating_mul(1000)
        + ticks % ticks_per_second * 1000 / ticks_per_second
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_time_is_lost_at_any_frame_rate() {
        for frames in [24, 30, 59, 60, 75, 144, 240, 1000] {
            let mut clock = Clock::default();
            let ticks: u32 = (0..frames * 10).map(|_| clock.advance(1.0 / f64::from(frames))).sum();
            assert!((1199..=1200).contains(&ticks), "{frames} frames a second: {ticks}");
            assert!((0.0..1.0).contains(&clock.blend()));
        }
    }

    #[test]
    fn a_stall_is_forgotten() {
        let mut clock = Clock::default();
        assert_eq!(clock.advance(5.0), MOST_TICKS_PER_FRAME);
        assert_eq!(clock.advance(0.0), 0);
        assert_eq!(clock.advance(-1.0), 0);
    }
}
