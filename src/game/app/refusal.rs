//! Why something from outside is not taken.

use crate::game::bookmark::BookmarkError;
use crate::game::replay::{ChallengeError, Verdict};
use crate::maze::memory::TooLittleMemory;

/// Why a maze, a recording or a challenge is not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
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
    /// Its maze takes more memory than there is.
    Memory(TooLittleMemory),
}
