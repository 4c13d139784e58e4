//! The on-screen keyboard, for players with a gamepad or touch only: its keys are in rows, one has
//! the focus, and pressing it has the effect of a real key.

use super::input::{Action, Target};
use crate::maze::Direction;

/// The state of the on-screen keyboard.
///
/// ```
/// use icetea_maze::game::input::Action;
/// use icetea_maze::game::screen_keyboard::{ScreenKeyboard, Stroke};
/// use icetea_maze::maze::Direction;
///
/// let mut keyboard = ScreenKeyboard::default();
/// assert_eq!(keyboard.act(&Action::Confirm, ""), Some(Stroke::Asks(Action::Type('q'))));
/// keyboard.act(&Action::Go(Direction::Right), "q");
/// assert_eq!(keyboard.act(&Action::Confirm, "q"), Some(Stroke::Asks(Action::Type('w'))));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ScreenKeyboard {
    column: usize,
    row: usize,
    has_capitals: bool,
}

/// A key of the on-screen keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScreenKey {
    /// Writes this character.
    Sign(char),
    /// Switches to the other letters and characters.
    Capitals,
    /// Writes a blank.
    Space,
    /// Erases the last character.
    Erase,
    /// Finishes the text.
    Done,
}

/// The effect of an action on it.
#[derive(Clone, Debug, PartialEq)]
pub enum Stroke {
    /// The focus has moved, or other letters are shown.
    Nothing,
    /// The screen behind it gets this action.
    Asks(Action),
    /// The keyboard is closed.
    Closes,
    /// The text is finished.
    Finishes,
}

/// The number of keys in a row.
pub const COLUMNS: usize = 10;
/// The keys that write, row by row, and their alternatives.
const SIGNS: [[&str; 2]; 4] = [
    ["1234567890", "!?#%&*()+="],
    ["qwertyuiop", "QWERTYUIOP"],
    ["asdfghjkl-", "ASDFGHJKL_"],
    ["zxcvbnm~.:", "ZXCVBNM,/@"],
];
/// The keys of the last row, with their widths in columns.
const BELOW: [(ScreenKey, usize); 4] =
    [(ScreenKey::Capitals, 2), (ScreenKey::Space, 3), (ScreenKey::Erase, 2), (ScreenKey::Done, 3)];
/// The number of rows, including the last.
pub const ROWS: usize = SIGNS.len() + 1;

impl Default for ScreenKeyboard {
    /// With the focus on the first letter.
    fn default() -> Self {
        Self { column: 0, row: 1, has_capitals: false }
    }
}

impl ScreenKeyboard {
    /// All keys, row by row, each with its row and its columns.
    pub fn keys(self) -> impl Iterator<Item = (ScreenKey, usize, std::ops::Range<usize>)> {
        let signs = SIGNS.iter().enumerate().flat_map(move |(row, signs)| {
            let signs = signs[usize::from(self.has_capitals)].chars().enumerate();
            signs.map(move |(column, sign)| (ScreenKey::Sign(sign), row, column..column + 1))
        });
        let below = BELOW.iter().scan(0, |begin, &(key, columns)| {
            let span = *begin..*begin + columns;
            *begin = span.end;
            Some((key, SIGNS.len(), span))
        });
        signs.chain(below)
    }

    /// The index of the key that has the focus.
    pub fn focus(self) -> usize {
        let is_it = |(_, row, columns): (_, usize, std::ops::Range<usize>)| {
            row == self.row && columns.contains(&self.column)
        };
        self.keys().position(is_it).unwrap_or_default()
    }

    /// Whether this key is lit because it is locked.
    pub fn is_lit(self, key: ScreenKey) -> bool {
        key == ScreenKey::Capitals && self.has_capitals
    }

