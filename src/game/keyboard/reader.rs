//! How keys are interpreted in a tick.

use crate::game::bindings::{Bindings, KeyCommand};
use crate::game::input::{Key, KeyReading, KeySet};

pub(super) const SHIFTS: [Key; 2] = [Key::LeftShift, Key::RightShift];

#[derive(Clone, Copy)]
pub(super) struct KeyReader<'a> {
    pub reading: KeyReading,
    pub bindings: &'a Bindings,
}

impl KeyReader<'_> {
    /// The keys to run.
    pub fn keys_to_run(self) -> [Key; 2] {
        match self.reading.keys {
            KeySet::Play => [0, 1].map(|player| self.bindings.key(KeyCommand::run(player))),
            KeySet::Text
            | KeySet::ScreenKeyboard
            | KeySet::Menu
            | KeySet::Theatre
            | KeySet::Results
            | KeySet::Replay
            | KeySet::SideBySide
            | KeySet::Lab
            | KeySet::Taken => SHIFTS,
        }
    }

    /// Whether this is the single key of a player who uses only one.
    pub fn is_the_one_key(self, key: Key) -> bool {
        let is_space_here =
            || self.reading.keys == KeySet::Play && key == self.bindings.key(KeyCommand::Hold);
        let is_it = matches!(key, Key::Enter | Key::PadEnter | Key::Space);
        self.reading.one_key && (is_it || is_space_here())
    }
}
