//! The names of players: short, on one line, and unambiguous to readers.

use std::fmt;
use std::str::FromStr;

use crate::maze::is_invisible;

/// The most characters of a name.
pub const MOST_NAME_CHARACTERS: usize = 24;

/// The name of a player.
///
/// ```
/// use icetea_maze::game::replay::PlayerName;
///
/// assert!("Ann 安".parse::<PlayerName>().is_ok());
/// assert!("".parse::<PlayerName>().is_err());
/// assert!("Ann\nBen".parse::<PlayerName>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerName(String);

/// What is wrong with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum NameError {
    #[error("a name has 1 to {MOST_NAME_CHARACTERS} characters, and this one has {0}")]
    Length(usize),
    #[error("a name neither begins nor ends with a blank")]
    Blank,
    #[error("a name consists of characters that can be seen, and {0:?} cannot")]
    Invisible(char),
}

impl PlayerName {
    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// A valid name as similar as possible to this text; none if nothing of it is left.
    pub fn near(text: &str) -> Option<Self> {
        let visible: String = text.chars().filter(|&sign| !is_invisible(sign)).collect();
        let short: String = visible.trim().chars().take(MOST_NAME_CHARACTERS).collect();
        short.trim().parse().ok()
    }
}

impl FromStr for PlayerName {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        let length = text.chars().count();
        if !(1..=MOST_NAME_CHARACTERS).contains(&length) {
            return Err(NameError::Length(length));
        }
        if let Some(sign) = text.chars().find(|&sign| is_invisible(sign)) {
            return Err(NameError::Invisible(sign));
        }
        if text.trim() != text {
            return Err(NameError::Blank);
        }
        Ok(Self(text.to_owned()))
    }
}

impl fmt::Display for PlayerName {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_short_and_can_be_seen() {
        for name in ["A", "Ann", "安妮", "Ann the 2nd", &"x".repeat(MOST_NAME_CHARACTERS)] {
            assert_eq!(name.parse::<PlayerName>().unwrap().as_str(), name);
        }
        for (name, error) in [
            ("", NameError::Length(0)),
            (&"安".repeat(MOST_NAME_CHARACTERS + 1)[..], NameError::Length(25)),
            (" Ann", NameError::Blank),
            ("Ann\u{3000}", NameError::Blank),
            ("A\tn", NameError::Invisible('\t')),
            ("A\u{202E}n", NameError::Invisible('\u{202E}')),
        ] {
            assert_eq!(name.parse::<PlayerName>(), Err(error), "{name:?}");
        }
    }

    #[test]
    fn any_text_has_a_name_near_it_or_none() {
        for (text, name) in [
            (" Ann\n", Some("Ann")),
            ("A\u{200B}n\tn", Some("Ann")),
            ("  \t ", None),
            ("Twenty-three characters, and more", Some("Twenty-three characters,")),
        ] {
            let near = PlayerName::near(text);
            assert_eq!(near.as_ref().map(PlayerName::as_str), name, "{text:?}");
        }
    }
}
