//! The union in three programs, reported move by move: naive, by size, by rank.

use super::find::{Tell, climb};
use super::{Forest, Link, Move, Operation, Variant};
use crate::maze::program::program;
use crate::maze::{Lines, Program, Traced};

mod naive {
    use super::{Move, Traced, program, said};

    program! {
        idea: "The root of b goes below the root of a, however large its set is." | "b 的根总是挂到 a 的根下面，不管集合有多大。";
        Union: "union(a, b):" | "union(a, b)：";
        Find: "  a, b = find(a), find(b)" | "  a、b = find(a)、find(b)";
        IfSame: "  if a == b: return" | "  如果 a == b：返回";
        Hang: "  parent[b] = a" | "  parent[b] = a  # 挂上";
        [Union, Find] BEGAN: "union({from}, {to}): find both roots first." | "union({from}, {to})：先找到两个根。";
        [IfSame] SAME: "Both roots are {from}: one set already, nothing to do." | "两个根都是 {from}：已经是同一个集合，什么也不做。";
        [Hang] LINKED: "The roots differ: {from} goes below {to}." | "两个根不同：{from} 挂到 {to} 下面。";
    }

    pub fn tell(step: Move) -> Traced<Move> {
        said(step, [BEGAN, SAME, LINKED], &PROGRAM)
    }
}

mod by_size {
    use super::{Move, Traced, program, said};

    program! {
        idea: "The smaller set goes below the larger one." | "小的集合挂到大的集合下面。";
        Union: "union(a, b):" | "union(a, b)：";
        Find: "  a, b = find(a), find(b)" | "  a、b = find(a)、find(b)";
        IfSame: "  if a == b: return" | "  如果 a == b：返回";
        Swap: "  if size[a] < size[b]: swap a, b" | "  如果 size[a] < size[b]：交换 a、b";
        Hang: "  parent[b] = a" | "  parent[b] = a  # 挂上";
        Grow: "  size[a] += size[b]" | "  size[a] += size[b]";
        [Union, Find] BEGAN: "union({from}, {to}): find both roots first." | "union({from}, {to})：先找到两个根。";
        [IfSame] SAME: "Both roots are {from}: one set already, nothing to do." | "两个根都是 {from}：已经是同一个集合，什么也不做。";
        [Swap, Hang, Grow] LINKED:
            "The roots differ: {from} with its {fewer} goes below {to} with its {more}."
            | "两个根不同：{from}（{fewer} 个）挂到 {to}（{more} 个）下面。";
    }

    pub fn tell(step: Move) -> Traced<Move> {
        said(step, [BEGAN, SAME, LINKED], &PROGRAM)
    }
}

mod by_rank {
    use super::{Move, Traced, program, said};

    program! {
        idea: "The root of lower rank goes below the other; of two alike the upper one rises." | "秩低的根挂到另一个下面；秩相同时，上面的那个加一。";
        Union: "union(a, b):" | "union(a, b)：";
        Find: "  a, b = find(a), find(b)" | "  a、b = find(a)、find(b)";
        IfSame: "  if a == b: return" | "  如果 a == b：返回";
        Swap: "  if rank[a] < rank[b]: swap a, b" | "  如果 rank[a] < rank[b]：交换 a、b";
        Hang: "  parent[b] = a" | "  parent[b] = a  # 挂上";
        Rise: "  if rank[a] == rank[b]: rank[a] += 1" | "  如果 rank[a] == rank[b]：rank[a] += 1";
        [Union, Find] BEGAN: "union({from}, {to}): find both roots first." | "union({from}, {to})：先找到两个根。";
        [IfSame] SAME: "Both roots are {from}: one set already, nothing to do." | "两个根都是 {from}：已经是同一个集合，什么也不做。";
        [Swap, Hang, Rise] LINKED:
            "The roots differ: {from} of rank {fewer} goes below {to} of rank {more}."
            | "两个根不同：{from}（秩 {fewer}）挂到 {to}（秩 {more}）下面。";
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
