//! How a tile of the theatre can look.
//!
//! A mark is one byte and only states a fact about its tile at this step; colours and patterns are
//! chosen by the window.

/// The state of a tile, as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A wall that the generator has decided to keep.
    Wall,
    /// A wall that the generator has not decided on yet.
    Untried,
    /// A room or tile that nothing has been done with: in a build a single room, in a search a tile
    /// not looked at.
    Fresh,
    /// Building: joined to others, and not worked on at present.
    Joined,
    /// Building: belongs to a set of two or more rooms, in the set's colour.
    Set(Tint),
    /// Building: the generator may continue from here. With a stack, this is its trail.
    Trail,
    /// Building: a room next to those that are reached. Solving: a tile that waits in the queue.
    Frontier,
    /// Building: on the present random walk, not joined yet.
    Walk,
    /// Solving: on the way from the start to the search's position.
    Way,
    /// Solving: entered by a search that goes by distance and has no single way.
    Entered,
    /// Solving: entered and left again.
    Backtracked,
    /// Solving: recognised as a dead end, and not entered.
    Skipped,
    /// Solving: cut off from the goal by the search's own way.
    Sealed,
    /// Solving: a dead end that was filled.
    Filled,
    /// Solved: on the path from the start to the goal.
    Path,
    /// Solved without a path: a tile that can be reached.
    Reachable,
    /// Solved without a path: one of the fewest walls that would have to be opened to make one.
    Missing,
}

impl Mark {
    /// Every mark but the sets.
    pub const PLAIN: [Self; 16] = [
        Self::Wall,
        Self::Untried,
        Self::Fresh,
        Self::Joined,
        Self::Trail,
        Self::Frontier,
        Self::Walk,
        Self::Way,
        Self::Entered,
        Self::Backtracked,
        Self::Skipped,
        Self::Sealed,
        Self::Filled,
        Self::Path,
        Self::Reachable,
        Self::Missing,
    ];
}

/// One of the twelve colours of sets, by number only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
#[allow(missing_docs, reason = "colours without names")]
pub enum Tint {
    One,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Eleven,
    Twelve,
}

impl Tint {
    /// All tints.
    pub const ALL: [Self; 12] = [
        Self::One,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Ten,
        Self::Eleven,
        Self::Twelve,
    ];

    /// The index in [`Tint::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Mark {
    /// The colour of the set, if there is one.
    pub const fn tint(self) -> Option<Tint> {
        match self {
            Self::Set(tint) => Some(tint),
            _ => None,
        }
    }

    /// Whether a wall stands here.
    pub const fn is_wall(self) -> bool {
        matches!(self, Self::Wall | Self::Untried | Self::Missing)
    }

    /// Whether the generator has joined this tile to others.
    pub(super) const fn is_reached(self) -> bool {
        matches!(self, Self::Joined | Self::Trail | Self::Set(_))
    }

    /// Whether a build or a search has touched this tile.
    pub const fn is_touched(self) -> bool {
        !matches!(self, Self::Wall | Self::Untried | Self::Fresh | Self::Missing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_one_byte() {
        assert_eq!(size_of::<Mark>(), 1);
        assert!(Tint::ALL.iter().enumerate().all(|(place, tint)| tint.index() == place));
    }
}
