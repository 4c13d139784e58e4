//! A whole match as one line of text: the code of its first maze, and the rules.
//!
//! ```text
//! kruskal1-20x15-7~race-bo3
//! kruskal1-20x15-7~race-bo1-ghost
//! endless1-233~endless-bo3
//! kruskal1-20x15-7~hunt2-bo5-mirrored-lead2x5-sharp8
//! │                │     │   │        │       └ the computer: its mind, and tiles a second
//! │                │     │   │        └ player 2 sets out 5 seconds earlier
//! │                │     │   └ the second maze is the mirror image
//! │                │     └ best of five rounds
//! │                └ what wins a round
//! └ the maze of the first round
//! ```
//!
//! It is printed in a single way, but read tolerantly, like the code of a maze.

mod error;

use std::fmt;
use std::str::FromStr;

use super::rules::{BestOf, ComputerSpeed, HeadStart, Mind, Mode, Rival, Rules, Seat};
use crate::game::course::Course;
use crate::game::tuning::COMPUTER_MOST_ROOMS;
use crate::maze::names;
use crate::maze::random::split_mix;
use crate::maze::spec::seed::plain;
use crate::maze::{Draft, Quest};

pub use error::MatchCodeError;

/// A match that can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchCode {
    course: Course,
    rules: Rules,
}

impl MatchCode {
    /// A match in these mazes, unless they are too large for the computer or have no way, or the rules
    /// do not fit them or a ghost.
    pub fn new(course: impl Into<Course>, rules: Rules) -> Result<Self, MatchCodeError> {
        let course = course.into();
        let rooms = course.spec().map_or(0, |spec| spec.size().rooms());
        if rooms > COMPUTER_MOST_ROOMS && matches!(rules.rival, Rival::Computer { .. }) {
            return Err(MatchCodeError::TooLarge { rooms });
        }
        if course.spec().is_none() != (rules.mode == Mode::Endless) {
            return Err(MatchCodeError::Endless);
        }
        if course.spec().is_some_and(|spec| spec.quest() != Quest::NONE) {
            return Err(MatchCodeError::Quest);
        }
        let draft = course.spec().and_then(|spec| spec.generator().draft());
        if draft.is_some_and(Draft::is_walled_off) {
            return Err(MatchCodeError::WalledOff);
        }
        Ok(Self { course, rules: rules.checked()? })
    }

    /// What the first round takes place in.
    pub const fn course(&self) -> Course {
        self.course
    }

    /// The rules.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// What a round takes place in; the first round has number 0.
    pub const fn round_course(&self, round: u8) -> Course {
        self.course.with_seed(round_seed(self.course.seed(), round))
    }

    /// The match after this one: its first maze follows this one's last. A ghost stays in its only
    /// maze.
    #[must_use]
    pub const fn next(&self) -> Self {
        if matches!(self.rules.rival, Rival::Ghost) {
            return *self;
        }
        Self { course: self.round_course(self.rules.best_of.rounds()), rules: self.rules }
    }
}

impl Rules {
    /// The rules, if they are consistent.
    pub(super) fn checked(self) -> Result<Self, MatchCodeError> {
        match self.rival {
            Rival::Computer { .. } if self.mode == Mode::Snatch => Err(MatchCodeError::Snatch),
            Rival::Ghost if !self.suit_a_ghost() || self != self.against_ghost() => {
                Err(MatchCodeError::Ghost)
            }
            _ => Ok(self),
        }
    }
}

/// The seed of a round. The first has that of the match; the others take theirs from its SplitMix64
/// stream, cut to six digits that can be read out loud.
pub const fn round_seed(first: u64, round: u8) -> u64 {
    match round {
        0 => first,
        round => split_mix(first, round as u64 - 1) % 1_000_000,
    }
}

impl MatchCode {
    /// The code with this text as its seed, if the seed was hashed from it and would be read from
    /// there again.
    pub fn saying(&self, seed: &str) -> String {
        let saying = format!("{}~{}", self.course.code_saying(seed), self.rules);
        if saying.parse() == Ok(*self) { saying } else { self.to_string() }
    }

    /// The part of a code that is about the maze.
    pub fn maze_in(code: &str) -> String {
        split_rules(&plain(code)).0.to_owned()
    }
}

impl fmt::Display for MatchCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}~{}", self.course, self.rules)
    }
}

impl FromStr for MatchCode {
    type Err = MatchCodeError;

