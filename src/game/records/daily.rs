//! The daily maze: one for each day, the same everywhere, and the streak of days on which it was
//! finished.
//!
//! A day counts once, if the clock shows that day, whatever it showed before: a streak is the days
//! in a row up to today or yesterday, and days counted by a clock that was ahead wait for their
//! date. A run that was shown the way does not count, and one on another day is only marked in the
//! calendar.

use std::collections::BTreeSet;
use std::iter;

use super::{Day, FinishedRun};
use crate::maze::{Endless, Generator, Size, Spec};

const WIDTH: u16 = 30;
const HEIGHT: u16 = 20;
const SEEDS_APART: u64 = 1_000;

/// The spec of the maze of a day, whose seed reads like the date. It never changes, and going on to
/// the next seed does not lead to tomorrow's maze.
///
/// ```
/// use icetea_maze::game::records::daily;
///
/// let spec = daily::spec("2026-11-21".parse()?);
/// assert_eq!(spec.to_string(), "kruskal1-30x20-20261121000");
/// # Ok::<(), icetea_maze::game::records::DayError>(())
/// ```
pub fn spec(day: Day) -> Spec {
    let (year, month, date) = day.date();
    let digits = u64::from(year) * 10_000 + u64::from(month) * 100 + u64::from(date);
    let size = Size::new(WIDTH, HEIGHT).unwrap_or(Size::SMALLEST);
    Spec::new(Generator::Kruskal, size, digits * SEEDS_APART)
}

/// The maze without end of a day, whose seed reads like the date as well.
pub fn endless(day: Day) -> Endless {
    Endless::new(spec(day).seed())
}

/// The day of a daily maze, if its run was opened on that day.
pub fn day_of(code: &str, opened_on: Day) -> Option<Day> {
    (code == spec(opened_on).to_string()).then_some(opened_on)
}

/// The day whose maze has this code, whenever the run was.
pub fn of_code(code: &str) -> Option<Day> {
    let digits = code.parse::<Spec>().ok()?.seed() / SEEDS_APART;
    let [year, month, date] = [digits / 10_000, digits / 100 % 100, digits % 100];
    let day = Day::of_date(u32::try_from(year).ok()?, month as u32, date as u32)?;
    day_of(code, day)
}

/// How the maze of a day was finished, at best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum DailyMark {
    /// On another day: it does not count for the streak.
    AnotherDay,
    /// On its day.
    OnItsDay,
    /// On its day, without a needless step.
    Perfect,
}

impl DailyMark {
    /// All marks, the best first.
    pub const ALL: [Self; 3] = [Self::Perfect, Self::OnItsDay, Self::AnotherDay];
}

/// On which days the daily maze was finished.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "store",
    derive(serde::Serialize, serde::Deserialize),
    serde(default, from = "Kept")
)]
pub struct Streak {
    counted: BTreeSet<Day>,
    /// The days finished without a needless step.
    #[cfg_attr(feature = "store", serde(skip_serializing_if = "BTreeSet::is_empty"))]
    perfect: BTreeSet<Day>,
    /// The days whose mazes were finished on another day.
    #[cfg_attr(feature = "store", serde(skip_serializing_if = "BTreeSet::is_empty"))]
    on_other_days: BTreeSet<Day>,
    /// The longest streak.
    longest: u32,
    /// How many days have counted in all.
    finished: u32,
}

/// The saved form. Old files have the last day and length of a streak instead of a list.
#[cfg(feature = "store")]
#[derive(Default, serde::Deserialize)]
#[serde(default)]
struct Kept {
    counted: BTreeSet<Day>,
    perfect: BTreeSet<Day>,
    on_other_days: BTreeSet<Day>,
    longest: u32,
    finished: u32,
    last: Option<Day>,
    days: u16,
}

#[cfg(feature = "store")]
impl From<Kept> for Streak {
    fn from(kept: Kept) -> Self {
        let Kept { mut counted, perfect, on_other_days, longest, finished, last, days } = kept;
        counted.extend(iter::successors(last, |day| day.previous()).take(usize::from(days)));
        Self { counted, perfect, on_other_days, longest, finished }
    }
}

impl Streak {
    /// Adds a run, if it was in the maze of a day and without help.
    pub fn note(&mut self, run: &FinishedRun) {
        if run.helped {
            return;
        }
        if let Some(day) = run.day {
            self.finish(day);
            if run.is_perfect {
                self.perfect.insert(day);
            }
        } else if let Some(day) = of_code(&run.code) {
            self.on_other_days.insert(day);
        }
    }

    /// How the maze of a day was finished, if it was.
    pub fn mark(&self, day: Day) -> Option<DailyMark> {
        let marks = [
            (&self.perfect, DailyMark::Perfect),
            (&self.counted, DailyMark::OnItsDay),
            (&self.on_other_days, DailyMark::AnotherDay),
        ];
        marks.into_iter().find(|(days, _)| days.contains(&day)).map(|(_, mark)| mark)
    }

    /// Counts the maze of this day as finished.
    pub fn finish(&mut self, day: Day) {
        if self.counted.insert(day) {
            self.finished = self.finished.saturating_add(1);
            let after =
                iter::successors(Some(day), |day| Some(day.next()).filter(|next| next > day));
            let last = after.take_while(|day| self.is_done(*day)).last();
            self.longest = self.longest.max(last.map_or(0, |last| self.up_to(last)));
        }
    }

    /// The length of the streak up to today or yesterday.
    pub fn current(&self, today: Day) -> u32 {
        let last = if self.is_done(today) { Some(today) } else { today.previous() };
        last.map_or(0, |last| self.up_to(last))
    }

