//! The rules, what each key does, and the entrance to the first lesson.

pub(crate) mod view;

use crate::screens::prelude::*;

/// The screen that explains the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HowTo {
    /// The open page.
    pub page: HowToPage,
}

/// A page of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HowToPage {
    /// The medals, and what mazes may ask for.
    #[default]
    Rules,
    /// What keys, pointer and fingers do.
    Keys,
}

impl HowToPage {
    /// All pages in order.
    pub const ALL: [Self; 2] = [Self::Rules, Self::Keys];
}

impl HowTo {
    fn turn(&mut self) {
        self.page = match self.page {
            HowToPage::Rules => HowToPage::Keys,
            HowToPage::Keys => HowToPage::Rules,
        };
    }
}

impl ScreenState for HowTo {
    fn traits(&self) -> ScreenTraits {
        ScreenTraits::at_rest("how-to-play", KeySet::Menu).at_depth(4)
    }

    fn update(&mut self, inputs: &Inputs, _: &mut World) -> Vec<Command> {
        for action in &inputs.actions {
            match *action {
                Action::Back => return vec![Command::Back],
                Action::Confirm | Action::Lesson | Action::Click(Target::Offer(true)) => {
                    return Destination::Lesson.open();
                }
                Action::Go(Direction::Left | Direction::Right) | Action::Next => self.turn(),
                Action::Click(Target::Entry(place)) => {
                    self.page = HowToPage::ALL.get(place).copied().unwrap_or(self.page);
                }
                _ => {}
            }
        }
        Vec::new()
    }

    fn place_of_focus(&self) -> [usize; 2] {
        [0, self.page as usize]
    }

    fn explained_keys(&self) -> Option<KeySet> {
        Some(KeySet::Play)
    }
}
