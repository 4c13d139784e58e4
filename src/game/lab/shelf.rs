//! What lies on the shelf of the laboratory: the cards, the free bench and the exercises.

use std::sync::LazyLock;

use super::{Card, Text};
use crate::maze::names::{self, UnknownName};

/// Something to take from the shelf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// A card, by its place.
    Card(usize),
    /// A bench without anything on it.
    Bench,
    /// An exercise.
    Practice(Skill),
}

/// What can be practised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skill {
    /// To find a root.
    Find,
    /// The same with path halving.
    Halving,
    /// To join two sets.
    Union,
    /// To build a maze.
    Kruskal,
    /// To search depth-first, by a stack.
    Stack,
    /// To search breadth-first, by a queue.
    Queue,
}

impl Skill {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Find, Self::Halving, Self::Union, Self::Kruskal, Self::Stack, Self::Queue];

    const fn name(self) -> &'static str {
        ["do-find", "do-halving", "do-union", "do-kruskal", "do-stack", "do-queue"][self as usize]
    }
}

macro_rules! shelf {
    ($($name:literal)*) => {
        /// The cards by their names, each a file in `assets/lab`.
        const FILES: &[(&str, &str)] =
            &[$(($name, include_str!(concat!("../../../assets/lab/", $name, ".txt")))),*];
    };
}

shelf! { "sets" "find" "chains" "size" "rank" "halving" "full" "kruskal" }

/// The cards that come with the game.
pub fn cards() -> &'static [Card] {
    static CARDS: LazyLock<Vec<Card>> = LazyLock::new(|| {
        let damaged = |name: &str| Text { english: name.to_owned(), chinese: name.to_owned() };
        let card = |(name, text): &(&str, &str)| {
            text.parse().unwrap_or_else(|_| Card { title: damaged(name), ..Card::blank(1) })
        };
        FILES.iter().map(card).collect()
    });
    &CARDS
}

impl Offer {
    /// All of the shelf, in its order.
    pub fn all() -> impl Iterator<Item = Self> {
        let cards = (0..FILES.len()).map(Self::Card);
        cards.chain([Self::Bench]).chain(Skill::ALL.map(Self::Practice))
    }

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Card(place) => FILES.get(place).map_or("", |file| file.0),
            Self::Bench => "bench",
            Self::Practice(skill) => skill.name(),
        }
    }

    /// The one with this name.
    pub fn named(word: &str) -> Result<Self, UnknownName> {
        names::find("card", word, &Self::all().collect::<Vec<_>>(), Self::name)
    }
}
