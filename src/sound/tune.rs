//! The tunes, one for each look. Their scores are texts in assets/sound.

use super::score::Score;

/// A quiet piece that repeats endlessly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tune {
    /// A kalimba on a warm afternoon.
    IceTea,
    /// Glasses under the stars.
    Night,
    /// Wooden bars and a pencil.
    Paper,
}

impl Tune {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::IceTea, Self::Night, Self::Paper];

    /// The text of its score.
    pub const fn text(self) -> &'static str {
        match self {
            Self::IceTea => include_str!("../../assets/sound/ice-tea.txt"),
            Self::Night => include_str!("../../assets/sound/night.txt"),
            Self::Paper => include_str!("../../assets/sound/paper.txt"),
        }
    }

    pub(super) fn score(self) -> Score {
        // A test reads all scores, so an unreadable one is never shipped.
        Score::read(self.text()).unwrap_or_default()
    }
}