    /// The effect of an action while this text is edited; none if it is not about the keyboard.
    pub fn act(&mut self, action: &Action, text: &str) -> Option<Stroke> {
        match *action {
            Action::Go(direction) => self.go(direction),
            Action::Point(Target::ScreenKey(place)) => self.focus_on(place),
            Action::Click(Target::ScreenKey(place)) => {
                self.focus_on(place);
                return self.keys().nth(place).map(|(key, ..)| self.press(key));
            }
            Action::Confirm => {
                return self.keys().nth(self.focus()).map(|(key, ..)| self.press(key));
            }
            Action::Next => return Some(self.press(ScreenKey::Capitals)),
            Action::Skip => return Some(self.press(ScreenKey::Done)),
            Action::Back if text.is_empty() => return Some(Stroke::Closes),
            Action::Back => return Some(self.press(ScreenKey::Erase)),
            Action::ScreenKeyboard => return Some(Stroke::Closes),
            _ => return None,
        }
        Some(Stroke::Nothing)
    }

    fn press(&mut self, key: ScreenKey) -> Stroke {
        match key {
            ScreenKey::Sign(sign) => Stroke::Asks(Action::Type(sign)),
            ScreenKey::Space => Stroke::Asks(Action::Type(' ')),
            ScreenKey::Erase => Stroke::Asks(Action::Erase),
            ScreenKey::Done => Stroke::Finishes,
            ScreenKey::Capitals => {
                self.has_capitals = !self.has_capitals;
                Stroke::Nothing
            }
        }
    }

    fn focus_on(&mut self, place: usize) {
        if let Some((_, row, columns)) = self.keys().nth(place) {
            (self.row, self.column) = (row, columns.start);
        }
    }

    /// Moves the focus to the next key, wrapping round.
    fn go(&mut self, direction: Direction) {
        let columns = self.keys().nth(self.focus()).map_or(0..1, |(_, _, columns)| columns);
        match direction {
            Direction::Right => self.column = columns.end % COLUMNS,
            Direction::Left => self.column = (columns.start + COLUMNS - 1) % COLUMNS,
            Direction::Down => self.row = (self.row + 1) % ROWS,
            Direction::Up => self.row = (self.row + ROWS - 1) % ROWS,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_as_wide_as_the_others_and_no_sign_is_there_twice() {
        let mut keyboard = ScreenKeyboard::default();
        let mut signs = Vec::new();
        for _ in 0..2 {
            let mut widths = [0; ROWS];
            for (key, row, columns) in keyboard.keys() {
                assert_eq!(columns.start, widths[row], "{key:?}");
                widths[row] = columns.end;
                signs.extend(Some(key).filter(|key| matches!(key, ScreenKey::Sign(_))));
            }
            assert_eq!(widths, [COLUMNS; ROWS]);
            keyboard.act(&Action::Next, "");
        }
        for (place, sign) in signs.iter().enumerate() {
            assert!(!signs[..place].contains(sign), "{sign:?}");
        }
    }

    #[test]
    fn it_writes_whatever_a_code_is_made_of() {
        let lower: String = SIGNS.iter().map(|signs| signs[0]).collect();
        let codes = [
            "growing-tree2-100x97-loops15-4294967295",
            "endless1-7~endless-bo3-mirrored-short20",
            "union 3 99",
        ];
        for sign in codes.concat().chars() {
            assert!(sign == ' ' || lower.contains(sign), "{sign}");
        }
    }

    #[test]
    fn four_arrows_lead_from_every_key_to_every_other_and_the_way_back() {
        for place in 0..ScreenKeyboard::default().keys().count() {
            let mut keyboard = ScreenKeyboard::default();
            keyboard.focus_on(place);
            assert_eq!(keyboard.focus(), place);
            for direction in Direction::ALL {
                let mut moved = keyboard;
                moved.go(direction);
                assert_ne!(moved.focus(), place, "{direction:?}");
                moved.go(direction.opposite());
                assert_eq!(moved.focus(), place, "there and back: {direction:?}");
            }
        }
    }

    #[test]
    fn back_takes_a_letter_and_closes_where_there_is_none() {
        let mut keyboard = ScreenKeyboard::default();
        let mut back = |text| keyboard.act(&Action::Back, text);
        assert_eq!(back("q"), Some(Stroke::Asks(Action::Erase)));
        assert_eq!(back(""), Some(Stroke::Closes));
    }
}
