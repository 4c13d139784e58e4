//! The puzzles of the days: each can be won, every rule of it matters, and a week grows harder from
//! Monday to Sunday.

use std::collections::BTreeSet;
use std::sync::Arc;

use icetea_maze::game::input::{Action, Target};
use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::records::daily_puzzle::{PuzzleWeek, code, days_until_again, lemons, spec};
use icetea_maze::game::records::{DAYS_A_WEEK, Day, FinishedRun, History};
use icetea_maze::game::rules::RuleKind;
use icetea_maze::game::rules::judge::Judgement;
use icetea_maze::maze::{Build, Direction};
use icetea_maze::screens::Screen;
use icetea_maze::screens::daily::DailyMazes;

use super::races::player::Player;
use super::stops::walked;

/// A Monday.
const FIRST: u32 = 4;

fn days() -> impl Iterator<Item = Day> {
    (FIRST..FIRST + days_until_again()).map(Day::new)
}

fn judged(day: Day) -> Judgement {
    Judgement::of(&spec(day)).unwrap_or_else(|why| panic!("{}: {why}", code(day)))
}

#[test]
fn each_can_be_won_and_every_rule_of_it_matters() {
    for day in days() {
        let (spec, judgement) = (spec(day), judged(day));
        assert_eq!(spec.to_string(), code(day));
        assert_eq!(judgement.lemons(), lemons(day), "{}", code(day));
        assert!(judgement.ideas.iter().all(|idea| idea.matters(&judgement)), "{}", code(day));
        assert!(judgement.decisions >= 2 && judgement.greedy_percent <= 90, "{}", code(day));
        let measured = MeasuredMaze::new(Build::new(&spec).finish(), Some(spec));
        walked(Arc::new(measured), judgement.way);
    }
}

#[test]
fn a_week_grows_harder_from_monday_to_sunday() {
    let mut before = 0;
    for weekday in 0..DAYS_A_WEEK {
        let mut efforts: Vec<u32> =
            days().filter(|day| day.weekday() == weekday).map(|day| judged(day).effort()).collect();
        efforts.sort_unstable();
        let middle = efforts[efforts.len() / 2];
        assert!(middle >= before + 4, "weekday {weekday}: {middle} after {before}");
        before = middle;
    }
}

#[test]
fn no_two_days_have_the_same_and_no_two_in_a_row_are_about_the_same() {
    assert_eq!(days_until_again() % DAYS_A_WEEK, 0);
    assert!(days_until_again() >= 2 * 364);
    let codes: BTreeSet<&str> = days().map(code).collect();
    assert_eq!(codes.len(), days_until_again() as usize);
    let about = |day: Day| RuleKind::of(&spec(day)).collect::<Vec<_>>();
    for day in days() {
        assert_ne!(about(day), about(day.next()), "{day}");
    }
    let again = Day::new(FIRST + days_until_again());
    assert_eq!(code(again), code(Day::new(FIRST)));
    let kinds: BTreeSet<_> = days().flat_map(about).map(|rule| format!("{rule:?}")).collect();
    assert!(kinds.len() >= 14, "rules are left out: {kinds:?}");
}

/// What was played once is what friends played, on every machine and for ever.
#[test]
fn the_puzzle_of_a_day_never_changes() {
    for (day, expected) in [
        ("2026-11-27", "kruskal1-5x4-loops40-melting1-twins1-150846"),
        ("2026-11-29", "kruskal1-4x4-loops20-flaps4-mirror1-173413"),
        ("2030-01-01", "kruskal1-4x4-loops40-cheeses2-flaps4-teapots1-98807"),
    ] {
        assert_eq!(code(day.parse().unwrap()), expected, "{day}");
    }
    let all = days().fold(0_u64, |sum, day| {
        code(day).bytes().fold(sum, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()))
    });
    assert_eq!(all, 0x7eeb_a248_63ae_442c);
}

#[test]
fn it_is_played_from_the_calendar_with_keys_or_a_click() {
    for actions in [
        vec![Action::Next, Action::Confirm],
        vec![Action::Click(DailyMazes::PLAY_PUZZLE)],
        vec![
            Action::Go(Direction::Left),
            Action::Go(Direction::Right),
            Action::Next,
            Action::Confirm,
        ],
    ] {
        let mut player = Player::new();
        player.app.world.take_time(Day::new(20_000), 7);
        player.press(Action::Click(Target::Entry(3)));
        assert_eq!(player.app.screen.name(), "daily");
        for action in actions {
            player.press(action);
        }
        assert_eq!(player.play().race.measured().key, code(Day::new(20_000)));
    }
}

/// After Monday's puzzle comes Tuesday's, and so on to today; then the calendar.
#[test]
fn the_puzzles_of_a_week_are_played_one_after_the_other() {
    let today = Day::new(20_000);
    let monday = today.days_on(-today.weekday().cast_signed()).unwrap();
    let mut player = Player::new();
    player.app.world.take_time(today, 7);
    player.press(Action::Paste(code(monday).to_owned()));
    player.press(Action::Confirm);
    for weekday in 0..=today.weekday() {
        let day = monday.days_on(weekday.cast_signed()).unwrap();
        assert_eq!(player.play().race.measured().key, code(day));
        player.press(Action::Solve);
        while player.app.screen.name() != "results" {
            player.wait(10);
        }
        let Screen::Results(results) = &player.app.screen else { panic!("no results") };
        let next = Some(day.next()).filter(|next| *next <= today);
        assert_eq!(results.puzzle, Some((day, next)));
        player.press(Action::Confirm);
    }
    assert_eq!(player.app.screen.name(), "daily");
}

#[test]
fn the_five_fastest_puzzles_of_a_week_add_up() {
    let sunday: Day = "2026-11-29".parse().unwrap();
    let mut history = History::default();
    let mut solve = |day: &str, milliseconds| {
        let code = code(day.parse().unwrap()).to_owned();
        history.add_run(FinishedRun { code, milliseconds, ..FinishedRun::default() });
        let week = PuzzleWeek::of(sunday, &history);
        (week.solved, week.milliseconds, PuzzleWeek::best(sunday, &history))
    };
    assert_eq!(solve("2026-11-22", 1), (0, None, None), "the Sunday before");
    assert_eq!(solve("2026-11-30", 1), (0, None, None), "the Monday after");
    assert_eq!(solve("2026-11-29", 10_000), (1, None, None));
    assert_eq!(solve("2026-11-23", 90_000), (2, None, None));
    assert_eq!(solve("2026-11-25", 20_000), (3, None, None));
    assert_eq!(solve("2026-11-26", 30_000), (4, None, None));
    assert_eq!(solve("2026-11-27", 40_000), (5, Some(190_000), Some(190_000)));
    assert_eq!(solve("2026-11-28", 50_000), (6, Some(150_000), Some(150_000)));
    assert_eq!(solve("2026-11-29", 9_000), (6, Some(149_000), Some(149_000)), "faster");
    assert_eq!(solve("2026-11-29", 99_000), (6, Some(149_000), Some(149_000)), "slower");
    for day in ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19"] {
        assert_eq!(
            solve(day, 1_000),
            (6, Some(149_000), Some(if day.ends_with("19") { 4_001 } else { 149_000 }))
        );
    }
}
