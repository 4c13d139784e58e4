//! A card of the laboratory as text, one thing a line.
//!
//! The manual tells the format. Whatever is wrong with a text is told with its line.

use crate::game::settings::Language;
use crate::maze::bench::{MOST_MEMBERS, OperationError};
use crate::maze::names::UnknownName;
use crate::maze::{ReadError, SpecError};

/// The line that a card begins with.
pub const TITLE: &str = "Icetea Maze lab card 1";
/// No card does more on the bench.
pub const MOST_OPERATIONS: usize = 400;

/// Something that is said, in every language of the interface.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardText {
    /// In English.
    pub english: String,
    /// 简体中文.
    pub chinese: String,
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
    pub fault: CardFault,
}

/// What is wrong with a line of a card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CardFault {
    /// It does not begin like one.
    #[error("a card begins with the line “{TITLE}”")]
    NoCard,
    /// Something that no such card says.
    #[error("{0} has to stand here")]
    Unknown(&'static str),
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
    /// No rule, no solver, or no question.
    #[error(transparent)]
    Name(#[from] UnknownName),
    /// No maze.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// No maze of union-find that is small enough.
    #[error("a maze on a card is built by kruskal, has no loops and at most {MOST_MEMBERS} rooms")]
    Maze,
    /// It is known already how many members there are.
    #[error("a card has either members: or maze:, and one of them once")]
    Both,
    /// There are no walls left to try, or there were none.
    #[error("there are fewer walls than that")]
    Walls,
    /// No operation follows that it could be asked of.
    #[error("the operation after it does not answer this")]
    Ask,
    /// More than anybody wants to watch.
    #[error("a card has at most {MOST_OPERATIONS} operations")]
    TooMany,
    /// Nobody knows which maze is searched.
    #[error("a card with a solver needs maze: or row:")]
    NoMaze,
    /// What is drawn is no maze.
    #[error(transparent)]
    Drawing(#[from] ReadError),
    /// No maze whose rooms have numbers.
    #[error("the maze of a search has walls all round, and rooms, at most {MOST_MEMBERS} of them")]
    Rooms,
    /// The search is not that long.
    #[error("a step from 0 to {0} has to stand here, none before the one above")]
    Step(u64),
    /// The search does not answer it there.
    #[error(
        "this can be asked once a step, after steps 1 to {0}, `turn` of a stack only, and where more than one answer is possible"
    )]
    AskSearch(u64),
    /// No search that can be asked about.
    #[error("only depth-first and breadth-first are asked about")]
    AskWhom,
}

/// Whether a file says that it is a card.
pub fn is_card(bytes: &[u8]) -> bool {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    bytes.starts_with(b"Icetea Maze lab")
}

impl CardText {
    /// English and 中文 with a bar between them; where there is none, the same in both.
    pub(super) fn read(text: &str) -> Self {
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

/// A card as far as it is read.
pub(super) trait CardReader: Default {
    /// What it becomes.
    type Card;

    /// Takes the next line.
    fn line(&mut self, line: &str) -> Result<(), CardFault>;

    /// Takes what was read.
    fn finish(self) -> Result<Self::Card, CardFault>;
}

/// Reads a text line by line.
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

/// Its lines with their numbers.
pub(super) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let text = text.trim_start_matches('\u{feff}');
    (1..).zip(text.lines().map(str::trim))
}

pub(super) fn number(word: &str, most: u32) -> Result<u32, CardFault> {
    let number = word.trim().parse().ok().filter(|number| (1..=most).contains(number));
    number.ok_or(CardFault::Number(most))
}
