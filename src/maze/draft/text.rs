//! A sheet as a picture of characters, as one draws it in an editor.
//!
//! ```text
//! fog1
//! +---+---+---+
//! | M   ~ | C |
//! +   +   +-D-+
//! |~K   ~   ~ |
//! +---+---+---+
//! ```
//!
//! The first line has the fields of a code that no letter shows, and may have the others too. A room
//! is three characters wide, in any order; one with a `#` does not belong to the maze. What they mean
//! is in the [table](super::symbol) and in the manual.

use std::fmt;
use std::str::FromStr;

use super::error::check_rooms;
use super::{Draft, DraftError, DraftSheet, Slot, places_between, symbol};
use crate::maze::{Quest, Size, Tile};

/// How many characters a room and the wall to its left take.
const ROOM_CHARACTERS: usize = 4;

/// What stands in a room that does not belong to the maze.
const OUTSIDE: char = '#';

impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sheet.fmt(f)
    }
}

impl fmt::Display for DraftSheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fields = self.quest.to_string();
        if !fields.is_empty() {
            writeln!(f, "{fields}")?;
        }
        for row in 0..self.size.rows() {
            for column in 0..self.size.columns() {
                let at = Tile::new(column, row);
                let letter = |slot: Slot, plain: char| {
                    let fits = |one: Slot| one == slot || (one.is_between() && slot.is_between());
                    let it = self.here(at).find(|one| fits(one.slot));
                    it.map_or(plain, |one| one.letter)
                };
                let is_open = self.grid.is_open(at);
                match (column % 2, row % 2) {
                    (0, 0) => write!(f, "+")?,
                    (0, _) => write!(f, "{}", letter(Slot::Wall, if is_open { ' ' } else { '|' }))?,
                    (_, 0) => {
                        let side = if is_open { ' ' } else { '-' };
                        write!(f, "{side}{}{side}", letter(Slot::Wall, side))?;
                    }
                    _ if !is_open => write!(f, "{OUTSIDE}{OUTSIDE}{OUTSIDE}")?,
                    _ => {
                        for slot in [Slot::Left, Slot::Thing, Slot::Right] {
                            write!(f, "{}", letter(slot, ' '))?;
                        }
                    }
                }
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

/// Reads such a picture. Blanks at the ends of lines may be missing.
impl FromStr for Draft {
    type Err = DraftError;

    fn from_str(text: &str) -> Result<Self, DraftError> {
        text.parse::<DraftSheet>()?.draft()
    }
}

impl FromStr for DraftSheet {
    type Err = DraftError;

    fn from_str(text: &str) -> Result<Self, DraftError> {
        let numbered = text.lines().zip(1..).map(|(line, number)| (number, line.trim_end()));
        let mut lines = numbered.filter(|(_, line)| !line.is_empty()).peekable();
        let fields = lines.next_if(|(_, line)| !line.starts_with('+')).map(|(_, line)| line);
        let quest = fields.map_or(Ok(Quest::NONE), |line| {
            Quest::of_fields(line).ok_or_else(|| DraftError::Fields(line.to_owned()))
        })?;
        let lines: Vec<(usize, Vec<char>)> =
            lines.map(|(number, line)| (number, line.chars().collect())).collect();
        let (_, first) =
            lines.first().filter(|(_, line)| line[0] == '+').ok_or(DraftError::NoMaze)?;
        let [width, height] = [first.len() / ROOM_CHARACTERS, lines.len().saturating_sub(1) / 2];
        let size = Size::from_counts(width as u64, height as u64)
            .map_err(|_| DraftError::Size { width, height })?;
        check_rooms(size.rooms())?;
        for (number, line) in &lines {
            if line.len() > width * ROOM_CHARACTERS + 1 {
                let found = line.iter().collect();
                return Err(DraftError::Line { line: *number, found });
            }
        }
        if lines.len() > usize::from(size.rows()) {
            let (line, found) = &lines[usize::from(size.rows())];
            return Err(DraftError::Line { line: *line, found: found.iter().collect() });
        }
        let (mut grid, mut letters) = (size.closed_grid(), Vec::new());
        let character = |at: Tile, offset: usize| {
            let place = usize::from(at.column / 2) * ROOM_CHARACTERS + offset;
            lines[usize::from(at.row)].1.get(place).copied().unwrap_or(' ')
        };
        for at in (0..size.rooms()).map(|number| size.room(number)) {
            let room = [1, 2, 3].map(|offset| (character(at, offset), at));
            grid.set(at, !room.contains(&(OUTSIDE, at)));
            let is_letter = |(letter, _): &(char, Tile)| !matches!(*letter, ' ' | OUTSIDE);
            letters.extend(room.into_iter().filter(is_letter));
        }
        for at in places_between(size) {
            let letter = character(at, if at.column.is_multiple_of(2) { 0 } else { 2 });
            let is_wall = symbol::of_letter(letter, true).map(|symbol| symbol.slot == Slot::Wall);
            grid.set(at, !is_wall.unwrap_or(matches!(letter, '|' | '-')));
            letters.extend(Some((letter, at)).filter(|_| !matches!(letter, ' ' | '|' | '-')));
        }
        Self::new(size, &grid, &letters, quest)
    }
}
