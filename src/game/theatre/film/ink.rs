//! What a pixel of a film shows. Its colour is chosen elsewhere.

use crate::game::theatre::{Mark, Tint};

/// What a pixel shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilmInk {
    /// The floor or wall below everything else, in the state of its tile.
    Ground(Mark),
    /// The line of a way, a trail, a walk or a path.
    Line(Mark),
    /// The pattern that distinguishes a state without its colour.
    Pattern(Mark),
    /// The start.
    Start,
    /// A goal.
    Goal,
    /// Whatever was there in the previous frame.
    Same,
}

const GROUNDS: usize = Mark::PLAIN.len() + Tint::ALL.len();

impl FilmInk {
    /// How many inks there are.
    pub const COUNT: usize = GROUNDS + 2 * Mark::PLAIN.len() + 3;

    /// All inks, each at the index of its [number](Self::number).
    pub fn all() -> impl Iterator<Item = Self> {
        let sets = Tint::ALL.into_iter().map(|tint| Self::Ground(Mark::Set(tint)));
        let each = |ink: fn(Mark) -> Self| Mark::PLAIN.into_iter().map(ink);
        let rest = [Self::Start, Self::Goal, Self::Same];
        each(Self::Ground)
            .chain(sets)
            .chain(each(Self::Line))
            .chain(each(Self::Pattern))
            .chain(rest)
    }

    /// The number that stands for it in a frame.
    pub const fn number(self) -> u8 {
        let number = match self {
            Self::Ground(mark) => place(mark),
            Self::Line(mark) => GROUNDS + place(mark),
            Self::Pattern(mark) => GROUNDS + Mark::PLAIN.len() + place(mark),
            Self::Start => Self::COUNT - 3,
            Self::Goal => Self::COUNT - 2,
            Self::Same => Self::COUNT - 1,
        };
        number as u8
    }
}

/// The index of a mark among all, the sets last.
const fn place(mark: Mark) -> usize {
    match mark {
        Mark::Wall => 0,
        Mark::Untried => 1,
        Mark::Fresh => 2,
        Mark::Joined => 3,
        Mark::Trail => 4,
        Mark::Frontier => 5,
        Mark::Walk => 6,
        Mark::Way => 7,
        Mark::Entered => 8,
        Mark::Backtracked => 9,
        Mark::Skipped => 10,
        Mark::Sealed => 11,
        Mark::Filled => 12,
        Mark::Path => 13,
        Mark::Reachable => 14,
        Mark::Missing => 15,
        Mark::Set(tint) => Mark::PLAIN.len() + tint.index(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_ink_has_a_number_of_its_own() {
        let numbers: Vec<usize> = FilmInk::all().map(|ink| usize::from(ink.number())).collect();
        assert_eq!(numbers, (0..FilmInk::COUNT).collect::<Vec<_>>());
    }
}
