//! A whole match as one line of text: the code of its first maze, and the rules.
//!
//! ```text
//! kruskal1-20x15-7~race-bo3
//! kruskal1-20x15-7~race-bo1-ghost
//! kruskal1-20x15-7~hunt-bo5-mirrored-lead2x5-sharp8
//! │                │    │   │        │       └ the computer: its mind, and tiles a second
//! │                │    │   │        └ player 2 sets out 5 seconds earlier
//! │                │    │   └ the second maze is the mirror image
//! │                │    └ best of five rounds
//! │                └ what wins a round
//! └ the maze of the first round
//! ```
//!
//! It is printed in one way only and read with much patience, as the code of a maze is.

mod error;

use std::fmt;
use std::str::FromStr;

use super::rules::{BestOf, HeadStart, Mind, Mode, Rival, Rules, Seat, Speed};
use crate::game::tuning::COMPUTER_MOST_ROOMS;
use crate::maze::Spec;
use crate::maze::names;
use crate::maze::random::split_mix;
use crate::maze::spec::seed::plain;

pub use error::MatchCodeError;

/// A match that can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchCode {
    spec: Spec,
    rules: Rules,
}

impl MatchCode {
    /// A match in these mazes, unless they are too large for the computer or the rules are not for a
    /// ghost.
    pub fn new(spec: Spec, rules: Rules) -> Result<Self, MatchCodeError> {
        let rooms = spec.size().rooms();
        if rooms > COMPUTER_MOST_ROOMS && matches!(rules.rival, Rival::Computer { .. }) {
            return Err(MatchCodeError::TooLarge { rooms });
        }
        if !rules.can_be_played() {
            return Err(MatchCodeError::Ghost);
        }
        Ok(Self { spec, rules })
    }

    /// What the maze of the first round grows from.
    pub const fn spec(&self) -> Spec {
        self.spec
    }

    /// What was agreed on.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// What the maze of a round grows from; the first round has number 0.
    pub const fn round_spec(&self, round: u8) -> Spec {
        self.spec.with_seed(round_seed(self.spec.seed(), round))
    }

    /// The match that follows this one: its first maze is the one after this one's last. A ghost
    /// knows its one maze and stays there.
    #[must_use]
    pub const fn next(&self) -> Self {
        if matches!(self.rules.rival, Rival::Ghost) {
            return *self;
        }
        Self { spec: self.round_spec(self.rules.best_of.rounds()), rules: self.rules }
    }
}

/// The seed of a round: the first round has the match's own. Those of the others are the values of
/// its SplitMix64 stream, cut down to six digits that can be read out loud.
pub const fn round_seed(first: u64, round: u8) -> u64 {
    match round {
        0 => first,
        round => split_mix(first, round as u64 - 1) % 1_000_000,
    }
}

impl MatchCode {
    /// The code with this text for its seed, if that is what the seed was hashed from and it is read
    /// again from there.
    pub fn saying(&self, seed: &str) -> String {
        let saying = format!("{}~{}", self.spec.code_saying(seed), self.rules);
        if saying.parse() == Ok(*self) { saying } else { self.to_string() }
    }

    /// What a code says of its maze alone.
    pub fn maze_in(code: &str) -> String {
        split_rules(&plain(code)).0.to_owned()
    }
}

impl fmt::Display for MatchCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}~{}", self.spec, self.rules)
    }
}

impl FromStr for MatchCode {
    type Err = MatchCodeError;

    fn from_str(code: &str) -> Result<Self, MatchCodeError> {
        let code = plain(code);
        let (spec, rules) = split_rules(&code);
        let spec = spec.parse()?;
        Self::new(spec, rules.parse()?)
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

/// Reads rules, their fields in any order after the mode.
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
            Self { mode: names::find("mode", mode, &Mode::ALL, Mode::name)?, ..Self::default() };
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
        if !rules.can_be_played() {
            return Err(MatchCodeError::Ghost);
        }
        Ok(rules)
    }
}

/// One of the fields after the mode.
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
            let speed = number(speed).and_then(Speed::new);
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

/// A number written in the one way that it is printed in.
fn number(digits: &str) -> Option<u8> {
    digits.parse().ok().filter(|number: &u8| number.to_string() == digits)
}

