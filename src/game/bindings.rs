//! The key bindings that the player has chosen.
//!
//! Every command has exactly one key, and no two commands of one screen share a key: a command that
//! is given the key of another one of its [`CommandGroup`] passes its old key to that one. Enter,
//! Esc, Backspace, Home and End are [reserved](Key::is_reserved) and the arrows always work in
//! menus, so menus can be used whatever was changed.

mod command;
mod pad_layout;

use std::collections::BTreeMap;

use super::input::Key;
pub use command::{CommandGroup, KeyCommand};
pub use pad_layout::PadLayout;

/// The keys of all commands; only those that differ from the usual ones are stored.
///
/// ```
/// use icetea_maze::game::bindings::{Bindings, KeyCommand, CommandGroup};
/// use icetea_maze::game::input::Key;
///
/// let mut bindings = Bindings::default();
/// assert_eq!(bindings.key(KeyCommand::Hint), Key::H);
/// assert_eq!(bindings.give(KeyCommand::Hint, Key::Q), Ok(Some(KeyCommand::Solve)));
/// assert_eq!(bindings.key(KeyCommand::Solve), Key::H);
/// assert_eq!(bindings.command(CommandGroup::Playing, Key::Q), Some(KeyCommand::Hint));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct Bindings {
    changed: BTreeMap<KeyCommand, Key>,
}

/// Commands that did not exist when older settings files were written.
const NEWER: [KeyCommand; 2] = [KeyCommand::Flag, KeyCommand::TakeBack];

/// Why a key is refused: it has a fixed meaning where the command is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reserved;

impl Bindings {
    /// The key of a command.
    pub fn key(&self, command: KeyCommand) -> Key {
        self.changed.get(&command).copied().unwrap_or_else(|| command.usual_key())
    }

    /// The command of a key in a group.
    pub fn command(&self, group: CommandGroup, key: Key) -> Option<KeyCommand> {
        let all = KeyCommand::ALL.iter().copied();
        all.filter(|command| command.group() == group).find(|&command| self.key(command) == key)
    }

    /// Gives a command this key; a command that had it gets the old key and is returned.
    pub fn give(&mut self, command: KeyCommand, key: Key) -> Result<Option<KeyCommand>, Reserved> {
        let old = self.key(command);
        let other = self.command(command.group(), key).filter(|&other| other != command);
        let mut given = self.clone();
        given.put(command, key);
        if let Some(other) = other {
            given.put(other, old);
        }
        if !given.are_sound() {
            return Err(Reserved);
        }
        *self = given;
        Ok(other)
    }

    fn put(&mut self, command: KeyCommand, key: Key) {
        if key == command.usual_key() {
            self.changed.remove(&command);
        } else {
            self.changed.insert(command, key);
        }
    }

    /// Gives a free key to each newer command whose usual key was given to another command before
    /// the newer one existed.
    #[must_use]
    pub fn without_conflicts(mut self) -> Self {
        for command in NEWER {
            let is_taken = |key: Key| {
                let mut others = KeyCommand::ALL.iter().filter(|&&other| other != command);
                others.any(|&other| command.meets(other) && self.key(other) == key)
            };
            if self.changed.contains_key(&command) || !is_taken(self.key(command)) {
                continue;
            }
            let mut free = Key::ALL.iter().filter(|&&key| command.can_have(key));
            if let Some(&key) = free.find(|&&key| !is_taken(key)) {
                self.changed.insert(command, key);
            }
        }
        self
    }

    /// Without conflicts, or else the usual ones: a file may say anything.
    pub(super) fn usable(self) -> Self {
        Some(self.without_conflicts()).filter(Self::are_sound).unwrap_or_default()
    }

