//! The gamepad layout in a maze that the player has chosen.

use std::collections::BTreeMap;

use super::{CommandGroup, KeyCommand, Reserved};
use crate::game::input::Button;

/// The commands of all buttons that can be changed.
///
/// ```
/// use icetea_maze::game::bindings::{KeyCommand, PadLayout};
/// use icetea_maze::game::input::Button;
///
/// let mut layout = PadLayout::default();
/// assert_eq!(layout.give(KeyCommand::Hint, Button::West), Ok(Some(KeyCommand::Solve)));
/// assert_eq!(layout.command(Button::West), Some(KeyCommand::Hint));
/// assert_eq!(layout.command(Button::North), Some(KeyCommand::Solve));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "store",
    derive(serde::Serialize, serde::Deserialize),
    serde(from = "BTreeMap<Button, KeyCommand>", into = "BTreeMap<Button, KeyCommand>")
)]
pub struct PadLayout([KeyCommand; BUTTONS.len()]);

/// All other buttons leave a maze, show all of it, or walk.
const BUTTONS: [Button; 9] = [
    Button::South,
    Button::West,
    Button::North,
    Button::LeftShoulder,
    Button::RightShoulder,
    Button::LeftTrigger,
    Button::RightTrigger,
    Button::Start,
    Button::RightStick,
];
/// Their usual commands; running applies to whichever player has the pad.
const USUAL: [KeyCommand; BUTTONS.len()] = [
    KeyCommand::Hold,
    KeyCommand::Solve,
    KeyCommand::Hint,
    KeyCommand::Farther,
    KeyCommand::Closer,
    KeyCommand::TakeBack,
    KeyCommand::FirstRun,
    KeyCommand::Pause,
    KeyCommand::Trail,
];

impl Default for PadLayout {
    fn default() -> Self {
        Self::USUAL
    }
}

impl PadLayout {
    /// The layout unless the player has changed it.
    pub const USUAL: Self = Self(USUAL);

    /// The command of a button, if it can be changed.
    pub fn command(self, button: Button) -> Option<KeyCommand> {
        place(button).map(|place| self.0[place])
    }

    /// Gives a command this button. If the button had another command, that is returned: it gets
    /// the old button of the command, or none if there was none.
    pub fn give(
        &mut self,
        command: KeyCommand,
        button: Button,
    ) -> Result<Option<KeyCommand>, Reserved> {
        let place = place(button).filter(|_| can_have_button(command)).ok_or(Reserved)?;
        let old = self.0[place];
        if let Some(other) = self.0.iter().position(|&one| one == command) {
            self.0[other] = old;
        }
        self.0[place] = command;
        Ok(Some(old).filter(|&old| old != command))
    }

    /// Whether a command has a button at all.
    pub fn has(self, command: KeyCommand) -> bool {
        self.0.contains(&command)
    }
}

impl From<BTreeMap<Button, KeyCommand>> for PadLayout {
    /// From a file, which may contain anything: invalid entries are ignored.
    fn from(changed: BTreeMap<Button, KeyCommand>) -> Self {
        let mut layout = Self::default();
        for (button, command) in changed.into_iter().filter(|&(_, one)| can_have_button(one)) {
            if let Some(place) = place(button) {
                layout.0[place] = command;
            }
        }
        layout
    }
}

impl From<PadLayout> for BTreeMap<Button, KeyCommand> {
    /// Only what differs from the usual layout.
    fn from(layout: PadLayout) -> Self {
        let all = BUTTONS.into_iter().zip(layout.0).zip(USUAL);
        all.filter(|((_, command), usual)| command != usual).map(|(changed, _)| changed).collect()
    }
}

fn place(button: Button) -> Option<usize> {
    BUTTONS.iter().position(|&one| one == button)
}

/// Whether a pad can have a button for this command in a maze. Each player runs with their own pad,
/// so the first player's command stands for both.
fn can_have_button(command: KeyCommand) -> bool {
    let walks_or_runs = KeyCommand::ALL[..10].contains(&command) && command != KeyCommand::FirstRun;
    command.group() == CommandGroup::Playing && !walks_or_runs
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn whatever_is_given_is_had_and_a_file_says_it_again(
            gifts in prop::collection::vec(
                (prop::sample::select(KeyCommand::ALL), prop::sample::select(&Button::ALL)), 0..60),
        ) {
            let mut layout = PadLayout::default();
            for (command, button) in gifts {
                let before = layout;
                if let Ok(old) = layout.give(command, button) {
                    prop_assert_eq!(layout.command(button), Some(command));
                    prop_assert_eq!(old.unwrap_or(command), before.command(button).unwrap());
                    let is_lost = old.is_some_and(|old| !layout.has(old));
                    prop_assert!(!is_lost || !before.has(command));
                    let changed =
                        BUTTONS.iter().filter(|&&one| layout.command(one) != before.command(one));
                    prop_assert!(changed.count() <= 2);
                } else {
                    prop_assert_eq!(layout, before);
                    prop_assert!(!BUTTONS.contains(&button) || !can_have_button(command));
                }
                let file: BTreeMap<Button, KeyCommand> = layout.into();
                prop_assert_eq!(PadLayout::from(file), layout);
            }
        }
    }

    #[test]
    fn nothing_is_written_of_what_is_usual_and_nothing_taken_that_cannot_be() {
        assert!(BTreeMap::from(PadLayout::default()).is_empty());
        let odd = [
            (Button::East, KeyCommand::Hint),
            (Button::South, KeyCommand::FirstUp),
            (Button::West, KeyCommand::SecondRun),
            (Button::North, KeyCommand::Film),
        ];
        assert_eq!(PadLayout::from(BTreeMap::from(odd)), PadLayout::default());
    }
}
