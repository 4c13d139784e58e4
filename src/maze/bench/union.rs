//! The union in three programs, reported move by move: naive, by size, by rank.

use super::find::{Tell, climb};
use super::{Forest, Link, Move, Operation, Variant};
use crate::maze::program::program;
use crate::maze::{Lines, Program, Traced};

mod naive {
    use super::{Move, Traced, program, said};

    program! {
        "union-naive": Union, Find, IfSame, Hang;
        [Union, Find] BEGAN;
        [IfSame] SAME;
        [Hang] LINKED;
    }

    pub fn tell(step: Move) -> Traced<Move> {
        said(step, [BEGAN, SAME, LINKED], &PROGRAM)
    }
}

mod by_size {
    use super::{Move, Traced, program, said};

    program! {
        "union-size": Union, Find, IfSame, Swap, Hang, Grow;
        [Union, Find] BEGAN;
        [IfSame] SAME;
        [Swap, Hang, Grow] LINKED;
    }

    pub fn tell(step: Move) -> Traced<Move> {
        said(step, [BEGAN, SAME, LINKED], &PROGRAM)
    }
}

mod by_rank {
    use super::{Move, Traced, program, said};

    program! {
        "union-rank": Union, Find, IfSame, Swap, Hang, Rise;
        [Union, Find] BEGAN;
        [IfSame] SAME;
        [Swap, Hang, Rise] LINKED;
    }

    pub fn tell(step: Move) -> Traced<Move> {
        said(step, [BEGAN, SAME, LINKED], &PROGRAM)
    }
}

/// A move of a union, with the lines of its program that it ran.
fn said(step: Move, [began, same, linked]: [Lines; 3], program: &'static Program) -> Traced<Move> {
    let lines = match step {
        Move::Linked { .. } => linked,
        Move::Same(_) => same,
        Move::Began(_) | Move::Climbed(_) | Move::Rehung(_) | Move::Found { .. } => began,
    };
    lines.tells(step).of(program)
}

/// Joins the two sets that hold these members.
pub(super) fn unite(forest: &mut Forest, variant: Variant, [a, b]: [u32; 2], tell: Tell) {
    let of_union = match variant.link {
        Link::Naive => naive::tell,
        Link::BySize => by_size::tell,
        Link::ByRank => by_rank::tell,
    };
    tell(forest, of_union(Move::Began(Operation::Union(a, b))));
    let roots = [a, b].map(|sought| climb(forest, variant.compression, sought, tell));
    if roots[0] == roots[1] {
        tell(forest, of_union(Move::Same(roots[0])));
        return;
    }
    let [a, b] = roots.map(|root| match variant.link {
        Link::Naive | Link::BySize => (root, forest.size(root)),
        Link::ByRank => (root, forest.rank(root)),
    });
    let (above, below) = if variant.link != Link::Naive && a.1 < b.1 { (b, a) } else { (a, b) };
    tell(forest, of_union(Move::Linked { below, above }));
}

impl Link {
    /// The union as a program.
    pub const fn program(self) -> &'static Program {
        match self {
            Self::Naive => &naive::PROGRAM,
            Self::BySize => &by_size::PROGRAM,
            Self::ByRank => &by_rank::PROGRAM,
        }
    }
}
