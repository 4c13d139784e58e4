//! Why something from outside is refused.

use crate::game::bookmark::BookmarkError;
use crate::game::replay::{ChallengeError, Verdict};
use crate::game::versus::code::MatchCodeError;
use crate::maze::SpecError;
use crate::maze::memory::TooLittleMemory;

/// Why a maze, a recording or a challenge is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenRefusal {
    /// It is no valid challenge code.
    Challenge(ChallengeError),
    /// The run cannot have happened.
    Untrue(Verdict),
    /// The run is too long for a challenge, or was helped.
    TooLong,
    /// It is no valid bookmark.
    Bookmark(BookmarkError),
    /// It is too large for a film with the panels.
    TooLargeToFilm,
    /// The link contains no valid maze.
    Link(SpecError),
    /// The link contains no valid match.
    LinkToMatch(MatchCodeError),
    /// The maze takes more memory than there is.
    Memory(TooLittleMemory),
}
