//! The calendar of daily mazes, and a run from there.

use icetea_maze::game::input::Action;
use icetea_maze::game::records::daily::spec as daily_of;
use icetea_maze::game::records::daily_puzzle::code as puzzle_of;
use icetea_maze::game::records::{Day, FinishedRun, History};
use icetea_maze::game::settings::Settings;
use icetea_maze::maze::Direction;
use icetea_maze::screens::title::Entry;

use super::{See, Traveller};

pub fn daily(settings: &Settings, see: See) {
    let mut one = Traveller::new(settings);
    let today = Day::of_date(2026, 8, 31).expect("a day");
    one.app.world.take_time(today, 7);
    one.enter(Entry::Daily);
    see("daily, none yet", &mut one.app);
    let mut history = History::default();
    for (before, day) in
        std::iter::successors(Some(today), |day| day.previous()).enumerate().take(40)
    {
        let (code, is_perfect) = (daily_of(day).to_string(), before % 3 == 0);
        let day = Some(day).filter(|_| before % 7 != 2);
        let run =
            FinishedRun { code, milliseconds: 754_321, is_perfect, day, ..FinishedRun::default() };
        history.add_run(FinishedRun { steps: 12_345, helped: before % 7 == 4, ..run });
    }
    for days in [1, 2, 5] {
        let code = today.days_on(-days).map_or("", puzzle_of).to_owned();
        history.add_run(FinishedRun { code, milliseconds: 12_345, ..FinishedRun::default() });
    }
    // Two whole weeks of puzzles, and a part of one.
    for days in (12..40).filter(|days| !(25..32).contains(days)) {
        let code = today.days_on(-days).map_or("", puzzle_of).to_owned();
        let milliseconds = 9_000 + 700 * days as u64;
        history.add_run(FinishedRun { code, milliseconds, ..FinishedRun::default() });
    }
    one.app.take_history(history);
    see("daily", &mut one.app);
    for weeks in 0..2 {
        one.acts([Action::Go(Direction::Up), Action::Go(Direction::Left)]);
        see(&format!("daily, a day {weeks} weeks ago"), &mut one.app);
    }
    one.acts([Action::Page(-1), Action::Page(-1)]);
    see("daily, months ago", &mut one.app);
    one.acts([Action::Next]);
    see("daily, at the puzzle", &mut one.app);
    one.acts([Action::Page(1), Action::Page(1)]);
    see("daily, at weeks of puzzles", &mut one.app);
    one.acts([Action::Next]);
    see("daily, at the week", &mut one.app);
    one.acts([Action::Confirm]);
    see("loading, the week", &mut one.app);
    one.acts([Action::Back]);
    one.enter(Entry::Daily);
    one.acts([Action::Skip, Action::Confirm]);
    see("play, daily", &mut one.app);
    for way in [Direction::Right, Direction::Down, Direction::Right] {
        one.acts([Action::Flag, Action::Go(way)]);
        one.wait(40);
    }
    one.acts([Action::Page(1)]);
    see("play, at a flag", &mut one.app);
    after_a_puzzle(settings, today, see);
}

/// Today's puzzle is solved, and no other is left of its week.
fn after_a_puzzle(settings: &Settings, today: Day, see: See) {
    let mut one = Traveller::new(settings);
    one.app.world.take_time(today, 7);
    one.enter(Entry::Daily);
    one.acts([Action::Next, Action::Confirm, Action::Solve]);
    while one.app.screen.name() != "results" {
        one.wait(10);
    }
    one.wait(600);
    see("results, of the day's puzzle", &mut one.app);
    one.acts([Action::Confirm]);
    see("daily, after its puzzle", &mut one.app);
}
