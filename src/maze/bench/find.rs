//! The find in three programs, reported move by move: plain, with path halving, with compression.

use super::{Compression, Forest, Move, Operation};
use crate::maze::program::program;
use crate::maze::{Hop, Program, Traced};

/// Receives each move and applies it.
pub(super) type Tell<'t> = &'t mut dyn FnMut(&mut Forest, Traced<Move>);

mod plain {
    use super::{Forest, Hop, Move, Operation, Tell, Traced, program};

    program! {
        "find-plain": Find, While(1), GoUp(1), Return;
        [Find] BEGAN;
        [While, GoUp] WENT_UP;
        [While, Return] FOUND;
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
        "find-halving": Find, While(1), Halve(2), GoUp(1), Return;
        [Find] BEGAN;
        [While, Halve] HALVED;
        [GoUp] WENT_ON;
        [While, Halve, GoUp] WENT_UP;
        [While, Return] FOUND;
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
        "find-full": Find, Copy, While(1), GoUp(1), WhileLow(1), Hang(1), Return;
        [Find, Copy] BEGAN;
        [While, GoUp] WENT_UP;
        [While, WhileLow, Return] SAW;
        [While, WhileLow, Hang] TURNED;
        [WhileLow, Hang] HUNG;
        [WhileLow, Return] FOUND;
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
