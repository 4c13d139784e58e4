//! What is said to a player who does not see the screen.

use super::table::words;

words! {
    /// What is said to a player who does not see the screen.
    pub struct SpeechWords {
        up,
        down,
        left,
        right,
        at_cheese,
        walled_in,
        junction,
        dead_end,
    }
    sentences {
        /// Where the mouse stands.
        place(column, row),
        /// The same in a maze so large.
        place_of(column, columns, row, rows),
        /// Where a wall is.
        walls(ways),
        /// Where no wall is.
        open(ways),
        /// How far the cheese is, as the crow flies.
        cheese(ways),
        /// One of several and the next.
        and(one, other),
        /// So many rooms that way.
        rooms(count, way),
    }
}
