//! Operations done under one variant, from the first move to the last; any moment can be looked at.

use super::find::{began, climb};
use super::union::unite;
use super::{Forest, Move, Operation, Variant};
use crate::maze::{Traced, order_of_sets};

/// All moves of some operations.
#[derive(Clone, Debug)]
pub struct BenchReplay {
    /// How many members there are.
    pub members: u32,
    /// The rules.
    pub variant: Variant,
    /// All moves in order.
    pub moves: Vec<Traced<Move>>,
    /// For each operation, how many moves were done at its end.
    ends: Vec<usize>,
}

impl BenchReplay {
    /// Does these operations on this many members, each a set of its own at first.
    pub fn new(members: u32, variant: Variant, operations: &[Operation]) -> Self {
        let mut replay = Self { members, variant, moves: Vec::new(), ends: Vec::new() };
        let mut forest = Forest::new(members);
        for &operation in operations {
            let mut tell = |forest: &mut Forest, told: Traced<Move>| {
                forest.apply(told.step);
                replay.moves.push(told);
            };
            match operation {
                Operation::Find(member) => {
                    tell(&mut forest, began(variant.compression, member));
                    climb(&mut forest, variant.compression, member, &mut tell);
                }
                Operation::Union(a, b) => unite(&mut forest, variant, [a, b], &mut tell),
            }
            replay.ends.push(replay.moves.len());
        }
        replay
    }

    /// All members in an order in which every set that ever forms is contiguous, under any rules.
    pub fn order(&self) -> Vec<u32> {
        let unions = self.moves.iter().filter_map(|told| match told.step {
            Move::Began(Operation::Union(a, b)) => Some([a, b]),
            _ => None,
        });
        order_of_sets(self.members, unions)
    }

    /// How many operations there are.
    pub const fn operations(&self) -> usize {
        self.ends.len()
    }

    /// How many moves are done after this many operations.
    pub fn after(&self, operations: usize) -> usize {
        let last = operations.min(self.ends.len()).checked_sub(1);
        last.map_or(0, |last| self.ends[last])
    }

    /// How many operations are done after this many moves.
    pub fn done(&self, moves: usize) -> usize {
        self.ends.partition_point(|&end| end <= moves)
    }

    /// The moves of the current operation, up to the last of the given number of moves.
    pub fn present(&self, moves: usize) -> &[Traced<Move>] {
        let begin = self.after(self.ends.partition_point(|&end| end < moves));
        &self.moves[begin.min(moves)..moves]
    }

    /// The forest after this many moves.
    pub fn forest(&self, moves: usize) -> Forest {
        let mut forest = Forest::new(self.members);
        self.moves[..moves].iter().for_each(|told| forest.apply(told.step));
        forest
    }

    /// How many hops this many moves took: how often their program has read `parent`.
    pub fn hops(&self, moves: usize) -> u32 {
        self.moves[..moves].iter().map(|told| told.cursor.hops()).sum()
    }

    /// Where another replay of the same operations is when this one has done this many moves: the
    /// two meet before and after each operation.
    pub fn place_in(&self, other: &Self, moves: usize) -> usize {
        let done = self.done(moves);
        let (begun, begin) = (moves - self.after(done), other.after(done));
        let last = other.after(done + 1).saturating_sub(1).max(begin);
        if done < self.operations() { (begin + begun).min(last) } else { begin }
    }
}
