//! A card of the laboratory as text, one thing a line: what it is about, the rules, and then
//! operations with what is said and asked between them.
//!
//! The manual tells the format. Whatever is wrong with a text is told with its line.

use std::str::FromStr;

use super::Ask;
use crate::game::settings::Language;
use crate::maze::bench::{MOST_MEMBERS, Operation, OperationError, Replay, Variant};
use crate::maze::names::UnknownName;
use crate::maze::{Build, BuildStep, Generator, Percent, Size, Spec, SpecError};

/// The line that a card begins with.
pub const TITLE: &str = "Icetea Maze lab card 1";
/// A longer text is none.
const MOST_BYTES: usize = 64 << 10;
/// No card does more.
pub const MOST_OPERATIONS: usize = 400;

/// Something that is said, in every language of the interface.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text {
    /// In English.
    pub english: String,
    /// 简体中文.
    pub chinese: String,
}

/// A prepared piece of work on the bench.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Card {
    /// What it is called.
    pub title: Text,
    /// What it is about, in one sentence.
    pub about: Text,
    /// How many members there are.
    pub members: u32,
    /// The maze whose walls come up.
    pub maze: Option<Spec>,
    /// The rules that it begins with.
    pub variant: Variant,
    /// The rules that go beside them.
    pub beside: Option<Variant>,
    /// What is done.
    pub operations: Vec<Operation>,
    /// What is said, each when so many operations are done.
    pub says: Vec<(usize, Text)>,
    /// What is asked, each before the operation of this number.
    pub asks: Vec<(usize, Ask)>,
}

/// Why a text is no card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {number}, “{line}”: {fault}")]
pub struct CardError {
    /// Which line, counted from 1.
    pub number: usize,
    /// What stands there.
    pub line: String,
    /// What is wrong with it.
    pub fault: Fault,
}

/// What is wrong with a line of a card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It does not begin like one.
    #[error("a card begins with the line “{TITLE}”")]
    NoCard,
    /// Something that no card says.
    #[error(
        "title:, about:, members:, maze:, rules:, beside:, say:, ask:, walls, union or find has to \
         stand here"
    )]
    Unknown,
    /// It comes too late.
    #[error("this has to stand before the first operation")]
    TooLate,
    /// Nobody knows how many members there are.
    #[error("members: or maze: has to come first")]
    NoMembers,
    /// No number that makes sense here.
    #[error("a number from 1 to {0} has to stand here")]
    Number(u32),
    /// No operation.
    #[error(transparent)]
    Operation(#[from] OperationError),
    /// No rule, or no question.
    #[error(transparent)]
    Name(#[from] UnknownName),
    /// No maze.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// No maze of union-find that is small enough.
    #[error("a maze on a card is built by kruskal, has no loops and at most {MOST_MEMBERS} rooms")]
    Maze,
    /// There are no walls left to come up, or there were none.
    #[error("there are no so many walls")]
    Walls,
    /// No operation follows that it could be asked of.
    #[error("the operation after it does not answer this")]
    Ask,
    /// More than anybody wants to watch.
    #[error("a card has at most {MOST_OPERATIONS} operations")]
    TooMany,
}

/// Whether a file says that it is a card.
pub fn is_card(bytes: &[u8]) -> bool {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    bytes.starts_with(b"Icetea Maze lab")
}

impl Text {
    /// English and 中文 with a bar between them; where there is none, the same in both.
    fn read(text: &str) -> Self {
        let (english, chinese) = text.split_once('|').unwrap_or((text, text));
        Self { english: english.trim().to_owned(), chinese: chinese.trim().to_owned() }
    }

    /// What is said in this language.
    pub fn of(&self, language: Language) -> &str {
        match language {
            Language::English => &self.english,
            Language::Chinese => &self.chinese,
        }
    }
}

impl Card {
    /// A bench without anything on it but so many members.
    pub fn blank(members: u32) -> Self {
        Self { members, ..Self::default() }
    }

    /// Whether the walls of this maze can be on a card.
    pub fn takes(spec: &Spec) -> bool {
        let is_plain = spec.generator() == Generator::Kruskal && spec.loops() == Percent::NONE;
        is_plain && spec.size().rooms() <= MOST_MEMBERS
    }

    /// The walls of this maze, each with a question before it, if it can be on a card.
    pub fn of_maze(spec: &Spec) -> Option<Self> {
        let mut reader = Reader::default();
        reader.take_maze(*spec).ok()?;
        let operations: Vec<Operation> = reader.walls.collect();
        let replay = Replay::new(reader.card.members, reader.card.variant, &operations);
        let ask = |number: usize| {
            // In turn, as far as the wall answers it.
            let asks = [Ask::Sets, Ask::Winner, Ask::Sets, Ask::Hops].into_iter().cycle();
            let mut asks = asks.skip(number).take(Ask::ALL.len());
            asks.find(|ask| ask.question(&replay, number).is_some()).map(|ask| (number, ask))
        };
        let asks = (0..operations.len()).filter_map(ask).collect();
        Some(Self { operations, asks, ..reader.card })
    }

    /// Reads what is in a file.
    pub fn read_bytes(bytes: &[u8]) -> Result<Self, CardError> {
        let whole = bytes.get(..MOST_BYTES).unwrap_or(bytes);
        String::from_utf8_lossy(whole).parse()
    }

    /// How many walls came up in so many operations.
    pub fn walls(&self, operations: usize) -> usize {
        let done = self.operations.iter().take(operations);
        done.filter(|operation| matches!(operation, Operation::Union(..))).count()
    }
}

/// The unions of a maze's walls, in the order in which they come up.
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
        let mut reader = Reader::default();
        let text = text.trim_start_matches('\u{feff}');
        let mut last = (1, "");
        for (place, line) in text.lines().enumerate() {
            let line = line.trim();
            let number = place + 1;
            let error = |fault| CardError { number, line: line.to_owned(), fault };
            if number == 1 {
                if line != TITLE {
                    return Err(error(Fault::NoCard));
                }
            } else if !line.is_empty() && !line.starts_with('#') {
                reader.line(line).map_err(error)?;
                last = (number, line);
            }
        }
        let (number, line) = last;
        reader.finish().map_err(|fault| CardError { number, line: line.to_owned(), fault })
    }
}

