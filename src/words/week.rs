//! What is said of the maze of the week.

use super::table::words;

words! {
    /// What is said of the maze of the week.
    pub struct WeekWords {
        weekly,
        /// What it is, for whoever has not begun it.
        note,
        /// What goes there.
        choose,
    }
    sentences {
        week(number),
        seen(percent),
        so_far(percent, time),
        /// Which flag the camera looks at.
        flag_of(number, flags),
    }
}
