//! The words that are read aloud to a player who does not see the screen.

use super::table::words;
use crate::game::rules::RuleSupply;

words! {
    /// The words that are read aloud to a player who does not see the screen.
    pub struct SpeechWords {
        up,
        down,
        left,
        right,
        at_cheese,
        walled_in,
        junction,
        dead_end,
        here,
        key,
        door,
        open_flap,
        shut_flap,
        ice,
        /// A floor that melts once it is left, and where one was.
        melting,
        gone,
        thread,
        /// A bead that the thread does not lie through, and one that it does.
        bead,
        strung_bead,
        /// What is over the cheese until the thread lies through all beads.
        dome,
    }
    sentences {
        /// The position of the mouse.
        place(column, row),
        /// The position of the mouse in a maze of this size.
        place_of(column, columns, row, rows),
        /// The directions with a wall.
        walls(ways),
        /// The directions without a wall.
        open(ways),
        /// The direction and the straight distance of the cheese.
        cheese(ways),
        /// A thing of the rules, and where it is.
        thing(name, ways),
        /// No way leads to the end any more, and the key that starts the maze again.
        no_way_left(key),
        thread_left(count),
        plate(number),
        teapot(number),
        /// Joins a list of two or more.
        and(one, other),
        /// This many rooms in a direction.
        rooms(count, way),
    }
}

impl SpeechWords {
    /// How much is left of what the mouse uses up.
    pub fn supply(&self, supply: RuleSupply) -> String {
        match supply {
            RuleSupply::Thread(rooms) => self.thread_left(rooms),
        }
    }
}
