//! Ways in a piece of the plane, which is a tree: any two rooms have a single way between them, and
//! only going back leads to a place again.

use std::iter::successors;

use super::piece::STRIDE;
use crate::game::race::distances::Distances;
use crate::maze::random::{Dice, split_mix};
use crate::maze::{Direction, Directions, Grid, Tile};

/// The rooms by their distance from this one: first itself, then those a step away, and so on to
/// the last. The first step does not go in a barred direction.
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

/// The rooms on the way from one to another, both included, given the distances to some third room.
pub fn way(grid: &Grid, to_third: &Distances, [from, to]: [Tile; 2]) -> Vec<Tile> {
    let to_third = |from| to_third.path(from, grid).collect::<Vec<_>>();
    let (mut way, mut back) = (to_third(from), to_third(to));
    // Behind the place where the two ways meet they are the same.
    while let ([.., meeting, _], [.., same, _]) = (&way[..], &back[..])
        && meeting == same
    {
        way.pop();
        back.pop();
    }
    way.extend(back.into_iter().rev().skip(1));
    way
}

/// Draws which of these rooms has the cheese that comes after `eaten` cheeses.
pub fn draw(rooms: &[Tile], seed: u64, eaten: u32) -> Option<Tile> {
    let most = u32::try_from(rooms.len()).ok().filter(|&most| most > 0)?;
    rooms.get(Dice::new(split_mix(seed, eaten.into())).below(most) as usize).copied()
}