    fn from_str(code: &str) -> Result<Self, MatchCodeError> {
        let code = plain(code);
        let (course, rules) = split_rules(&code);
        let course: Course = course.parse()?;
        Self::new(course, rules.parse()?)
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-bo{}", self.mode.name(), self.best_of.rounds())?;
        if self.is_mirrored {
            write!(f, "-mirrored")?;
        }
        if let Some(HeadStart { player, seconds }) = self.head_start {
            write!(f, "-lead{}x{seconds}", player.number())?;
        }
        match self.rival {
            Rival::Human => Ok(()),
            Rival::Computer { mind, speed } => {
                write!(f, "-{}{}", mind.name(), speed.tiles_per_second())
            }
            Rival::Ghost => write!(f, "-ghost"),
        }
    }
}

/// Reads rules, whose fields may be in any order after the mode.
///
/// ```
/// use icetea_maze::game::versus::rules::Rules;
///
/// let rules: Rules = " Race - lead2x5 - BO5 ".parse()?;
/// assert_eq!(rules.to_string(), "race-bo5-lead2x5");
/// # Ok::<(), icetea_maze::game::versus::code::MatchCodeError>(())
/// ```
impl FromStr for Rules {
    type Err = MatchCodeError;

    fn from_str(text: &str) -> Result<Self, MatchCodeError> {
        let text: String = plain(text).split_ascii_whitespace().collect();
        let text = text.trim_end_matches(['.', ',', ';', '!', '?', '。']);
        let mut fields = text.split('-');
        let mode = fields.next().filter(|mode| !mode.is_empty());
        let mode = mode.ok_or(MatchCodeError::NoRules)?;
        let mut rules =
            Self { mode: names::find("mode", mode, &Mode::KNOWN, Mode::name)?, ..Self::default() };
        let mut seen = [false; 4];
        for text in fields {
            let field = Field::parse(text)?;
            if std::mem::replace(&mut seen[field.kind()], true) {
                return Err(MatchCodeError::Field(text.to_owned()));
            }
            match field {
                Field::BestOf(best_of) => rules.best_of = best_of,
                Field::Mirrored => rules.is_mirrored = true,
                Field::Lead(head_start) => rules.head_start = Some(head_start),
                Field::Rival(rival) => rules.rival = rival,
            }
        }
        if rules.rival == Rival::Ghost && !seen[Field::BestOf(rules.best_of).kind()] {
            rules = rules.against_ghost();
        }
        rules.checked()
    }
}

/// A field after the mode.
enum Field {
    BestOf(BestOf),
    Mirrored,
    Lead(HeadStart),
    Rival(Rival),
}

impl Field {
    const fn kind(&self) -> usize {
        match self {
            Self::BestOf(_) => 0,
            Self::Mirrored => 1,
            Self::Lead(_) => 2,
            Self::Rival(_) => 3,
        }
    }

    fn parse(text: &str) -> Result<Self, MatchCodeError> {
        if text == "mirrored" {
            return Ok(Self::Mirrored);
        }
        if text == "ghost" {
            return Ok(Self::Rival(Rival::Ghost));
        }
        if let Some(rounds) = text.strip_prefix("bo") {
            let best_of = number(rounds).and_then(BestOf::new).map(Self::BestOf);
            return best_of.ok_or_else(|| MatchCodeError::BestOf(text.to_owned()));
        }
        if let Some(lead) = text.strip_prefix("lead") {
            return head_start(lead)
                .map(Self::Lead)
                .ok_or_else(|| MatchCodeError::HeadStart(text.to_owned()));
        }
        let computer = Mind::ALL
            .into_iter()
            .find_map(|mind| text.strip_prefix(mind.name()).map(|speed| (mind, speed)));
        if let Some((mind, speed)) = computer {
            let speed = number(speed).and_then(ComputerSpeed::new);
            let speed = speed.ok_or_else(|| MatchCodeError::Speed(text.to_owned()))?;
            return Ok(Self::Rival(Rival::Computer { mind, speed }));
        }
        Err(MatchCodeError::Field(text.to_owned()))
    }
}

fn head_start(text: &str) -> Option<HeadStart> {
    let (player, seconds) = text.split_once('x')?;
    let player = Seat::ALL.into_iter().find(|seat| number(player) == Some(seat.number()))?;
    let seconds =
        number(seconds).filter(|&seconds| (1..=HeadStart::MOST_SECONDS).contains(&seconds))?;
    Some(HeadStart { player, seconds })
}

/// A number, if it is written as it would be printed.
fn number(digits: &str) -> Option<u8> {
    digits.parse().ok().filter(|number: &u8| number.to_string() == digits)
}

/// Splits a code into those of the maze and the rules. A text after a dash is a seed's.
fn split_rules(code: &str) -> (&str, &str) {
    let tildes = code.match_indices('~').map(|(place, _)| place);
    let mut before_rules = tildes.filter(|&place| !code[..place].trim_end().ends_with('-'));
    before_rules.next().map_or((code, ""), |place| (&code[..place], &code[place + 1..]))
}

#[cfg(test)]
mod tests;
