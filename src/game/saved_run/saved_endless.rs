//! A run without end that was left in the middle, as plain data.

use crate::game::clock::milliseconds_of;
use crate::game::endless::LegPlan;
use crate::maze::endless::Room;

/// An unfinished run without end.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
pub struct SavedEndless {
    /// The code of the maze.
    pub code: String,
    /// In which column and row the mouse is, and in which the cheese.
    pub mouse: (i64, i64),
    /// The same for the cheese.
    pub cheese: (i64, i64),
    /// What is left on the clock.
    pub clock_ticks: u32,
    /// What was left at each cheese.
    pub left_at_cheeses: Vec<u32>,
    /// Whether it can set records.
    pub sets_records: bool,
}

impl SavedEndless {
    /// What its leg is cut out for, if there is such a maze.
    pub fn plan(&self) -> Option<LegPlan> {
        let room = |(column, row)| Room { column, row };
        Some(LegPlan {
            endless: self.code.parse().ok()?,
            eaten: u32::try_from(self.left_at_cheeses.len()).ok()?,
            mouse: room(self.mouse),
            cheese: Some(room(self.cheese)).filter(|cheese| *cheese != room(self.mouse)),
            kept: None,
        })
    }

    /// How long it may go on.
    pub fn milliseconds(&self) -> u64 {
        milliseconds_of(self.clock_ticks.into())
    }
}
