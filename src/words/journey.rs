//! What is said of the journey.

use super::table::{words, words_for};
use crate::game::journey::{Flavour, Idea, Medal, Region};

words! {
    /// What is said of the journey.
    pub struct JourneyWords {
        journey,
        /// What takes one to its next region.
        next_region,
        /// Where to begin, to who has not played yet.
        begin_here,
        /// The time that a good run takes.
        par,
        difficulty,
        regions: RegionWords,
        ideas: IdeaWords,
        /// What is to be done first where the way is locked.
        find_key,
        /// What plates are for.
        plates,
        /// What befell a mouse in a trap.
        caught,
        medals: MedalWords,
        /// All stops of a region are finished, or of all regions.
        region_is_done,
        journey_is_done,
        /// What the mouse tastes of.
        flavour,
        helped,
        flavours: FlavourWords,
    }
    sentences {
        stop(number),
        /// Whom one races against, and that this one has come to the cheese.
        race_against(name),
        /// The rival stands at the start for so long.
        rival_waits(name, seconds),
        beat(name),
        rival_is_there(name),
        rival_was_first(name),
        next_stop(number),
        /// By how much the time of a good run was missed.
        over_par(seconds),
        /// All stops of the region are finished, and it gives this.
        flavour_is_yours(flavour),
        region_is_open(region),
        medals_won(won, all),
        /// How many are eaten of those that are to be eaten.
        cheeses_eaten(eaten, all),
        /// How many stops are finished of those that a flavour takes.
        flavour_for(flavour, finished, all),
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
    /// What sets the mazes of a region apart.
    pub struct IdeaWords for Idea {
        Idea::Fog => fog,
        Idea::TwoCheeses => two_cheeses,
        Idea::MovingWalls => moving_walls,
        Idea::Trap => trap,
        Idea::Key => key,
    }
}

words_for! {
    /// What the mouse can taste of.
    pub struct FlavourWords for Flavour {
        Flavour::Plain => plain,
        Flavour::MilkTea => milk_tea,
        Flavour::BlossomTea => blossom_tea,
        Flavour::Mint => mint,
        Flavour::GreenTea => green_tea,
        Flavour::BlackTea => black_tea,
        Flavour::Lemon => lemon,
    }
}

words_for! {
    /// What can be won.
    pub struct MedalWords for Medal {
        Medal::Finished => finished,
        Medal::UnderPar => under_par,
        Medal::NoWrongTurn => no_wrong_turn,
        Medal::BeforeRival => before_rival,
    }
}
