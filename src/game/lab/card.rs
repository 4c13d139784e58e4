//! A card of union-find: its subject, the rules, and the operations with notes and questions
//! between them.

use std::str::FromStr;

use super::Ask;
use super::card_text::{self, CardError, CardFault, CardReader, CardText, MOST_OPERATIONS, number};
use crate::maze::bench::{BenchReplay, MOST_MEMBERS, Operation, Variant};
use crate::maze::{Build, BuildStep, Generator, Percent, Size, Spec};

/// The lines that it may have.
const LINES: &str =
    "title:, about:, members:, maze:, rules:, beside:, say:, ask:, walls, union or find";

/// Prepared work on the bench.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Card {
    /// Its title.
    pub title: CardText,
    /// Its subject, in one sentence.
    pub about: CardText,
    /// The number of members.
    pub members: u32,
    /// The maze whose walls are the operations.
    pub maze: Option<Spec>,
    /// The rules at the beginning.
    pub variant: Variant,
    /// The rules that they are compared with.
    pub beside: Option<Variant>,
    /// The operations.
    pub operations: Vec<Operation>,
    /// The notes, each with the number of operations before it.
    pub says: Vec<(usize, CardText)>,
    /// The questions, each before the operation of this index.
    pub asks: Vec<(usize, Ask)>,
}

impl Card {
    /// A bench with `members` members and nothing else.
    pub fn blank(members: u32) -> Self {
        Self { members, ..Self::default() }
    }

    /// Whether the walls of this maze fit on a card.
    pub fn takes(spec: &Spec) -> bool {
        let is_plain = spec.generator() == Generator::Kruskal
            && spec.loops() == Percent::NONE
            && spec.shape().is_none();
        is_plain && spec.size().rooms() <= MOST_MEMBERS
    }

    /// The walls of this maze, each with a question before it, if they fit on a card.
    pub fn of_maze(spec: &Spec) -> Option<Self> {
        let mut reader = Reader::default();
        reader.take_maze(*spec).ok()?;
        let operations: Vec<Operation> = reader.walls.collect();
        let replay = BenchReplay::new(reader.card.members, reader.card.variant, &operations);
        let ask = |number: usize| {
            // In turn, as far as the wall answers the question.
            let asks = [Ask::Sets, Ask::Winner, Ask::Sets, Ask::Hops].into_iter().cycle();
            let mut asks = asks.skip(number).take(Ask::ALL.len());
            asks.find(|ask| ask.question(&replay, number).is_some()).map(|ask| (number, ask))
        };
        let asks = (0..operations.len()).filter_map(ask).collect();
        Some(Self { operations, asks, ..reader.card })
    }

    /// How many walls there are in the first operations.
    pub fn walls(&self, operations: usize) -> usize {
        let done = self.operations.iter().take(operations);
        done.filter(|operation| matches!(operation, Operation::Union(..))).count()
    }
}

/// The unions for a maze's walls, in order.
pub fn unions_of(spec: &Spec) -> Vec<Operation> {
    let walls = Build::new(spec).filter_map(|step| match step {
        BuildStep::Merged { wall, .. } | BuildStep::Kept { wall } => Some(wall),
        _ => None,
    });
    let union = |wall| {
        let [a, b] = Size::sides(wall).map(|room| spec.size().number(room));
        Operation::Union(a, b)
    };
    walls.map(union).collect()
}

impl FromStr for Card {
    type Err = CardError;

    fn from_str(text: &str) -> Result<Self, CardError> {
        card_text::read::<Reader>(text)
    }
}

/// A card while it is being read.
#[derive(Default)]
struct Reader {
    card: Card,
    /// The walls of its maze that have not been used.
    walls: std::vec::IntoIter<Operation>,
}

impl CardReader for Reader {
    type Card = Card;

    fn line(&mut self, line: &str) -> Result<(), CardFault> {
        let card = &mut self.card;
        let done = card.operations.len();
        let has_begun = done > 0;
        if let Some((key, rest)) = line.split_once(':') {
            let rest = rest.trim();
            match key.trim() {
                "title" => card.title = CardText::read(rest),
                "about" => card.about = CardText::read(rest),
                "say" => card.says.push((done, CardText::read(rest))),
                "ask" => card.asks.push((done, rest.parse()?)),
                "members" | "maze" | "rules" | "beside" if has_begun => {
                    return Err(CardFault::TooLate);
                }
                "members" | "maze" if card.members > 0 => return Err(CardFault::Both),
                "members" => card.members = number(rest, MOST_MEMBERS)?,
                "maze" => self.take_maze(rest.parse()?)?,
                "rules" => card.variant = rest.parse()?,
                "beside" => card.beside = Some(rest.parse()?),
                _ => return Err(CardFault::Unknown(LINES)),
            }
            return Ok(());
        }
        if card.members == 0 {
            return Err(CardFault::NoMembers);
        }
        match line.split_once(' ') {
            Some(("walls", count)) => {
                let count = number(count, MOST_OPERATIONS as u32)? as usize;
                if self.walls.len() < count {
                    return Err(CardFault::Walls);
                }
                card.operations.extend(self.walls.by_ref().take(count));
            }
            Some(_) => {
                let operation = Operation::parse(line, card.members)?;
                if card.maze.is_some() && matches!(operation, Operation::Union(..)) {
                    return Err(CardFault::Maze);
                }
                card.operations.push(operation);
            }
            None => return Err(CardFault::Unknown(LINES)),
        }
        if card.operations.len() > MOST_OPERATIONS { Err(CardFault::TooMany) } else { Ok(()) }
    }

    fn finish(self) -> Result<Card, CardFault> {
        let card = self.card;
        if card.members == 0 {
            return Err(CardFault::NoMembers);
        }
        let replay = BenchReplay::new(card.members, card.variant, &card.operations);
        let is_answered =
            |&(operation, ask): &(usize, Ask)| ask.question(&replay, operation).is_some();
        if card.asks.iter().all(is_answered) { Ok(card) } else { Err(CardFault::Ask) }
    }
}

impl Reader {
    fn take_maze(&mut self, spec: Spec) -> Result<(), CardFault> {
        if !Card::takes(&spec) {
            return Err(CardFault::Maze);
        }
        self.walls = unions_of(&spec).into_iter();
        (self.card.maze, self.card.members) = (Some(spec), spec.size().rooms());
        Ok(())
    }
}
