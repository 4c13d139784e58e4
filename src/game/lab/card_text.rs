//! The text format of a card of the laboratory, line by line.
//!
//! The manual describes the format. Any error is reported with its line.

use crate::game::settings::Language;
use crate::maze::bench::{MOST_MEMBERS, OperationError};
use crate::maze::names::UnknownName;
use crate::maze::{ReadError, SpecError};

/// The first line of a card.
pub const TITLE: &str = "Icetea Maze lab card 1";
/// The most operations of a card.
pub const MOST_OPERATIONS: usize = 400;

/// A text of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardText {
    /// It stands on the card: in all languages, in their order.
    Written(Box<[String; Language::ALL.len()]>),
    /// Every language has it by this name.
    Named(String),
}

/// Why a text is no card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {number}, “{line}”: {fault}")]
pub struct CardError {
    /// The line number, from 1.
    pub number: usize,
    /// The line.
    pub line: String,
    /// What is wrong with it.
    pub fault: CardFault,
}

/// What is wrong with a line of a card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum CardFault {
    #[error("a card begins with the line “{TITLE}”")]
    NoCard,
    /// No line of such a card begins like this.
    #[error("{0} has to stand here")]
    Unknown(&'static str),
    #[error("this has to stand before the first operation")]
    TooLate,
    #[error("members: or maze: has to come first")]
    NoMembers,
    #[error("a number from 1 to {0} has to stand here")]
    Number(u32),
    #[error(transparent)]
    Operation(#[from] OperationError),
    /// No such rule, solver or question.
    #[error(transparent)]
    Name(#[from] UnknownName),
    #[error(transparent)]
    Spec(#[from] SpecError),
    #[error("a maze on a card is built by kruskal, has no loops and at most {MOST_MEMBERS} rooms")]
    Maze,
    #[error("a card has either members: or maze:, and one of them once")]
    Both,
    /// There are no walls left, or there is no maze.
    #[error("there are fewer walls than that")]
    Walls,
    #[error("the operation after it does not answer this")]
    Ask,
    #[error("a card has at most {MOST_OPERATIONS} operations")]
    TooMany,
    #[error("a card with a solver needs maze: or row:")]
    NoMaze,
    #[error(transparent)]
    Drawing(#[from] ReadError),
    #[error("the maze of a search has walls all round, and rooms, at most {MOST_MEMBERS} of them")]
    Rooms,
    /// The search has fewer steps.
    #[error("a step from 0 to {0} has to stand here, none before the one above")]
    Step(u64),
    /// The search cannot answer this question there, but after these steps.
    #[error("`{0}` can be asked once a step, and of this search after {1}")]
    AskSearch(&'static str, String),
    #[error("only depth-first and breadth-first are asked about")]
    AskWhom,
}

/// Whether a file claims to be a card.
pub fn is_card(bytes: &[u8]) -> bool {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    bytes.starts_with(b"Icetea Maze lab")
}

impl Default for CardText {
    fn default() -> Self {
        Self::read("")
    }
}

impl CardText {
    /// A part for each language with bars between them; the first one stands in for what is missing.
    pub(super) fn read(text: &str) -> Self {
        let parts: Vec<_> = text.splitn(Language::ALL.len(), '|').map(str::trim).collect();
        Self::Written(Box::new(Language::ALL.map(|language| {
            let own = parts.get(language as usize).filter(|part| !part.is_empty());
            (*own.unwrap_or(&parts[0])).to_owned()
        })))
    }

    /// Gives a card's texts the names by which every language has them, where nothing is written.
    pub(super) fn name_all<P>(card: &str, heads: [&mut Self; 2], says: &mut [(P, Self)]) {
        let [title, about] = heads;
        let heads = [("title".to_owned(), title), ("about".to_owned(), about)];
        let says = says.iter_mut().map(|(_, text)| text).zip(1..);
        let says = says.map(|(text, number): (_, u32)| (number.to_string(), text));
        for (part, text) in heads.into_iter().chain(says) {
            if text.is_empty() {
                *text = Self::Named(format!("card-{card}-{part}"));
            }
        }
    }

    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        matches!(self, Self::Written(texts) if texts[0].is_empty())
    }
}

/// A card while it is being read.
pub(super) trait CardReader: Default {
    type Card;

    fn line(&mut self, line: &str) -> Result<(), CardFault>;

    fn finish(self) -> Result<Self::Card, CardFault>;
}

pub(super) fn read<R: CardReader>(text: &str) -> Result<R::Card, CardError> {
    let mut reader = R::default();
    let mut last = (1, "");
    for (number, line) in lines(text) {
        let error = |fault| CardError { number, line: line.to_owned(), fault };
        if number == 1 {
            if line != TITLE {
                return Err(error(CardFault::NoCard));
            }
        } else if !line.is_empty() && !line.starts_with('#') {
            reader.line(line).map_err(error)?;
            last = (number, line);
        }
    }
    let (number, line) = last;
    reader.finish().map_err(|fault| CardError { number, line: line.to_owned(), fault })
}

/// The lines with their numbers.
pub(super) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let text = text.trim_start_matches('\u{feff}');
    (1..).zip(text.lines().map(str::trim))
}

pub(super) fn number(word: &str, most: u32) -> Result<u32, CardFault> {
    let number = word.trim().parse().ok().filter(|number| (1..=most).contains(number));
    number.ok_or(CardFault::Number(most))
}
