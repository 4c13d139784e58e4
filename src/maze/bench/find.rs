//! The find in three programs, reported move by move: plain, with path halving, with compression.

use super::{Compression, Forest, Move, Operation};
use crate::maze::program::program;
use crate::maze::{Hop, Program, Traced};

/// Receives each move and applies it.
pub(super) type Tell<'t> = &'t mut dyn FnMut(&mut Forest, Traced<Move>);

mod plain {
    use super::{Forest, Hop, Move, Operation, Tell, Traced, program};

    program! {
        idea: "A find climbs from parent to parent until it comes to a root." | "find 沿父节点一路往上爬，直到根。";
        Find: "find(x):" | "find(x)：";
        While: "  while parent[x] != x:" | "  当 parent[x] != x：";
        GoUp: "    x = parent[x]" | "    x = parent[x]  # 往上";
        Return: "  return x  # the root" | "  返回 x  # 根";
        [Find] BEGAN: "find({from}): climb from {from} to its root." | "find({from})：从 {from} 爬到它的根。";
        [While, GoUp] WENT_UP: "{from} is no root: up from it to {to}." | "{from} 不是根：从它往上到 {to}。";
        [While, Return] FOUND: "{to} points to itself: it is the root." | "{to} 指向自己：它就是根。";
    }

    pub fn climb(forest: &mut Forest, sought: u32, tell: Tell) -> u32 {
        let mut at = sought;
        while let Some(to) = forest.parent(at) {
            tell(forest, WENT_UP.tells(Move::Climbed(Hop { from: at, over: to, to })).of(&PROGRAM));
            at = to;
        }
        tell(forest, FOUND.tells(Move::Found { sought, root: at }).of(&PROGRAM));
        at
    }

    pub fn began(sought: u32) -> Traced<Move> {
        BEGAN.tells(Move::Began(Operation::Find(sought))).of(&PROGRAM)
    }
}

mod halving {
    use super::{Forest, Hop, Move, Operation, Tell, Traced, program};

    program! {
        idea: "On its way up the find hangs every other member one level higher." | "find 往上爬时，路上的成员每隔一个就挂高一层。";
        Find: "find(x):" | "find(x)：";
        While: "  while parent[x] != x:" | "  当 parent[x] != x：";
        Halve: "    parent[x] = parent[parent[x]]" | "    parent[x] = parent[parent[x]]  # 挂高";
        GoUp: "    x = parent[x]" | "    x = parent[x]  # 往上";
        Return: "  return x  # the root" | "  返回 x  # 根";
        [Find] BEGAN: "find({from}): climb from {from} to its root." | "find({from})：从 {from} 爬到它的根。";
        [While, Halve] HALVED:
            "{from} hung below {tile}; now it hangs below {to}, its parent’s parent."
            | "{from} 原来挂在 {tile} 下面，现在挂到父节点的父节点 {to} 下面。";
        [GoUp] WENT_ON: "Up from {from} to {to}." | "从 {from} 往上到 {to}。";
        [While, Halve, GoUp] WENT_UP:
            "{from} hangs right below the root, where it stays: up from it to {to}."
            | "{from} 就挂在根下面，不用动：从它往上到 {to}。";
        [While, Return] FOUND: "{to} points to itself: it is the root." | "{to} 指向自己：它就是根。";
    }

    pub fn climb(forest: &mut Forest, sought: u32, tell: Tell) -> u32 {
        let mut from = sought;
        while let Some(over) = forest.parent(from) {
            let to = forest.parent(over).unwrap_or(over);
            let hop = Hop { from, over, to };
            let went = if to == over { WENT_UP } else { WENT_ON };
            if to != over {
                tell(forest, HALVED.tells(Move::Rehung(hop)).of(&PROGRAM));
            }
            tell(forest, went.tells(Move::Climbed(hop)).of(&PROGRAM));
            from = to;
        }
        tell(forest, FOUND.tells(Move::Found { sought, root: from }).of(&PROGRAM));
        from
    }

