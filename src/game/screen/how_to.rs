//! Which key does what, page by page, and the way to the first lesson.

use crate::game::input::{Action, InputDevice, Inputs, KeySet, Target};
use crate::game::screen::Next;
use crate::game::screen::state::{ScreenState, ScreenTraits};
use crate::maze::Direction;

/// The pages of keys on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HowTo {
    /// The page that is open.
    pub page: HowToPage,
}

/// A page of keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HowToPage {
    /// In a maze.
    Maze,
    /// What helps there.
    Help,
    /// On every screen.
    Screens,
    /// On the results.
    Results,
    /// Two players at one keyboard.
    TwoPlayers,
    /// The theatre.
    Theatre,
    /// Several side by side, and the rats.
    Compared,
    /// The pointer alone.
    Pointer,
    /// Fingers alone.
    Touch,
}

impl HowToPage {
    /// All of them, in the order in which they are turned.
    pub const ALL: [Self; 9] = [
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
    /// At the page for what is in hand.
    pub const fn new(hand: InputDevice) -> Self {
        let page =
            if matches!(hand, InputDevice::Finger) { HowToPage::Touch } else { HowToPage::Maze };
        Self { page }
    }

    /// One tick.
    pub fn tick(&mut self, inputs: &Inputs) -> Next {
        for action in &inputs.actions {
            match *action {
                Action::Back => return Next::Back,
                Action::Confirm | Action::Lesson | Action::Click(Target::Offer(true)) => {
                    return Next::Lesson;
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
        Next::Stay
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
