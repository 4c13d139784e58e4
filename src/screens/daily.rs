//! The daily mazes: a calendar in which the player chooses a day and plays its maze. Days to come
//! cannot be chosen. Today is chosen at first, so Enter alone plays today's maze; Tab goes on to the
//! day's puzzle and to the maze of the week.

pub(crate) mod view;

use crate::game::records::daily_puzzle::PuzzleWeek;
use crate::game::records::{DAYS_A_WEEK, Day, WeekSoFar, daily, daily_puzzle};
use crate::screens::prelude::*;

/// The calendar on the screen.
#[derive(Clone, Debug, Default)]
pub struct DailyMazes {
    /// The chosen day; none means today, as it is whenever the screen is opened.
    chosen: Option<Day>,
    /// The player's progress in this week's maze, if it was begun.
    pub week: Option<WeekSoFar>,
    /// What Enter plays.
    pub part: DailyPart,
    /// What the fastest week of puzzles took. All weeks are looked at for it, so it is not looked
    /// for with each picture.
    pub fastest_week: Option<u64>,
}

/// What can be played from the calendar.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DailyPart {
    /// The maze of the chosen day.
    #[default]
    Maze,
    /// The puzzle of the chosen day.
    Puzzle,
    /// The maze of this week.
    Week,
}

const A_WEEK: i32 = DAYS_A_WEEK.cast_signed();

impl DailyMazes {
    /// The main button, which does what Enter does.
    pub const PLAY: Target = Target::Entry(0);
    /// The button that plays the maze of this week.
    pub const PLAY_WEEK: Target = Target::Entry(1);
    /// The button that plays the maze of the chosen day.
    pub const PLAY_MAZE: Target = Target::Entry(3);
    /// The button that plays the puzzle of the chosen day.
    pub const PLAY_PUZZLE: Target = Target::Entry(2);
    /// The buttons that show the previous month and the next one.
    pub const MONTHS: [Target; 2] = [Target::Arrow(0, -1), Target::Arrow(0, 1)];

    /// The calendar, with the player's progress in this week's maze.
    pub fn new(week: Option<WeekSoFar>) -> Self {
        Self { week, ..Self::default() }
    }

    /// The calendar after the puzzle of this day was played.
    #[must_use]
    pub fn at_puzzle(self, day: Day, today: Day) -> Self {
        let chosen = Some(day).filter(|&day| day < today);
        Self { chosen, part: DailyPart::Puzzle, ..self }
    }

    /// The day whose maze or puzzle Enter plays.
    pub fn chosen(&self, today: Day) -> Day {
        self.chosen.map_or(today, |day| day.min(today))
    }

    /// One tick.
    pub fn tick(&mut self, inputs: &Inputs, today: Day) -> Vec<Command> {
        for action in &inputs.actions {
            let chosen = self.chosen(today);
            let wanted = match *action {
                Action::Back => return vec![Command::Back],
                Action::Click(Self::PLAY_WEEK) => return DailyPart::Week.open(chosen),
                Action::Click(Self::PLAY_MAZE) => return DailyPart::Maze.open(chosen),
                Action::Click(Self::PLAY_PUZZLE) => return DailyPart::Puzzle.open(chosen),
                Action::Confirm | Action::Click(Self::PLAY) => return self.part.open(chosen),
                Action::Next => {
                    self.part = self.part.next();
                    continue;
                }
                Action::Click(Target::Field(date)) => {
                    let day = of_month(chosen, date).filter(|&day| day <= today);
                    if day == Some(chosen) {
                        return DailyPart::Maze.open(chosen);
                    }
                    day
                }
                Action::Go(Direction::Left) => chosen.days_on(-1),
                Action::Go(Direction::Right) => chosen.days_on(1),
                Action::Go(Direction::Up) => chosen.days_on(-A_WEEK),
                Action::Go(Direction::Down) => chosen.days_on(A_WEEK),
                Action::Page(by) | Action::Click(Target::Arrow(_, by)) => {
                    chosen.months_on(by.into())
                }
                Action::Zoom(notches) => chosen.months_on(if notches > 0.0 { -1 } else { 1 }),
                Action::Skip => Some(today),
                _ => None,
            };
            if wanted.is_some() && self.part == DailyPart::Week {
                self.part = DailyPart::Maze;
            }
            self.chosen = wanted.or(self.chosen).filter(|&day| day < today);
        }
        Vec::new()
    }
}

