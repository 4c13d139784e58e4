//! What runs beside a mouse of the player's own: a search of the game's, or another mouse. Both are
//! seen after as many steps.

use super::act::{Act, ProgramRun};
use crate::game::tuning::THEATRE_PAINTED_TILES_PER_TICK;
use crate::guest::{Beside, GuestEnd, GuestOrder, GuestPart, MouseStage};
use crate::screens::prelude::*;

/// What runs beside a mouse.
#[derive(Clone, Debug)]
pub enum Companion {
    /// A search.
    Search(Box<Timeline>),
    /// Another mouse.
    Mouse {
        /// Its program.
        order: GuestOrder,
        /// Its run.
        run: Box<ProgramRun<MouseStage>>,
        /// How its program has ended.
        end: Option<GuestEnd>,
    },
}

impl Companion {
    /// What an order wants beside its mouse, if it is one.
    pub fn new(order: &GuestOrder, act: &Act) -> Option<Self> {
        let Act::Walk { run, measured } = act else { return None };
        match &order.beside {
            Beside::Nobody => None,
            Beside::Search(solver) => {
                let source = Source::given(Arc::clone(&measured.maze));
                let show = ShowSpec::of(source, *solver).show();
                Some(Self::Search(Box::new(Timeline::of(show))))
            }
            Beside::Program(other) => {
                let order = order.running(other.clone());
                let first = MouseStage::new(Arc::clone(&run.moment.stage.maze));
                Some(Self::Mouse {
                    order,
                    run: Box::new(ProgramRun::new(first, Vec::new())),
                    end: None,
                })
            }
        }
    }

    /// What has to be run for it.
    pub(super) fn begin(&mut self) -> Option<Command> {
        let Self::Mouse { order, run, .. } = self else { return None };
        let part = GuestPart::Walk(Arc::clone(&run.moment.stage.maze), run.begin());
        Some(Command::RunGuest(order.clone(), part))
    }

    /// Takes what is new.
    pub(super) fn listen(&mut self) {
        if let Self::Mouse { run, end, .. } = self
            && let Some(new) = run.listen()
        {
            *end = Some(new);
        }
    }

    /// Whether there may be more to come.
    pub(super) const fn is_running(&self) -> bool {
        matches!(self, Self::Mouse { end: None, .. })
    }

    /// Lets a program go: it ends.
    pub(super) fn leave(&mut self) {
        if let Self::Mouse { run, .. } = self {
            run.leave();
        }
    }

    /// How many steps there are.
    pub const fn steps(&self) -> u64 {
        match self {
            Self::Search(timeline) => timeline.steps,
            Self::Mouse { run, .. } => run.log.steps(),
        }
    }

    /// Goes to when so many steps are done, as far as a tick allows; says whether it is there.
    pub(super) fn seek(&mut self, step: u64) -> bool {
        match self {
            Self::Search(timeline) => {
                timeline.approach(step, THEATRE_PAINTED_TILES_PER_TICK);
                timeline.step() == step.min(timeline.steps)
            }
            Self::Mouse { run, .. } => {
                run.moment.seek(&run.log, step);
                true
            }
        }
    }
}
