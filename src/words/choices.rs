//! Words that are chosen by something else than a variant of the same name.

use super::{
    ContestPlacesWords, FileKindsWords, NumberWords, RecordsMonthsWords, RecordsWeekdaysWords,
    RecordsWords, ReplayWords, SpeechWords, StopsIdeasWords, StopsWords, VersusBarWantedWords,
    VersusMazesWords, VersusSeatsWords, VersusWords, WallsWords, Words, texts,
};
use crate::game::export::{ExportKind, FileKind};
use crate::game::journey::{Region, Stop};
use crate::game::rules::{Hindrance, KeyColour, MOST_KEYS, RuleSupply};
use crate::game::tuning::JOURNEY_STOPS_PER_REGION;
use crate::game::versus::rules::Rival;

impl NumberWords {
    /// A number with separated thousands.
    pub fn of(&self, number: impl Into<u64>) -> String {
        texts::grouped(number.into(), self.group)
    }

    /// The sides of something.
    pub fn sides(&self, sides: [impl Into<u64>; 2]) -> String {
        sides.map(|side| self.of(side)).join(" × ")
    }

    /// A time, or a dash if there is none.
    pub fn clock_or_dash(&self, milliseconds: Option<u64>) -> String {
        milliseconds.map_or_else(|| "–".to_owned(), |time| self.clock(time))
    }

    /// A time as minutes, seconds and tenths.
    pub fn clock(&self, milliseconds: u64) -> String {
        let tenths = milliseconds / 100;
        let (minutes, seconds) = (tenths / 600, tenths / 10 % 60);
        format!("{minutes}:{seconds:02}{}{}", self.decimal, tenths % 10)
    }
}

impl ContestPlacesWords {
    /// The word for a place, the first being 1. There are at most four.
    pub fn of(&self, place: usize) -> &'static str {
        self.all()[place.clamp(1, 4) - 1]
    }
}

impl RecordsMonthsWords {
    /// The word for a month, the first being 1; empty for any other number.
    pub fn of(&self, month: u32) -> &'static str {
        self.all().get((month as usize).wrapping_sub(1)).unwrap_or(&"")
    }
}

impl RecordsWeekdaysWords {
    /// The word for a day of the week, Monday being 0; empty for any other number.
    pub fn of(&self, weekday: u32) -> &'static str {
        self.all().get(weekday as usize).unwrap_or(&"")
    }
}

impl RecordsWords {
    /// Whether today's maze is done.
    pub const fn daily_state(&self, is_done: bool) -> &'static str {
        if is_done { self.daily_done } else { self.daily_not_yet }
    }
}

impl ReplayWords {
    /// Whether a recording was run here, in words.
    pub const fn whose(&self, is_own: bool) -> &'static str {
        if is_own { self.own } else { self.from_elsewhere }
    }
}

impl FileKindsWords {
    /// A kind of file that a maze can be saved as.
    pub const fn of(&self, kind: ExportKind) -> &'static str {
        match kind {
            ExportKind::AsShown => self.as_shown,
            ExportKind::Plain(FileKind::Png) => self.png,
            ExportKind::Plain(FileKind::Svg) => self.svg,
            ExportKind::Print => self.print,
            ExportKind::Plain(FileKind::Text) => self.text,
        }
    }
}

impl WallsWords {
    /// The word for thin walls, or for thick ones.
    pub const fn of(&self, are_thin: bool) -> &'static str {
        if are_thin { self.thin } else { self.thick }
    }
}

impl VersusBarWantedWords {
    /// The word for on, or for off.
    pub const fn of(&self, is_on: bool) -> &'static str {
        if is_on { self.on } else { self.off }
    }
}

impl VersusWords {
    /// The opponent.
    pub const fn rival(&self, rival: Rival) -> &'static str {
        match rival {
            Rival::Human => self.friend,
            Rival::Computer { mind, .. } => self.rivals.of(mind),
            Rival::Ghost => self.ghost,
        }
    }
}

/// The text of a stop among those of all regions; none on the old map.
const fn of_stop(
    stop: Stop,
    texts: &[[&'static str; JOURNEY_STOPS_PER_REGION]; Region::ALL.len()],
) -> Option<&'static str> {
    let text = texts[stop.region() as usize][stop.place() % JOURNEY_STOPS_PER_REGION];
    if stop.is_old() { None } else { Some(text) }
}

impl StopsIdeasWords {
    /// What a stop is about; none on the old map.
    pub const fn of(&self, stop: Stop) -> Option<&'static str> {
        let Self { garden, cellar, library, kitchen, alley, palace } = self;
        let [garden, cellar, library] = [garden.all(), cellar.all(), library.all()];
        of_stop(stop, &[garden, cellar, library, kitchen.all(), alley.all(), palace.all()])
    }
}

impl StopsWords {
    /// The number and the name of a stop; none on the old map.
    pub fn numbered(&self, stop: Stop) -> Option<String> {
        Some(format!("{} · {}", stop.place() + 1, self.of(stop)?))
    }

    /// The name of a stop; none on the old map.
    pub const fn of(&self, stop: Stop) -> Option<&'static str> {
        let Self { garden, cellar, library, kitchen, alley, palace, .. } = self;
        let [garden, cellar, library] = [garden.all(), cellar.all(), library.all()];
        of_stop(stop, &[garden, cellar, library, kitchen.all(), alley.all(), palace.all()])
    }
}

impl VersusMazesWords {
    /// The text for two mazes, which may be mirror images, and may be drawn alike.
    pub const fn of(&self, is_mirrored: bool, draws_alike: bool) -> &'static str {
        match (is_mirrored, draws_alike) {
            (false, _) => self.same,
            (true, false) => self.mirrored,
            (true, true) => self.drawn_alike,
        }
    }
}

impl VersusSeatsWords {
    /// The text for players who sit face to face, or side by side.
    pub const fn of(&self, are_face_to_face: bool) -> &'static str {
        if are_face_to_face { self.face_to_face } else { self.side_by_side }
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

    /// Why a mouse cannot go on.
    pub fn hindrance(&self, hindrance: Hindrance) -> String {
        let words = &self.journey.hindrances;
        match hindrance {
            Hindrance::Bites { left: 0 } => words.no_bites.to_owned(),
            Hindrance::Bites { .. } => words.bite.to_owned(),
            Hindrance::Tea { price, left } if price > left => words.too_dear(price, left),
            Hindrance::Tea { price, .. } => words.tea(price),
            Hindrance::Locked => words.locked.to_owned(),
            Hindrance::LockedWith(key) => words.locked_with(self.speech.colours.of(key)),
            Hindrance::OneWay => words.one_way.to_owned(),
            Hindrance::Cat => words.cat.to_owned(),
            Hindrance::Melted => words.melted.to_owned(),
            Hindrance::Crossing => words.crossing.to_owned(),
            Hindrance::NoThread => words.no_thread.to_owned(),
            Hindrance::Dome => words.dome.to_owned(),
            Hindrance::Twin => words.twin.to_owned(),
        }
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
    fn colours_of(&self, keys: [Option<KeyColour>; MOST_KEYS]) -> Option<String> {
        let colours = keys.into_iter().flatten().map(|key| self.colours.of(key).to_owned());
        colours.reduce(|one, other| self.and(one, other))
    }
}
