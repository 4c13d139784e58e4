//! What can be set. Every change takes effect at once.

use crate::game::input::{Action, Inputs, Target};
use crate::game::screen::Next;
use crate::game::settings::{Language, Look, Settings};
use crate::maze::Direction;

/// The settings on the screen.
#[derive(Clone, Debug, Default)]
pub struct SettingsScreen {
    focus: usize,
}

/// A row of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// The language of the interface.
    Language,
    /// How everything is painted.
    Look,
    /// Thick walls or thin ones.
    Walls,
    /// The most frames a second.
    FrameRate,
    /// The whole screen or a window.
    Fullscreen,
    /// What stands above the maze.
    Hud,
    /// Paw prints.
    Trail,
}

/// The frame rates to choose from.
pub const FRAME_RATES: [u16; 5] = [30, 60, 75, 120, 144];

impl Row {
    /// All rows, from top to bottom.
    pub const ALL: [Self; 7] = [
        Self::Language,
        Self::Look,
        Self::Walls,
        Self::FrameRate,
        Self::Fullscreen,
        Self::Hud,
        Self::Trail,
    ];

    /// Which of [`Row::ALL`] this is.
    pub fn place(self) -> usize {
        Self::ALL.iter().position(|&row| row == self).unwrap_or_default()
    }

    /// How many choices the row has.
    pub const fn choices(self) -> usize {
        match self {
            Self::Look => Look::ALL.len(),
            Self::FrameRate => FRAME_RATES.len(),
            _ => 2,
        }
    }

    /// Which choice is made; `language` is the one in use.
    pub fn chosen(self, settings: &Settings, language: Language) -> usize {
        match self {
            Self::Language => usize::from(language == Language::Chinese),
            Self::Look => {
                Look::ALL.iter().position(|&look| look == settings.look).unwrap_or_default()
            }
            Self::Walls => usize::from(settings.thin_walls),
            Self::FrameRate => FRAME_RATES
                .iter()
                .position(|&rate| rate >= settings.frame_rate)
                .unwrap_or(FRAME_RATES.len() - 1),
            Self::Fullscreen => usize::from(settings.fullscreen),
            Self::Hud => usize::from(settings.hud),
            Self::Trail => usize::from(settings.trail),
        }
    }

    fn choose(self, settings: &mut Settings, choice: usize) {
        match self {
            Self::Language => {
                let language = if choice == 1 { Language::Chinese } else { Language::English };
                settings.language = Some(language);
            }
            Self::Look => settings.look = Look::ALL[choice],
            Self::Walls => settings.thin_walls = choice == 1,
            Self::FrameRate => settings.frame_rate = FRAME_RATES[choice],
            Self::Fullscreen => settings.fullscreen = choice == 1,
            Self::Hud => settings.hud = choice == 1,
            Self::Trail => settings.trail = choice == 1,
        }
    }
}

impl SettingsScreen {
    /// The row that has the focus.
    pub const fn focus(&self) -> usize {
        self.focus
    }

    /// One tick.
    pub fn tick(&mut self, inputs: &Inputs, settings: &mut Settings, language: Language) -> Next {
        let rows = Row::ALL.len();
        for action in &inputs.actions {
            let row = Row::ALL[self.focus];
            let step = |by: usize| (row.chosen(settings, language) + by) % row.choices();
            match *action {
                Action::Back => return Next::Back,
                Action::Go(Direction::Down) => self.focus = (self.focus + 1) % rows,
                Action::Go(Direction::Up) => self.focus = (self.focus + rows - 1) % rows,
                Action::Go(Direction::Right) | Action::Confirm => {
                    let choice = step(1);
                    row.choose(settings, choice);
                }
                Action::Go(Direction::Left) => {
                    let choice = step(row.choices() - 1);
                    row.choose(settings, choice);
                }
                Action::Point(Target::Field(place) | Target::Choice(place, _)) if place < rows => {
                    self.focus = place;
                }
                Action::Click(Target::Choice(place, choice))
                    if place < rows && choice < Row::ALL[place].choices() =>
                {
                    self.focus = place;
                    Row::ALL[place].choose(settings, choice);
                }
                _ => {}
            }
        }
        Next::Stay
    }
}
