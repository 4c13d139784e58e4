//! The weekly maze: a million rooms, the same for all players for a week that begins on Monday.
//!
//! Weeks are counted as in ISO 8601: the first one of a year contains its first Thursday.

use super::{DAYS_A_WEEK, Day, MazeKind};
use crate::maze::{Generator, Percent, Size, Spec};

const SIDE: u16 = 1_000;
/// Enough loops that a wrong turn rarely costs an evening.
const LOOPS_PERCENT: u8 = 25;
const SEEDS_APART: u64 = 1_000;
const WEEKDAY_THAT_COUNTS: i32 = 3;
/// This date in January is in the first week of every year.
const DATE_OF_FIRST_WEEK: u32 = 4;

/// A week of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Week {
    year: u32,
    number: u32,
}

/// The player's progress in the maze of a week.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeekSoFar {
    /// The number of rooms that were seen.
    pub rooms_seen: u32,
    /// The time so far.
    pub milliseconds: u64,
}

impl Week {
    /// The week of a day.
    pub fn of(day: Day) -> Self {
        let on = WEEKDAY_THAT_COUNTS - day.weekday().cast_signed();
        let thursday = day.days_on(on).unwrap_or(day);
        let year = thursday.date().0;
        let first = Day::of_date(year, 1, 1).unwrap_or_default();
        Self { year, number: (thursday.number() - first.number()) / DAYS_A_WEEK + 1 }
    }

    /// The week with this maze, if there is one.
    pub fn of_spec(spec: &Spec) -> Option<Self> {
        let digits = u32::try_from(spec.seed() / SEEDS_APART).ok()?;
        let (year, number) = (digits / 100, digits % 100);
        let in_first = Day::of_date(year, 1, DATE_OF_FIRST_WEEK)?;
        let weeks = number.checked_sub(1)?.cast_signed();
        let week = Self::of(in_first.days_on(weeks * DAYS_A_WEEK.cast_signed())?);
        (week == Self { year, number } && week.spec() == *spec).then_some(week)
    }

    /// The spec of its maze, whose seed reads like the year and the week.
    ///
    /// ```
    /// use icetea_maze::game::records::Week;
    ///
    /// let week = Week::of("2026-11-21".parse()?);
    /// assert_eq!(week.spec().to_string(), "kruskal1-1000x1000-loops25-202647000");
    /// # Ok::<(), icetea_maze::game::records::DayError>(())
    /// ```
    pub fn spec(self) -> Spec {
        let size = Size::new(SIDE, SIDE).unwrap_or(Size::SMALLEST);
        let seed = u64::from(self.year * 100 + self.number) * SEEDS_APART;
        let loops = Percent::new(LOOPS_PERCENT).unwrap_or(Percent::NONE);
        Spec::new(Generator::Kruskal, size, seed).with_loops(loops)
    }

    /// Whether mazes of weeks are of this kind.
    pub fn has_kind(kind: MazeKind) -> bool {
        kind == MazeKind::of(&Self::of(Day::default()).spec().to_string())
    }

    /// Its number in its year, from 1.
    pub const fn number(self) -> u32 {
        self.number
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weeks_are_counted_as_everywhere() {
        for (day, year, number) in [
            ("1970-01-01", 1970, 1),
            ("1970-01-04", 1970, 1),
            ("1970-01-05", 1970, 2),
            ("2020-12-31", 2020, 53),
            ("2021-01-03", 2020, 53),
            ("2021-01-04", 2021, 1),
            ("2024-12-30", 2025, 1),
            ("2026-11-23", 2026, 48),
            ("9999-12-31", 9999, 52),
        ] {
            assert_eq!(Week::of(day.parse().unwrap()), Week { year, number }, "{day}");
        }
    }

    /// Seven days share a maze, which no other week has, and its code identifies the week.
    #[test]
    fn every_week_has_a_maze_of_its_own() {
        let mut before: Option<Week> = None;
        for number in (4..=Day::LAST.number()).step_by(DAYS_A_WEEK as usize) {
            let monday = Day::new(number);
            let week = Week::of(monday);
            assert_eq!(monday.weekday(), 0);
            let days = (0..DAYS_A_WEEK).map(|on| Day::new(number + on));
            assert!(days.into_iter().all(|day| Week::of(day) == week), "{monday}");
            assert!(before < Some(week), "{monday}");
            assert_eq!(Week::of_spec(&week.spec()), Some(week), "{monday}");
            assert_eq!(Week::of_spec(&week.spec().another(week.spec().seed() + 1)), None);
            before = Some(week);
        }
    }

    #[test]
    fn what_is_no_weeks_maze_is_known_as_none() {
        for code in [
            "kruskal1-1000x1000-202647000",
            "kruskal1-1000x999-loops25-202647000",
            "kruskal1-1000x1000-loops25-202553000",
            "kruskal1-1000x1000-loops25-202600000",
            "kruskal1-1000x1000-loops25-47000",
            "kruskal1-30x20-20261121000",
            "tea",
        ] {
            assert_eq!(code.parse().ok().as_ref().and_then(Week::of_spec), None, "{code}");
        }
        let spec = "kruskal1-1000x1000-loops25-202053000".parse().unwrap();
        assert!(Week::of_spec(&spec).is_some());
    }
}
