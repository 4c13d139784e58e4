//! What is said of the journey.

use super::table::{words, words_for};
use crate::game::journey::{Medal, Region};

words! {
    /// What is said of the journey.
    pub struct JourneyWords {
        journey,
        /// What takes one to its next region.
        next_region,
        /// The time that a good run takes.
        par,
        difficulty,
        /// Of a region in which only what was seen is shown.
        in_fog,
        regions: RegionWords,
        medals: MedalWords,
    }
    sentences {
        stop(number),
        next_stop(number),
        medals_won(won, all),
        /// How many medals it takes to enter a region, and how many there are.
        opens_with(price, won),
        opens_after(number),
    }
}

words_for! {
    /// The characters of the regions.
    pub struct RegionWords for Region {
        Region::Winding => winding,
        Region::Bushy => bushy,
        Region::Straight => straight,
        Region::Open => open,
        Region::Looped => looped,
        Region::Mixed => mixed,
    }
}

words_for! {
    /// What can be won.
    pub struct MedalWords for Medal {
        Medal::Finished => finished,
        Medal::UnderPar => under_par,
        Medal::NoWrongTurn => no_wrong_turn,
    }
}
