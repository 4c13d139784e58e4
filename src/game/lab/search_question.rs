//! Questions generated from what a search really does next, which is the right answer.

use std::str::FromStr;

use super::RoomSearch;
use super::held;
use super::question::{few, numbers_about};
use crate::game::theatre::Visit;
use crate::maze::names::{self, UnknownName};

/// The kind of a question about a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchAsk {
    /// The room that it goes to.
    Next,
    /// Whether a stack grows or shrinks, that is, whether the search goes on or turns back.
    Turn,
    /// What the stack or the queue holds after that.
    Held,
    /// The number that is written: that of discovery or finish, or the distance.
    Number,
}

/// A possible answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SearchChoice {
    /// It goes on.
    On,
    /// It turns back.
    Back,
    /// A room.
    Room(u32),
    /// A number.
    Number(u32),
    /// These rooms, the top or the front first.
    Held(Vec<u32>),
}

/// A question about what a search does next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchQuestion {
    /// The kind of the question.
    pub ask: SearchAsk,
    /// The room where the search stands.
    pub at: u32,
    /// Whether it has a queue, and not a stack.
    pub has_queue: bool,
    /// The possible answers, two to four.
    pub choices: Vec<SearchChoice>,
    /// The index of the right answer.
    pub right: usize,
    /// The number of steps after what the question is about.
    pub until: u64,
}

impl SearchAsk {
    /// All kinds of questions.
    pub const ALL: [Self; 4] = [Self::Next, Self::Turn, Self::Held, Self::Number];

    /// Its name in a card.
    pub const fn name(self) -> &'static str {
        ["next", "turn", "held", "number"][self as usize]
    }

    /// The question about what follows after `step` steps, if there is one.
    pub fn question(self, search: &RoomSearch, step: u64) -> Option<SearchQuestion> {
        let has_queue = search.has_queue();
        let place = (step.checked_sub(1)? as usize..search.decisions()).next()?;
        let (now, next) = (search.state(place), search.state(place + 1));
        let (choices, right) = match self {
            Self::Next => {
                let way_back = now.held.iter().rev().copied();
                let near = [next.at].into_iter().chain(search.beside(now.at)).chain(way_back);
                let rooms = few(near.filter(|&room| room != now.at), SearchChoice::Room);
                (rooms, SearchChoice::Room(next.at))
            }
            Self::Turn if has_queue => return None,
            Self::Turn => {
                let goes_on = next.entered.len() > now.entered.len();
                let right = if goes_on { SearchChoice::On } else { SearchChoice::Back };
                (vec![SearchChoice::On, SearchChoice::Back], right)
            }
            Self::Held => {
                let choices = held::choices(search, place + 1);
                let (right, _) = choices.iter().find(|(_, mistake)| mistake.is_none())?.clone();
                let choices = choices.into_iter().map(|(held, _)| SearchChoice::Held(held));
                (choices.collect(), SearchChoice::Held(right))
            }
            Self::Number => {
                let room = if next.entered.len() > now.entered.len() { next.at } else { now.at };
                let right = match search.show(step + 1).search()?.visit(room)? {
                    Visit::Found(number) | Visit::Left(_, number) | Visit::Distance(number) => {
                        number
                    }
                };
                let numbers = numbers_about(right, place).map(SearchChoice::Number);
                (numbers.collect(), SearchChoice::Number(right))
            }
        };
        if choices.len() < 2 {
            return None;
        }
        let right = choices.iter().position(|choice| *choice == right)?;
        Some(SearchQuestion { ask: self, at: now.at, has_queue, choices, right, until: step + 1 })
    }
}

impl FromStr for SearchAsk {
    type Err = UnknownName;

    fn from_str(word: &str) -> Result<Self, UnknownName> {
        names::find("question", word, &Self::ALL, Self::name)
    }
}
