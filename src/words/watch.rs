//! The words of the theatre.

use super::table::{words, words_for};
use crate::game::theatre::film::Acts;

words! {
    /// The words of the theatre.
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
        /// The arrays of union-find.
        room,
        parent,
        set_size,
        /// What finding roots has cost so far.
        find_costs,
        what_a_hop_is,
        set_sizes,
        set_sizes_note,
        stack,
        stack_note,
        /// The calls that have not returned, if the search is shown as a recursive function.
        calls,
        calls_note,
        last_call,
        visits,
        distances,
        queue,
        queue_note,
        heap,
        /// How A* estimates the steps that are left.
        estimate_manhattan,
        estimate_zero,
        estimate_doubled,
        estimates,
        building_part,
        solving_part,
        all_at_once,
        rehearsing,
        not_tried,
        kept_legend,
        /// The counters.
        skipped,
        sealed,
        frontier,
        film_what,
        film_acts: ActsWords,
        film_acts_with_panels: ActsWords,
        filming,
    }
    sentences {
        /// The number of rooms in the largest set.
        largest_set(rooms),
        /// The share of the tiles that was touched.
        touched(percent),
        /// The share of the rooms that was seen.
        touched_rooms(percent),
        /// What a find did.
        climbs(room, root, levels),
        is_root(room),
        /// What happened to a wall after the finds for both its sides.
        wall_kept(wall, a, b),
        wall_opened(wall, a, b, below, above, why),
        /// For a maze without a path: what can be reached, and the fewest walls to open.
        verdict(tiles, walls),
        /// Why one root hangs below the other.
        larger(rooms, fewer),
        as_large(rooms),
        more_trees(trees),
        /// For one level of a tree.
        more_of_level(nodes),
        /// The legend of the chart of depths.
        depth(levels),
        hops_per_find(levels),
        logarithm(levels),
        more_below(entries),
        room_name(room),
        /// The direction that a call tries next.
        next_call(side),
        /// How many rooms hang higher after the finds.
        halved(rooms),
        step_of(step, steps),
        a_second(steps),
        mark(number),
        /// For a film with the panels.
        too_large_to_film(rooms),
        /// The speed if each line that runs is shown.
        lines_a_second(lines),
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
