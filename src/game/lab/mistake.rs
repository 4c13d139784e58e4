//! What somebody may have thought who decided otherwise than the algorithm: the broken rule has a
//! name, which says nothing of what would have been right.

use super::{Answer, Prompt, RoomSearch, SearchState};
use crate::maze::bench::Forest;

/// A rule that was broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mistake {
    /// A find stops at a root only.
    NoRoot,
    /// A root is where a find stops.
    PastRoot,
    /// A member of another tree.
    OtherTree,
    /// It went down, to a child.
    Down,
    /// It went aside, to a child of its own parent.
    Sibling,
    /// It went up more than one level.
    TooFar,
    /// Elsewhere in its tree.
    OffTheWay,
    /// Halving hangs below the parent’s parent, and not right below the root.
    FullNotHalving,
    /// Higher than halving hangs it, though not below the root.
    TooHigh,
    /// It hangs there already.
    NotHigher,
    /// Below itself, or below what hangs from it.
    Loop,
    /// Opened inside one set.
    OpenedInside,
    /// Kept between two sets.
    KeptBetween,
    /// A member was moved that is no root.
    MovedNode,
    /// Hung below a member and not below its root.
    BelowNode,
    /// Hung inside its own set.
    OwnSet,
    /// The larger set below the smaller one.
    LargerBelow,
    /// Of two sets of the same size the root of the first stays.
    FirstStays,
    /// A set that neither is about.
    OtherSet,
    /// Popped although a fresh room lies beside the top.
    PoppedEarly,
    /// Popped more than one room at a time.
    PoppedTwice,
    /// Stayed where it is.
    Stays,
    /// Went on from a room that is not the top of the stack.
    QueueForStack,
    /// Took the newest of the queue.
    StackForQueue,
    /// Took one of the queue that is neither the newest nor at its front.
    NotFront,
    /// Right, down, left, up: another direction comes first.
    Order,
    /// The search was there already.
    WasThere,
    /// No passage leads there.
    Wall,
    /// The stack from its bottom, or the queue from its end.
    TurnedRound,
    /// What was left stays on the stack.
    NothingPopped,
    /// The room where it stands is off the stack before it is left.
    PoppedBefore,
    /// What was taken last stays in the queue.
    StillQueued,
    /// All that was ever taken stays in the queue.
    NothingTaken,
    /// It is not in the queue.
    NotQueued,
}

/// Where a member lies, seen from another one.
enum Kin {
    OtherTree,
    Itself,
    Parent,
    /// Further up; whether it is the root.
    Above(bool),
    Below,
    Sibling,
    Aside,
}

fn kin(forest: &Forest, at: u32, to: u32) -> Kin {
    let parent = forest.parent(at);
    match () {
        () if forest.root(at) != forest.root(to) => Kin::OtherTree,
        () if to == at => Kin::Itself,
        () if parent == Some(to) => Kin::Parent,
        () if forest.way(at).any(|one| one == to) => Kin::Above(forest.parent(to).is_none()),
        () if forest.way(to).any(|one| one == at) => Kin::Below,
        () if forest.parent(to) == parent => Kin::Sibling,
        () => Kin::Aside,
    }
}

/// Which rule a wrong answer about sets breaks.
pub fn of_sets(forest: &Forest, prompt: Prompt, right: Answer, given: Answer) -> Mistake {
    match (prompt, given) {
        (Prompt::Climb { at, .. }, Answer::Member(to)) => match kin(forest, at, to) {
            Kin::OtherTree => Mistake::OtherTree,
            _ if forest.parent(at).is_none() => Mistake::PastRoot,
            Kin::Itself => Mistake::NoRoot,
            Kin::Parent | Kin::Above(_) => Mistake::TooFar,
            Kin::Below => Mistake::Down,
            Kin::Sibling => Mistake::Sibling,
            Kin::Aside => Mistake::OffTheWay,
        },
        (Prompt::Rehang { at }, Answer::Member(below)) => match kin(forest, at, below) {
            Kin::OtherTree => Mistake::OtherTree,
            Kin::Itself | Kin::Below => Mistake::Loop,
            Kin::Parent => Mistake::NotHigher,
            Kin::Above(true) => Mistake::FullNotHalving,
            Kin::Above(false) => Mistake::TooHigh,
            Kin::Sibling => Mistake::Sibling,
            Kin::Aside => Mistake::OffTheWay,
        },
        (Prompt::Sets { .. }, Answer::Two) => Mistake::OpenedInside,
        (Prompt::Sets { .. }, Answer::One) => Mistake::KeptBetween,
        (Prompt::Below { of }, Answer::Member(node)) => {
            let root = forest.root(node);
            let sizes = of.map(|one| forest.size(forest.root(one)));
            match () {
                () if of.iter().all(|&one| forest.root(one) != root) => Mistake::OtherSet,
                () if node != root => Mistake::MovedNode,
                () if sizes[0] == sizes[1] => Mistake::FirstStays,
                () => Mistake::LargerBelow,
            }
        }
        (Prompt::Above { below, .. }, Answer::Member(node)) => {
            let root = forest.root(node);
            match () {
                () if right == Answer::Member(root) => Mistake::BelowNode,
                () if root == below => Mistake::OwnSet,
                () => Mistake::OtherSet,
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
        of_stack(search, state, given)
    }
}

fn of_stack(search: &RoomSearch, state: &SearchState, given: u32) -> Mistake {
    let top = state.at;
    let fresh = search.fresh(state, top);
    let below_top = state.held.iter().rev().nth(1);
    let is_beside = search.beside(top).any(|one| one == given);
    let is_beside_other =
        || state.entered.iter().any(|&one| search.beside(one).any(|two| two == given));
    match () {
        () if given == top => Mistake::Stays,
        () if !fresh.is_empty() && below_top == Some(&given) => Mistake::PoppedEarly,
        () if fresh.contains(&given) => Mistake::Order,
        () if fresh.is_empty() && state.held.contains(&given) => Mistake::PoppedTwice,
        () if state.entered.contains(&given) => Mistake::WasThere,
        () if !is_beside && is_beside_other() => Mistake::QueueForStack,
        () => Mistake::Wall,
    }
}

fn of_queue(search: &RoomSearch, state: &SearchState, right: u32, given: u32) -> Mistake {
    // Who of those that are entered brought a room into the queue.
    let from = |room: u32| {
        state.entered.iter().copied().find(|&one| search.beside(one).any(|two| two == room))
    };
    match () {
        () if state.entered.contains(&given) => Mistake::WasThere,
        () if !state.held.contains(&given) => Mistake::NotQueued,
        () if from(given) == from(right) => Mistake::Order,
        () if state.held.back() == Some(&given) => Mistake::StackForQueue,
        () => Mistake::NotFront,
    }
}