impl DailyPart {
    const fn next(self) -> Self {
        match self {
            Self::Maze => Self::Puzzle,
            Self::Puzzle => Self::Week,
            Self::Week => Self::Maze,
        }
    }

    fn open(self, day: Day) -> Vec<Command> {
        match self {
            Self::Maze => Destination::Maze(daily::spec(day)).open(),
            Self::Puzzle => Destination::Maze(daily_puzzle::spec(day)).open(),
            Self::Week => Destination::Week.open(),
        }
    }
}

/// The day with this date in the same month.
pub fn of_month(day: Day, date: usize) -> Option<Day> {
    let (year, month, _) = day.date();
    Day::of_date(year, month, u32::try_from(date).ok()?)
}

impl ScreenState for DailyMazes {
    fn traits(&self) -> ScreenTraits {
        ScreenTraits::at_rest("daily", KeySet::Menu)
    }

    fn update(&mut self, inputs: &Inputs, world: &mut World) -> Vec<Command> {
        let commands = self.tick(inputs, world.today);
        if self.part == DailyPart::Puzzle && !inputs.actions.is_empty() {
            self.fastest_week = PuzzleWeek::best(world.today, &world.archive.shown);
        }
        commands
    }

    fn place_of_focus(&self) -> [usize; 2] {
        let (year, month, date) = self.chosen(Day::LAST).date();
        let part = 100 * self.part as usize;
        [100 * year as usize + month as usize, part + date as usize]
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn action() -> impl Strategy<Value = Action> {
        prop_oneof![
            (0..4_u8).prop_map(|direction| Action::Go(Direction::nth(direction))),
            prop::sample::select(vec![-1, 1]).prop_map(Action::Page),
            (0..40_usize).prop_map(|date| Action::Click(Target::Field(date))),
            prop::sample::select(DailyMazes::MONTHS.to_vec()).prop_map(Action::Click),
            Just(Action::Zoom(1.0)),
            Just(Action::Zoom(-2.0)),
            Just(Action::Skip),
            Just(Action::Confirm),
        ]
    }

    proptest! {
        /// This also holds if the clock goes back in between, or at the very first day.
        #[test]
        fn the_maze_of_the_chosen_day_is_played_and_never_one_that_is_yet_to_come(
            steps in prop::collection::vec((action(), -2..3_i32), 0..60), begin in 0..900_u32
        ) {
            let (mut page, mut today) = (DailyMazes::default(), Day::new(begin));
            prop_assert_eq!(page.chosen(today), today);
            for (action, days) in steps {
                today = today.days_on(days).unwrap_or(today);
                let before = page.chosen(today);
                let inputs = Inputs { actions: vec![action.clone()], ..Inputs::default() };
                if let [Command::Open(Destination::Maze(spec))] = page.tick(&inputs, today)[..] {
                    prop_assert_eq!(spec, daily::spec(before));
                } else {
                    prop_assert_ne!(action, Action::Confirm);
                }
                prop_assert!(page.chosen(today) <= today);
            }
        }

        #[test]
        fn every_day_can_be_come_to_by_arrows_and_back_to_today(days in 0..400_i32, begin in 400..9_000_u32) {
            let (mut page, today) = (DailyMazes::default(), Day::new(begin));
            let weeks = vec![Action::Go(Direction::Up); (days / A_WEEK) as usize];
            let rest = vec![Action::Go(Direction::Left); (days % A_WEEK) as usize];
            page.tick(&Inputs { actions: [weeks, rest].concat(), ..Inputs::default() }, today);
            prop_assert_eq!(page.chosen(today), today.days_on(-days).unwrap());
            page.tick(&Inputs { actions: vec![Action::Skip], ..Inputs::default() }, today);
            prop_assert_eq!(page.chosen(today.next()), today.next(), "it goes with the clock");
        }
    }
}
