//! What somebody may have thought who decided otherwise than the algorithm: the broken rule has a
//! name.

use super::{Answer, Prompt, RoomSearch, SearchState};
use crate::maze::bench::Forest;

/// A rule that was broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// A find stops at a root only, and this member has a parent.
    NoRoot {
        /// Where it was to stop.
        member: u32,
        /// The parent.
        parent: u32,
    },
    /// A root is where a find stops.
    PastRoot(u32),
    /// It went down, to a child.
    Down {
        /// From this member.
        from: u32,
    },
    /// It went up more than one level, or elsewhere.
    NotParent {
        /// From this member.
        from: u32,
        /// Its parent.
        parent: u32,
    },
    /// Halving hangs below the parent’s parent, and not right below the root.
    FullNotHalving {
        /// The parent’s parent.
        to: u32,
    },
    /// It hangs there already, or elsewhere than halving hangs it.
    NotGrandparent {
        /// The parent’s parent.
        to: u32,
    },
    /// Opened inside one set.
    OpenedInside {
        /// The root of both.
        root: u32,
    },
    /// Kept between two sets.
    KeptBetween {
        /// Their roots.
        roots: [u32; 2],
    },
    /// A member was moved that is no root.
    MovedNode {
        /// Which one.
        node: u32,
        /// The root of its set.
        root: u32,
    },
    /// Hung below a member and not below its root.
    BelowNode {
        /// Which one.
        node: u32,
        /// The root of its set.
        root: u32,
    },
    /// The larger set below the smaller one.
    LargerBelow {
        /// The size of the larger one, and that of the smaller one.
        sizes: [u32; 2],
    },
    /// Of two sets of the same size the root of the first stays.
    FirstStays {
        /// That root.
        root: u32,
    },
    /// A set that neither is about.
    OtherSet,
    /// Popped although a fresh room lies beside the top.
    PoppedEarly {
        /// The top.
        top: u32,
        /// The fresh room.
        fresh: u32,
    },
    /// Went on from a room that is not the top of the stack.
    QueueForStack {
        /// The top.
        top: u32,
    },
    /// Took the newest of the queue.
    StackForQueue {
        /// Its front.
        front: u32,
    },
    /// Right, down, left, up: another direction comes first.
    Order {
        /// The room that is first.
        first: u32,
    },
    /// The search was there already.
    WasThere {
        /// The room.
        room: u32,
    },
    /// No passage leads there.
    Wall {
        /// From this room.
        from: u32,
        /// To that one.
        to: u32,
    },
    /// The stack from its bottom, or the queue from its end.
    TurnedRound,
    /// What was left stays on the stack.
    NothingPopped,
    /// The room where it stands is off the stack before it is left.
    PoppedBefore {
        /// The room.
        top: u32,
    },
    /// What was taken stays in the queue.
    StillQueued {
        /// The room that was taken last.
        room: u32,
    },
    /// All that was ever taken stays in the queue.
    NothingTaken,
    /// It is not in the queue.
    NotQueued {
        /// The room.
        room: u32,
    },
}

/// Which rule a wrong answer about sets breaks.
pub fn of_sets(forest: &Forest, prompt: Prompt, right: Answer, given: Answer) -> Mistake {
    match (prompt, given) {
        (Prompt::Climb { at, .. }, Answer::Member(to)) => match forest.parent(at) {
            None => Mistake::PastRoot(at),
            Some(parent) if to == at => Mistake::NoRoot { member: at, parent },
            Some(_) if forest.parent(to) == Some(at) => Mistake::Down { from: at },
            Some(parent) => Mistake::NotParent { from: at, parent },
        },
        (Prompt::Rehang { at }, Answer::Member(below)) => {
            let to = forest.way(at).nth(2).unwrap_or(at);
            let is_root = forest.root(at) == below;
            if is_root { Mistake::FullNotHalving { to } } else { Mistake::NotGrandparent { to } }
        }
        (Prompt::Sets { of }, Answer::Two) => Mistake::OpenedInside { root: forest.root(of[0]) },
        (Prompt::Sets { of }, Answer::One) => {
            Mistake::KeptBetween { roots: of.map(|one| forest.root(one)) }
        }
        (Prompt::Below { of }, Answer::Member(node)) => {
            let root = forest.root(node);
            let sizes = of.map(|one| forest.size(forest.root(one)));
            match () {
                () if of.iter().all(|&one| forest.root(one) != root) => Mistake::OtherSet,
                () if node != root => Mistake::MovedNode { node, root },
                () if sizes[0] == sizes[1] => Mistake::FirstStays { root },
                () => {
                    Mistake::LargerBelow { sizes: [sizes[0].max(sizes[1]), sizes[0].min(sizes[1])] }
                }
            }
        }
        (Prompt::Above { .. }, Answer::Member(node)) => {
            let root = forest.root(node);
            if right == Answer::Member(root) {
                Mistake::BelowNode { node, root }
            } else {
                Mistake::OtherSet
            }
        }
        _ => Mistake::OtherSet,
    }
}

/// Which rule a wrong step of a search breaks.
pub fn of_search(search: &RoomSearch, state: &SearchState, right: u32, given: u32) -> Mistake {
    if search.has_queue() {
        of_queue(search, state, right, given)
    } else {
        of_stack(search, state, right, given)
    }
}

fn of_stack(search: &RoomSearch, state: &SearchState, right: u32, given: u32) -> Mistake {
    let top = state.at;
    let fresh = search.fresh(state, top);
    let below_top = state.held.iter().rev().nth(1);
    let is_beside = search.beside(top).any(|one| one == given);
    match () {
        () if !fresh.is_empty() && below_top == Some(&given) => {
            Mistake::PoppedEarly { top, fresh: fresh[0] }
        }
        () if fresh.contains(&given) => Mistake::Order { first: right },
        () if state.entered.contains(&given) => Mistake::WasThere { room: given },
        () if !is_beside
            && state.entered.iter().any(|&one| search.beside(one).any(|two| two == given)) =>
        {
            Mistake::QueueForStack { top }
        }
        () => Mistake::Wall { from: top, to: given },
    }
}

fn of_queue(search: &RoomSearch, state: &SearchState, right: u32, given: u32) -> Mistake {
    // Who of those that are entered brought a room into the queue.
    let from = |room: u32| {
        state.entered.iter().copied().find(|&one| search.beside(one).any(|two| two == room))
    };
    match () {
        () if state.entered.contains(&given) => Mistake::WasThere { room: given },
        () if !state.held.contains(&given) => Mistake::NotQueued { room: given },
        () if from(given) == from(right) => Mistake::Order { first: right },
        () => Mistake::StackForQueue { front: right },
    }
}
