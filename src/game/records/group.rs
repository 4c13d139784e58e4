//! The runs in mazes of one kind: totals of all, and the last ones individually.

use super::{FinishedRun, Totals};

/// How many runs of a kind are remembered individually; of earlier ones only totals are.
pub const MAX_RUNS_OF_A_KIND: usize = 100;

/// All runs in mazes of one kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize), serde(default))]
pub struct RunGroup {
    /// The number of runs.
    pub runs: u64,
    /// How many of them had help.
    pub helped_runs: u64,
    /// How many of the others were slowed down.
    pub slow_runs: u64,
    /// The shortest time of a run that counts for records.
    pub best_milliseconds: Option<u64>,
    /// The last runs, the newest at the end.
    pub last: Vec<FinishedRun>,
    /// The totals of earlier runs.
    #[cfg_attr(feature = "store", serde(skip_serializing_if = "Totals::is_none"))]
    before: Totals,
}

impl RunGroup {
    /// Adds a run.
    pub fn add(&mut self, run: FinishedRun) {
        let helped = u64::from(run.helped);
        self.add_totals(1, helped, Some(run.milliseconds).filter(|_| run.sets_records()));
        self.slow_runs = self.slow_runs.saturating_add(u64::from(run.slow && !run.helped));
        self.last.push(run);
        let excess = self.last.len().saturating_sub(MAX_RUNS_OF_A_KIND);
        let forgotten = self.last.drain(..excess).map(|run| run.totals());
        self.before = forgotten.fold(self.before, Totals::and);
    }

    /// Adds runs of which only the number and the best time are known.
    pub fn add_totals(&mut self, runs: u64, helped_runs: u64, best_milliseconds: Option<u64>) {
        self.runs = self.runs.saturating_add(runs);
        self.helped_runs = self.helped_runs.saturating_add(helped_runs);
        self.best_milliseconds = self.best_milliseconds.into_iter().chain(best_milliseconds).min();
    }

    /// The totals of all runs, as far as steps and times are known.
    pub fn totals(&self) -> Totals {
        let known = self.last.iter().map(FinishedRun::totals).fold(self.before, Totals::and);
        Totals { runs: self.runs, ..known }
    }

    /// The median time of the remembered runs that count for records; the mean of the middle two if
    /// their number is even.
    pub fn median_milliseconds(&self) -> Option<u64> {
        let times = self.last.iter().filter(|run| run.sets_records());
        let mut times: Vec<u64> = times.map(|run| run.milliseconds).collect();
        times.sort_unstable();
        let upper = *times.get(times.len() / 2)?;
        let lower = times[(times.len() - 1) / 2];
        Some(lower + (upper - lower) / 2)
    }

    /// When the newest was finished; 0 if none is remembered.
    pub(super) fn last_played(&self) -> u64 {
        self.last.iter().map(|run| run.when).max().unwrap_or(0)
    }

    /// Forgets which runs were in daily mazes on their day.
    pub(super) fn forget_days(&mut self) {
        for run in &mut self.last {
            run.day = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    prop_compose! {
        fn run()(
            milliseconds in 0..1_000_u64, steps in 0..99_u32, helped in any::<bool>(), slow in any::<bool>(), when in 0..99_u64
        ) -> FinishedRun {
            FinishedRun { milliseconds, steps, helped, slow, when, ..FinishedRun::default() }
        }
    }

    fn group_of(runs: &[FinishedRun]) -> RunGroup {
        let mut group = RunGroup::default();
        for run in runs {
            group.add(run.clone());
        }
        group
    }

    proptest! {
        #[test]
        fn totals_are_what_all_runs_say(runs in prop::collection::vec(run(), 0..250)) {
            let group = group_of(&runs);
            prop_assert_eq!(group.runs as usize, runs.len());
            let count = |fits: fn(&FinishedRun) -> bool| runs.iter().filter(|run| fits(run)).count() as u64;
            prop_assert_eq!(group.helped_runs, count(|run| run.helped));
            prop_assert_eq!(group.slow_runs, count(|run| run.slow && !run.helped));
            let fair = || runs.iter().filter(|run| !run.helped && !run.slow);
            prop_assert_eq!(group.best_milliseconds, fair().map(|run| run.milliseconds).min());
            let all = runs.iter().map(FinishedRun::totals).fold(Totals::default(), Totals::and);
            prop_assert_eq!((group.totals(), all.runs as usize), (all, runs.len()));
            prop_assert_eq!(&group.last, &runs[runs.len().saturating_sub(MAX_RUNS_OF_A_KIND)..]);
        }

        #[test]
        fn as_many_are_faster_than_the_median_as_slower(runs in prop::collection::vec(run(), 0..100)) {
            let times: Vec<u64> =
                runs.iter().filter(|run| run.sets_records()).map(|run| run.milliseconds).collect();
            let Some(median) = group_of(&runs).median_milliseconds() else {
                prop_assert!(times.is_empty());
                return Ok(());
            };
            let faster = times.iter().filter(|&&time| time < median).count();
            let slower = times.iter().filter(|&&time| time > median).count();
            // The mean of two adjacent times is rounded down.
            prop_assert!(faster <= times.len() / 2 && slower <= times.len() / 2);
            prop_assert!(times.iter().min() <= Some(&median) && times.iter().max() >= Some(&median));
            if times.len() % 2 == 1 {
                prop_assert!(times.contains(&median));
            }
        }

        #[test]
        fn the_order_of_few_runs_changes_neither_totals_nor_median(
            runs in prop::collection::vec(run(), 0..MAX_RUNS_OF_A_KIND), turn in 0..99_usize
        ) {
            let mut turned = runs.clone();
            turned.rotate_left(turn % runs.len().max(1));
            turned.reverse();
            let [one, other] = [&runs, &turned].map(|runs| group_of(runs));
            prop_assert_eq!(one.median_milliseconds(), other.median_milliseconds());
            prop_assert_eq!(RunGroup { last: vec![], ..one }, RunGroup { last: vec![], ..other });
        }
    }

    #[test]
    fn the_median_of_two_lies_between_them_however_large_they_are() {
        let of_times = |times: [u64; 2]| {
            group_of(
                &times.map(|milliseconds| FinishedRun { milliseconds, ..FinishedRun::default() }),
            )
            .median_milliseconds()
        };
        assert_eq!(of_times([10, 20]), Some(15));
        assert_eq!(of_times([u64::MAX, u64::MAX - 2]), Some(u64::MAX - 1));
    }
}