    pub fn began(sought: u32) -> Traced<Move> {
        BEGAN.tells(Move::Began(Operation::Find(sought))).of(&PROGRAM)
    }
}

mod full {
    use super::{Forest, Hop, Move, Operation, Tell, Traced, program};

    program! {
        idea: "Once the root is known, the find hangs its whole path right below it." | "find 找到根以后，把整条路都直接挂到根下面。";
        Find: "find(x):" | "find(x)：";
        Copy: "  root = x" | "  root = x";
        While: "  while parent[root] != root:" | "  当 parent[root] != root：";
        GoUp: "    root = parent[root]" | "    root = parent[root]  # 往上";
        WhileLow: "  while parent[x] != root:" | "  当 parent[x] != root：";
        Hang: "    x, parent[x] = parent[x], root" | "    x, parent[x] = parent[x], root  # 挂高";
        Return: "  return root" | "  返回 root";
        [Find, Copy] BEGAN: "find({from}): climb from {from} to its root." | "find({from})：从 {from} 爬到它的根。";
        [While, GoUp] WENT_UP: "{from} is no root: up from it to {to}." | "{from} 不是根：从它往上到 {to}。";
        [While, WhileLow, Return] SAW: "{to} points to itself: it is the root." | "{to} 指向自己：它就是根。";
        [While, WhileLow, Hang] TURNED:
            "{to} is the root. Once more along the way: {from} hung below {tile}, and now right below {to}."
            | "{to} 就是根。沿来路再走一遍：{from} 原来挂在 {tile} 下面，现在直接挂到 {to} 下面。";
        [WhileLow, Hang] HUNG:
            "Back along the way: {from} hung below {tile}, and now right below the root {to}."
            | "沿来路再走一遍：{from} 原来挂在 {tile} 下面，现在直接挂到根 {to} 下面。";
        [WhileLow, Return] FOUND: "The whole path hangs below the root {to}." | "整条路都挂在根 {to} 下面了。";
    }

    pub fn climb(forest: &mut Forest, sought: u32, tell: Tell) -> u32 {
        let way: Vec<u32> = forest.way(sought).collect();
        let root = way[way.len() - 1];
        for pair in way.windows(2) {
            let hop = Hop { from: pair[0], over: pair[1], to: pair[1] };
            tell(forest, WENT_UP.tells(Move::Climbed(hop)).of(&PROGRAM));
        }
        let found = Move::Found { sought, root };
        if way.len() <= 2 {
            tell(forest, SAW.tells(found).of(&PROGRAM));
            return root;
        }
        for pair in way.windows(2).filter(|pair| pair[1] != root) {
            let hop = Hop { from: pair[0], over: pair[1], to: root };
            let hung = if pair[0] == sought { TURNED } else { HUNG };
            tell(forest, hung.tells(Move::Rehung(hop)).of(&PROGRAM));
        }
        tell(forest, FOUND.tells(found).of(&PROGRAM));
        root
    }

    pub fn began(sought: u32) -> Traced<Move> {
        BEGAN.tells(Move::Began(Operation::Find(sought))).of(&PROGRAM)
    }
}

/// The move that a find reports on its own before it climbs.
pub(super) fn began(compression: Compression, sought: u32) -> Traced<Move> {
    match compression {
        Compression::None => plain::began(sought),
        Compression::Halving => halving::began(sought),
        Compression::Full => full::began(sought),
    }
}

/// The root of a member's set.
pub(super) fn climb(forest: &mut Forest, how: Compression, sought: u32, tell: Tell) -> u32 {
    match how {
        Compression::None => plain::climb(forest, sought, tell),
        Compression::Halving => halving::climb(forest, sought, tell),
        Compression::Full => full::climb(forest, sought, tell),
    }
}

impl Compression {
    /// The find as a program.
    pub const fn program(self) -> &'static Program {
        match self {
            Self::None => &plain::PROGRAM,
            Self::Halving => &halving::PROGRAM,
            Self::Full => &full::PROGRAM,
        }
    }
}
