//! The tunes, one for each look and each place of the journey. Their scores are texts in assets/sound.

use super::score::Score;

/// A quiet piece that repeats endlessly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tune {
    /// A kalimba on a warm afternoon.
    IceTea,
    /// Glasses under the stars.
    Night,
    /// Wooden bars and a pencil.
    Paper,
    /// Bees over a hedge.
    Garden,
    /// Icicles that drip.
    Cellar,
    /// Pages that turn by moonlight.
    Library,
    /// Wheels and springs.
    Kitchen,
    /// Paws on the tiles.
    Alley,
    /// A minuet.
    Palace,
}

impl Tune {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::IceTea,
        Self::Night,
        Self::Paper,
        Self::Garden,
        Self::Cellar,
        Self::Library,
        Self::Kitchen,
        Self::Alley,
        Self::Palace,
    ];

    /// The text of its score.
    pub const fn text(self) -> &'static str {
        match self {
            Self::IceTea => include_str!("../../assets/sound/ice-tea.txt"),
            Self::Night => include_str!("../../assets/sound/night.txt"),
            Self::Paper => include_str!("../../assets/sound/paper.txt"),
            Self::Garden => include_str!("../../assets/sound/garden.txt"),
            Self::Cellar => include_str!("../../assets/sound/cellar.txt"),
            Self::Library => include_str!("../../assets/sound/library.txt"),
            Self::Kitchen => include_str!("../../assets/sound/kitchen.txt"),
            Self::Alley => include_str!("../../assets/sound/alley.txt"),
            Self::Palace => include_str!("../../assets/sound/palace.txt"),
        }
    }

    pub(super) fn score(self) -> Score {
        // A test reads all scores, so an unreadable one is never shipped.
        Score::read(self.text()).unwrap_or_default()
    }
}
