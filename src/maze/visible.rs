//! Makes foreign texts safe to show: nothing in them moves a cursor, reverses a line or is hidden.

use std::fmt::Write;

/// Escapes all characters that are invisible or that a terminal would obey: `\x1b`, `\u{202e}`.
///
/// ```
/// use icetea_maze::maze::visible;
///
/// assert_eq!(visible("tea\u{1b}[31m\u{202e}\n"), r"tea\x1b[31m\u{202e}\n");
/// assert_eq!(visible("冰茶 é 🧀"), "冰茶 é 🧀");
/// ```
pub fn visible(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '\t' | '\n' | '\r' => shown.extend(sign.escape_default()),
            '\0'..='\x7f' if sign.is_control() => {
                // Writing to a string cannot fail.
                let _ = write!(shown, "\\x{:02x}", u32::from(sign));
            }
            _ if is_hidden(sign) => shown.extend(sign.escape_unicode()),
            _ => shown.push(sign),
        }
    }
    shown
}

/// Whether a character is escaped.
pub fn is_hidden(sign: char) -> bool {
    is_invisible(sign) || matches!(sign, '\u{61C}' | '\u{E0000}'..='\u{E0FFF}')
}

/// Control characters, and those that change the direction of a line or have no width.
pub(crate) fn is_invisible(sign: char) -> bool {
    sign.is_control()
        || matches!(
            sign,
            '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{FEFF}'
        )
}
