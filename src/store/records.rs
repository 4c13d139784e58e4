//! What is known of every maze that was finished, by its code or key.
//!
//! At most [`MAX_RECORDS`] mazes are remembered, about a megabyte of text; beyond that, the one
//! that was played longest ago is forgotten for each new one.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::document::Content;

/// The most mazes that are remembered.
pub const MAX_RECORDS: usize = 10_000;

/// What is known of one maze.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Record {
    /// The shortest time without help.
    pub best_milliseconds: Option<u64>,
    /// The fewest steps without help, perhaps of another run than the shortest time.
    pub best_steps: Option<u32>,
    /// How often it was finished, with or without help.
    pub runs: u32,
    /// How many of these runs were helped.
    pub helped_runs: u32,
    /// When it was last finished, as the caller counts time.
    pub last_played: u64,
}

/// A run that has reached the goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedRun {
    /// The maze's code, or its [key](super::key_of) if it has none.
    pub code: String,
    /// How long it took.
    pub milliseconds: u64,
    /// How many steps it took.
    pub steps: u32,
    /// Whether a solver showed the way: such a run is counted, but sets no record.
    pub helped: bool,
    /// The time of day, in any unit that grows.
    pub when: u64,
}

/// How a finished run compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordOutcome {
    /// The shortest time in milliseconds until now.
    pub previous_best: Option<u64>,
    /// Whether this run was without help and faster than any before, or the first.
    pub is_best: bool,
}

/// All records.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Records(BTreeMap<String, Record>);

impl Content for Records {
    const NAME: &'static str = "records";
    const ABOUT: &'static str = "your best runs, by the codes of their mazes.";
}

impl Records {
    pub fn get(&self, code: &str) -> Option<Record> {
        self.0.get(code).copied()
    }

    pub fn add(&mut self, run: &FinishedRun) -> RecordOutcome {
        let record = self.0.entry(run.code.clone()).or_default();
        let previous_best = record.best_milliseconds;
        record.add(run);
        let is_best = record.best_milliseconds != previous_best;
        self.forget_oldest_but(&run.code);
        RecordOutcome { previous_best, is_best }
    }

    fn forget_oldest_but(&mut self, kept: &str) {
        let excess = self.0.len().saturating_sub(MAX_RECORDS);
        if excess == 0 {
            return;
        }
        let others = self.0.iter().filter(|(code, _)| *code != kept);
        let mut oldest: Vec<_> =
            others.map(|(code, record)| (record.last_played, code.clone())).collect();
        oldest.sort_unstable();
        for (_, code) in &oldest[..excess] {
            self.0.remove(code);
        }
    }
}

impl Record {
    fn add(&mut self, run: &FinishedRun) {
        self.runs = self.runs.saturating_add(1);
        self.last_played = self.last_played.max(run.when);
        if run.helped {
            self.helped_runs = self.helped_runs.saturating_add(1);
        } else {
            self.best_milliseconds = Some(lesser(self.best_milliseconds, run.milliseconds));
            self.best_steps = Some(lesser(self.best_steps, run.steps));
        }
    }
}

fn lesser<T: Ord>(best: Option<T>, new: T) -> T {
    match best {
        Some(best) => best.min(new),
        None => new,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn run(code: &str, milliseconds: u64, steps: u32, helped: bool, when: u64) -> FinishedRun {
        FinishedRun { code: code.to_owned(), milliseconds, steps, helped, when }
    }

    proptest! {
        #[test]
        fn a_record_is_what_all_runs_together_say(
            all in prop::collection::vec((0..50_u64, 0..50_u32, any::<bool>(), 0..9_u64), 1..30)
        ) {
            let mut records = Records::default();
            for (place, &(milliseconds, steps, helped, when)) in all.iter().enumerate() {
                let outcome = records.add(&run("code", milliseconds, steps, helped, when));
                let earlier = all[..place].iter().filter(|earlier| !earlier.2);
                let previous_best = earlier.map(|earlier| earlier.0).min();
                prop_assert_eq!(outcome.previous_best, previous_best);
                let is_faster = previous_best.is_none_or(|best| milliseconds < best);
                prop_assert_eq!(outcome.is_best, !helped && is_faster);
            }
            let unhelped = || all.iter().filter(|run| !run.2);
            prop_assert_eq!(records.get("code"), Some(Record {
                best_milliseconds: unhelped().map(|run| run.0).min(),
                best_steps: unhelped().map(|run| run.1).min(),
                runs: all.len() as u32,
                helped_runs: (all.len() - unhelped().count()) as u32,
                last_played: all.iter().map(|run| run.3).max().unwrap(),
            }));
        }
    }

    #[test]
    fn the_maze_played_longest_ago_is_forgotten_first_and_the_newest_never() {
        let mut records = Records::default();
        for number in 0..MAX_RECORDS {
            records.add(&run(&number.to_string(), 1, 1, false, 1 + number as u64));
        }
        // A clock that stands at 0 is no reason to forget what was just played.
        records.add(&run("new", 1, 1, false, 0));
        assert_eq!(records.0.len(), MAX_RECORDS);
        assert_eq!(records.get("0"), None);
        assert!(records.get("1").is_some() && records.get("new").is_some());
    }
}
