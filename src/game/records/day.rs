//! A day of the calendar, for daily mazes.

use std::fmt;
use std::str::FromStr;

/// A day from 1 January 1970 to 31 December 9999, wherever on earth it is that day.
///
/// ```
/// use icetea_maze::game::records::Day;
///
/// let leap_day: Day = "2024-02-29".parse()?;
/// assert_eq!(leap_day.next().to_string(), "2024-03-01");
/// assert!("2023-02-29".parse::<Day>().is_err());
/// # Ok::<(), icetea_maze::game::records::DayError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "store",
    derive(serde::Serialize, serde::Deserialize),
    serde(into = "String", try_from = "String")
)]
pub struct Day(u32);

/// Why a text is no day.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not a day: one looks like 2026-11-21, from 1970-01-01 to 9999-12-31")]
pub struct DayError(String);

const MONTHS: u32 = 12;
const FIRST_YEAR: u32 = 1970;
const LAST_YEAR: u32 = 9999;

impl Day {
    /// The last day.
    pub const LAST: Self = Self(2_932_896);

    /// The day of this number, where 1 January 1970 is number 0; at most the last day.
    pub const fn new(number: u32) -> Self {
        if number > Self::LAST.0 { Self::LAST } else { Self(number) }
    }

    /// Its number, where 1 January 1970 is 0.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// The day of a date, if that exists.
    pub fn of_date(year: u32, month: u32, day: u32) -> Option<Self> {
        let is_plausible =
            (FIRST_YEAR..=LAST_YEAR).contains(&year) && (1..=MONTHS).contains(&month);
        if !is_plausible || !(1..=31).contains(&day) {
            return None;
        }
        // Years begin with March here, so that a leap day is the last of its year.
        let (year_of_march, months) =
            if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
        let leap_days = year_of_march / 4 - year_of_march / 100 + year_of_march / 400;
        let days = year_of_march * 365 + leap_days + (153 * months + 2) / 5 + day - 1;
        let found = Self(days.checked_sub(DAYS_BEFORE)?);
        (found.date() == (year, month, day)).then_some(found)
    }

    /// The last day.
    pub fn last() -> Self {
        Self::of_date(LAST_YEAR, MONTHS, 31).unwrap_or_default()
    }

    /// Year, month and day; the latter two count from 1.
    pub const fn date(self) -> (u32, u32, u32) {
        const DAYS_OF_400_YEARS: u32 = 146_097;
        let days = self.0 + DAYS_BEFORE;
        let (era, in_era) = (days / DAYS_OF_400_YEARS, days % DAYS_OF_400_YEARS);
        let leap_days = in_era / 1_460 + in_era / (DAYS_OF_400_YEARS - 1);
        let year = (in_era - leap_days + in_era / 36_524) / 365;
        let in_year = in_era - (365 * year + year / 4 - year / 100);
        let months = (5 * in_year + 2) / 153;
        let day = in_year - (153 * months + 2) / 5 + 1;
        let month = if months < 10 { months + 3 } else { months - 9 };
        let year = era * 400 + year;
        (if month > 2 { year } else { year + 1 }, month, day)
    }

    /// The day of the week, where Monday is 0.
    pub const fn weekday(self) -> u32 {
        (self.0 + WEEKDAY_OF_THE_FIRST) % DAYS_A_WEEK
    }

    /// The number of days in its month.
    pub fn days_in_month(self) -> u32 {
        let (year, month, _) = self.date();
        let has = |date: &u32| Self::of_date(year, month, *date).is_some();
        (28..=31).rev().find(has).unwrap_or(31)
    }

    /// The day `months` months later, or the last one of that month if it has no such date. None
    /// before the first day or after the last.
    pub fn months_on(self, months: i32) -> Option<Self> {
        let (year, month, date) = self.date();
        let count = (year * MONTHS + month - 1).checked_add_signed(months)?;
        let first = Self::of_date(count / MONTHS, count % MONTHS + 1, 1)?;
        Some(Self::new(first.0 + date.min(first.days_in_month()) - 1))
    }

