//! Ways in a piece of the plane. It is a tree: from any room to any other there is one way, and nobody
//! comes to a place twice but by going back.

use std::iter::successors;

use super::piece::STRIDE;
use crate::game::race::distances::Distances;
use crate::maze::random::{Dice, split_mix};
use crate::maze::{Direction, Directions, Grid, Tile};

/// The rooms that lie no step from this one, then those that lie one, and so on as far as there are
/// any, without going these ways from the first.
pub fn levels(
    grid: &Grid,
    from: Tile,
    barred: Directions,
) -> impl Iterator<Item = Vec<Tile>> + use<'_> {
    let onward = |&(tile, barred): &(Tile, Directions)| {
        let open = grid.open_around(tile);
        let ways = Directions::of(|way| open.contains(way) && !barred.contains(way));
        let back = |way: Direction| Directions::of(|one| one == way.opposite());
        ways.iter().map(move |way| (tile.go(way, STRIDE), back(way)))
    };
    let levels = successors(Some(vec![(from, barred)]), move |level: &Vec<_>| {
        let next: Vec<_> = level.iter().flat_map(onward).collect();
        (!next.is_empty()).then_some(next)
    });
    levels.map(|level| level.into_iter().map(|(tile, _)| tile).collect())
}

/// The rooms on the way from one to another, both included; the distances tell how far it is from each
/// to the same third.
pub fn way(grid: &Grid, to_third: &Distances, [from, to]: [Tile; 2]) -> Vec<Tile> {
    let to_third = |from| to_third.path(from, grid).collect::<Vec<_>>();
    let (mut way, mut back) = (to_third(from), to_third(to));
    // Where the two have met they go on together.
    while let ([.., meeting, _], [.., same, _]) = (&way[..], &back[..])
        && meeting == same
    {
        way.pop();
        back.pop();
    }
    way.extend(back.into_iter().rev().skip(1));
    way
}

/// Which of these rooms has the cheese after so many.
pub fn draw(rooms: &[Tile], seed: u64, eaten: u32) -> Option<Tile> {
    let most = u32::try_from(rooms.len()).ok().filter(|&most| most > 0)?;
    rooms.get(Dice::new(split_mix(seed, eaten.into())).below(most) as usize).copied()
}
