//! What a player may have thought who decided otherwise than the algorithm: names the rule that was
//! broken, without giving away the answer.

use super::{Answer, Prompt, RoomSearch, SearchState};
use crate::maze::bench::Forest;

/// A rule that was broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mistake {
    /// A find stops only at a root.
    NoRoot,
    /// A find stops at a root.
    PastRoot,
    /// The member belongs to another tree.
    OtherTree,
    /// The find went down, to a child.
    Down,
    /// The find went sideways, to a child of its own parent.
    Sibling,
    /// The find went up more than one level.
    TooFar,
    /// The member is elsewhere in the tree.
    OffTheWay,
    /// Halving attaches to the parent’s parent, not to the root.
    FullNotHalving,
    /// Higher than halving attaches it, though not to the root.
    TooHigh,
    /// It is attached there already.
    NotHigher,
    /// Attached to itself, or to a member below it.
    Loop,
    /// Opened a wall inside one set.
    OpenedInside,
    /// Kept a wall between two sets.
    KeptBetween,
    /// Moved a member that is no root.
    MovedNode,
    /// Attached to a member that is no root.
    BelowNode,
    /// Attached inside its own set.
    OwnSet,
    /// Attached the larger set to the smaller one.
    LargerBelow,
    /// If sets have the same size, the root of the first stays.
    FirstStays,
    /// The set of neither member.
    OtherSet,
    /// Popped although a fresh room is next to the top.
    PoppedEarly,
    /// Popped more than one room at a time.
    PoppedTwice,
    /// Did not move.
    Stays,
    /// Continued from a room that is not the top of the stack.
    QueueForStack,
    /// Took the newest of the queue.
    StackForQueue,
    /// Took a room that is neither the newest of the queue nor at its front.
    NotFront,
    /// The order is right, down, left, up: another direction comes first.
    Order,
    /// The search has been there already.
    WasThere,
    /// No passage leads there.
    Wall,
    /// The stack from the bottom, or the queue from the end.
    TurnedRound,
    /// What was left is still on the stack.
    NothingPopped,
    /// The present room was popped before it was left.
    PoppedBefore,
    /// What was taken last is still in the queue.
    StillQueued,
    /// Everything that was ever taken is still in the queue.
    NothingTaken,
    /// It is not in the queue.
    NotQueued,
}

/// The relation of a member to another one.
enum Kin {
    OtherTree,
    Itself,
    Parent,
    /// An ancestor; with whether it is the root.
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

/// The rule that a wrong answer about sets breaks.
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

/// The rule that a wrong step of a search breaks.
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
    // The room from which another came into the queue.
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
