//! Assigns tints to all sets at once, so that touching sets differ.
//!
//! Sets that touch along walls form a map, and on any map some set touches at most five others.
//! Such a set is put aside, then another one of the rest, until none is left; tints are assigned in
//! the opposite order. Each set then touches at most five that have a tint, so twelve are enough. A
//! set keeps its tint wherever possible.

use std::collections::{BTreeMap, BTreeSet};

use crate::game::theatre::{TileMarks, Tint};
use crate::maze::{Direction, Size, Tile, UnionFind};

/// The root of each set of two or more rooms, and its new tint.
pub(super) fn deal(size: Size, marks: &TileMarks, forest: &UnionFind) -> Vec<(u32, Tint)> {
    let map = touching(size, forest);
    let mut dealt: BTreeMap<u32, Tint> = BTreeMap::new();
    for root in least_touching_last(&map) {
        let taken = map[&root]
            .iter()
            .filter_map(|other| dealt.get(other))
            .fold(0, |taken, tint| taken | 1 << tint.index());
        let present = marks.mark(size.room(root)).tint();
        let kept = present.filter(|tint| taken >> tint.index() & 1 == 0);
        if let Some(tint) = kept.or_else(|| free_tint(taken, root, [0; 12])) {
            dealt.insert(root, tint);
        }
    }
    dealt.into_iter().collect()
}

type Map = BTreeMap<u32, BTreeSet<u32>>;

/// For the root of each set of two or more rooms, the roots of the sets that touch it.
fn touching(size: Size, forest: &UnionFind) -> Map {
    let root_of = |room| Some(forest.root(room)).filter(|&root| forest.size(root) > 1);
    let mut map = Map::new();
    for room in 0..size.rooms() {
        let Some(root) = root_of(room) else { continue };
        let beside = neighbours(size, size.room(room)).map(|tile| size.number(tile));
        let others = beside.filter_map(root_of).filter(|&other| other != root);
        map.entry(root).or_default().extend(others);
    }
    map
}

/// All roots in an order in which each touches few of those before it.
fn least_touching_last(map: &Map) -> Vec<u32> {
    let mut degrees: BTreeMap<u32, usize> =
        map.iter().map(|(&root, others)| (root, others.len())).collect();
    let mut queue: BTreeSet<(usize, u32)> =
        degrees.iter().map(|(&root, &degree)| (degree, root)).collect();
    let mut order = Vec::with_capacity(map.len());
    while let Some((_, root)) = queue.pop_first() {
        degrees.remove(&root);
        order.push(root);
        for other in &map[&root] {
            if let Some(degree) = degrees.get_mut(other) {
                queue.remove(&(*degree, *other));
                *degree -= 1;
                queue.insert((*degree, *other));
            }
        }
    }
    order.reverse();
    order
}

/// The adjacent rooms, even behind walls.
pub(super) fn neighbours(size: Size, room: Tile) -> impl Iterator<Item = Tile> {
    Direction::ALL
        .into_iter()
        .map(move |direction| room.go(direction, 2))
        .filter(move |next| next.column < size.columns() && next.row < size.rows())
}

/// Of the tints that are not taken, one that the fewest sets have. Which of these it is depends on the
/// room, so that all of them occur.
pub(super) fn free_tint(taken: u16, room: u32, uses: [u32; 12]) -> Option<Tint> {
    let first = room.wrapping_mul(0x9e37_79b9) >> 16;
    (0..12_u32)
        .map(|turn| Tint::ALL[((first + turn) % 12) as usize])
        .filter(|tint| taken >> tint.index() & 1 == 0)
        .min_by_key(|tint| uses[tint.index()])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::theatre::Mark;
    use crate::maze::{Build, Generator, Spec};

    #[test]
    fn any_forest_can_be_dealt_tints() {
        for seed in 0..20 {
            let size = Size::new(23, 17).unwrap();
            let mut build = Build::new(&Spec::new(Generator::Kruskal, size, seed));
            build.advance(120 + 20 * seed);
            // All have the same tint at first, so that nothing can stay as it is.
            let marks = TileMarks::new(build.maze.grid(), |_| Mark::Set(Tint::One));
            let forest = build.sets().unwrap();
            let dealt: BTreeMap<_, _> = deal(size, &marks, forest).into_iter().collect();
            for room in 0..size.rooms() {
                for beside in neighbours(size, size.room(room)) {
                    let [one, other] = [room, size.number(beside)].map(|room| forest.root(room));
                    let tints = dealt.get(&one).zip(dealt.get(&other));
                    assert!(one == other || tints.is_none_or(|(one, other)| one != other));
                    assert_eq!(dealt.contains_key(&one), forest.size(one) > 1);
                }
            }
        }
    }
}
