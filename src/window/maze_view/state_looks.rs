//! What each state of a room is painted with, as a texture in which the shader looks codes up.

use icetea_maze::game::theatre::{Mark, Tint};
use macroquad::prelude::*;

use super::state_texels::{CODE_STEP, code};

/// How many codes of marks there are room for.
const CODES: usize = 32;

/// What each state is painted with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StateColours {
    /// The sets of union-find.
    pub sets: [Color; 12],
    /// What their patterns are drawn with, where some have one.
    pub set_pattern: Option<Color>,
    /// Joined to others, and done with for now.
    pub joined: Color,
    /// The way of a search, the stack of a generator.
    pub way: Color,
    /// About the way.
    pub casing: Color,
    /// Left again.
    pub given_back: Color,
    /// Seen to be a dead end.
    pub skipped: Color,
    /// Cut off by the own way: what is washed over the room, and the hatch.
    pub sealed: [Color; 2],
    /// Waits in the queue.
    pub frontier: Color,
    /// On a random walk, or a wall that has to be opened.
    pub hint: Color,
    /// A wall that is not decided on yet.
    pub flat_wall: Color,
}

/// What is laid over a room's floor.
#[derive(Clone, Copy)]
struct Look {
    fill: Color,
    line: Color,
    pattern: Pattern,
    pattern_colour: Color,
}

/// A pattern beside the colour, so that no state is told by its hue alone.
#[derive(Clone, Copy)]
enum Pattern {
    None,
    Dots,
    Strokes,
    Hatch,
    Ring,
}

/// What a mark is painted with: what is laid over the floor, its line, and its pattern.
pub fn shades(mark: Mark, colours: &StateColours) -> [Color; 3] {
    let look = look(mark, colours);
    [look.fill, look.line, look.pattern_colour]
}

/// Which of three patterns a set has where four colours have to do for all: none, strokes or dots.
pub const fn set_pattern(tint: Tint) -> usize {
    tint.index() / 4
}

fn look(mark: Mark, colours: &StateColours) -> Look {
    let none = Color { a: 0.0, ..colours.way };
    let plain = Look { fill: none, line: none, pattern: Pattern::None, pattern_colour: none };
    let wash = |colour: Color, share: f32| Color { a: colour.a * share, ..colour };
    let patterned = |fill, pattern, pattern_colour| Look { fill, pattern, pattern_colour, ..plain };
    match mark {
        Mark::Fresh | Mark::Wall | Mark::Untried => plain,
        Mark::Joined => Look { fill: colours.joined, ..plain },
        Mark::Set(tint) => {
            let fill = colours.sets[tint.index()];
            let pattern = match set_pattern(tint) {
                1 => Pattern::Strokes,
                2 => Pattern::Dots,
                _ => Pattern::None,
            };
            match colours.set_pattern {
                Some(colour) => patterned(fill, pattern, colour),
                None => Look { fill, ..plain },
            }
        }
        Mark::Trail => Look { fill: wash(colours.way, 0.16), line: colours.way, ..plain },
        Mark::Walk => Look { fill: wash(colours.hint, 0.2), line: colours.hint, ..plain },
        Mark::Way | Mark::Path => Look { line: colours.way, ..plain },
        Mark::Entered | Mark::Reachable => Look { fill: wash(colours.frontier, 0.12), ..plain },
        Mark::Frontier => patterned(wash(colours.frontier, 0.18), Pattern::Ring, colours.frontier),
        Mark::GivenBack => {
            patterned(wash(colours.given_back, 0.22), Pattern::Dots, colours.given_back)
        }
        Mark::Skipped | Mark::Filled => {
            patterned(wash(colours.skipped, 0.28), Pattern::Strokes, colours.skipped)
        }
        Mark::Sealed => patterned(colours.sealed[0], Pattern::Hatch, colours.sealed[1]),
        Mark::Missing => Look { fill: wash(colours.hint, 0.6), ..plain },
    }
}

/// Every mark that a room can have.
fn marks() -> impl Iterator<Item = Mark> {
    let plain = Mark::PLAIN.into_iter().filter(|&mark| mark != Mark::Wall);
    plain.chain(Tint::ALL.map(Mark::Set))
}

/// What the shader looks codes up in: fills, lines, colours of patterns and the patterns
/// themselves, a row each; the last two texels are the casing of lines and the flat walls.
pub(super) fn palette(colours: &StateColours) -> Texture2D {
    let mut bytes = vec![0; 4 * CODES * 4];
    let mut put = |row: usize, column: usize, colour: Color| {
        let place = 4 * (row * CODES + column);
        let texel: [u8; 4] = colour.into();
        bytes[place..place + 4].copy_from_slice(&texel);
    };
    for mark in marks() {
        let column = usize::from(code(mark) / CODE_STEP);
        let look = look(mark, colours);
        put(0, column, look.fill);
        put(1, column, look.line);
        put(2, column, look.pattern_colour);
        let pattern = look.pattern as u8;
        put(3, column, Color::from_rgba(pattern * 32, 0, 0, 255));
    }
    put(0, CODES - 2, colours.casing);
    put(0, CODES - 1, colours.flat_wall);
    let texture = Texture2D::from_rgba8(CODES as u16, 4, &bytes);
    texture.set_filter(FilterMode::Nearest);
    texture
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_mark_has_a_code_of_its_own() {
        let mut codes: Vec<u8> = marks().map(code).collect();
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), marks().count());
        assert!(codes.iter().all(|&code| usize::from(code / CODE_STEP) < CODES - 2));
    }
}
