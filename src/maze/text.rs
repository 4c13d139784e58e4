//! Mazes as text: five styles to write, and a reader for these and for other programs' output.
//!
//! Whatever [`write()`] writes, [`read()`] reads back as the very same maze, its start and goals
//! included, in every style, with or without doors or a path drawn in. It does not deal with files.

mod cells;
mod data;
mod encoding;
mod error;
#[cfg(test)]
mod examples;
mod heading;
mod legend;
mod notations;
mod numbered;
mod plan;
mod promise;
mod read;
mod scanner;
mod seen;
mod sheet;
mod symbols;
mod tiles;
mod tokens;
mod write;

use super::names::{self, UnknownName};
pub use encoding::may_begin_with;
pub use error::{Place, TextError, shown};
pub use promise::write_file;
pub use read::{examine, read};
#[cfg(test)]
pub use write::TEXTS;
pub use write::{to_string, write};

/// How walls and open tiles look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TextStyle {
    /// `#` and blanks.
    Hash,
    /// `█` and blanks.
    Blocks,
    /// `1` for a wall and `0` for an open tile.
    Binary,
    /// Heavy lines of box drawing characters, and blanks.
    Lines,
    /// `+---+` and `|`: rooms three characters wide.
    Corners,
}

impl TextStyle {
    /// All styles.
    pub const ALL: [Self; 5] = [Self::Hash, Self::Blocks, Self::Binary, Self::Lines, Self::Corners];

    /// The name of this style.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hash => "hash",
            Self::Blocks => "blocks",
            Self::Binary => "binary",
            Self::Lines => "lines",
            Self::Corners => "corners",
        }
    }
}

impl std::str::FromStr for TextStyle {
    type Err = UnknownName;

    fn from_str(word: &str) -> Result<Self, UnknownName> {
        names::find("style", word, &Self::ALL, Self::name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_are_found_by_their_names() {
        for style in TextStyle::ALL {
            assert_eq!(style.name().parse(), Ok(style));
        }
        assert_eq!(
            "line".parse::<TextStyle>().map_err(|error| error.to_string()),
            Err("there is no style 'line'; did you mean lines?".to_owned())
        );
    }
}
