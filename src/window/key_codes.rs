//! The game's keys by the window's key codes.

use icetea_maze::game::input::Key;
use macroquad::prelude::KeyCode;

/// The key with this code, if the game has a name for it.
pub fn key_of(code: KeyCode) -> Option<Key> {
    CODES.iter().find(|pair| pair.0 == code).map(|pair| pair.1)
}

macro_rules! codes {
    ($($same:ident)*; $($code:ident $key:ident)*) => {
        &[$((KeyCode::$same, Key::$same),)* $((KeyCode::$code, Key::$key)),*]
    };
}

const CODES: &[(KeyCode, Key)] = codes! {
    A B C D E F G H I J K L M N O P Q R S T U V W X Y Z
    Up Down Left Right Space Tab LeftShift RightShift
    Comma Period Slash Semicolon Apostrophe LeftBracket RightBracket Backslash
    Insert Delete PageUp PageDown F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12
    Enter Escape Backspace Home End LeftControl RightControl LeftAlt RightAlt LeftSuper RightSuper;
    Equal Plus Minus Minus GraveAccent Grave
    Key0 Digit0 Key1 Digit1 Key2 Digit2 Key3 Digit3 Key4 Digit4
    Key5 Digit5 Key6 Digit6 Key7 Digit7 Key8 Digit8 Key9 Digit9
    Kp0 Pad0 Kp1 Pad1 Kp2 Pad2 Kp3 Pad3 Kp4 Pad4 Kp5 Pad5 Kp6 Pad6 Kp7 Pad7 Kp8 Pad8 Kp9 Pad9
    KpAdd PadPlus KpSubtract PadMinus KpMultiply PadTimes KpDivide PadOver KpDecimal PadPoint
    KpEnter PadEnter
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_has_one_code_and_comes_back() {
        assert_eq!(CODES.len(), Key::ALL.len());
        for &key in Key::ALL {
            let codes = CODES.iter().filter(|pair| pair.1 == key);
            assert_eq!(codes.map(|pair| key_of(pair.0)).collect::<Vec<_>>(), [Some(key)]);
        }
    }
}
