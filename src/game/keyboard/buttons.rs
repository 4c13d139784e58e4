//! Which key a gamepad button stands for: the one with the effect that a player would expect there.
//! So a pad works wherever the keyboard does, and a command keeps its button when it gets another
//! key.

use crate::game::bindings::{Bindings, Command};
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
        Button::Go(direction) if keys == KeySet::Play => {
            return does(Command::walk(player, direction));
        }
        Button::Go(direction) => return Some(Key::of_arrow(direction)),
        _ => {}
    }
    match keys {
        KeySet::Play => does(match reading.layout.command(button)? {
            Command::FirstRun => Command::run(player),
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
            Button::West => does(Command::NewMaze),
            Button::North => does(Command::Ghost),
            Button::LeftShoulder => does(Command::Lesson),
            Button::RightShoulder => does(Command::Records),
            Button::LeftTrigger => Some(Key::Backspace),
            Button::RightTrigger => does(Command::Undo),
            Button::RightStick => does(Command::Mute),
            _ => None,
        },
        KeySet::Results => match button {
            Button::South | Button::Start => Some(Key::Enter),
            Button::West => does(Command::WatchAgain),
            Button::North => does(Command::Challenge),
            Button::LeftShoulder => does(Command::SaveRecording),
            Button::RightShoulder => does(Command::NewMaze),
            Button::LeftTrigger => does(Command::Ghost),
            Button::RightTrigger => does(Command::Watch),
            Button::RightStick => does(Command::Mute),
            _ => None,
        },
        KeySet::Lab => match button {
            Button::South => does(Command::PlayPause),
            Button::Start => Some(Key::Enter),
            Button::West => Some(Key::F2),
            Button::LeftTrigger => Some(Key::Digit1),
            Button::RightTrigger => Some(Key::Digit2),
            Button::North => Some(Key::Digit3),
            Button::LeftShoulder => Some(Key::Home),
            Button::RightShoulder => Some(Key::End),
            Button::RightStick => does(Command::NewSeed),
            _ => None,
        },
        KeySet::Theatre | KeySet::Replay | KeySet::SideBySide => match button {
            Button::South => does(Command::PlayPause),
            Button::Start => Some(Key::Enter),
            Button::West => does(Command::Generator),
            Button::North => does(Command::Solver),
            Button::LeftShoulder => Some(Key::Home),
            Button::RightShoulder => Some(Key::End),
            Button::LeftTrigger => does(Command::Fewer),
            Button::RightTrigger => does(Command::More),
            Button::RightStick => does(Command::NewSeed),
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
