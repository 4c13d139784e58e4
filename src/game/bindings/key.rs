//! The keys that a command can be given, by names of their own: no window is known here.

macro_rules! keys {
    ($($key:ident $label:literal)*) => {
        /// A key that can be given to a command.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
        #[allow(missing_docs, reason = "they are what they are called")]
        pub enum Key { $($key),* }

        impl Key {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$key),*];

            /// What stands on it; arrows and the space bar are drawn instead.
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
    LeftShift "Shift" RightShift "Shift R"
    Plus "+" Minus "–" Comma "," Period "." Slash "/" Semicolon ";" Apostrophe "'"
    LeftBracket "[" RightBracket "]" Backslash "\\" Grave "`"
    Insert "Ins" Delete "Del" PageUp "PgUp" PageDown "PgDn"
    F1 "F1" F2 "F2" F3 "F3" F4 "F4" F5 "F5" F6 "F6" F7 "F7" F8 "F8" F9 "F9" F10 "F10"
    Pad0 "Num 0" Pad1 "Num 1" Pad2 "Num 2" Pad3 "Num 3" Pad4 "Num 4" Pad5 "Num 5" Pad6 "Num 6"
    Pad7 "Num 7" Pad8 "Num 8" Pad9 "Num 9" PadPlus "Num +" PadMinus "Num –" PadTimes "Num ×"
    PadOver "Num /" PadPoint "Num ."
}
