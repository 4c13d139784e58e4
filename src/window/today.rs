//! What the system's clock says: which day it is where the player is, and the time that records
//! remember.

use std::time::{SystemTime, UNIX_EPOCH};

use icetea_maze::game::records::Day;
use jiff::Zoned;

/// The day that the player's calendar shows. Where the system names no time zone, the day in
/// Greenwich.
pub fn today() -> Day {
    let date = Zoned::now().date();
    let number = |number: i8| u32::try_from(number).ok();
    let day = || {
        Day::of_date(u32::try_from(date.year()).ok()?, number(date.month())?, number(date.day())?)
    };
    // Only a clock from before our calendar has no day.
    day().unwrap_or_default()
}

/// The seconds since 1970.
pub fn seconds() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECONDS_A_DAY: u64 = 24 * 60 * 60;

    #[test]
    fn no_place_on_earth_is_more_than_a_day_off() {
        let in_greenwich = || Day::new(u32::try_from(seconds() / SECONDS_A_DAY).unwrap());
        let (here, greenwich) = (today(), in_greenwich());
        assert!(here <= greenwich.next() && greenwich <= here.next(), "{here} {greenwich}");
        assert!(here > Day::of_date(2025, 1, 1).unwrap());
    }
}
