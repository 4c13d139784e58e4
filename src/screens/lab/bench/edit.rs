//! What changes on the bench: its rules and its operations.

use super::{Bench, ORDER};
use crate::game::theatre::neighbour;
use crate::maze::bench::{BenchReplay, Compression, Operation, UnionOrder, Variant};
use crate::screens::prelude::*;

impl Bench {
    /// One tick while the chart is open.
    pub(super) fn look_at_chart(&mut self, inputs: &Inputs) {
        for action in &inputs.actions {
            let Some(chart) = &mut self.chart else { return };
            match action {
                Action::Back | Action::Hint => self.chart = None,
                Action::Go(Direction::Right) => chart.ask(chart.last + 1),
                Action::Go(Direction::Left) => chart.ask(chart.last.saturating_sub(1)),
                Action::Go(way) => {
                    let is_present = |&one: &UnionOrder| one == chart.order;
                    let is_back = *way == Direction::Up;
                    chart.choose(neighbour(&UnionOrder::ALL, is_present, is_back));
                }
                Action::Click(Target::Choice(ORDER, place)) => {
                    chart.choose(UnionOrder::ALL.get(*place).copied().unwrap_or_default());
                }
                Action::Home => chart.ask(0),
                Action::Skip => chart.ask(usize::MAX),
                Action::Drag(share) => chart.ask_share(*share),
                _ => {}
            }
        }
        if let Some(chart) = &mut self.chart {
            chart.tick();
        }
    }

    /// Switches to other rules; the number of completed operations stays.
    pub(super) fn rule_by(&mut self, variant: Variant) {
        if variant == self.replay.variant {
            return;
        }
        let replay = BenchReplay::new(self.card.members, variant, &self.card.operations);
        let place = self.replay.place_in(&replay, self.moves());
        let is_playing = self.deck.is_playing;
        self.replay = replay;
        self.quiz.forget_verdict();
        self.reload(place);
        if is_playing {
            self.deck.toggle();
        }
    }

    /// The moves to compare with at first: by the rules that the card compares with or was written
    /// for, or else by another find: not the next one, so that the key does not make the two alike at once.
    pub(super) fn other_replay(&self) -> BenchReplay {
        let (card, present) = (&self.card, self.replay.variant);
        let compression = neighbour(&Compression::ALL, |&one| one == present.compression, true);
        let written = Some(card.variant).filter(|_| !card.says.is_empty());
        let of_card = [card.beside, written].into_iter().flatten();
        let other = of_card.into_iter().find(|&rules| rules != present);
        let other = other.unwrap_or(Variant { compression, ..present });
        BenchReplay::new(card.members, other, &card.operations)
    }

    pub(super) fn reload(&mut self, place: usize) {
        self.deck = self.deck.reload(self.replay.moves.len() as u64);
        self.deck.seek(place as u64);
        self.until = None;
    }

    /// Moves to where the card says or asks the next thing, and from the last to the beginning.
    pub(super) fn go_to_next_note(&mut self) {
        let says = self.card.says.iter().filter(|_| self.is_as_written());
        let says = says.map(|&(operations, _)| operations);
        let told = says.chain(self.card.asks.iter().map(|&(operations, _)| operations));
        let places = told.map(|operations| self.replay.after(operations));
        let next = places.filter(|&place| place > self.moves()).min().unwrap_or(0);
        self.deck.seek(next as u64);
    }

    /// Picks a member: two different ones for a union, one twice for a find.
    pub(super) fn pick(&mut self, member: u32) {
        if !self.is_free() || member >= self.card.members || self.open_question().is_some() {
            return;
        }
        match self.picked.take() {
            None => self.picked = Some(member),
            Some(first) if first == member => self.add(Operation::Find(member)),
            Some(first) => self.add(Operation::Union(first, member)),
        }
    }

    /// Appends an operation and carries it out.
    pub(super) fn add(&mut self, operation: Operation) {
        let last = self.card.operations.len();
        self.card.operations.push(operation);
        self.redo();
        self.play_through(last);
    }

    fn redo(&mut self) {
        let (members, operations) = (self.card.members, &self.card.operations);
        self.replay = BenchReplay::new(members, self.replay.variant, operations);
        self.beside =
            self.beside.as_ref().map(|other| BenchReplay::new(members, other.variant, operations));
        self.reload(self.replay.moves.len());
    }

    pub(super) fn take_back(&mut self) {
        if self.can_take_back() {
            self.card.operations.pop();
            self.redo();
        }
    }

    /// Whether the last operation can be removed: not if a card asks about it.
    pub fn can_take_back(&self) -> bool {
        let has_asked = self.card.asks.last().map_or(0, |&(operation, _)| operation + 1);
        self.is_free() && self.card.operations.len() > has_asked
    }
}