    /// Whether today's maze is finished.
    pub fn is_done(&self, today: Day) -> bool {
        self.counted.contains(&today)
    }

    fn up_to(&self, last: Day) -> u32 {
        let before = iter::successors(Some(last), |day| day.previous());
        before.take_while(|&day| self.is_done(day)).count() as u32
    }

    /// The longest streak.
    pub const fn longest(&self) -> u32 {
        self.longest
    }

    /// How many days have counted in all.
    pub const fn finished(&self) -> u32 {
        self.finished
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        /// The clock may go forwards and backwards.
        #[test]
        fn a_streak_is_the_days_in_a_row_up_to_today_or_yesterday(
            days in prop::collection::vec(0..40_u32, 0..30), today in 0..60_u32
        ) {
            let mut streak = Streak::default();
            for &day in &days {
                let (before, done) = (streak.finished(), streak.is_done(Day::new(day)));
                streak.finish(Day::new(day));
                prop_assert_eq!(streak.finished(), before + u32::from(!done));
            }
            let days = BTreeSet::from_iter(days);
            let last = if days.contains(&today) { Some(today) } else { today.checked_sub(1) };
            let in_a_row = |last: u32| (0..=last).rev().take_while(|day| days.contains(day)).count();
            let expected = last.map_or(0, in_a_row) as u32;
            prop_assert_eq!(streak.current(Day::new(today)), expected);
            prop_assert_eq!(streak.is_done(Day::new(today)), days.contains(&today));
            prop_assert_eq!(streak.finished() as usize, days.len());
            let longest = days.iter().map(|&day| in_a_row(day)).max().unwrap_or(0);
            prop_assert_eq!(streak.longest() as usize, longest);
        }

        /// A clock that was once ahead, by however much, costs no days.
        #[test]
        fn a_clock_set_forward_and_back_loses_nothing(days in 1..40_u32, ahead in 1..60_u32) {
            let today = Day::new(days);
            let mut streak = Streak::default();
            (0..days).for_each(|day| streak.finish(Day::new(day)));
            streak.finish(Day::new(days + ahead));
            prop_assert_eq!((streak.current(today), streak.is_done(today)), (days, false));
            streak.finish(today);
            prop_assert_eq!((streak.current(today), streak.finished()), (days + 1, days + 2));
            (1..ahead).for_each(|later| streak.finish(Day::new(days + later)));
            prop_assert_eq!(streak.current(Day::new(days + ahead)), days + ahead + 1);
            prop_assert_eq!(streak.longest(), days + ahead + 1);
        }
    }

    #[cfg(feature = "store")]
    #[test]
    fn a_streak_of_before_is_its_days() {
        let text = r#"(last: Some("2026-03-02"), days: 3, longest: 7, finished: 12)"#;
        let mut streak: Streak = ron::from_str(text).unwrap();
        let day = Day::of_date(2026, 3, 2).unwrap();
        assert_eq!((streak.current(day.next()), streak.longest(), streak.finished()), (3, 7, 12));
        streak.finish(day.next());
        assert_eq!((streak.current(day.next()), streak.longest(), streak.finished()), (4, 7, 13));
        let written = ron::to_string(&streak).unwrap();
        assert_eq!(ron::from_str(&written), Ok(streak));
    }

    proptest! {
        /// The mark follows from the runs alone, in any order.
        #[test]
        fn a_mark_is_the_best_of_all_runs_through_the_maze_of_a_day(
            runs in prop::collection::vec((0..9_u32, 0..9_u32, any::<bool>(), any::<bool>()), 0..30)
        ) {
            let (mut streak, mut best) = (Streak::default(), [None; 9]);
            for (of, on, helped, is_perfect) in runs {
                let code = spec(Day::new(of)).to_string();
                let day = day_of(&code, Day::new(on));
                streak.note(&FinishedRun { code, helped, is_perfect, day, ..FinishedRun::default() });
                let mark = match (of == on, is_perfect) {
                    (false, _) => DailyMark::AnotherDay,
                    (true, false) => DailyMark::OnItsDay,
                    (true, true) => DailyMark::Perfect,
                };
                let best = &mut best[of as usize];
                *best = (*best).max((!helped).then_some(mark));
            }
            for (day, best) in (0..).zip(best) {
                prop_assert_eq!(streak.mark(Day::new(day)), best);
                prop_assert_eq!(streak.is_done(Day::new(day)), best >= Some(DailyMark::OnItsDay));
            }
        }

        #[test]
        fn every_day_is_known_by_the_code_of_its_maze(number in 0..=2_932_896_u32, off in 1..999_u64) {
            let day = Day::new(number);
            prop_assert_eq!(of_code(&spec(day).to_string()), Some(day));
            let other = spec(day).another(spec(day).seed() + off);
            prop_assert_eq!(of_code(&other.to_string()), None);
        }
    }

    #[test]
    fn only_the_maze_of_its_own_day_counts() {
        let day = Day::of_date(2026, 12, 31).unwrap();
        let code = spec(day).to_string();
        assert_eq!(day_of(&code, day), Some(day));
        assert_eq!(day_of(&code, day.next()), None);
        assert_eq!(day_of("kruskal1-30x20-loops5-20261231000", day), None);
    }

    #[test]
    fn the_last_day_of_all_is_a_day_like_others() {
        let mut streak = Streak::default();
        for _ in 0..2 {
            streak.finish(Day::LAST);
        }
        assert_eq!((streak.current(Day::LAST), streak.finished()), (1, 1));
    }
}
