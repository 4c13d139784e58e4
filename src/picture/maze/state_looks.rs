//! How each state of a room is painted: a wash, a line, and a pattern beside the colour.

use crate::game::theatre::{Mark, Tint};
use crate::picture::geometry::Color;

/// What each state is painted with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StateColours {
    /// The sets of union-find.
    pub sets: [Color; 12],
    /// The colour of the sets' patterns, where some have one.
    pub set_pattern: Option<Color>,
    /// Joined to others, and done with for now.
    pub joined: Color,
    /// The way of a search, the stack of a generator.
    pub path: Color,
    /// The outline of the path.
    pub casing: Color,
    /// Entered and left again.
    pub backtracked: Color,
    /// Seen to be a dead end.
    pub skipped: Color,
    /// Cut off by the path: the wash over the room, and the hatch.
    pub sealed: [Color; 2],
    /// Waits in the queue.
    pub frontier: Color,
    /// On a random walk, or a wall that has to be opened.
    pub hint: Color,
    /// A wall that is not decided on yet.
    pub flat_wall: Color,
}

/// How a room's floor is painted.
#[derive(Clone, Copy, Debug)]
pub struct StateLook {
    /// The wash over the floor.
    pub fill: Color,
    /// The line through the room.
    pub line: Color,
    /// The pattern on the wash.
    pub pattern: Pattern,
    /// The pattern's colour.
    pub pattern_colour: Color,
}

/// A pattern beside the colour, so that no state is told by its hue alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// None.
    None,
    /// Dots.
    Dots,
    /// Slanting strokes.
    Strokes,
    /// Strokes that cross.
    Hatch,
    /// A ring.
    Ring,
}

/// The pattern of a set where all sets share four colours: 0 is none, then strokes and dots.
pub const fn set_pattern(tint: Tint) -> usize {
    tint.index() / 4
}

/// What a mark is painted with.
pub fn look(mark: Mark, colours: &StateColours) -> StateLook {
    let none = Color { a: 0.0, ..colours.path };
    let plain = StateLook { fill: none, line: none, pattern: Pattern::None, pattern_colour: none };
    let wash = |colour: Color, share: f32| Color { a: colour.a * share, ..colour };
    let patterned =
        |fill, pattern, pattern_colour| StateLook { fill, pattern, pattern_colour, ..plain };
    match mark {
        Mark::Fresh | Mark::Wall | Mark::Untried => plain,
        Mark::Joined => StateLook { fill: colours.joined, ..plain },
        Mark::Set(tint) => {
            let fill = colours.sets[tint.index()];
            let pattern = match set_pattern(tint) {
                1 => Pattern::Strokes,
                2 => Pattern::Dots,
                _ => Pattern::None,
            };
            match colours.set_pattern {
                Some(colour) => patterned(fill, pattern, colour),
                None => StateLook { fill, ..plain },
            }
        }
        Mark::Trail => StateLook { fill: wash(colours.path, 0.16), line: colours.path, ..plain },
        Mark::Walk => StateLook { fill: wash(colours.hint, 0.2), line: colours.hint, ..plain },
        Mark::Way | Mark::Path => StateLook { line: colours.path, ..plain },
        Mark::Entered | Mark::Reachable => {
            StateLook { fill: wash(colours.frontier, 0.12), ..plain }
        }
        Mark::Frontier => patterned(wash(colours.frontier, 0.18), Pattern::Ring, colours.frontier),
        Mark::Backtracked => {
            patterned(wash(colours.backtracked, 0.22), Pattern::Dots, colours.backtracked)
        }
        Mark::Skipped | Mark::Filled => {
            patterned(wash(colours.skipped, 0.28), Pattern::Strokes, colours.skipped)
        }
        Mark::Sealed => patterned(colours.sealed[0], Pattern::Hatch, colours.sealed[1]),
        Mark::Missing => StateLook { fill: wash(colours.hint, 0.6), ..plain },
    }
}
