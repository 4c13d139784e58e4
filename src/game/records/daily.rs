//! The daily maze: one for each day, the same everywhere, and how many days in a row it was
//! finished.
//!
//! A day counts once, and only after the last one that has counted: a clock that is set back
//! changes nothing, and days that were missed cannot be made up for. A run that was shown the way
//! does not count.

use super::Day;
use crate::maze::{Generator, Size, Spec};

const WIDTH: u16 = 30;
const HEIGHT: u16 = 20;
const SEEDS_APART: u64 = 1_000;

/// What the maze of a day grows from: its seed reads like the date. The same day has the same maze,
/// for ever, and whoever goes on to the next seed does not come to tomorrow's.
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

/// The day whose maze was run, if it was that of the day on which the run was opened.
pub fn day_of(code: &str, opened_on: Day) -> Option<Day> {
    (code == spec(opened_on).to_string()).then_some(opened_on)
}

/// How many days in a row were finished.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize), serde(default))]
pub struct Streak {
    /// The last day that has counted.
    last: Option<Day>,
    /// How many days in a row had counted by then.
    days: u32,
    /// The longest streak there was.
    longest: u32,
    /// How many days have counted in all.
    finished: u32,
}

impl Streak {
    /// The maze of this day is finished.
    pub fn finish(&mut self, day: Day) {
        if self.last.is_some_and(|last| day <= last) {
            return;
        }
        self.days = self.current(day).saturating_add(1);
        self.last = Some(day);
        self.longest = self.longest.max(self.days);
        self.finished = self.finished.saturating_add(1);
    }

    /// How many days in a row are finished today, or were yesterday. If the clock was set back, as
    /// many as before.
    pub fn current(&self, today: Day) -> u32 {
        if self.last.is_some_and(|last| today <= last.next()) { self.days } else { 0 }
    }

    /// Whether there is nothing left to do today.
    pub fn is_done(&self, today: Day) -> bool {
        self.last.is_some_and(|last| today <= last)
    }

    /// The longest streak there was.
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
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    /// The days on which a player finishes, if the clock never goes back.
    fn forwards() -> impl Strategy<Value = BTreeSet<u32>> {
        prop::collection::btree_set(0..40_u32, 0..25)
    }

    fn streak_of(days: &BTreeSet<u32>) -> Streak {
        let mut streak = Streak::default();
        for &day in days {
            streak.finish(Day::new(day));
        }
        streak
    }

    proptest! {
        #[test]
        fn a_streak_is_the_days_in_a_row_up_to_today_or_yesterday(days in forwards(), today in 0..60_u32) {
            prop_assume!(days.last().is_none_or(|&last| last <= today));
            let streak = streak_of(&days);
            let last = if days.contains(&today) { Some(today) } else { today.checked_sub(1) };
            let in_a_row = |last: u32| (0..=last).rev().take_while(|day| days.contains(day)).count();
            let expected = last.map_or(0, in_a_row) as u32;
            prop_assert_eq!(streak.current(Day::new(today)), expected);
            prop_assert_eq!(streak.is_done(Day::new(today)), days.contains(&today));
            prop_assert_eq!(streak.finished() as usize, days.len());
            let longest = days.iter().map(|&day| in_a_row(day)).max().unwrap_or(0);
            prop_assert_eq!(streak.longest() as usize, longest);
        }

        #[test]
        fn a_clock_set_back_changes_nothing(
            days in forwards(), earlier in prop::collection::vec(0..40_u32, 0..9)
        ) {
            let Some(&last) = days.last() else { return Ok(()) };
            let before = streak_of(&days);
            let mut after = before;
            for day in earlier.into_iter().filter(|&day| day <= last) {
                prop_assert_eq!(after.current(Day::new(day)), before.current(Day::new(last)));
                prop_assert!(after.is_done(Day::new(day)));
                after.finish(Day::new(day));
            }
            prop_assert_eq!(after, before);
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
