//! A run in progress is told bit by bit, so that whatever ends the game costs a few seconds of it
//! and no more.

use std::sync::Arc;

use super::unfinished::playing;
use super::{App, Event};
use crate::game::measured_maze::MeasuredMaze;
use crate::game::race::Race;
use crate::game::saved_run::Told;
use crate::game::tuning::JOURNAL_TICKS;

/// How much was told of the run that is under way.
#[derive(Debug, Default)]
pub(super) struct Journal {
    page: Option<Page>,
}

#[derive(Debug)]
struct Page {
    measured: Arc<MeasuredMaze>,
    told: Told,
    /// The tick of the race that was told last, and the one that was seen last.
    told_tick: u64,
    seen_tick: u64,
}

impl Journal {
    /// What is to be told of the run that is under way, if one is: every few seconds, and as soon
    /// as its time stands still.
    fn look(&mut self, run: Option<&Race>) -> Option<Event> {
        let Some(run) = run else { return self.page.take().map(|_| Event::EndJournal) };
        let now = run.ticks();
        if let Some(page) = &mut self.page
            && Arc::ptr_eq(&page.measured, run.measured())
            && now >= page.seen_tick
        {
            let stands_still = now == std::mem::replace(&mut page.seen_tick, now);
            let untold = now - page.told_tick;
            if untold < JOURNAL_TICKS && !(stands_still && untold > 0) {
                return None;
            }
            page.told_tick = now;
            return Some(Event::AddToJournal(Box::new(page.told.go_on(run))));
        }
        let (measured, told) = (Arc::clone(run.measured()), Told::of(run));
        self.page = Some(Page { measured, told, told_tick: now, seen_tick: now });
        Some(Event::BeginJournal(Box::new(run.clone())))
    }
}

impl App {
    /// Tells what is to be kept of the run that is under way.
    pub(super) fn keep_journal(&mut self) -> Option<Event> {
        self.journal.look(playing(&self.waiting, &self.screen))
    }

    /// Needs the journal no more: what it tells of is kept as a whole.
    pub(super) fn end_journal(&mut self) -> Option<Event> {
        self.journal.look(None)
    }
}