/// The code of a maze and the rules behind it. Right behind a dash stands the text of a seed.
fn split_rules(code: &str) -> (&str, &str) {
    let tildes = code.match_indices('~').map(|(place, _)| place);
    let mut before_rules = tildes.filter(|&place| !code[..place].trim_end().ends_with('-'));
    before_rules.next().map_or((code, ""), |place| (&code[..place], &code[place + 1..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules() -> Vec<Rules> {
        let mut all = Vec::new();
        let leads = [None, Some((Seat::One, 1)), Some((Seat::Two, HeadStart::MOST_SECONDS))];
        let computers = Mind::ALL.into_iter().zip(Speed::ALL);
        let computers = computers.map(|(mind, speed)| Rival::Computer { mind, speed });
        for rival in [Rival::Human].into_iter().chain(computers) {
            for mode in Mode::ALL {
                for best_of in BestOf::ALL {
                    for lead in leads {
                        for is_mirrored in [false, true] {
                            let head_start =
                                lead.map(|(player, seconds)| HeadStart { player, seconds });
                            all.push(Rules { mode, is_mirrored, best_of, head_start, rival });
                        }
                    }
                }
            }
        }
        all.push(Rules::default().against_ghost());
        all
    }

    #[test]
    fn what_is_printed_reads_back() {
        let spec: Spec = "growing-tree1-8x5-random30-joined-loops25-7".parse().unwrap();
        for rules in rules() {
            let code = MatchCode::new(spec, rules).unwrap();
            let text = code.to_string();
            for seed in ["7", "nobody", "-", "a~b"] {
                assert_eq!(code.saying(seed), text, "that is another seed");
            }
            assert_eq!(text.parse(), Ok(code), "{text}");
            assert!(
                text.bytes().all(|b| b.is_ascii_lowercase()
                    || b.is_ascii_digit()
                    || b == b'-'
                    || b == b'~')
            );
        }
    }

    #[test]
    fn a_chat_may_have_touched_it() {
        let code: MatchCode = "kruskal1-20x15-7~race-bo5-lead2x5".parse().unwrap();
        for text in [
            " KRUSKAL1-20x15-7 ~ RACE-BO5-LEAD2x5. ",
            "kruskal1－20×15－7～race－bo5－lead2×5",
            "kruskal1-20x15-7~race-lead2x5-bo5",
        ] {
            assert_eq!(text.parse(), Ok(code), "{text}");
        }
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (rules, said) in [
            ("", "the rules are missing"),
            ("~", "there is no mode '~'"),
            ("rice-bo3", "did you mean race?"),
            ("race-bo2", "'bo2' is not a number of rounds"),
            ("race-bo03", "'bo03' is not a number of rounds"),
            ("race-bo3-bo3", "'bo3' does not belong here"),
            ("race-lead3x5", "'lead3x5' is not a head start"),
            ("race-lead1x61", "1 to 60 seconds"),
            ("race-deep7", "'deep7' is not a speed"),
            ("race-bo3-fast", "'fast' does not belong here"),
            ("race-bo3-ghost", "a ghost runs a single race"),
            ("meet-bo1-ghost", "a ghost runs a single race"),
            ("race-bo1-mirrored-ghost", "a ghost runs a single race"),
            ("race-bo1-lead1x2-ghost", "a ghost runs a single race"),
            ("race-bo1-ghost-deep8", "'deep8' does not belong here"),
        ] {
            let error = format!("kruskal1-3x2-7~{rules}").parse::<MatchCode>().unwrap_err();
            assert!(error.to_string().contains(said), "{error}");
        }
        let error = "kruskal1-1001x1000-7~race-bo3-deep8".parse::<MatchCode>().unwrap_err();
        assert!(error.to_string().starts_with("1001000 rooms are too many"), "{error}");
        assert!(matches!("kruskal1-3x~race".parse::<MatchCode>(), Err(MatchCodeError::Spec(_))));
    }

    #[test]
    fn a_ghost_runs_its_one_maze_once() {
        for text in ["kruskal1-20x15-7~race-bo1-ghost", "kruskal1-20x15-7~RACE-Ghost"] {
            let code: MatchCode = text.parse().unwrap();
            assert_eq!(code.to_string(), "kruskal1-20x15-7~race-bo1-ghost");
            assert_eq!(code.next(), code);
        }
    }

    #[test]
    fn the_seeds_of_the_rounds_never_change() {
        let seeds: Vec<u64> = (0..8).map(|round| round_seed(7, round)).collect();
        assert_eq!(seeds[0], 7);
        assert_eq!(seeds[1..], [374_487, 955_804, 609_346, 472_203, 723_674, 548_305, 871_798]);
        let code: MatchCode = "kruskal1-20x15-7~race-bo3".parse().unwrap();
        assert_eq!(code.next().spec(), code.round_spec(3));
    }
}
