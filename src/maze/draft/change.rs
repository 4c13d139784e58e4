//! What makes one sheet of another, and back.

use super::DraftSheet;
use super::sheet::{Put, key};
use crate::maze::{Quest, Tile};

/// More changed tiles than one of so many are kept as a whole sheet.
const WHOLE_FROM_SHARE: usize = 32;

/// What makes one sheet of another. It takes the less memory the less there is to change, so that
/// all that was ever done can be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetChange(Kind);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    /// Another sheet takes its place.
    Whole(Box<DraftSheet>),
    Parts {
        /// Tiles that open or close.
        tiles: Vec<Tile>,
        gone: Vec<Put>,
        come: Vec<Put>,
        quest: Quest,
    },
}

impl DraftSheet {
    /// What makes another sheet of this one.
    pub fn change_to(&self, other: &Self) -> SheetChange {
        let whole = || SheetChange(Kind::Whole(Box::new(other.clone())));
        if self.size != other.size {
            return whole();
        }
        let tiles: Vec<Tile> = self.grid.differing(&other.grid).collect();
        if tiles.len() > self.grid.tiles() / WHOLE_FROM_SHARE {
            return whole();
        }
        let without = |all: &Self, others: &Self| -> Vec<Put> {
            let is_other = |&(symbol, at): &Put| others.here(at).all(|one| one != symbol);
            all.things.iter().copied().filter(is_other).collect()
        };
        let (gone, come) = (without(self, other), without(other, self));
        SheetChange(Kind::Parts { tiles, gone, come, quest: other.quest })
    }

    /// Makes another sheet of this one; returns what makes this one of that.
    pub fn apply(&mut self, change: SheetChange) -> SheetChange {
        SheetChange(match change.0 {
            Kind::Whole(other) => Kind::Whole(Box::new(std::mem::replace(self, *other))),
            Kind::Parts { tiles, gone, come, quest } => {
                for &tile in &tiles {
                    self.grid.set(tile, !self.grid.is_open(tile));
                }
                self.things.retain(|put| gone.binary_search_by_key(&key(put), key).is_err());
                self.things.extend_from_slice(&come);
                self.things.sort_unstable_by_key(key);
                let quest = std::mem::replace(&mut self.quest, quest);
                Kind::Parts { tiles, gone: come, come: gone, quest }
            }
        })
    }
}
