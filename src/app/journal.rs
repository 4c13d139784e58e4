//! The journal of what is being played: it is written in small parts, so that a crash costs no more
//! than a few seconds of play.

use std::sync::Arc;

use super::App;
use super::unfinished::{Ongoing, ongoing};
use crate::game::command::Command;
use crate::game::measured_maze::MeasuredMaze;
use crate::game::race::Race;
use crate::game::saved_run::{ProgressMark, SavedGame};
use crate::game::store_task::StoreTask;
use crate::game::tuning::JOURNAL_TICKS;

/// How much of the present game is in the journal.
#[derive(Clone, Debug, Default)]
pub(super) struct RunJournal {
    page: Option<Page>,
    /// For how many ticks nothing was written.
    untold_ticks: u64,
}

#[derive(Clone, Debug)]
enum Page {
    Run {
        measured: Arc<MeasuredMaze>,
        told: ProgressMark,
        /// The tick of the race that was written last, and the one that was seen last.
        told_tick: u64,
        seen_tick: u64,
        /// How many moves had been taken back: after another one the run begins anew.
        taken_back: u32,
    },
    /// Anything else is small, and written as a whole.
    Whole(SavedGame),
}

impl RunJournal {
    fn look(&mut self, ongoing: Option<&Ongoing>) -> Option<Command> {
        match ongoing {
            Some(Ongoing::Run(run)) => self.look_at_run(run),
            Some(ongoing) => self.look_at_whole(ongoing),
            None => self.end(),
        }
    }

    fn end(&mut self) -> Option<Command> {
        self.page.take().map(|_| Command::Keep(StoreTask::EndJournal))
    }

    /// What to write of a run: every few seconds, and as soon as its time stands still.
    fn look_at_run(&mut self, run: &Race) -> Option<Command> {
        self.untold_ticks += 1;
        let now = run.ticks;
        if let Some(Page::Run { measured, told, told_tick, seen_tick, taken_back }) = &mut self.page
            && Arc::ptr_eq(measured, run.measured())
            && now >= *seen_tick
            && run.taken_back == *taken_back
        {
            let stands_still = now == std::mem::replace(seen_tick, now);
            // Not counted in race ticks: auto-solve may run many of them in one tick.
            let is_due = stands_still || self.untold_ticks >= JOURNAL_TICKS;
            if !is_due || now == *told_tick {
                return None;
            }
            (*told_tick, self.untold_ticks) = (now, 0);
            return Some(Command::Keep(StoreTask::AddToJournal(Box::new(told.go_on(run)))));
        }
        let (measured, mut told) = (Arc::clone(run.measured()), ProgressMark::default());
        let command = Command::Keep(StoreTask::BeginJournal(
            Arc::clone(&measured),
            Box::new(told.go_on(run)),
        ));
        let taken_back = run.taken_back;
        self.page = Some(Page::Run { measured, told, told_tick: now, seen_tick: now, taken_back });
        self.untold_ticks = 0;
        Some(command)
    }

    fn look_at_whole(&mut self, ongoing: &Ongoing) -> Option<Command> {
        self.untold_ticks += 1;
        if self.untold_ticks < JOURNAL_TICKS {
            return None;
        }
        self.untold_ticks = 0;
        let Some(saved) = ongoing.save() else { return self.end() };
        if matches!(&self.page, Some(Page::Whole(told)) if *told == saved) {
            return None;
        }
        self.page = Some(Page::Whole(saved.clone()));
        Some(Command::Keep(StoreTask::RewriteJournal(Box::new(saved))))
    }
}

impl App {
    /// What to write to the journal now.
    pub(super) fn keep_journal(&mut self) -> Option<Command> {
        self.journal.look(ongoing(&self.waiting, &self.screen).as_ref())
    }

    /// Ends the journal, since its contents are saved elsewhere.
    pub(super) fn end_journal(&mut self) -> Option<Command> {
        self.journal.end()
    }
}
