//! The words that are read aloud to a player who does not see the screen.

use super::table::{words, words_for};
use crate::game::rules::{KeyColour, MOST_KEYS, RuleSupply};

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
        /// A wall that the mouse has bitten through, one that it has melted, and a closed set behind one that
        /// it can bite through.
        bitten,
        melted,
        other_set,
        thread,
        /// A bead that the thread does not lie through, and one that it does.
        bead,
        strung_bead,
        /// The second mouse, one with left and right swapped, where it can go, and its cheese.
        twin,
        mirror_twin,
        ways_of_twin,
        cheese_of_twin,
        /// What is over the cheese until the thread lies through all beads.
        dome,
        colours: KeyColourWords,
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
        /// A wall that so many cups of tea melt.
        cups(count),
        bites_left(count),
        tea_left(count),
        thread_left(count),
        /// The colours of the keys on the string, the one taken last first.
        keys_held(keys),
        coloured_key(colour),
        coloured_door(colour),
        plate(number),
        teapot(number),
        /// Joins a list of two or more.
        and(one, other),
        /// This many rooms in a direction.
        rooms(count, way),
    }
}

words_for! {
    /// The colours of keys and doors.
    pub struct KeyColourWords for KeyColour {
        KeyColour::Blue => blue,
        KeyColour::Red => red,
        KeyColour::Green => green,
    }
}

impl SpeechWords {
    /// How much is left of what the mouse uses up, if anything is to be said.
    pub fn supply(&self, supply: RuleSupply) -> Option<String> {
        match supply {
            RuleSupply::Bites(count) => Some(self.bites_left(count)),
            RuleSupply::Tea(count) => Some(self.tea_left(count)),
            RuleSupply::Thread(rooms) => Some(self.thread_left(rooms)),
            RuleSupply::Keys(keys) => Some(self.keys_held(self.colours_of(keys)?)),
        }
    }

    /// The colours of the keys on a string, if there are any.
    pub(super) fn colours_of(&self, keys: [Option<KeyColour>; MOST_KEYS]) -> Option<String> {
        let colours = keys.into_iter().flatten().map(|key| self.colours.of(key).to_owned());
        colours.reduce(|one, other| self.and(one, other))
    }
}
