//! The puzzle of a day: a small maze in which rules meet, the same for all players, and harder from
//! Monday to Sunday. Two years of them stand in `assets/stops/daily.txt`, chosen by exact search:
//! without any one of its rules each would be another puzzle. After that they come again.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::{DAYS_A_WEEK, Day, History};
use crate::maze::Spec;

/// What a line of the file has: the code, and the difficulty in lemons.
type Line = (&'static str, u8);

static PUZZLES: LazyLock<Vec<Line>> = LazyLock::new(|| {
    let line = |text: &'static str| {
        let (code, lemons) = text.split_once(' ').expect("each line has a code and lemons");
        (code, lemons.parse().expect("lemons are a number"))
    };
    include_str!("../../../assets/stops/daily.txt").lines().map(line).collect()
});

/// The line of each code: a maze that is played is looked up in every frame.
static PLACES: LazyLock<BTreeMap<&str, u32>> =
    LazyLock::new(|| PUZZLES.iter().map(|&(code, _)| code).zip(0..).collect());

/// How many days pass until the puzzles come again.
pub fn days_until_again() -> u32 {
    PUZZLES.len() as u32
}

/// The code of a day's puzzle.
///
/// ```
/// use icetea_maze::game::records::daily_puzzle;
///
/// assert_eq!(daily_puzzle::code("2026-11-27".parse()?), "kruskal1-5x4-loops40-melting1-twins1-150846");
/// # Ok::<(), icetea_maze::game::records::DayError>(())
/// ```
pub fn code(day: Day) -> &'static str {
    puzzle(day).0
}

/// The spec of a day's puzzle.
pub fn spec(day: Day) -> Spec {
    code(day).parse().expect("codes of the file are codes")
}

/// The last day up to this one whose puzzle has a code.
pub fn last_day_of(code: &str, today: Day) -> Option<Day> {
    let &place = PLACES.get(code)?;
    let before = (place_of(today) + days_until_again() - place) % days_until_again();
    today.days_on(-before.cast_signed())
}

/// The day whose puzzle comes next in the same week, unless it is yet to come.
pub fn next_in_week(day: Day, today: Day) -> Option<Day> {
    Some(day.next()).filter(|next| *next <= today && next.weekday() > day.weekday())
}

/// How many puzzles of a week count: the fastest ones.
pub const MOST_COUNTED: usize = 5;

/// What a player has done of the puzzles of a week.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PuzzleWeek {
    /// How many were solved.
    pub solved: usize,
    /// What the fastest ones took together, once there are as many as count.
    pub milliseconds: Option<u64>,
}

impl PuzzleWeek {
    /// The week of a day.
    pub fn of(day: Day, history: &History) -> Self {
        let mut times: Vec<u64> = days_of_week(day)
            .filter_map(|day| history.best_of(code(day)))
            .map(|best| best.milliseconds)
            .collect();
        times.sort_unstable();
        let counted = times.get(..MOST_COUNTED);
        Self { solved: times.len(), milliseconds: counted.map(|times| times.iter().sum()) }
    }

    /// The fastest one of all weeks up to this day, until the puzzles come again.
    pub fn best(today: Day, history: &History) -> Option<u64> {
        let weeks = (days_until_again() / DAYS_A_WEEK).cast_signed();
        let days = (0..weeks).map_while(|back| today.days_on(-back * DAYS_A_WEEK.cast_signed()));
        days.filter_map(|day| Self::of(day, history).milliseconds).min()
    }
}

/// The days of the week of a day, from Monday on.
fn days_of_week(day: Day) -> impl Iterator<Item = Day> {
    let monday = -day.weekday().cast_signed();
    (monday..monday + DAYS_A_WEEK.cast_signed()).filter_map(move |on| day.days_on(on))
}

/// How hard it is, from 1 to [`MOST_LEMONS`](crate::game::difficulty::MOST_LEMONS).
pub fn lemons(day: Day) -> u8 {
    puzzle(day).1
}

fn puzzle(day: Day) -> Line {
    PUZZLES[place_of(day) as usize]
}

/// The line of a day: the file begins with a Monday.
fn place_of(day: Day) -> u32 {
    (day.number() + Day::default().weekday()) % days_until_again()
}
