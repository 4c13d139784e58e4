//! A card of either kind, as read from a file.

use super::card_text::{self, CardError};
use super::{Card, SearchCard};

/// The most bytes of a card.
const MOST_BYTES: usize = 64 << 10;

/// A card of either kind.
#[derive(Clone, Debug)]
pub enum Prepared {
    /// Union-find on the bench.
    Bench(Card),
    /// A search: its card names a solver.
    Search(SearchCard),
}

impl Prepared {
    /// Reads the contents of a file.
    pub fn read_bytes(bytes: &[u8]) -> Result<Self, CardError> {
        let whole = bytes.get(..MOST_BYTES).unwrap_or(bytes);
        let text = String::from_utf8_lossy(whole);
        let has_solver = card_text::lines(&text).any(|(_, line)| line.starts_with("solver:"));
        if has_solver { text.parse().map(Self::Search) } else { text.parse().map(Self::Bench) }
    }
}
