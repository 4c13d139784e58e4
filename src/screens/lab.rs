//! The laboratory: a shelf, and what was taken from it.

pub mod bench;
pub mod exercise;
pub mod hall;
pub mod line;
pub mod quiz;
pub(crate) mod view;

use crate::game::lab::{Card, GrowthChart, LabStart, Offer, cards};
use crate::game::lab_result::LabResult;
use crate::game::tuning::LAB_BENCH_MEMBERS;
use crate::screens::prelude::*;
use crate::words::LabWords;
use crate::words::sentences::lab::rules;
use bench::Bench;
use exercise::Exercise;

/// The laboratory screen.
#[derive(Clone, Debug)]
pub struct Lab {
    /// The shelf.
    pub shelf: Menu<Offer>,
    /// What was taken from the shelf.
    pub taken: ShelfItem,
    /// Whether it was opened for a single item, so that leaving the item leaves the laboratory.
    leads_back: bool,
}

/// What was taken from the shelf.
#[derive(Clone, Debug)]
pub enum ShelfItem {
    /// Nothing: the shelf itself is shown.
    Nothing,
    /// A card, or the free bench.
    Bench(Box<Bench>),
    /// An exercise.
    Exercise(Box<Exercise>),
}

impl Lab {
    /// Opens the laboratory with this; `roll` makes a seed.
    pub fn new(start: LabStart, roll: impl FnMut() -> u64) -> Self {
        let shelf = Menu::new(Offer::all().map(|offer| (offer, true)));
        let leads_back = matches!(start, LabStart::Search(_) | LabStart::Card(..));
        let mut lab = Self { shelf, taken: ShelfItem::Nothing, leads_back };
        match start {
            // Lectures are shown by the theatre instead.
            LabStart::Shelf | LabStart::Lecture(..) => {}
            LabStart::Offer(offer) => lab.take(offer, roll),
            LabStart::Card(card, operations) => {
                lab.taken = ShelfItem::Bench(Box::new(Bench::new(*card).after(operations)));
            }
            LabStart::Bench(card, variant, beside, moment) => {
                lab.taken = ShelfItem::Bench(Box::new(Bench::at(*card, variant, beside, moment)));
            }
            LabStart::Exercise(skill, seed) => {
                lab.taken = ShelfItem::Exercise(Box::new(Exercise::new(skill, seed)));
            }
            LabStart::Search(search) => {
                lab.taken = ShelfItem::Exercise(Box::new(Exercise::of_search(*search)));
            }
        }
        lab
    }

    /// The result of what was taken, once it is finished.
    pub fn result(&self) -> Option<LabResult> {
        match &self.taken {
            ShelfItem::Nothing => None,
            ShelfItem::Bench(bench) => bench.result().filter(|_| bench.chart().is_none()),
            ShelfItem::Exercise(exercise) => exercise.result(),
        }
    }

    /// The chart that is shown.
    pub fn chart(&self) -> Option<&GrowthChart> {
        let ShelfItem::Bench(bench) = &self.taken else { return None };
        bench.chart()
    }

    /// What is spoken: which of two forests the rules change.
    pub fn state(&self, words: &LabWords) -> String {
        let ShelfItem::Bench(bench) = &self.taken else { return String::new() };
        let compared = bench.beside().map(|beside| {
            words.compared(rules(words, bench.replay.variant), rules(words, beside.variant))
        });
        compared.unwrap_or_default()
    }

    /// The present work on the bench as a card, to print as a worksheet.
    pub fn worksheet(&self) -> Option<Box<Card>> {
        let ShelfItem::Bench(bench) = &self.taken else { return None };
        let card = Card { variant: bench.replay.variant, ..bench.card.clone() };
        (!card.operations.is_empty()).then(|| Box::new(card))
    }

