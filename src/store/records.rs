//! The record of every finished maze, by code or key, and the history of everything played.
//!
//! No maze is ever forgotten. The history has bounds of its own.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::document::{Content, OlderFile};
use crate::game::records::{Clearing, Day, FinishedRun, History, MatchKind, MazeKind};
use crate::game::versus::rules::Seat;

/// The record of one maze.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Record {
    /// The shortest time without help.
    pub best_milliseconds: Option<u64>,
    /// The fewest steps without help, perhaps in another run than the shortest time.
    pub best_steps: Option<u32>,
    /// How often it was finished, with or without help.
    pub runs: u32,
    /// How many of these runs had help.
    pub helped_runs: u32,
    /// When it was last finished, by the caller's clock.
    pub last_played: u64,
}

/// How a finished run compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordOutcome {
    /// The shortest time in milliseconds before this run.
    pub previous_best: Option<u64>,
    /// Whether this run was without help and the fastest so far, or the first.
    pub is_best: bool,
    /// Whether this run is the first to finish the maze of the day.
    pub counts_for_streak: bool,
}

/// All records.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Records {
    /// The number of the log with the changes that are not in here.
    log: u64,
    mazes: BTreeMap<String, Record>,
    history: History,
}

/// A change of the records.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum RecordsChange {
    /// A run has reached the goal.
    Run(FinishedRun),
    /// A match was played: its winner, or `None` for a draw.
    Match(MatchKind, Option<Seat>),
    /// This many cheeses were eaten in a run without end.
    Endless(Day, u32),
    /// The player wants to delete some of them.
    Clear(Clearing),
}

impl Content for Records {
    const NAME: &'static str = "records";
    const ABOUT: &'static str =
        "your best runs by the codes of their mazes, and what you have played.";
    const VERSION: u32 = 4;
    const LINES_DEPTH: usize = 6;
    const KEEPS_BEFORE: bool = true;

    /// Version 3 had only the last days that counted, version 2 had no log, and version 1 had only
    /// the mazes, whose runs become totals.
    fn of_older(file: &OlderFile) -> Option<Self> {
        let mazes: BTreeMap<String, Record> = match file.version {
            2 | 3 => return file.content(),
            1 => file.content()?,
            _ => return None,
        };
        let mut history = History::default();
        for (code, record) in &mazes {
            let (runs, helped) = (record.runs.into(), record.helped_runs.into());
            history.add_totals(code, runs, helped, record.best_milliseconds);
        }
        Some(Self { log: 0, mazes, history })
    }

    /// The previous records, with all runs since; where there are logs, those tell of them.
    fn salvage(by_line: Option<Self>, before: Option<Self>) -> Option<Self> {
        let Some((by_line, mut all)) = by_line.clone().zip(before.clone()) else {
            return before.or(by_line);
        };
        if by_line.log != all.log {
            return before;
        }
        for (kind, group) in by_line.history.kinds() {
            let known = all.history.group(kind).cloned().unwrap_or_default().last;
            for run in group.last.iter().filter(|run| !known.contains(run)) {
                all.change(&RecordsChange::Run(run.clone()));
            }
        }
        for (code, record) in by_line.mazes {
            all.mazes.entry(code).or_insert(record);
        }
        Some(all)
    }
}

impl Records {
    pub fn get(&self, code: &str) -> Option<Record> {
        self.mazes.get(code).copied()
    }

    /// The number of the log that belongs to them.
    pub const fn log(&self) -> u64 {
        self.log
    }

    /// Begins a new log for the changes from now on: everything so far is in here.
    pub const fn begin_log(&mut self) {
        self.log = self.log.wrapping_add(1);
    }

    pub const fn history(&self) -> &History {
        &self.history
    }

    pub fn change(&mut self, change: &RecordsChange) {
        match change {
            RecordsChange::Run(run) => {
                self.mazes.entry(run.code.clone()).or_default().add(run);
                self.history.add_run(run.clone());
            }
            RecordsChange::Match(kind, winner) => self.history.add_match(*kind, *winner),
            RecordsChange::Endless(day, eaten) => self.history.add_endless(*day, *eaten),
            RecordsChange::Clear(what) => {
                self.history.clear(*what);
                self.mazes.retain(|code, _| match *what {
                    Clearing::Kind(kind) => MazeKind::of(code) != kind,
                    Clearing::Matches | Clearing::Daily | Clearing::Endless => true,
                    Clearing::Everything => false,
                });
            }
        }
    }
}

