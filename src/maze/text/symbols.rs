//! What characters usually stand for in mazes of this and other programs.
//!
//! These are hints: the reader decides which of them count in a given text.

/// What a character says about its tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    Wall,
    Open,
    Start,
    Goal,
}

/// Stands for the number 255, which is white in pictures and therefore open.
pub const FULL: char = '\u{e0ff}';

/// Letters that belong together: one for the start, and those for its goals.
pub const MARKS: [(char, &[char]); 5] =
    [('S', &['G', 'E', 'F']), ('A', &['B']), ('入', &['出']), ('起', &['终']), ('s', &['g', 'e'])];

/// The letters of [`MARKS`] for a sentence.
pub fn mark_names() -> String {
    let names = MARKS.map(|(start, goals)| {
        goals.iter().fold(start.to_string(), |names, goal| format!("{names}/{goal}"))
    });
    names.join(", ")
}

/// What the character marks, if it is a letter of [`MARKS`].
pub fn mark(symbol: char) -> Option<Meaning> {
    MARKS.iter().find_map(|&(start, goals)| {
        if symbol == start {
            Some(Meaning::Start)
        } else {
            goals.contains(&symbol).then_some(Meaning::Goal)
        }
    })
}

/// Whether the character is a wall wherever it occurs.
pub const fn is_wall(symbol: char) -> bool {
    matches!(symbol, '#' | '▓' | '■' | '▪' | '◼' | '⬛' | 'X' | 'W' | '%' | '@')
        || is_block(symbol)
        || is_box_drawing(symbol)
}

/// Whether the character is an open tile wherever it occurs beside walls.
pub const fn is_open(symbol: char) -> bool {
    matches!(symbol, ' ' | '.' | '·' | '•' | ',' | '_' | '0' | '□' | '▫' | '◻' | '⬜' | '░')
}

/// Whether the character may be a step of a path where walls and open tiles look different.
pub const fn is_step(symbol: char) -> bool {
    matches!(symbol, '.' | '·' | '•' | '*' | 'o' | 'O' | '+' | 'x' | '×' | '@' | '●' | '○')
}

pub const fn is_box_drawing(symbol: char) -> bool {
    matches!(symbol, '\u{2500}'..='\u{257f}')
}

const fn is_block(symbol: char) -> bool {
    matches!(symbol, '\u{2580}'..='\u{2590}')
}

/// Whether the character has a meaning in any known way of drawing mazes.
pub const fn is_known(symbol: char) -> bool {
    is_wall(symbol)
        || is_open(symbol)
        || is_step(symbol)
        || matches!(symbol, '1' | '2' | '-' | '|' | '=' | '/' | '\\' | '~' | '[' | ']' | '{' | '}')
        || matches!(symbol, '\u{2800}'..='\u{28ff}')
}
