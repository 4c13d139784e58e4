//! Which key a gamepad button stands for: the one with the effect that a player would expect there.
//! So a pad works wherever the keyboard does, and a command keeps its button when it gets another
//! key.

use crate::game::bindings::{Bindings, KeyCommand};
use crate::game::input::{Button, Key, KeyReading, KeySet};

/// The key that a button stands for on this player's pad, under this reading.
pub fn key_of(
    button: Button,
    player: usize,
    reading: KeyReading,
    bindings: &Bindings,
) -> Option<Key> {
    let keys = reading.keys;
    let does = |command| Some(bindings.key(command));
    match button {
        Button::East => return Some(Key::Escape),
        _ if keys == KeySet::Taken => return None,
        Button::Select => return Some(Key::Tab),
        Button::LeftStick => return Some(Key::F1),
        Button::Go(direction) if reading.pads_are_own => {
            return does(KeyCommand::walk(player, direction));
        }
        Button::Go(direction) => return Some(Key::of_arrow(direction)),
        _ => {}
    }
    match keys {
        KeySet::Play => does(match reading.layout.command(button)? {
            KeyCommand::FirstRun => KeyCommand::run(player),
            command => command,
        }),
        KeySet::Text => match button {
            Button::South => Some(Key::F2),
            Button::Start => Some(Key::Enter),
            Button::West => Some(Key::Backspace),
            _ => None,
        },
        KeySet::ScreenKeyboard => match button {
            Button::South => Some(Key::Enter),
            Button::West => Some(Key::Backspace),
            Button::North => Some(Key::Insert),
            Button::LeftTrigger => Some(Key::Tab),
            Button::Start => Some(Key::End),
            _ => None,
        },
        KeySet::Menu => match button {
            Button::South | Button::Start => Some(Key::Enter),
            Button::West => does(KeyCommand::NewMaze),
            Button::North => does(KeyCommand::Ghost),
            Button::LeftShoulder => does(KeyCommand::Lesson),
            Button::RightShoulder => does(KeyCommand::Records),
            Button::LeftTrigger => Some(Key::Backspace),
            Button::RightTrigger => does(KeyCommand::Undo),
            Button::RightStick => does(KeyCommand::Mute),
            _ => None,
        },
        KeySet::Results => match button {
            Button::South | Button::Start => Some(Key::Enter),
            Button::West => does(KeyCommand::WatchAgain),
            Button::North => does(KeyCommand::Challenge),
            Button::LeftShoulder => does(KeyCommand::SaveRecording),
            Button::RightShoulder => does(KeyCommand::NewMaze),
            Button::LeftTrigger => does(KeyCommand::Ghost),
            Button::RightTrigger => does(KeyCommand::Watch),
            Button::RightStick => does(KeyCommand::Mute),
            _ => None,
        },
        KeySet::Lab => match button {
            Button::South => does(KeyCommand::PlayPause),
            Button::Start => Some(Key::Enter),
            Button::West => Some(Key::F2),
            Button::LeftTrigger => Some(Key::Digit1),
            Button::RightTrigger => Some(Key::Digit2),
            Button::North => Some(Key::Digit3),
            Button::LeftShoulder => Some(Key::Home),
            Button::RightShoulder => Some(Key::End),
            Button::RightStick => does(KeyCommand::NewSeed),
            _ => None,
        },
        KeySet::Theatre | KeySet::Replay | KeySet::SideBySide => match button {
            Button::South => does(KeyCommand::PlayPause),
            Button::Start => Some(Key::Enter),
            Button::West => does(KeyCommand::Generator),
            Button::North => does(KeyCommand::Solver),
            Button::LeftShoulder => Some(Key::Home),
            Button::RightShoulder => Some(Key::End),
            Button::LeftTrigger => does(KeyCommand::Fewer),
            Button::RightTrigger => does(KeyCommand::More),
            Button::RightStick => does(KeyCommand::NewSeed),
            _ => None,
        },
        KeySet::Taken => None,
    }
}

/// The button that stands for a key, on any pad.
pub fn button_for(key: Key, reading: KeyReading, bindings: &Bindings) -> Option<Button> {
    let stands_for = |&button: &Button| {
        [0, 1].iter().any(|&player| key_of(button, player, reading, bindings) == Some(key))
    };
    Button::ALL.into_iter().find(stands_for)
}
