//! The decisions that the player makes in place of the algorithm, each with the real algorithm's
//! answer.

use super::Skill;
use super::card::unions_of;
use crate::maze::bench::{BenchReplay, Compression, Link, Move, Operation, Variant};
use crate::maze::random::Dice;
use crate::maze::{Generator, Size, Spec};

/// A decision to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// A find is at this member: where does it go next? At the root it stays.
    Climb {
        /// The member that the find started from.
        sought: u32,
        /// The member where it is.
        at: u32,
    },
    /// Path halving: what is the new parent of this member?
    Rehang {
        /// The member.
        at: u32,
    },
    /// Are there two sets, so that the wall is opened, or one?
    Sets {
        /// The members in question.
        of: [u32; 2],
    },
    /// Which root is attached to the other?
    Below {
        /// The members in question.
        of: [u32; 2],
    },
    /// To which root is it attached?
    Above {
        /// The members in question.
        of: [u32; 2],
        /// The root that is attached.
        below: u32,
    },
    /// What does a search at this room hold?
    Holds {
        /// The room.
        at: u32,
    },
    /// A search is at this room: where is it after its next step?
    Next {
        /// The room.
        at: u32,
    },
}

/// A possible decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// This member, or room.
    Member(u32),
    /// Two sets: open the wall.
    Two,
    /// One set: keep it.
    One,
    /// The search holds the contents of this index.
    Held(usize),
}

/// A decision and its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LabTask {
    /// The decision to make.
    pub prompt: Prompt,
    /// What the algorithm decides.
    pub right: Answer,
    /// How many of its moves come before.
    pub moves: usize,
}

/// The size of a forest to practise on, and the number of unions that it grew by.
const MEMBERS: u32 = 10;
const GROWN_BY: u32 = 9;
/// How many times each operation is practised.
const FINDS: usize = 3;
const UNIONS: usize = 4;
/// The size of the mazes.
pub const MAZE: (u16, u16) = (4, 2);

/// The length of the chain that a tree for halving begins with, and the size of that tree.
const CHAIN: u32 = 5;
const TREE: u32 = 8;

/// The operations of an exercise with sets, their decisions, and the maze if there is one.
pub fn of_sets(skill: Skill, seed: u64) -> (Option<Spec>, BenchReplay, Vec<LabTask>) {
    let compression =
        if skill == Skill::Halving { Compression::Halving } else { Compression::None };
    let mut dice = Dice::new(seed);
    let (spec, link, operations, begin) = match skill {
        Skill::Kruskal => {
            let size = Size::new(MAZE.0, MAZE.1).unwrap_or(Size::SMALLEST);
            let spec = Spec::new(Generator::Kruskal, size, seed);
            (Some(spec), Link::BySize, unions_of(&spec), 0)
        }
        Skill::Union => {
            let mut operations = grown(&mut dice, GROWN_BY - 3);
            let begin = operations.len();
            operations.extend(unions(&mut dice, &operations));
            (None, Link::BySize, operations, begin)
        }
        Skill::Find | Skill::Halving | Skill::Stack | Skill::Queue => {
            let is_deep = skill == Skill::Halving;
            let mut operations = if is_deep { deep(&mut dice) } else { grown(&mut dice, GROWN_BY) };
            let begin = operations.len();
            for _ in 0..FINDS {
                operations.extend(find(&operations, begin, compression));
            }
            (None, Link::Naive, operations, begin)
        }
    };
    let members = spec.map_or(MEMBERS, |spec| spec.size().rooms());
    let replay = BenchReplay::new(members, Variant { link, compression }, &operations);
    let tasks = tasks(&replay, begin);
    (spec, replay, tasks)
}

/// Unions that mostly join two sets.
fn grown(dice: &mut Dice, unions: u32) -> Vec<Operation> {
    let mut operations: Vec<Operation> = Vec::new();
    for _ in 0..unions {
        let (a, b) = pair(dice);
        operations.push(Operation::Union(a, b));
    }
    operations
}

fn pair(dice: &mut Dice) -> (u32, u32) {
    let a = dice.below(MEMBERS);
    (a, (a + 1 + dice.below(MEMBERS - 1)) % MEMBERS)
}

/// Naive unions of roots only, which compress no paths: they make a chain, and then attach each
/// other member to its root, or its root to that member. The last few make a tree of their own.
fn deep(dice: &mut Dice) -> Vec<Operation> {
    let mut members: Vec<u32> = (0..MEMBERS).collect();
    for place in (1..MEMBERS).rev() {
        members.swap(place as usize, dice.below(place + 1) as usize);
    }
    let mut root = members[0];
    let mut unions = Vec::new();
    for (member, number) in members[1..].iter().copied().zip(1..) {
        if number == TREE {
            root = member;
        } else if number < CHAIN || dice.coin() {
            unions.push(Operation::Union(member, root));
            root = member;
        } else {
            unions.push(Operation::Union(root, member));
        }
    }
    unions
}

/// A find for the first of the deepest members not found yet, after the first `begin` operations.
fn find(operations: &[Operation], begin: usize, compression: Compression) -> Option<Operation> {
    let variant = Variant { link: Link::Naive, compression };
    let replay = BenchReplay::new(MEMBERS, variant, operations);
    let forest = replay.forest(replay.moves.len());
    let finds = (0..MEMBERS).filter(|&one| !operations[begin..].contains(&Operation::Find(one)));
    finds.min_by_key(|&member| std::cmp::Reverse(forest.depth(member))).map(Operation::Find)
}

/// Unions of which at least one finds a single set, and at least one joins two.
fn unions(dice: &mut Dice, grown: &[Operation]) -> Vec<Operation> {
    let within = match grown.first() {
        Some(&Operation::Union(a, b)) => Operation::Union(b, a),
        _ => Operation::Union(0, 1),
    };
    let mut unions: Vec<Operation> = (1..UNIONS)
        .map(|_| {
            let (a, b) = pair(dice);
            Operation::Union(a, b)
        })
        .collect();
    unions.insert(dice.below(UNIONS as u32) as usize, within);
    unions
}

/// The decisions in all operations from this one on, where more than one answer is possible: a
/// member just moved is left for its new parent, and in a set of one there is only the root.
fn tasks(replay: &BenchReplay, begin: usize) -> Vec<LabTask> {
    let mut tasks = Vec::new();
    let mut operation = Operation::Find(0);
    for (place, told) in replay.moves.iter().enumerate().skip(replay.after(begin)) {
        let mut add = |prompt, right| tasks.push(LabTask { prompt, right, moves: place });
        match (told.step, operation) {
            (Move::Began(begun), _) => operation = begun,
            (Move::Climbed(hop), Operation::Find(sought)) if hop.to == hop.over => {
                add(Prompt::Climb { sought, at: hop.from }, Answer::Member(hop.to));
            }
            (Move::Found { root, .. }, Operation::Find(sought)) => {
                add(Prompt::Climb { sought, at: root }, Answer::Member(root));
            }
            (Move::Rehung(hop), Operation::Find(_)) => {
                add(Prompt::Rehang { at: hop.from }, Answer::Member(hop.to));
            }
            (Move::Same(_), Operation::Union(a, b)) => {
                add(Prompt::Sets { of: [a, b] }, Answer::One);
            }
            (Move::Linked { below: (below, _), above: (above, _) }, Operation::Union(a, b)) => {
                let of = [a, b];
                add(Prompt::Sets { of }, Answer::Two);
                add(Prompt::Below { of }, Answer::Member(below));
                if !of.contains(&above) {
                    add(Prompt::Above { of, below }, Answer::Member(above));
                }
            }
            _ => {}
        }
    }
    tasks
}