    fn take(&mut self, offer: Offer, mut roll: impl FnMut() -> u64) {
        self.taken = match offer {
            Offer::Card(place) => match cards().get(place) {
                Some(card) => ShelfItem::Bench(Box::new(Bench::new(card.clone()))),
                None => ShelfItem::Nothing,
            },
            // The theatre and the quiz are screens of their own.
            Offer::Search(_) | Offer::WhichBuilt => ShelfItem::Nothing,
            Offer::Bench => ShelfItem::Bench(Box::new(Bench::new(Card::blank(LAB_BENCH_MEMBERS)))),
            Offer::Practice(skill) => ShelfItem::Exercise(Box::new(Exercise::new(skill, roll()))),
        };
    }

    fn choose(&mut self, inputs: &Inputs, mut roll: impl FnMut() -> u64) -> Vec<Command> {
        for action in &inputs.actions {
            match action {
                Action::Back => return vec![Command::Back],
                Action::Go(direction) => self.move_focus(*direction),
                Action::Next => self.move_focus(Direction::Right),
                // The arrow shows the first entry of the page that it leads to.
                Action::Click(Target::Arrow(place, _)) => self.focus_on(*place),
                action => match self.shelf.act(action) {
                    Some(offer @ (Offer::Search(_) | Offer::WhichBuilt)) => {
                        return Destination::Lab(LabStart::Offer(offer)).open();
                    }
                    Some(offer) => self.take(offer, &mut roll),
                    None => {}
                },
            }
        }
        Vec::new()
    }

    /// Moves to the entry above or below, or at the same height in the other column.
    fn move_focus(&mut self, direction: Direction) {
        let heights = Offer::columns().map(|column| column.len());
        let (mut column, mut row) = Offer::column_and_row(self.shelf.focus);
        let (columns, rows) = (heights.len(), heights[column]);
        match direction {
            Direction::Down => row = (row + 1) % rows,
            Direction::Up => row = (row + rows - 1) % rows,
            Direction::Right => column = (column + 1) % columns,
            Direction::Left => column = (column + columns - 1) % columns,
        }
        self.focus_on(Offer::place_at(column, row.min(heights[column] - 1)));
    }

    fn focus_on(&mut self, place: usize) {
        self.shelf.act(&Action::Point(Target::Entry(place)));
    }
}

impl ScreenState for Lab {
    fn traits(&self) -> ScreenTraits {
        let keys = match &self.taken {
            ShelfItem::Nothing => KeySet::Menu,
            ShelfItem::Bench(bench) if bench.line.typed().is_some() => KeySet::Text,
            ShelfItem::Bench(bench) if bench.hall.counts().is_some() => KeySet::Text,
            ShelfItem::Bench(_) | ShelfItem::Exercise(_) => KeySet::Lab,
        };
        ScreenTraits::at_rest("lab", keys).for_a_hall()
    }

    fn update(&mut self, inputs: &Inputs, world: &mut World) -> Vec<Command> {
        let wants_back = match &mut self.taken {
            ShelfItem::Nothing => return self.choose(inputs, || world.roll()),
            ShelfItem::Bench(bench) => bench.tick(inputs),
            ShelfItem::Exercise(exercise) => exercise.tick(inputs, &mut || world.roll()),
        };
        if wants_back && self.leads_back {
            return vec![Command::Back];
        }
        if wants_back {
            self.taken = ShelfItem::Nothing;
        }
        Vec::new()
    }

    /// A bookmark of this moment.
    fn code(&self, _: &Settings) -> Option<String> {
        match &self.taken {
            ShelfItem::Nothing => None,
            ShelfItem::Bench(bench) => bench.bookmark().map(|bookmark| bookmark.to_string()),
            ShelfItem::Exercise(exercise) => {
                exercise.bookmark().map(|bookmark| bookmark.to_string())
            }
        }
    }

    /// An operation, or the number that answers the question.
    fn writing<'a>(&'a self, _: &'a Settings) -> Option<Writing<'a>> {
        let (text, is_wrong) = match &self.taken {
            ShelfItem::Nothing => return None,
            ShelfItem::Bench(bench) => match bench.hall.typed() {
                Some(count) => (count, false),
                None => (bench.line.typed()?, bench.line.complaint().is_some()),
            },
            ShelfItem::Exercise(exercise) => (exercise.typed_answer()?, false),
        };
        Some(Writing { text: text.into(), is_wrong, done: Some(Action::Confirm) })
    }
}
