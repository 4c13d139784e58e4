//! A stop of the journey, which is played like any maze but for what its region brings along.

use super::Play;
use crate::game::journey::Stop;

impl Play {
    /// Which stop of the journey it is, if it is one.
    pub const fn stop(&self) -> Option<Stop> {
        self.stop
    }

    /// Whether only what the mouse has seen of the maze is shown, as in the maze of a week.
    pub fn is_foggy(&self) -> bool {
        self.vast.is_some() || self.stop.is_some_and(|stop| stop.region().is_foggy())
    }
}
