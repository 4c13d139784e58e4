//! Everything that was played, by kind.

use std::collections::BTreeMap;

use super::{
    Day, EndlessBest, FinishedRun, MatchKind, MatchTally, MazeKind, RunGroup, Streak, Totals,
};
use crate::game::versus::rules::Seat;

/// How many kinds of mazes are remembered. A new one replaces the kind that was played longest ago.
pub const MAX_KINDS: usize = 100;

/// Everything that was played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize), serde(default))]
pub struct History {
    kinds: BTreeMap<MazeKind, RunGroup>,
    matches: BTreeMap<MatchKind, MatchTally>,
    daily: Streak,
    /// The totals of runs whose kinds are no longer remembered.
    #[cfg_attr(feature = "store", serde(skip_serializing_if = "Totals::is_none"))]
    forgotten: Totals,
    #[cfg_attr(feature = "store", serde(skip_serializing_if = "EndlessBest::is_none"))]
    endless: EndlessBest,
}

/// What the player wants to clear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
pub enum Clearing {
    /// The runs in mazes of one kind.
    Kind(MazeKind),
    /// The outcomes of matches.
    Matches,
    /// The streak of daily mazes. The runs belong to a kind like any others, and stay.
    Daily,
    /// The cheeses of endless runs.
    Endless,
    /// All of it.
    Everything,
}

impl History {
    /// Adds a run.
    pub fn add_run(&mut self, run: FinishedRun) {
        self.daily.note(&run);
        let kind = MazeKind::of(&run.code);
        self.kinds.entry(kind).or_default().add(run);
        self.forget_oldest_but(kind);
    }

    /// Whether a run that is not added yet is the first to finish the maze of its day.
    pub fn is_daily_news(&self, run: &FinishedRun) -> bool {
        run.daily_without_help().is_some_and(|day| !self.daily.is_done(day))
    }

    /// Adds runs in the maze of this code of which only the number and the best time are known.
    pub fn add_totals(&mut self, code: &str, runs: u64, helped_runs: u64, best: Option<u64>) {
        let kind = MazeKind::of(code);
        self.kinds.entry(kind).or_default().add_totals(runs, helped_runs, best);
        self.forget_oldest_but(kind);
    }

    /// Adds a match, with its winner if there is one.
    pub fn add_match(&mut self, kind: MatchKind, winner: Option<Seat>) {
        self.matches.entry(kind).or_default().note(winner);
    }

    /// Adds an endless run in which `eaten` cheeses were eaten.
    pub fn add_endless(&mut self, day: Day, eaten: u32) {
        self.endless.add(day, eaten);
    }

    /// The most cheeses in endless runs.
    pub const fn endless(&self) -> &EndlessBest {
        &self.endless
    }

    /// The runs by kind, small mazes first.
    pub fn kinds(&self) -> impl ExactSizeIterator<Item = (MazeKind, &RunGroup)> {
        self.kinds.iter().map(|(&kind, group)| (kind, group))
    }

    /// The runs in mazes of one kind, if there are any.
    pub fn group(&self, kind: MazeKind) -> Option<&RunGroup> {
        self.kinds.get(&kind)
    }

    /// The totals of all runs that were not cleared.
    pub fn totals(&self) -> Totals {
        self.kinds.values().map(RunGroup::totals).fold(self.forgotten, Totals::and)
    }