impl Record {
    fn add(&mut self, run: &FinishedRun) {
        self.runs = self.runs.saturating_add(1);
        self.last_played = self.last_played.max(run.when);
        if run.helped {
            self.helped_runs = self.helped_runs.saturating_add(1);
        }
        if run.sets_records() {
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
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;
    use crate::game::records::{Day, RunGroup};
    use crate::game::versus::rules::Rules;
    use crate::store::document::{read, write};

    fn run(code: &str, milliseconds: u64, steps: u32, when: u64) -> RecordsChange {
        let code = code.to_owned();
        RecordsChange::Run(FinishedRun {
            code,
            milliseconds,
            steps,
            when,
            ..FinishedRun::default()
        })
    }

    prop_compose! {
        fn any_run()(
            code in prop::sample::select(vec!["prim1-4x3-7", "prim1-4x3-8", "dig1-2x9-1", "file-1"]),
            (milliseconds, steps, when) in (0..50_u64, 0..50_u32, 0..9_u64),
            (helped, slow) in any::<(bool, bool)>(),
        ) -> FinishedRun {
            let code = code.to_owned();
            FinishedRun { code, milliseconds, steps, helped, slow, when, ..FinishedRun::default() }
        }
    }

    proptest! {
        #[test]
        fn a_record_is_what_all_runs_together_say(all in prop::collection::vec(any_run(), 1..60)) {
            let mut records = Records::default();
            for run in &all {
                records.change(&RecordsChange::Run(run.clone()));
            }
            for code in ["prim1-4x3-7", "prim1-4x3-8", "dig1-2x9-1", "file-1"] {
                let runs = || all.iter().filter(|run| run.code == code);
                let fair = || runs().filter(|run| !run.helped && !run.slow);
                let record = records.get(code);
                prop_assert_eq!(record.is_some(), runs().count() > 0);
                prop_assert_eq!(record.unwrap_or_default(), Record {
                    best_milliseconds: fair().map(|run| run.milliseconds).min(),
                    best_steps: fair().map(|run| run.steps).min(),
                    runs: runs().count() as u32,
                    helped_runs: runs().filter(|run| run.helped).count() as u32,
                    last_played: runs().map(|run| run.when).max().unwrap_or(0),
                });
            }
        }

        #[test]
        fn history_and_mazes_tell_the_same(
            all in prop::collection::vec(any_run(), 1..60), cleared in any_run()
        ) {
            let mut records = Records::default();
            for run in &all {
                records.change(&RecordsChange::Run(run.clone()));
            }
            records.change(&RecordsChange::Clear(Clearing::Kind(MazeKind::of(&cleared.code))));
            prop_assert_eq!(records.get(&cleared.code), None);
            let kinds: BTreeSet<MazeKind> = records.mazes.keys().map(|code| MazeKind::of(code)).collect();
            prop_assert!(records.history.kinds().map(|(kind, _)| kind).eq(kinds.iter().copied()));
            for (kind, group) in records.history.kinds() {
                let of_kind = || records.mazes.iter().filter(|(code, _)| MazeKind::of(code) == kind);
                let runs: u32 = of_kind().map(|(_, record)| record.runs).sum();
                prop_assert_eq!(group.runs, u64::from(runs));
                let best = of_kind().filter_map(|(_, record)| record.best_milliseconds).min();
                prop_assert_eq!(group.best_milliseconds, best);
            }
        }

        #[test]
        fn what_version_1_knew_is_taken_over(all in prop::collection::vec(any_run(), 1..60)) {
            let mut records = Records::default();
            for run in &all {
                records.change(&RecordsChange::Run(run.clone()));
            }
            let mazes = ron::to_string(&records.mazes).unwrap();
            let older: Records =
                read(format!("(version: 1, content: {mazes})").as_bytes()).unwrap();
            prop_assert_eq!(&older.mazes, &records.mazes);
            prop_assert_eq!(older.history.kinds().len(), records.history.kinds().len());
            for ((kind, one), (_, other)) in older.history.kinds().zip(records.history.kinds()) {
                let totals = |group: &RunGroup| (group.runs, group.helped_runs, group.best_milliseconds);
                prop_assert_eq!(totals(one), totals(other), "{}", kind);
                prop_assert!(one.last.is_empty());
            }
            prop_assert_eq!(read(write(&older).unwrap().as_bytes()), Ok(older));
        }
    }

    #[test]
    fn a_file_is_for_a_person_to_read() {
        let mut records = Records::default();
        let day = Day::of_date(2026, 11, 21);
        let daily = FinishedRun {
            code: "kruskal1-30x20-20261121000".to_owned(),
            milliseconds: 61_500,
            steps: 208,
            slow: true,
            when: 1_795_000_000,
            day,
            ..FinishedRun::default()
        };
        records.change(&RecordsChange::Run(daily));
        records.change(&run("file-1", 5, 6, 7));
        records.change(&RecordsChange::Match(MatchKind::of(Rules::default()), Some(Seat::Two)));
        let text = write(&records).unwrap();
        let expected = r#"// Icetea Maze: your best runs by the codes of their mazes, and what you have played.
(
    version: 4,
    content: (
        log: 0,
        mazes: {
            "file-1": (
                best_milliseconds: 5,
                best_steps: 6,
                runs: 1,
                helped_runs: 0,
                last_played: 7,
            ),
            "kruskal1-30x20-20261121000": (
                best_milliseconds: None,
                best_steps: None,
                runs: 1,
                helped_runs: 0,
                last_played: 1795000000,
            ),
        },
        history: (
            kinds: {
                "30x20 kruskal": (
                    runs: 1,
                    helped_runs: 0,
                    slow_runs: 1,
                    best_milliseconds: None,
                    last: [
                        (code: "kruskal1-30x20-20261121000", milliseconds: 61500, steps: 208, slow: true, when: 1795000000, day: "2026-11-21"),
                    ],
                ),
                "elsewhere": (
                    runs: 1,
                    helped_runs: 0,
                    slow_runs: 0,
                    best_milliseconds: 5,
                    last: [
                        (code: "file-1", milliseconds: 5, steps: 6, when: 7),
                    ],
                ),
            },
            matches: {
                "race human": (
                    one: 0,
                    two: 1,
                    draws: 0,
                ),
            },
            daily: (
                counted: [
                    "2026-11-21",
                ],
                longest: 1,
                finished: 1,
            ),
        ),
    ),
)
"#;
        assert_eq!(text.split_once("// Sums: ").map(|(told, _)| told), Some(expected));
        assert_eq!(read(text.as_bytes()), Ok(records));
    }
}
