//! Mazes as text: five styles to write, and a reader for these and for what other programs write.
//!
//! Whatever [`write()`] writes, [`read()`] reads back as the very same maze, its start and goals
//! included, in every style, with or without doors or a way drawn in. Nothing here knows of files.

mod corners;
mod encoding;
mod error;
mod legend;
mod pairs;
mod plan;
mod read;
mod sheet;
mod symbols;
mod tiles;
mod tokens;
mod write;

pub use error::{Place, TextError};
pub use read::read;
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

    /// The word for this style.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hash => "hash",
            Self::Blocks => "blocks",
            Self::Binary => "binary",
            Self::Lines => "lines",
            Self::Corners => "corners",
        }
    }

    /// The style with this name: the inverse of [`TextStyle::name`].
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|style| style.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_are_found_by_their_names() {
        for style in TextStyle::ALL {
            assert_eq!(TextStyle::named(style.name()), Some(style));
        }
        assert_eq!(TextStyle::named("Hash"), None);
    }
}
