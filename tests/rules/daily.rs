//! The daily maze is a promise: a date has the same maze on every machine and for ever.

use icetea_maze::game::records::{Day, daily};
use icetea_maze::maze::{Build, Drawing, text};

#[test]
fn the_codes_of_days_never_change() {
    let golden = include_str!("../golden/daily.txt").lines().map(|line| {
        let (day, code) = line.split_once(' ').unwrap();
        (day.parse::<Day>().unwrap(), code)
    });
    let mut days = 0;
    for (day, code) in golden {
        assert_eq!(daily::spec(day).to_string(), code, "{day}");
        assert_eq!(daily::day_of(code, day), Some(day));
        days += 1;
    }
    assert_eq!(days, 12);
}

#[test]
fn the_maze_of_a_day_never_changes() {
    let maze = Build::new(&daily::spec("2026-11-21".parse().unwrap())).finish();
    let text = text::to_string(&Drawing::new(&maze), text::TextStyle::Hash);
    assert_eq!(text, include_str!("../golden/daily-2026-11-21.txt"));
}

#[test]
fn no_two_days_have_the_same_maze() {
    let mut day = Day::new(0);
    let mut last_seed = daily::spec(day).seed();
    for _ in 0..200_000 {
        day = day.next();
        let seed = daily::spec(day).seed();
        assert!(seed >= last_seed + 1_000, "{day}");
        last_seed = seed;
    }
}
