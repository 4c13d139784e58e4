//! The words of the records, and of daily mazes.

use super::table::{words, words_for};
use crate::game::records::{DailyMark, Opponent};

words! {
    /// The words of the records, and of daily mazes.
    pub struct RecordsWords {
        records,
        months: MonthWords,
        daily,
        daily_not_yet,
        daily_done,
        daily_counted,
        streak,
        longest_streak,
        days_done,
        weekdays: WeekdayWords,
        marks: MarkWords,
        not_done,
        later_note,
        choose_day,
        month,
        today,
        elsewhere,
        elsewhere_note,
        runs,
        mazes,
        median,
        on_your_own,
        with_help,
        slow_game,
        slow_result,
        newest_at_the_right,
        no_single_runs,
        opponents: OpponentWords,
        draws,
        clear,
        clear_all,
        press_again,
        undo,
        can_undo,
        cannot_undo,
        none_yet,
        none_yet_note,
        all_cleared,
        play_a_maze,
        buttons,
    }
    sentences {
        date(day, month),
        month_of_year(month, year),
        days_in_a_row(days),
        hours(hours, minutes),
        last_runs(runs),
        matches(count),
        match_kind(mode, opponent),
    }
}

impl RecordsWords {
    /// Whether today's maze is done.
    pub const fn daily_state(&self, is_done: bool) -> &'static str {
        if is_done { self.daily_done } else { self.daily_not_yet }
    }
}

words! {
    /// The months of the year, as a date names them.
    pub struct MonthWords {
        january,
        february,
        march,
        april,
        may,
        june,
        july,
        august,
        september,
        october,
        november,
        december,
    }
}

impl MonthWords {
    /// The word for a month, the first being 1; empty for any other number.
    pub const fn of(&self, month: u32) -> &'static str {
        match month {
            1 => self.january,
            2 => self.february,
            3 => self.march,
            4 => self.april,
            5 => self.may,
            6 => self.june,
            7 => self.july,
            8 => self.august,
            9 => self.september,
            10 => self.october,
            11 => self.november,
            12 => self.december,
            _ => "",
        }
    }
}

words_for! {
    /// How the maze of a day was finished.
    pub struct MarkWords for DailyMark {
        DailyMark::Perfect => perfect,
        DailyMark::OnItsDay => on_its_day,
        DailyMark::AnotherDay => another_day,
    }
}

words! {
    /// The days of the week, as a calendar names them.
    pub struct WeekdayWords { monday, tuesday, wednesday, thursday, friday, saturday, sunday }
}

impl WeekdayWords {
    /// The word for a day of the week, Monday being 0; empty for any other number.
    pub const fn of(&self, weekday: u32) -> &'static str {
        match weekday {
            0 => self.monday,
            1 => self.tuesday,
            2 => self.wednesday,
            3 => self.thursday,
            4 => self.friday,
            5 => self.saturday,
            6 => self.sunday,
            _ => "",
        }
    }
}

words_for! {
    /// The opponents of matches.
    pub struct OpponentWords for Opponent {
        Opponent::Human => human,
        Opponent::Computer => computer,
        Opponent::Ghost => ghost,
    }
}

words! {
    /// The words about the wrong turns of a run.
    pub struct WrongTurnWords { not_one, none }
    sentences {
        turns(turns),
        steps(steps),
        steps_and_time(steps, seconds),
        /// What the only wrong turn cost.
        only_cost(cost),
        worst_cost(turns, cost),
    }
}