    /// The day `days` days later, or earlier if negative; none before the first day.
    pub fn days_on(self, days: i32) -> Option<Self> {
        self.0.checked_add_signed(days).map(Self::new)
    }

    /// The previous day, if there is one.
    pub const fn previous(self) -> Option<Self> {
        match self.0.checked_sub(1) {
            Some(number) => Some(Self(number)),
            None => None,
        }
    }

    /// The next day; for the last day, itself.
    #[must_use]
    pub const fn next(self) -> Self {
        Self::new(self.0 + 1)
    }
}

/// 1 January 1970 was a Thursday.
const WEEKDAY_OF_THE_FIRST: u32 = 3;
/// The number of days in a week.
pub const DAYS_A_WEEK: u32 = 7;

/// The number of days from 1 March of the year 0 to 1 January 1970.
const DAYS_BEFORE: u32 = 719_468;

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = DayError;

    fn from_str(text: &str) -> Result<Self, DayError> {
        let mut parts = text.trim().splitn(3, '-').map(|part| part.parse().ok());
        let mut part = || parts.next().flatten();
        let found = match (part(), part(), part()) {
            (Some(year), Some(month), Some(day)) => Self::of_date(year, month, day),
            _ => None,
        };
        found.ok_or_else(|| DayError(text.to_owned()))
    }
}

kept_as_text!(Day, DayError);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_follows_the_one_before_and_reads_back() {
        let is_leap = |year: u32| {
            year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
        };
        let length = |year: u32, month: u32| match month {
            2 if is_leap(year) => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            _ => 31,
        };
        let (mut day, mut weekday) = (Day::new(0), 3);
        for year in FIRST_YEAR..=LAST_YEAR {
            for month in 1..=MONTHS {
                for date in 1..=length(year, month) {
                    assert_eq!(day.date(), (year, month, date));
                    assert_eq!(Day::of_date(year, month, date), Some(day));
                    assert_eq!(
                        (day.weekday(), day.days_in_month()),
                        (weekday, length(year, month))
                    );
                    weekday = (weekday + 1) % 7;
                    day = day.next();
                }
                assert_eq!(Day::of_date(year, month, length(year, month) + 1), None);
                assert_eq!(Day::of_date(year, month, 0), None);
            }
        }
        assert_eq!((day, day.next()), (Day::LAST, Day::LAST), "the last follows itself");
        assert_eq!(Day::new(u32::MAX), Day::LAST);
    }

    #[test]
    fn a_month_on_is_the_same_date_as_far_as_that_month_goes() {
        let day = |text: &str| text.parse::<Day>().unwrap();
        for (from, months, to) in [
            ("2026-03-31", -1, "2026-02-28"),
            ("2024-03-31", -1, "2024-02-29"),
            ("2026-12-31", 2, "2027-02-28"),
            ("2026-01-15", -13, "2024-12-15"),
            ("2026-05-30", 0, "2026-05-30"),
        ] {
            assert_eq!(day(from).months_on(months), Some(day(to)), "{from} {months}");
        }
        assert_eq!(Day::new(30).months_on(-1), None);
        assert_eq!(Day::LAST.months_on(1), None);
        assert_eq!(Day::new(6).days_on(-7), None);
        assert_eq!(Day::new(6).days_on(-6), Some(Day::new(0)));
    }

    #[test]
    fn what_is_no_day_is_said_to_be_none() {
        for text in [
            "",
            "tea",
            "2026",
            "2026-11",
            "2026-13-01",
            "1969-12-31",
            "10000-01-01",
            "2026-1-1-1",
            "-1-1-1",
        ] {
            let error = text.parse::<Day>().unwrap_err();
            assert!(error.to_string().contains("one looks like 2026-11-21"), "{error}");
        }
        assert_eq!(" 2026-1-9 ".parse::<Day>().unwrap().to_string(), "2026-01-09");
    }
}
