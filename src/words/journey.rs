//! The words of the journey.

use super::Words;
use super::table::{words, words_for};
use crate::game::journey::{Flavour, Medal, Region};
use crate::game::rules::{RuleKind, RuleNotice, RuleSupply};

words! {
    /// The words of the journey.
    pub struct JourneyWords {
        journey,
        /// Leads to the next region.
        next_region,
        /// The mazes of earlier versions, and the way back from them.
        old_map,
        new_map,
        /// The time of a good run.
        par,
        difficulty,
        regions: RegionWords,
        rules: RuleWords,
        notices: NoticeWords,
        explained: ExplainedRuleWords,
        explained_medals: ExplainedMedalWords,
        /// What happened to a mouse that is held.
        caught,
        /// No way leads to the end any more.
        no_way_left,
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
        /// The rival's name, and that this rival has reached the cheese.
        race_against(name),
        /// The rival waits at the start for this long.
        rival_waits(name, seconds),
        beat(name),
        rival_is_there(name),
        rival_was_first(name),
        next_stop(number),
        /// By how much the time of a good run was missed.
        over_par(seconds),
        /// All stops of the region are finished, and this is the reward.
        flavour_is_yours(flavour),
        region_is_open(region),
        medals_won(won, all),
        /// How many cheeses are eaten, and how many there are to eat.
        cheeses_eaten(eaten, all),
        /// How many stops are finished, and how many a flavour takes.
        flavour_for(flavour, finished, all),
        /// How many more stops of another region have to be finished.
        opens_with(stops, region),
        /// Stops of the old map, by their numbers.
        old_stops(first, last),
        opens_after(number),
        bites_left(count),
        tea_left(count),
        thread_left(count),
        /// The colours of the keys on the string, the one taken last first.
        keys_held(keys),
    }
}

words_for! {
    /// The places of the regions.
    pub struct RegionWords for Region {
        Region::Garden => garden,
        Region::Cellar => cellar,
        Region::Library => library,
        Region::Kitchen => kitchen,
        Region::Alley => alley,
        Region::Palace => palace,
    }
}

words_for! {
    /// What a maze asks for.
    pub struct RuleWords for RuleKind {
        RuleKind::Fog => fog,
        RuleKind::LockedDoor => locked_door,
        RuleKind::AllCheeses => all_cheeses,
        RuleKind::MovingWalls => moving_walls,
        RuleKind::MouseTrap => mouse_trap,
        RuleKind::SwingingFlaps => swinging_flaps,
        RuleKind::Teapots => teapots,
        RuleKind::SlipperyIce => slippery_ice,
        RuleKind::MeltingFloor => melting_floor,
        RuleKind::KeysOnAString => keys_on_a_string,
        RuleKind::Gnawing => gnawing,
        RuleKind::Pouring => pouring,
        RuleKind::Twins => twins,
        RuleKind::Mirror => mirror,
        RuleKind::Thread => thread,
    }
}

words_for! {
    /// How a rule works, in a sentence.
    pub struct ExplainedRuleWords for RuleKind {
        RuleKind::AllCheeses => all_cheeses,
        RuleKind::Teapots => teapots,
        RuleKind::SlipperyIce => slippery_ice,
        RuleKind::LockedDoor => locked_door,
        RuleKind::Fog => fog,
        RuleKind::Thread => thread,
        RuleKind::SwingingFlaps => swinging_flaps,
        RuleKind::MovingWalls => moving_walls,
        RuleKind::KeysOnAString => keys_on_a_string,
        RuleKind::Gnawing => gnawing,
        RuleKind::Pouring => pouring,
        RuleKind::Twins => twins,
        RuleKind::Mirror => mirror,
        RuleKind::MeltingFloor => melting_floor,
        RuleKind::MouseTrap => mouse_trap,
    }
}

words_for! {
    /// What a medal is for, in a sentence.
    pub struct ExplainedMedalWords for Medal {
        Medal::Finished => finished,
        Medal::UnderPar => under_par,
        Medal::NoWrongTurn => no_wrong_turn,
        Medal::BeforeRival => before_rival,
    }
}

words_for! {
    /// What a player is told first of a rule.
    pub struct NoticeWords for RuleNotice {
        RuleNotice::FindKey => find_key,
        RuleNotice::StepOnPlates => step_on_plates,
        RuleNotice::BiteWalls => bite_walls,
        RuleNotice::PourTea => pour_tea,
        RuleNotice::LastKeyOpens => last_key_opens,
        RuleNotice::ThreadBeads => thread_beads,
    }
}

impl Words {
    /// How much is left of what the mouse uses up, if anything is to be said.
    pub fn supply(&self, supply: RuleSupply) -> Option<String> {
        match supply {
            RuleSupply::Bites(count) => Some(self.journey.bites_left(count)),
            RuleSupply::Tea(count) => Some(self.journey.tea_left(count)),
            RuleSupply::Thread(rooms) => Some(self.journey.thread_left(rooms)),
            RuleSupply::Keys(keys) => Some(self.journey.keys_held(self.speech.colours_of(keys)?)),
        }
    }
}

words_for! {
    /// The flavours of the mouse.
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
    /// The medals.
    pub struct MedalWords for Medal {
        Medal::Finished => finished,
        Medal::UnderPar => under_par,
        Medal::NoWrongTurn => no_wrong_turn,
        Medal::BeforeRival => before_rival,
    }
}
