//! Which key does what, page by page, and the entrance to the first lesson.

use crate::game::command::{Command, Destination};
use crate::game::input::{Action, InputDevice, Inputs, KeySet, Target};
use crate::game::screen::state::{ScreenState, ScreenTraits};
use crate::maze::Direction;

/// The screen that explains the keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HowTo {
    /// The open page.
    pub page: HowToPage,
}

/// A page of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HowToPage {
    /// The rules: the medals, and what mazes may ask for.
    Rules,
    /// Walking in a maze.
    Maze,
    /// The helps in a maze.
    Help,
    /// What works on every screen.
    Screens,
    /// The results.
    Results,
    /// Two players at one keyboard.
    TwoPlayers,
    /// The theatre.
    Theatre,
    /// Several algorithms side by side, and the rats.
    Compared,
    /// The pointer.
    Pointer,
    /// Touch.
    Touch,
}

impl HowToPage {
    /// All pages in order.
    pub const ALL: [Self; 10] = [
        Self::Rules,
        Self::Maze,
        Self::Help,
        Self::Screens,
        Self::Results,
        Self::TwoPlayers,
        Self::Theatre,
        Self::Compared,
        Self::Pointer,
        Self::Touch,
    ];
}

impl HowTo {
    /// Opens at the page for the input device in use.
    pub const fn new(hand: InputDevice) -> Self {
        let page =
            if matches!(hand, InputDevice::Finger) { HowToPage::Touch } else { HowToPage::Maze };
        Self { page }
    }

    /// One tick.
    pub fn tick(&mut self, inputs: &Inputs) -> Vec<Command> {
        for action in &inputs.actions {
            match *action {
                Action::Back => return vec![Command::Back],
                Action::Confirm | Action::Lesson | Action::Click(Target::Offer(true)) => {
                    return Destination::Lesson.open();
                }
                Action::Go(Direction::Right | Direction::Down) => self.turn(true),
                Action::Go(Direction::Left | Direction::Up) => self.turn(false),
                Action::Next => self.turn(!inputs.run),
                Action::Click(Target::Entry(place)) => {
                    self.page = HowToPage::ALL.get(place).copied().unwrap_or(self.page);
                }
                _ => {}
            }
        }
        Vec::new()
    }

    fn turn(&mut self, forwards: bool) {
        let (place, count) = (self.page as usize, HowToPage::ALL.len());
        self.page = HowToPage::ALL[if forwards { place + 1 } else { place + count - 1 } % count];
    }
}

impl ScreenState for HowTo {
    fn traits(&self) -> ScreenTraits {
        ScreenTraits::at_rest("how-to-play", KeySet::Menu)
    }
}
