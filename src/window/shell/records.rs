//! What is kept of runs and matches that are over, and what is cleared of it.

use std::time::{SystemTime, UNIX_EPOCH};

use icetea_maze::game::race::Summary;
use icetea_maze::game::records::{Clearing, FinishedRun, MatchKind, daily};
use icetea_maze::game::versus::rules::Seat;
use serde_json::json;

use super::Shell;
use crate::window::words::{Words, sentences};

impl Shell {
    pub(super) fn record_run(&mut self, summary: &Summary) {
        let when = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let run = FinishedRun {
            code: self.record_key.clone(),
            milliseconds: summary.milliseconds,
            steps: summary.steps,
            helped: summary.helped,
            slow: summary.is_slow,
            when: when.as_secs(),
            day: daily::day_of(&self.record_key, self.opened_on),
        };
        let outcome = self.store.record_run(&run);
        self.app.take_best(outcome.previous_best);
        let before = self.app.archive().shown().daily().finished();
        self.tell_app_of_records();
        let streak = self.app.archive().shown().daily();
        if streak.finished() > before {
            let words = &Words::of(self.app.language()).records;
            let days = sentences::streak(words, streak.current(self.opened_on));
            self.tell(format!("{} · {days}", words.daily_counted));
        }
    }

    pub(super) fn record_match(&mut self, kind: MatchKind, winner: Option<Seat>) {
        self.log
            .note("match", json!({"kind": kind.to_string(), "winner": winner.map(Seat::number)}));
        self.store.record_match(kind, winner);
        self.tell_app_of_records();
    }

    pub(super) fn clear_records(&mut self, what: Clearing) {
        self.store.clear_records(what);
        self.tell_app_of_records();
    }

    pub(super) fn tell_app_of_records(&mut self) {
        self.app.take_history(self.store.history().clone());
    }
}
