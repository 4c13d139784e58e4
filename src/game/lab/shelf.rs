//! The shelf of the laboratory: the cards, the free bench and the exercises.

use std::sync::LazyLock;

use super::{Card, CardText, SearchCard, Skill};
use crate::maze::names::{self, UnknownName};

/// An item on the shelf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// A card of union-find, by index.
    Card(usize),
    /// A card of a search, by index.
    Search(usize),
    /// The free bench.
    Bench,
    /// An exercise.
    Practice(Skill),
    /// The quiz of what built a maze.
    WhichBuilt,
}

/// The name and the contents of a file in `assets/lab`.
type File = (&'static str, &'static str);

macro_rules! files {
    ($($name:literal)*) => {
        &[$(($name, include_str!(concat!("../../../assets/lab/", $name, ".txt")))),*]
    };
}

const CARDS: &[File] = files! { "sets" "find" "chains" "size" "rank" "halving" "full" "kruskal" };
const SEARCHES: &[File] = files! { "stack" "times" "recursion" "queue" "loops" "no-way" };

/// The union-find cards that come with the game.
pub fn cards() -> &'static [Card] {
    static ALL: LazyLock<Vec<Card>> = LazyLock::new(|| {
        let card = |(name, text): &File| {
            let mut card: Card = text.parse().unwrap_or_else(|_| Card::blank(1));
            CardText::name_all(name, [&mut card.title, &mut card.about], &mut card.says);
            card
        };
        CARDS.iter().map(card).collect()
    });
    &ALL
}

/// The search cards that come with the game.
pub fn search_cards() -> &'static [SearchCard] {
    static ALL: LazyLock<Vec<SearchCard>> = LazyLock::new(|| {
        let card = |(name, text): &File| {
            let mut card: SearchCard = text.parse().ok()?;
            CardText::name_all(name, [&mut card.title, &mut card.about], &mut card.says);
            Some(card)
        };
        SEARCHES.iter().filter_map(card).collect()
    });
    &ALL
}

impl Offer {
    /// All items in order.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::columns().into_iter().flatten()
    }

    /// All items in columns: union-find, searches, and exercises.
    pub fn columns() -> [Vec<Self>; 3] {
        [
            (0..CARDS.len()).map(Self::Card).collect(),
            (0..SEARCHES.len()).map(Self::Search).collect(),
            [Self::Bench, Self::WhichBuilt]
                .into_iter()
                .chain(Skill::ALL.map(Self::Practice))
                .collect(),
        ]
    }

    /// The column, and the row in it, of the item at this index.
    pub fn column_and_row(place: usize) -> (usize, usize) {
        let (mut column, mut row) = (0, place);
        for offers in Self::columns() {
            if row < offers.len() {
                break;
            }
            (column, row) = (column + 1, row - offers.len());
        }
        (column, row)
    }

    /// The index of the item in this row of a column.
    pub fn place_at(column: usize, row: usize) -> usize {
        Self::columns().iter().take(column).map(Vec::len).sum::<usize>() + row
    }

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Card(place) => CARDS.get(place).map_or("", |file| file.0),
            Self::Search(place) => SEARCHES.get(place).map_or("", |file| file.0),
            Self::Bench => "bench",
            Self::WhichBuilt => "which-built",
            Self::Practice(skill) => skill.name(),
        }
    }

    /// The item of this name.
    pub fn named(word: &str) -> Result<Self, UnknownName> {
        names::find("card", word, &Self::all().collect::<Vec<_>>(), Self::name)
    }
}
