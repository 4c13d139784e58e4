//! The words about the maze of the week.

use super::table::words;

words! {
    /// The words about the maze of the week.
    pub struct WeekWords {
        weekly,
        /// An explanation for players who have not begun it.
        note,
        /// The buttons that go there, play it, and go back to the days.
        choose,
        play,
        days,
    }
    sentences {
        week(number),
        seen(rooms),
        so_far(rooms, time),
        /// The flag that the camera looks at.
        flag_of(number, flags),
    }
}
