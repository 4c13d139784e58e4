//! What the theatre says.

use super::table::{words, words_for};
use crate::game::theatre::film::Acts;

words! {
    /// What the theatre says.
    pub struct WatchWords {
        what_it_does,
        idea,
        walls_tried,
        walls_opened,
        walls_kept,
        walls_built,
        sets_left,
        held_now,
        held_most,
        walked,
        entered,
        retreated,
        path_tiles,
        forest,
        forest_note,
        set_sizes,
        set_sizes_note,
        stack,
        stack_note,
        queue,
        queue_note,
        building_part,
        solving_part,
        all_at_once,
        rehearsing,
        not_tried,
        kept_legend,
        skipped,
        sealed,
        frontier,
        film_what,
        film_acts: ActsWords,
        filming,
    }
    sentences {
        /// How many rooms the largest of all sets has.
        largest_set(rooms),
        /// How much of the tiles was touched.
        touched(percent),
        /// How many levels the two finds of a union climbed.
        climbs(a, b),
        more_trees(trees),
        /// How many rooms hang higher after them.
        halved(rooms),
        step_of(step, steps),
        a_second(steps),
    }
}

words_for! {
    /// What a film can show.
    pub struct ActsWords for Acts {
        Acts::Both => both,
        Acts::Build => build,
        Acts::Solve => solve,
    }
}
