//! The game's data goes to the disk, and the disk's reports come back.

use std::sync::Arc;

use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::records::{FinishedRun, MatchKind};
use icetea_maze::game::versus::rules::Seat;
use icetea_maze::screens::Screen;
use icetea_maze::store::{StoreReport, StoreTask};
use serde_json::json;

use super::Shell;
use crate::window::exports::NAMES_BEGIN;
use icetea_maze::words::{Words, sentences};

impl Shell {
    /// Records the finished run, and saves it if it is the best of its code.
    pub(super) fn record_run(&mut self, run: FinishedRun) {
        self.disk.hand_in(StoreTask::RecordRun(run));
        self.keep_best_run();
        if let Some(run) = self.app.finished_run() {
            self.find_best_run(&Arc::clone(run.measured()));
        }
    }

    pub(super) fn record_match(&mut self, kind: MatchKind, winner: Option<Seat>) {
        self.log
            .note("match", json!({"kind": kind.to_string(), "winner": winner.map(Seat::number)}));
        self.disk.hand_in(StoreTask::RecordMatch(kind, winner));
    }

    pub(super) fn record_endless(&mut self, eaten: Option<u32>) {
        self.log.note("endless", json!({ "cheeses": eaten }));
        if let Some(eaten) = eaten {
            self.disk.hand_in(StoreTask::RecordEndless(self.app.world.today, eaten));
            self.keep_best_run();
        }
        if let Screen::Endless(game) = &self.app.screen {
            self.disk.hand_in(StoreTask::FindBestEndless(game.endless()));
        }
    }

    /// Saves a recording of the finished run if it is the best of its code.
    fn keep_best_run(&mut self) {
        let name = self.player_name();
        if let Some(recording) = self.app.take_down(name) {
            self.disk.hand_in(StoreTask::KeepBestRun(recording));
        }
    }

    pub(super) fn find_best_run(&self, measured: &Arc<MeasuredMaze>) {
        self.disk.hand_in(StoreTask::FindBestRun(Arc::clone(measured)));
    }

    pub(super) fn take_news(&mut self) {
        while let Some(news) = self.disk.take_news() {
            match news {
                StoreReport::Trouble(notices) => {
                    if let Some(notice) = notices.first() {
                        self.say(sentences::unkept(self.app.world.language(), notice));
                    }
                }
                StoreReport::Recorded(maze, outcome, history) => {
                    self.app.take_best(&maze, outcome.previous_best);
                    self.app.take_history(*history);
                    if outcome.counts_for_streak {
                        let words = &Words::of(self.app.world.language()).records;
                        let days = words.days_in_a_row(self.app.world.streak());
                        self.tell(format!("{} · {days}", words.daily_counted));
                    }
                }
                StoreReport::Records(history) => self.app.take_history(*history),
                StoreReport::BestTime(maze, best) => self.app.take_best(&maze, best),
                StoreReport::Bundled(text) => {
                    self.exports.save_bundle(format!("{NAMES_BEGIN}data"), text);
                }
                StoreReport::BestRun(best) => self.app.take_best_run(best.as_deref()),
            }
        }
    }
}
