//! The system's clock: the player's current day, and the time stored with records.

use std::time::{SystemTime, UNIX_EPOCH};

use icetea_maze::game::records::Day;
use jiff::Timestamp;
use jiff::tz::TimeZone;

/// The day of the player's calendar, or that in Greenwich if the system has no time zone.
pub fn today() -> Day {
    day_at(SystemTime::now())
}

/// The nearest day in the game's calendar, if the clock shows none of it.
#[cfg(not(target_family = "wasm"))]
pub fn nearest_day() -> Option<Day> {
    let now = SystemTime::now();
    in_calendar(now).is_none().then(|| day_at(now))
}

/// The day of this time, or the nearest one in the game's calendar.
fn day_at(time: SystemTime) -> Day {
    let nearest = || if time < UNIX_EPOCH { Day::default() } else { Day::last() };
    in_calendar(time).unwrap_or_else(nearest)
}

fn in_calendar(time: SystemTime) -> Option<Day> {
    let date = Timestamp::try_from(time).ok()?.to_zoned(TimeZone::system()).date();
    let number = |number: i8| u32::try_from(number).ok();
    Day::of_date(u32::try_from(date.year()).ok()?, number(date.month())?, number(date.day())?)
}

/// The seconds since 1970.
pub fn seconds() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const SECONDS_A_DAY: u64 = 24 * 60 * 60;

    #[test]
    fn a_clock_that_shows_no_day_is_taken_for_the_nearest() {
        let days = |days: u64| Duration::from_secs(days * SECONDS_A_DAY);
        for far in [1, 400, 1_000_000].map(days) {
            assert_eq!(day_at(UNIX_EPOCH - far), Day::default());
        }
        for far in [3_000_000, 4_000_000, 1_000_000_000].map(days) {
            assert_eq!(day_at(UNIX_EPOCH + far), Day::last());
        }
    }

    #[test]
    fn no_place_on_earth_is_more_than_a_day_off() {
        let in_greenwich = || Day::new(u32::try_from(seconds() / SECONDS_A_DAY).unwrap());
        let (here, greenwich) = (today(), in_greenwich());
        assert!(here <= greenwich.next() && greenwich <= here.next(), "{here} {greenwich}");
        assert!(here > Day::of_date(2025, 1, 1).unwrap());
    }
}
