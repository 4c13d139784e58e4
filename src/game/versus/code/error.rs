//! Why a text is no match code, in a sentence that says what is allowed.

use crate::game::tuning::COMPUTER_MOST_ROOMS;
use crate::game::versus::rules::HeadStart;
use crate::maze::SpecError;
use crate::maze::names::UnknownName;

/// Why there is no such match.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatchCodeError {
    /// The part before the rules is no code of a maze.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// The maze is too large for the computer.
    #[error("{rooms} rooms are too many for the computer: it plays in up to {COMPUTER_MOST_ROOMS}")]
    TooLarge {
        /// Its number of rooms.
        rooms: u32,
    },
    /// A maze without end with other rules, or its rules with another maze.
    #[error("in a maze without end two play endless, and only there: use endless1-233~endless-bo3")]
    Endless,
    /// A maze with a second cheese or a key.
    #[error("a second cheese and a key are for one alone: leave out cheeses2 and keys1")]
    Quest,
    /// A drawn maze in which walls alone keep the mouse from the goal.
    #[error("no way leads through this maze without its rules, so it is for one alone")]
    WalledOff,
    /// There are no rules.
    #[error("the rules are missing: the code of a match looks like kruskal1-20x15-7~race-bo3")]
    NoRules,
    /// There is no mode of this name.
    #[error(transparent)]
    Mode(#[from] UnknownName),
    /// Not a possible number of rounds.
    #[error("'{0}' is not a number of rounds: use bo1, bo3, bo5 or bo7")]
    BestOf(String),
    /// Not a possible head start.
    #[error(
        "'{0}' is not a head start: lead2x5 gives player 2 a start of 5 seconds, \
         and 1 to {most} seconds are allowed",
        most = HeadStart::MOST_SECONDS
    )]
    HeadStart(String),
    /// Not a possible speed of the computer.
    #[error(
        "'{0}' is not a speed for the computer: use 4, 5, 6, 8, 10, 12, 15 or 20 tiles a second"
    )]
    Speed(String),
    /// A ghost with rules that do not suit one.
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
