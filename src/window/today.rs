//! Which day it is where the player is, by the system's clock and time zone.

// Only the system knows its time zone, and what calls the system cannot be checked.
#![allow(unsafe_code)]

use icetea_maze::game::records::Day;

/// The day that the player's calendar shows. Where the system cannot tell, the day in Greenwich.
pub fn today() -> Day {
    local_day().unwrap_or_else(day_in_greenwich)
}

fn seconds() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.unwrap_or_default().as_secs()
}

fn day_in_greenwich() -> Day {
    const SECONDS_A_DAY: u64 = 24 * 60 * 60;
    Day::new(u32::try_from(seconds() / SECONDS_A_DAY).unwrap_or(u32::MAX))
}

#[cfg(unix)]
fn local_day() -> Option<Day> {
    use std::ffi::{c_char, c_int, c_long};
    use std::mem::MaybeUninit;

    /// A time by the calendar, as the C library of every such system lays it out.
    #[repr(C)]
    struct Calendar {
        second: c_int,
        minute: c_int,
        hour: c_int,
        day: c_int,
        /// 0 is January.
        month: c_int,
        /// 0 is 1900.
        year: c_int,
        weekday: c_int,
        day_of_year: c_int,
        is_summer: c_int,
        east_of_greenwich: c_long,
        zone: *const c_char,
    }

    unsafe extern "C" {
        fn localtime_r(seconds: *const c_long, calendar: *mut Calendar) -> *mut Calendar;
    }

    let seconds = c_long::try_from(seconds()).ok()?;
    let mut calendar = MaybeUninit::<Calendar>::uninit();
    // SAFETY: both pointers are good for the call, and what it returns is null unless it has filled
    // the calendar.
    let calendar = unsafe {
        if localtime_r(&raw const seconds, calendar.as_mut_ptr()).is_null() {
            return None;
        }
        calendar.assume_init()
    };
    let (year, month) = (calendar.year.checked_add(1900)?, calendar.month.checked_add(1)?);
    date(year.into(), month.into(), calendar.day.into())
}

#[cfg(windows)]
fn local_day() -> Option<Day> {
    use windows_sys::Win32::Foundation::SYSTEMTIME;
    use windows_sys::Win32::System::SystemInformation::GetLocalTime;

    let mut now = SYSTEMTIME::default();
    // SAFETY: the pointer is good for the call, which fills what it points to.
    unsafe { GetLocalTime(&raw mut now) };
    date(now.wYear.into(), now.wMonth.into(), now.wDay.into())
}

#[cfg(not(any(unix, windows)))]
fn local_day() -> Option<Day> {
    None
}

#[cfg(any(unix, windows))]
fn date(year: i64, month: i64, day: i64) -> Option<Day> {
    let number = |number: i64| u32::try_from(number).ok();
    Day::of_date(number(year)?, number(month)?, number(day)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_place_on_earth_is_more_than_a_day_off() {
        let (here, greenwich) = (today(), day_in_greenwich());
        assert!(here <= greenwich.next() && greenwich <= here.next(), "{here} {greenwich}");
        assert!(here > Day::of_date(2025, 1, 1).unwrap());
    }
}
