//! The words of side-by-side shows and of the rat school.

use super::table::words;

words! {
    /// The words of side-by-side shows.
    pub struct ContestWords {
        side_by_side,
        solvers,
        generators,
        what_you_see,
        about_solvers,
        about_generators,
        too_large,
        places: PlaceWords,
        arrivals,
        who_looked,
        /// Makes an enlarged picture small again.
        back_to_lanes,
        at_work,
        no_path,
        steps,
        held,
        longest,
        path,
        touched,
        opened,
    }
}

words! {
    /// The places: first, second and so on.
    pub struct PlaceWords { first, second, third, fourth }
}

impl PlaceWords {
    /// The word for a place, the first being 1. There are at most four.
    pub const fn of(&self, place: usize) -> &'static str {
        match place {
            0 | 1 => self.first,
            2 => self.second,
            3 => self.third,
            4.. => self.fourth,
        }
    }
}

words! {
    /// The words of the rat school.
    pub struct SchoolWords {
        rat_school,
        what_you_see,
        about,
        too_large,
        curve,
        curve_note,
        remembers_all,
        no_path,
        no_run_yet,
        closed,
        path,
        whole_runs,
        back_to_school,
    }
    sentences {
        forgets(percent),
        run(number),
        wrong_turns(turns),
        /// After how many runs a rat makes no more wrong turns.
        learnt(runs),
        /// After how many runs a rat is let off although it still makes some.
        let_off(runs),
        your_runs(runs),
    }
}
