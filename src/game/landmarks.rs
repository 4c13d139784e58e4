//! Landmarks on the floor of a vast maze, by which players recognise places. They follow from the
//! maze's code alone, and do not block the way.

use std::ops::Range;

use crate::maze::random::{Dice, split_mix};
use crate::maze::{Size, Spec, Tile};

/// The offset of the draws in the seed's SplitMix64 stream: no maze draws from there.
const STREAM: u64 = 0x001a_2d3a;
/// There is one landmark in every square of so many rooms …
const BLOCK_ROOMS: u16 = 25;
/// … and at least so far from its border.
const FROM_BORDER_ROOMS: u16 = 3;

/// The kind of a landmark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LandmarkKind {
    /// A tree with a round crown.
    Tree,
    /// One with a pointed crown.
    Fir,
    /// A house with a chimney.
    House,
    /// A tower with a flat roof.
    Tower,
    /// A mushroom with dots.
    Mushroom,
    /// A flower.
    Flower,
    /// A teapot.
    Teapot,
    /// A lantern on a post.
    Lantern,
}

/// A landmark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Landmark {
    /// Its kind.
    pub kind: LandmarkKind,
    /// The index of its colour, below [`Landmark::TINTS`].
    pub tint: usize,
    /// Its room.
    pub at: Tile,
}

impl Landmark {
    /// The number of colours.
    pub const TINTS: usize = 5;
}

impl LandmarkKind {
    /// All kinds.
    pub const ALL: [Self; 8] = [
        Self::Tree,
        Self::Fir,
        Self::House,
        Self::Tower,
        Self::Mushroom,
        Self::Flower,
        Self::Teapot,
        Self::Lantern,
    ];
}

/// The landmarks of a maze.
#[derive(Clone, Copy, Debug)]
pub struct Landmarks {
    size: Size,
    seed: u64,
}

impl Landmarks {
    /// The landmarks of the maze of this spec.
    pub const fn of(spec: &Spec) -> Self {
        Self { size: spec.size(), seed: split_mix(spec.seed(), STREAM) }
    }

    /// The landmarks in these columns and rows of rooms, from above; only this area is computed.
    pub fn within(self, [columns, rows]: [Range<u16>; 2]) -> impl Iterator<Item = Landmark> {
        let blocks = |rooms: &Range<u16>, side: u16| {
            let all = side / BLOCK_ROOMS;
            (rooms.start / BLOCK_ROOMS).min(all)..rooms.end.div_ceil(BLOCK_ROOMS).min(all)
        };
        let across = blocks(&columns, self.size.width());
        let down = blocks(&rows, self.size.height());
        let all = down.flat_map(move |row| across.clone().map(move |column| (column, row)));
        all.map(move |block| self.of_block(block)).filter(move |landmark| {
            columns.contains(&(landmark.at.column / 2)) && rows.contains(&(landmark.at.row / 2))
        })
    }

    /// The landmark of a block.
    fn of_block(self, (column, row): (u16, u16)) -> Landmark {
        let block = u64::from(row) << 16 | u64::from(column);
        let mut dice = Dice::new(split_mix(self.seed, block));
        let kind = LandmarkKind::ALL[dice.below(LandmarkKind::ALL.len() as u32) as usize];
        let tint = dice.below(Landmark::TINTS as u32) as usize;
        let mut room = |block: u16| {
            let free = u32::from(BLOCK_ROOMS - 2 * FROM_BORDER_ROOMS);
            block * BLOCK_ROOMS + FROM_BORDER_ROOMS + dice.below(free) as u16
        };
        let (x, y) = (room(column), room(row));
        Landmark { kind, tint, at: Tile::new(2 * x + 1, 2 * y + 1) }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    fn any_spec() -> impl Strategy<Value = Spec> {
        (2..200_u16, 2..200_u16, any::<u64>()).prop_map(|(width, height, seed)| {
            format!("kruskal1-{width}x{height}-{seed}").parse().unwrap()
        })
    }

    proptest! {
        #[test]
        fn a_part_has_what_the_whole_has_there(
            spec in any_spec(), (x, y, w, h) in (0..200_u16, 0..200_u16, 0..200_u16, 0..200_u16)
        ) {
            let landmarks = Landmarks::of(&spec);
            let (columns, rows) = (x..x + w, y..y + h);
            let whole = landmarks.within([0..spec.size().width(), 0..spec.size().height()]);
            let there: Vec<Landmark> = whole
                .filter(|one| columns.contains(&(one.at.column / 2)) && rows.contains(&(one.at.row / 2)))
                .collect();
            prop_assert_eq!(landmarks.within([columns, rows]).collect::<Vec<_>>(), there);
        }

        /// In rooms, at a distance from each other, and neither at the start nor at the goal.
        #[test]
        fn each_stands_alone_in_a_room(spec in any_spec()) {
            let size = spec.size();
            let all: Vec<Landmark> =
                Landmarks::of(&spec).within([0..size.width(), 0..size.height()]).collect();
            let blocks = usize::from(size.width() / BLOCK_ROOMS) * usize::from(size.height() / BLOCK_ROOMS);
            prop_assert_eq!(all.len(), blocks);
            for (number, one) in all.iter().enumerate() {
                prop_assert!(one.at != size.start() && one.at != size.goal() && one.tint < Landmark::TINTS);
                prop_assert!(one.at.column % 2 == 1 && one.at.row % 2 == 1);
                for other in &all[..number] {
                    let apart = one.at.column.abs_diff(other.at.column) + one.at.row.abs_diff(other.at.row);
                    prop_assert!(apart >= 4 * FROM_BORDER_ROOMS, "{:?} {:?}", one, other);
                }
            }
        }
    }

    #[test]
    fn a_million_rooms_have_all_kinds_in_all_colours() {
        let spec = "kruskal1-1000x1000-7".parse().unwrap();
        let all = Landmarks::of(&spec).within([0..1000, 0..1000]);
        let looks: BTreeSet<(LandmarkKind, usize)> =
            all.map(|landmark| (landmark.kind, landmark.tint)).collect();
        assert_eq!(looks.len(), LandmarkKind::ALL.len() * Landmark::TINTS);
    }
}