    /// Whether no two commands that meet share a key, and none has a key that it cannot have: a
    /// file may contain anything.
    pub fn are_sound(&self) -> bool {
        let can_have = |&command: &KeyCommand| command.can_have(self.key(command));
        let is_alone = |(place, &command): (usize, &KeyCommand)| {
            let mut before = KeyCommand::ALL[..place].iter();
            !before.any(|&other| command.meets(other) && self.key(other) == self.key(command))
        };
        KeyCommand::ALL.iter().all(can_have) && KeyCommand::ALL.iter().enumerate().all(is_alone)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn any_command() -> impl Strategy<Value = KeyCommand> {
        prop::sample::select(KeyCommand::ALL)
    }

    fn any_key() -> impl Strategy<Value = Key> {
        prop::sample::select(Key::ALL)
    }

    proptest! {
        #[test]
        fn whatever_is_given_every_command_has_a_key_of_its_own(
            gifts in prop::collection::vec((any_command(), any_key()), 0..60),
        ) {
            let mut bindings = Bindings::default();
            for (command, key) in gifts {
                let before = bindings.clone();
                if let Ok(other) = bindings.give(command, key) {
                    prop_assert_eq!(bindings.key(command), key);
                    prop_assert_eq!(bindings.command(command.group(), key), Some(command));
                    let meets = |one: &&KeyCommand| one.meets(command) && bindings.key(**one) == key;
                    prop_assert_eq!(KeyCommand::ALL.iter().filter(meets).count(), 1);
                    if let Some(other) = other {
                        prop_assert_eq!(bindings.key(other), before.key(command));
                    }
                } else {
                    prop_assert_eq!(&bindings, &before);
                }
                prop_assert!(bindings.are_sound());
                let changed = |one: &&KeyCommand| bindings.key(**one) != before.key(**one);
                prop_assert!(KeyCommand::ALL.iter().filter(changed).count() <= 2);
            }
        }
    }

    #[test]
    fn the_usual_keys_are_sound_and_said_by_nothing() {
        let mut bindings = Bindings::default();
        assert!(bindings.are_sound() && bindings.changed.is_empty());
        bindings.give(KeyCommand::Hint, Key::X).unwrap();
        assert!(!bindings.changed.is_empty());
        bindings.give(KeyCommand::Hint, Key::H).unwrap();
        assert!(bindings.changed.is_empty());
    }

    #[test]
    fn a_new_command_leaves_its_key_to_whoever_was_given_it() {
        let older = Bindings { changed: BTreeMap::from([(KeyCommand::Hint, Key::F)]) };
        let settled = older.without_conflicts();
        assert!(settled.are_sound());
        assert_eq!(settled.key(KeyCommand::Hint), Key::F);
        assert_ne!(settled.key(KeyCommand::Flag), Key::F);
        assert_eq!(Bindings::default().without_conflicts(), Bindings::default());
    }

    #[test]
    fn what_two_commands_of_a_group_share_is_not_sound() {
        let shared = |command, key| Bindings { changed: BTreeMap::from([(command, key)]) };
        assert!(!shared(KeyCommand::Hint, Key::Q).are_sound());
        assert!(!shared(KeyCommand::Film, Key::Left).are_sound());
        assert!(shared(KeyCommand::Hint, Key::E).are_sound(), "the theatre's E is another one");
        assert!(!shared(KeyCommand::Challenge, Key::R).are_sound(), "the results know R as well");
        assert!(shared(KeyCommand::Challenge, Key::Q).are_sound(), "but nothing of auto-solve");
    }

    #[test]
    fn what_meets_on_a_page_is_refused_and_not_exchanged() {
        let mut bindings = Bindings::default();
        assert_eq!(bindings.give(KeyCommand::Mute, Key::L), Err(Reserved));
        assert_eq!(bindings.give(KeyCommand::Lesson, Key::M), Err(Reserved));
        assert_eq!(bindings.give(KeyCommand::Lesson, Key::W), Ok(Some(KeyCommand::WatchAgain)));
        assert_eq!(bindings.key(KeyCommand::WatchAgain), Key::L);
    }

    #[test]
    fn the_timeline_keeps_its_keys() {
        let mut bindings = Bindings::default();
        for key in [Key::Left, Key::Tab, Key::LeftShift] {
            assert_eq!(bindings.give(KeyCommand::Film, key), Err(Reserved));
        }
    }

    #[test]
    fn a_reserved_key_is_nobodys() {
        let reserved = Key::ALL.iter().filter(|key| key.is_reserved());
        for (&key, &command) in
            reserved.flat_map(|key| KeyCommand::ALL.iter().map(move |one| (key, one)))
        {
            assert_eq!(
                Bindings::default().give(command, key),
                Err(Reserved),
                "{command:?} {key:?}"
            );
        }
    }
}
