//! Questions generated from what the next operation really does, which is the right answer.

use std::str::FromStr;

use crate::maze::bench::{BenchReplay, Move, Operation};
use crate::maze::names::{self, UnknownName};

/// The kind of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Whether a union finds one set or two, that is, whether its wall is kept or opened.
    Sets,
    /// Which of the roots remains.
    Winner,
    /// How often `parent` is read.
    Hops,
    /// The parent of the member that was looked for.
    Parent,
}

/// A possible answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Two sets: the wall is opened.
    Two,
    /// One set: the wall is kept.
    One,
    /// A member.
    Member(u32),
    /// A number.
    Number(u32),
}

/// A question about an operation that has not been carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The kind of the question.
    pub ask: Ask,
    /// The operation that it is about.
    pub operation: Operation,
    /// The possible answers, two to four.
    pub choices: Vec<Choice>,
    /// The index of the right answer.
    pub right: usize,
}

/// The most answers of a question.
const MOST_CHOICES: usize = 4;

impl Ask {
    /// All kinds of questions.
    pub const ALL: [Self; 4] = [Self::Sets, Self::Winner, Self::Hops, Self::Parent];

    /// Its name in a card.
    pub const fn name(self) -> &'static str {
        ["sets", "winner", "hops", "parent"][self as usize]
    }

    /// The question about the operation of this index, if there is one.
    pub fn question(self, replay: &BenchReplay, number: usize) -> Option<Question> {
        if number >= replay.operations() {
            return None;
        }
        let (begin, end) = (replay.after(number), replay.after(number + 1));
        let moves = &replay.moves[begin..end];
        let Move::Began(operation) = moves.first()?.step else { return None };
        let last = moves.last()?.step;
        let (choices, right) = match (self, operation, last) {
            (Self::Sets, Operation::Union(..), last) => {
                let right = if matches!(last, Move::Same(_)) { Choice::One } else { Choice::Two };
                (vec![Choice::Two, Choice::One], right)
            }
            (Self::Winner, Operation::Union(a, b), Move::Linked { below, above }) => {
                (few([above.0, below.0, a, b], Choice::Member), Choice::Member(above.0))
            }
            (Self::Hops, ..) => {
                let hops = replay.hops(end) - replay.hops(begin);
                // Version 0.2 asked for levels; the right answer has the same index.
                let levels = moves.iter().map(|told| told.step.levels()).sum();
                let numbers = numbers_about(levels, number);
                let choices = numbers.map(|one| Choice::Number(one + hops - levels));
                (choices.collect(), Choice::Number(hops))
            }
            (Self::Parent, Operation::Find(member), _) => {
                let before = replay.forest(begin);
                let parent = replay.forest(end).parent(member)?;
                let way = before.way(member).skip(1);
                let mut near = vec![parent];
                near.extend(way.filter(|&one| one != parent));
                near.extend((0..replay.members).filter(|one| *one != member));
                (few(near, Choice::Member), Choice::Member(parent))
            }
            _ => return None,
        };
        if choices.len() < 2 {
            return None;
        }
        let right = choices.iter().position(|&choice| choice == right)?;
        Some(Question { ask: self, operation, choices, right })
    }
}

/// The first few different members or rooms as choices, in the order of their numbers.
pub(super) fn few<C>(near: impl IntoIterator<Item = u32>, choice: impl Fn(u32) -> C) -> Vec<C> {
    let mut few: Vec<u32> = Vec::new();
    for one in near {
        if few.len() < MOST_CHOICES && !few.contains(&one) {
            few.push(one);
        }
    }
    few.sort_unstable();
    few.into_iter().map(choice).collect()
}

/// A few consecutive numbers, with the right one at a varying place among them.
pub(super) fn numbers_about(right: u32, seed: usize) -> impl Iterator<Item = u32> {
    let before = (seed * 7 + 1) as u32 % MOST_CHOICES as u32;
    let first = right.saturating_sub(before);
    first..first + MOST_CHOICES as u32
}

impl FromStr for Ask {
    type Err = UnknownName;

    fn from_str(word: &str) -> Result<Self, UnknownName> {
        names::find("question", word, &Self::ALL, Self::name)
    }
}