/// A card as far as it is read.
#[derive(Default)]
struct Reader {
    card: Card,
    /// The walls of its maze that have not come up.
    walls: std::vec::IntoIter<Operation>,
}

impl Reader {
    fn line(&mut self, line: &str) -> Result<(), Fault> {
        let card = &mut self.card;
        let done = card.operations.len();
        let has_begun = done > 0;
        if let Some((key, rest)) = line.split_once(':') {
            let rest = rest.trim();
            match key.trim() {
                "title" => card.title = Text::read(rest),
                "about" => card.about = Text::read(rest),
                "say" => card.says.push((done, Text::read(rest))),
                "ask" => card.asks.push((done, rest.parse()?)),
                "members" | "maze" | "rules" | "beside" if has_begun => return Err(Fault::TooLate),
                "members" => card.members = number(rest, MOST_MEMBERS)?,
                "maze" => self.take_maze(rest.parse()?)?,
                "rules" => card.variant = rest.parse()?,
                "beside" => card.beside = Some(rest.parse()?),
                _ => return Err(Fault::Unknown),
            }
            return Ok(());
        }
        if card.members == 0 {
            return Err(Fault::NoMembers);
        }
        match line.split_once(' ') {
            Some(("walls", count)) => {
                let count = number(count, MOST_OPERATIONS as u32)? as usize;
                if self.walls.len() < count {
                    return Err(Fault::Walls);
                }
                card.operations.extend(self.walls.by_ref().take(count));
            }
            Some(_) => {
                let operation = Operation::parse(line, card.members)?;
                if card.maze.is_some() && matches!(operation, Operation::Union(..)) {
                    return Err(Fault::Maze);
                }
                card.operations.push(operation);
            }
            None => return Err(Fault::Unknown),
        }
        if card.operations.len() > MOST_OPERATIONS { Err(Fault::TooMany) } else { Ok(()) }
    }

    fn take_maze(&mut self, spec: Spec) -> Result<(), Fault> {
        if !Card::takes(&spec) {
            return Err(Fault::Maze);
        }
        self.walls = unions_of(&spec).into_iter();
        (self.card.maze, self.card.members) = (Some(spec), spec.size().rooms());
        Ok(())
    }

    fn finish(self) -> Result<Card, Fault> {
        let card = self.card;
        if card.members == 0 {
            return Err(Fault::NoMembers);
        }
        let replay = Replay::new(card.members, card.variant, &card.operations);
        let is_answered =
            |&(operation, ask): &(usize, Ask)| ask.question(&replay, operation).is_some();
        if card.asks.iter().all(is_answered) { Ok(card) } else { Err(Fault::Ask) }
    }
}

fn number(word: &str, most: u32) -> Result<u32, Fault> {
    let number = word.trim().parse().ok().filter(|number| (1..=most).contains(number));
    number.ok_or(Fault::Number(most))
}
