//! The words of a maze without end.

use super::table::{words, words_for};
use crate::game::screen::endless::EndlessChoice;

words! {
    /// The words of a maze without end.
    pub struct EndlessWords {
        time_left,
        cheeses,
        distance,
        time_is_up,
        best,
        best_today,
        /// Above a chart with a bar for each cheese.
        seconds_left,
        no_cheese,
        /// The number of days with a run.
        days,
        /// Above a chart with a bar for each of these days.
        best_of_days,
        choices: EndlessChoiceWords,
    }
    sentences {
        /// How many cheeses another player has eaten.
        to_beat(cheeses, name),
    }
}

words_for! {
    /// What can be done next.
    pub struct EndlessChoiceWords for EndlessChoice {
        EndlessChoice::Again => again,
        EndlessChoice::New => new,
        EndlessChoice::Daily => daily,
        EndlessChoice::Title => main_menu,
    }
}
