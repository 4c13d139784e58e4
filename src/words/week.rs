//! What is said of the maze of the week.

use super::table::words;

words! {
    /// What is said of the maze of the week.
    pub struct WeekWords {
        weekly,
        /// What it is, for whoever has not begun it.
        note,
        /// What goes there, what plays it, and what goes back to the days.
        choose,
        play,
        days,
    }
    sentences {
        week(number),
        seen(rooms),
        so_far(rooms, time),
        /// Which flag the camera looks at.
        flag_of(number, flags),
    }
}
