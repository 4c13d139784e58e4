//! Where a show begins after its rehearsal.

use super::Watch;
use crate::game::theatre::{Deck, MarkedSteps, StepSize, Timeline};

/// Where a show begins after its rehearsal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Beginning {
    /// The step; with a second step, the part between them is repeated.
    pub moment: (u64, Option<u64>),
    /// The unit in which the steps of a search are counted here and in the marks.
    pub counted: StepSize,
    /// Whether it plays on from there.
    pub plays: bool,
}

impl Beginning {
    /// Moves the deck there, and converts the marks to the rehearsed show.
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
    /// Switches the search between steps by rooms and by tiles, at the same moment.
    pub(super) fn change_stride(&mut self) {
        let counted = self.show_spec.stride;
        self.show_spec.stride = counted.other();
        let moment = match self.deck.marks {
            [Some(step), until @ Some(_)] => (step, until),
            _ => (self.deck.step, None),
        };
        self.begins = Some(Beginning { counted, ..self.at_this_moment(moment) });
        self.timeline = None;
    }

    /// A beginning there that plays on if the deck does now.
    pub(super) const fn at_this_moment(&self, moment: (u64, Option<u64>)) -> Beginning {
        Beginning { moment, counted: self.show_spec.stride, plays: self.deck.is_playing }
    }
}
