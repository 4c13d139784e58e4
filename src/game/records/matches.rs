//! The outcomes of matches, by mode and by opponent.

use std::fmt;
use std::str::FromStr;

use crate::game::versus::rules::{Mode, Rival, Rules, Seat};

/// A kind of match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(
    feature = "store",
    derive(serde::Serialize, serde::Deserialize),
    serde(into = "String", try_from = "String")
)]
pub struct MatchKind {
    /// What won a round.
    pub mode: Mode,
    /// The opponent of player 1.
    pub opponent: Opponent,
}

/// The opponent of player 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Opponent {
    /// Player 2.
    Human,
    /// The computer, whatever its mind.
    Computer,
    /// A ghost.
    Ghost,
}

/// The outcomes of matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize), serde(default))]
pub struct MatchTally {
    /// Won by player 1.
    pub one: u32,
    /// Won by the opponent.
    pub two: u32,
    /// Won by neither.
    pub draws: u32,
}

/// Why a text is no kind of match.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not a kind of match: one looks like race human")]
pub struct MatchKindError(String);

impl Opponent {
    /// All opponents.
    pub const ALL: [Self; 3] = [Self::Human, Self::Computer, Self::Ghost];

    const fn name(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Computer => "computer",
            Self::Ghost => "ghost",
        }
    }
}

impl MatchKind {
    /// The kind of a match under these rules.
    pub const fn of(rules: Rules) -> Self {
        let opponent = match rules.rival {
            Rival::Human => Opponent::Human,
            Rival::Computer { .. } => Opponent::Computer,
            Rival::Ghost => Opponent::Ghost,
        };
        let mode = if rules.mode.is_hunt() { Mode::Hunt } else { rules.mode };
        Self { mode, opponent }
    }
}

/// The name of a mode in the records, in which all hunts are one.
const fn mode_name(mode: Mode) -> &'static str {
    if mode.is_hunt() { Mode::FirstHunt.name() } else { mode.name() }
}

impl MatchTally {
    /// Adds a match, with its winner if there is one.
    pub const fn note(&mut self, winner: Option<Seat>) {
        let count = match winner {
            Some(Seat::One) => &mut self.one,
            Some(Seat::Two) => &mut self.two,
            None => &mut self.draws,
        };
        *count = count.saturating_add(1);
    }

    /// The number of matches.
    pub fn matches(self) -> u64 {
        self.counts().into_iter().sum()
    }

    /// The shares won by player 1, by the opponent and by neither, in whole percent that add up to
    /// 100. None without a match.
    ///
    /// ```
    /// use icetea_maze::game::records::MatchTally;
    ///
    /// assert_eq!(MatchTally { one: 1, two: 1, draws: 1 }.percents(), Some([34, 33, 33]));
    /// ```
    pub fn percents(self) -> Option<[u8; 3]> {
        let (all, counts) = (self.matches(), self.counts());
        if all == 0 {
            return None;
        }
        let mut percents = counts.map(|count| count * 100 / all);
        // What is missing from 100 is given to those that were rounded down most.
        let mut places = [0, 1, 2];
        places.sort_by_key(|&place| std::cmp::Reverse(counts[place] * 100 % all));
        let missing = 100 - percents.iter().sum::<u64>();
        for place in places.into_iter().take(missing as usize) {
            percents[place] += 1;
        }
        Some(percents.map(|percent| percent as u8))
    }

    fn counts(self) -> [u64; 3] {
        [self.one, self.two, self.draws].map(u64::from)
    }
}

impl fmt::Display for MatchKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", mode_name(self.mode), self.opponent.name())
    }
}

impl FromStr for MatchKind {
    type Err = MatchKindError;

    fn from_str(text: &str) -> Result<Self, MatchKindError> {
        let found = text.split_once(' ').and_then(|(mode, opponent)| {
            let mode = Mode::ALL.into_iter().find(|&one| mode_name(one) == mode)?;
            let opponent = Opponent::ALL.into_iter().find(|one| one.name() == opponent)?;
            Some(Self { mode, opponent })
        });
        found.ok_or_else(|| MatchKindError(text.to_owned()))
    }
}

kept_as_text!(MatchKind, MatchKindError);

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn shares_add_up_and_are_nearly_what_they_should_be(
            counts in prop_oneof![prop::array::uniform3(0..20_u32), any::<[u32; 3]>()]
        ) {
            let [one, two, draws] = counts;
            let tally = MatchTally { one, two, draws };
            let Some(percents) = tally.percents() else {
                prop_assert_eq!(counts, [0; 3]);
                return Ok(());
            };
            prop_assert_eq!(percents.map(u32::from).iter().sum::<u32>(), 100);
            for (count, percent) in counts.into_iter().zip(percents) {
                let exact = f64::from(count) * 100.0 / tally.matches() as f64;
                prop_assert!((exact - f64::from(percent)).abs() < 1.0, "{exact} {percent}");
            }
        }

        #[test]
        fn every_match_is_counted_once(winners in prop::collection::vec(0..3_usize, 0..40)) {
            let mut tally = MatchTally::default();
            for &winner in &winners {
                tally.note(Seat::ALL.get(winner).copied());
            }
            let count = |of: usize| winners.iter().filter(|&&winner| winner == of).count() as u32;
            prop_assert_eq!(tally, MatchTally { one: count(0), two: count(1), draws: count(2) });
        }
    }

    #[test]
    fn kinds_of_matches_read_back() {
        let mut kinds = Vec::new();
        for mode in Mode::ALL {
            for opponent in Opponent::ALL {
                let kind = MatchKind { mode, opponent };
                assert_eq!(kind.to_string().parse(), Ok(kind));
                assert!(kinds.iter().all(|before| *before < kind));
                kinds.push(kind);
            }
        }
        for text in ["", "race", "race tea", "human race", "Race human"] {
            assert!(text.parse::<MatchKind>().unwrap_err().to_string().contains("race human"));
        }
    }
}