    /// The matches by kind.
    pub fn matches(&self) -> impl ExactSizeIterator<Item = (MatchKind, MatchTally)> + '_ {
        self.matches.iter().map(|(&kind, &tally)| (kind, tally))
    }

    /// The streak of daily mazes.
    pub const fn daily(&self) -> &Streak {
        &self.daily
    }

    /// The best of the individually remembered runs in the maze of this code.
    pub fn best_of(&self, code: &str) -> Option<&FinishedRun> {
        let runs = self.group(MazeKind::of(code)).into_iter().flat_map(|it| &it.last);
        let of_code = runs.filter(|run| run.code == code && run.sets_records());
        of_code.min_by_key(|run| run.milliseconds)
    }

    /// The remembered runs in daily mazes on their day.
    pub fn daily_runs(&self) -> RunGroup {
        let mut group = RunGroup::default();
        let runs = self.kinds.values().flat_map(|it| &it.last).filter(|run| run.day.is_some());
        runs.for_each(|run| group.add(run.clone()));
        group
    }

    /// Whether nothing was ever played.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Clears something.
    pub fn clear(&mut self, what: Clearing) {
        match what {
            Clearing::Kind(kind) => {
                self.kinds.remove(&kind);
            }
            Clearing::Matches => self.matches.clear(),
            Clearing::Daily => {
                self.daily = Streak::default();
                self.kinds.values_mut().for_each(RunGroup::forget_days);
            }
            Clearing::Endless => self.endless = EndlessBest::default(),
            Clearing::Everything => *self = Self::default(),
        }
    }

    fn forget_oldest_but(&mut self, kept: MazeKind) {
        while self.kinds.len() > MAX_KINDS {
            let others = self.kinds.iter().filter(|(kind, _)| **kind != kept);
            let oldest = others.min_by_key(|(_, group)| group.last_played()).map(|(&kind, _)| kind);
            let Some(oldest) = oldest else { return };
            let forgotten = self.kinds.remove(&oldest).unwrap_or_default();
            self.forgotten = self.forgotten.and(forgotten.totals());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::records::Day;
    use crate::game::versus::rules::Rules;

    fn run(code: &str, when: u64) -> FinishedRun {
        FinishedRun { code: code.to_owned(), when, ..FinishedRun::default() }
    }

    /// A history with something of everything.
    fn full() -> History {
        let mut history = History::default();
        let day = Day::of_date(2026, 11, 21);
        history.add_run(FinishedRun { day, ..run("kruskal1-30x20-20261121000", 5) });
        history.add_run(run("prim1-3x2-1", 6));
        history.add_run(run("file-1", 7));
        history.add_match(MatchKind::of(Rules::default()), Some(Seat::Two));
        history.add_endless(Day::new(3), 5);
        history
    }

    #[test]
    fn what_is_cleared_is_gone_and_nothing_else() {
        let history = full();
        let clear = |what| {
            let mut cleared = history.clone();
            cleared.clear(what);
            cleared
        };
        for (kind, _) in history.kinds() {
            let cleared = clear(Clearing::Kind(kind));
            assert_eq!(cleared.group(kind), None);
            assert!(history.kinds().filter(|one| one.0 != kind).eq(cleared.kinds()));
            assert!(history.matches().eq(cleared.matches()));
            assert_eq!(history.daily(), cleared.daily());
        }
        let without_matches = clear(Clearing::Matches);
        assert_eq!(without_matches.matches().len(), 0);
        assert!(history.kinds().eq(without_matches.kinds()));
        let without_days = clear(Clearing::Daily);
        assert_eq!((without_days.daily(), without_days.daily_runs().runs), (&Streak::default(), 0));
        assert!(without_days.kinds().map(|one| one.1.runs).eq([1, 1, 1]));
        let without_endless = clear(Clearing::Endless);
        assert!(without_endless.endless().is_none() && !history.endless().is_none());
        assert!(history.kinds().eq(without_endless.kinds()));
        assert!(clear(Clearing::Everything).is_empty() && !history.is_empty());
    }

    #[test]
    fn a_run_that_was_shown_the_way_finishes_no_day_and_a_slow_one_does() {
        let day = Day::of_date(2026, 11, 21);
        for (helped, slow, finished) in
            [(false, false, 1), (false, true, 1), (true, false, 0), (true, true, 0)]
        {
            let mut history = History::default();
            history.add_run(FinishedRun {
                helped,
                slow,
                day,
                ..run("kruskal1-30x20-20261121000", 5)
            });
            assert_eq!(history.daily().finished(), finished, "{helped} {slow}");
        }
    }

    #[test]
    fn the_kind_played_longest_ago_is_forgotten_first_and_the_newest_never() {
        let mut history = History::default();
        for width in 0..MAX_KINDS {
            history.add_run(run(&format!("prim1-{}x2-1", width + 2), 1 + width as u64));
        }
        // A clock that is stuck at 0 must not make the latest run be forgotten.
        history.add_run(run("dig1-2x9-1", 0));
        assert_eq!(history.kinds().len(), MAX_KINDS);
        let has = |code| history.group(MazeKind::of(code)).is_some();
        assert_eq!(history.totals().runs, MAX_KINDS as u64 + 1, "but not that it was played");
        assert!(!has("prim1-2x2-1") && has("prim1-3x2-1") && has("dig1-2x9-1"));
    }
}
