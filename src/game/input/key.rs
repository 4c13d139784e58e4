//! The keys of a keyboard, by names independent of any window library.
//!
//! Most can be bound to a command. Some have a fixed meaning, so that menus can be used whatever
//! was changed; modifiers have none by themselves.

use crate::maze::Direction;

macro_rules! keys {
    ($($key:ident $label:literal)*) => {
        /// A key.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
        #[allow(missing_docs, reason = "they are what they are called")]
        pub enum Key { $($key),* }

        impl Key {
            /// All keys.
            pub const ALL: &[Self] = &[$(Self::$key),*];

            /// Its label; arrows and the space bar are drawn instead.
            pub const fn label(self) -> &'static str {
                match self { $(Self::$key => $label),* }
            }
        }
    };
}

keys! {
    A "A" B "B" C "C" D "D" E "E" F "F" G "G" H "H" I "I" J "J" K "K" L "L" M "M" N "N" O "O" P "P"
    Q "Q" R "R" S "S" T "T" U "U" V "V" W "W" X "X" Y "Y" Z "Z"
    Digit0 "0" Digit1 "1" Digit2 "2" Digit3 "3" Digit4 "4" Digit5 "5" Digit6 "6" Digit7 "7"
    Digit8 "8" Digit9 "9"
    Up "↑" Down "↓" Left "←" Right "→" Space "␣" Tab "Tab"
    LeftShift "Shift" RightShift "Right Shift"
    Plus "+" Minus "–" Comma "," Period "." Slash "/" Semicolon ";" Apostrophe "'"
    LeftBracket "[" RightBracket "]" Backslash "\\" Grave "`"
    Insert "Ins" Delete "Del" PageUp "PgUp" PageDown "PgDn"
    F1 "F1" F2 "F2" F3 "F3" F4 "F4" F5 "F5" F6 "F6" F7 "F7" F8 "F8" F9 "F9" F10 "F10"
    Pad0 "Num 0" Pad1 "Num 1" Pad2 "Num 2" Pad3 "Num 3" Pad4 "Num 4" Pad5 "Num 5" Pad6 "Num 6"
    Pad7 "Num 7" Pad8 "Num 8" Pad9 "Num 9" PadPlus "Num +" PadMinus "Num –" PadTimes "Num ×"
    PadOver "Num /" PadPoint "Num ."
    Enter "Enter" Escape "Esc" Backspace "Backspace" Home "Home" End "End" PadEnter "Num Enter"
    F11 "F11" F12 "F12"
    LeftControl "Ctrl" RightControl "Right Ctrl" LeftAlt "Alt" RightAlt "Right Alt"
    LeftSuper "Super" RightSuper "Right Super"
}

impl Key {
    /// Whether it has a fixed meaning, and so cannot be bound to a command.
    pub const fn is_reserved(self) -> bool {
        matches!(
            self,
            Self::Enter
                | Self::Escape
                | Self::Backspace
                | Self::Home
                | Self::End
                | Self::PadEnter
                | Self::F1
                | Self::F11
                | Self::F12
                | Self::LeftControl
                | Self::RightControl
                | Self::LeftAlt
                | Self::RightAlt
                | Self::LeftSuper
                | Self::RightSuper
        )
    }

    /// The direction of an arrow key.
    pub const fn arrow(self) -> Option<Direction> {
        match self {
            Self::Right => Some(Direction::Right),
            Self::Down => Some(Direction::Down),
            Self::Left => Some(Direction::Left),
            Self::Up => Some(Direction::Up),
            _ => None,
        }
    }

    /// The arrow key of a direction.
    pub const fn of_arrow(direction: Direction) -> Self {
        match direction {
            Direction::Right => Self::Right,
            Direction::Down => Self::Down,
            Direction::Left => Self::Left,
            Direction::Up => Self::Up,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_has_a_label_of_its_own_and_arrows_point_their_way() {
        for (place, key) in Key::ALL.iter().enumerate() {
            assert!(!key.label().is_empty());
            assert!(Key::ALL[..place].iter().all(|other| other.label() != key.label()), "{key:?}");
        }
        for direction in Direction::ALL {
            assert_eq!(Key::of_arrow(direction).arrow(), Some(direction));
        }
        assert_eq!(Key::ALL.iter().filter(|key| key.arrow().is_some()).count(), 4);
    }
}
