//! The moment at which a show begins once it is rehearsed.

use super::Watch;
use crate::game::theatre::{Deck, MarkedSteps, StepSize, Timeline};

/// Where a show begins once it is rehearsed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Beginning {
    /// This step, or from there to another one again and again.
    pub moment: (u64, Option<u64>),
    /// How the steps of a search are counted in it, and in the marks.
    pub counted: StepSize,
    /// Whether it goes on from there.
    pub plays: bool,
}

impl Beginning {
    /// Brings the deck there, and the marks to what they stood for.
    pub fn come_to(self, timeline: &mut Timeline, deck: &mut Deck, marks: &mut MarkedSteps) {
        let mut step_of = |step| timeline.step_counted(step, self.counted);
        *marks = MarkedSteps::at(marks.steps().iter().map(|&mark| step_of(mark)).collect());
        let (step, until) = self.moment;
        match (step_of(step), until.map(step_of)) {
            (step, Some(until)) => deck.play_between(step, until),
            (step, None) if self.plays => deck.go(step),
            (step, None) => deck.seek(step),
        }
    }
}

impl Watch {
    /// The same moment, the search going by tiles instead of rooms, or by rooms again.
    pub(super) fn change_stride(&mut self) {
        let counted = self.show_spec.stride;
        self.show_spec.stride = counted.other();
        let moment = match self.deck.marks {
            [Some(step), until @ Some(_)] => (step, until),
            _ => (self.deck.step, None),
        };
        self.begins = Some(Beginning { moment, counted, plays: self.deck.is_playing });
        self.timeline = None;
        self.rehearsed = 0.0;
    }
}
