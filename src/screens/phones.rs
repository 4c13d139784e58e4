//! Phones as pads: the code that a phone scans, and which phones are there.

pub(crate) mod view;

use crate::screens::prelude::*;

/// After so long it is said what may keep a phone away.
const LONG_TICKS: u32 = 20 * TICKS_PER_SECOND;

/// The screen on which phones become pads.
#[derive(Clone, Debug, Default)]
pub struct PhonesScreen {
    /// The address that is shown, where this machine is in several networks.
    pub place: usize,
    ticks: u32,
}

impl PhonesScreen {
    /// Whether no phone has come for long.
    pub const fn is_in_vain(&self) -> bool {
        self.ticks >= LONG_TICKS
    }

    /// The address that is shown.
    pub fn address<'a>(&self, world: &'a World) -> Option<&'a str> {
        let addresses = &world.phones.addresses;
        addresses.get(self.place).or_else(|| addresses.first()).map(String::as_str)
    }
}

impl ScreenState for PhonesScreen {
    fn traits(&self) -> ScreenTraits {
        ScreenTraits::at_rest("phones", KeySet::Menu).at_depth(2)
    }

    fn update(&mut self, inputs: &Inputs, world: &mut World) -> Vec<Command> {
        world.phones.are_wanted = true;
        self.ticks = if world.phones.players.is_empty() { self.ticks.saturating_add(1) } else { 0 };
        let count = world.phones.addresses.len().max(1);
        for action in &inputs.actions {
            match action {
                Action::Go(Direction::Right) => self.place = (self.place + 1) % count,
                Action::Go(Direction::Left) => self.place = (self.place + count - 1) % count,
                Action::Back | Action::Confirm | Action::Click(Target::Entry(_)) => {
                    return vec![Command::Back];
                }
                _ => {}
            }
        }
        Vec::new()
    }

    fn place_of_focus(&self) -> [usize; 2] {
        [0, 0]
    }
}
