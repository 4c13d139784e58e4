//! Why something from outside is not taken.

use crate::game::bookmark::BookmarkError;
use crate::game::replay::{ChallengeError, Verdict};
use crate::game::versus::code::MatchCodeError;
use crate::maze::SpecError;
use crate::maze::memory::TooLittleMemory;

/// Why a maze, a recording or a challenge is not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenRefusal {
    /// It is no challenge.
    Challenge(ChallengeError),
    /// It cannot have happened.
    Untrue(Verdict),
    /// The run is too long to be made a challenge of, or was helped.
    TooLong,
    /// It is no bookmark.
    Bookmark(BookmarkError),
    /// It is too large for a film with the panels.
    TooLargeToFilm,
    /// What a link asks for is no maze.
    Link(SpecError),
    /// It is no match.
    LinkToMatch(MatchCodeError),
    /// Its maze takes more memory than there is.
    Memory(TooLittleMemory),
}
