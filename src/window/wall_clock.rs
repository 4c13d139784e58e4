//! Watches the system's clock for jumps. The library below counts the clock's time in steps, 120 a
//! second and in every frame, whether they are needed or not: after a jump by years it would count
//! for hours. A time before 1970 makes it panic.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use super::today;
use crate::{again, console};

/// A week is counted in half a second. A machine that wakes from sleep shows a jump, too.
const LONGEST_JUMP: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// A clock with which the library cannot go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Jump {
    /// A time so late that it would count for too long.
    Ahead,
    /// A time before 1970.
    BeforeTime,
}

/// What the clock showed at the last look, and when that was.
pub struct WallClock {
    shown: SystemTime,
    looked: Instant,
}

impl WallClock {
    pub fn new() -> Self {
        Self { shown: SystemTime::now(), looked: Instant::now() }
    }

    /// Looks at the clock, and returns its jump, if any.
    pub fn jump(&mut self) -> Option<Jump> {
        let before = std::mem::replace(self, Self::new());
        jump(before.shown, self.shown, self.looked - before.looked)
    }
}

/// The jump of a clock that showed these times, with this much real time between them.
fn jump(before: SystemTime, now: SystemTime, gone: Duration) -> Option<Jump> {
    if now < UNIX_EPOCH {
        return Some(Jump::BeforeTime);
    }
    let shown = now.duration_since(before).unwrap_or_default();
    (shown > gone + LONGEST_JUMP).then_some(Jump::Ahead)
}

/// Ends the game once all is saved: a new process takes over, or a message says what is wrong.
pub fn end(jump: Jump) -> ! {
    if jump == Jump::Ahead {
        let error = again::start();
        console::complain(&format!(
            "the clock of this machine jumped, and the game cannot start anew: {error}"
        ));
        std::process::exit(1)
    }
    refuse()
}

/// Tells the player of a clock that shows no day of the game's calendar: with one that is too early
/// the game ends.
pub fn check() {
    if SystemTime::now() < UNIX_EPOCH {
        refuse();
    }
    if let Some(nearest) = today::nearest_day() {
        console::tell(&format!(
            "icetea-maze: the clock of this machine is beyond the calendar: the maze of the day is \
             that of {nearest}"
        ));
    }
}

/// Tells the player that the clock shows a time before 1970, and ends the game.
pub fn refuse() -> ! {
    console::complain(
        "the clock of this machine shows a time before 1970: set it, then start the game again",
    );
    std::process::exit(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_cannot_be_counted_is_a_jump() {
        let at = |seconds: u64| UNIX_EPOCH + Duration::from_secs(seconds);
        let (now, day) = (1_800_000_000, 24 * 60 * 60);
        for gone in [0, 1, day, 30 * day].map(Duration::from_secs) {
            let on = now + gone.as_secs();
            for (shown, expected) in [
                (on, None),
                (on + 6 * day, None),
                (on + 8 * day, Some(Jump::Ahead)),
                (on + 20_000 * day, Some(Jump::Ahead)),
                (on - 30 * day, None),
                (0, None),
            ] {
                assert_eq!(jump(at(now), at(shown), gone), expected, "{shown} after {gone:?}");
            }
            let before_time = UNIX_EPOCH - Duration::from_secs(1);
            assert_eq!(jump(at(now), before_time, gone), Some(Jump::BeforeTime));
        }
    }
}
