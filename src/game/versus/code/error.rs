//! Why a text is no match code, in a sentence that says what is allowed.

use crate::game::tuning::COMPUTER_MOST_ROOMS;
use crate::game::versus::rules::HeadStart;
use crate::maze::SpecError;
use crate::maze::names::UnknownName;

/// Why there is no such match.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum MatchCodeError {
    /// The part before the rules is no code of a maze.
    #[error(transparent)]
    Spec(#[from] SpecError),
    #[error("{rooms} rooms are too many for the computer: it plays in up to {COMPUTER_MOST_ROOMS}")]
    TooLarge { rooms: u32 },
    #[error("in a maze without end two play endless, and only there: use endless1-233~endless-bo3")]
    Endless,
    #[error("a second cheese and a key are for one alone: leave out cheeses2 and keys1")]
    Quest,
    /// A drawn maze in which walls alone keep the mouse from the goal.
    #[error("no way leads through this maze without its rules, so it is for one alone")]
    WalledOff,
    #[error("the rules are missing: the code of a match looks like kruskal1-20x15-7~race-bo3")]
    NoRules,
    #[error(transparent)]
    Mode(#[from] UnknownName),
    #[error("'{0}' is not a number of rounds: use bo1, bo3, bo5 or bo7")]
    BestOf(String),
    #[error(
        "'{0}' is not a head start: lead2x5 gives player 2 a start of 5 seconds, \
         and 1 to {most} seconds are allowed",
        most = HeadStart::MOST_SECONDS
    )]
    HeadStart(String),
    #[error(
        "'{0}' is not a speed for the computer: use 4, 5, 6, 8, 10, 12, 15 or 20 tiles a second"
    )]
    Speed(String),
    #[error(
        "a ghost runs a single race in the same maze, without a head start: use race-bo1-ghost"
    )]
    Ghost,
    /// A computer in a game that only people play.
    #[error("snatch is for two people: leave the computer out")]
    Snatch,
    /// Not a rule, or one that is repeated.
    #[error(
        "'{0}' does not belong here: the code of a match looks like \
         kruskal1-20x15-7~race-bo3-mirrored-lead2x5-sharp8"
    )]
    Field(String),
}
