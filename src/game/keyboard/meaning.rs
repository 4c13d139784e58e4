//! The meaning of a key: it depends on the screen and on the player's bindings.

use crate::game::bindings::{Bindings, CommandGroup, KeyCommand};
use crate::game::input::{Action, Key, KeySet};
use crate::maze::Direction;

/// The most lanes side by side.
const MOST_LANES: usize = 4;

const fn named_action(key: Key) -> Option<Action> {
    Some(match key {
        Key::Enter | Key::PadEnter => Action::Confirm,
        Key::Escape => Action::Back,
        Key::Tab => Action::Next,
        Key::Backspace | Key::Delete => Action::Erase,
        Key::End => Action::Skip,
        Key::Home => Action::Home,
        Key::F1 => Action::MoreKeys,
        key => match key.arrow() {
            Some(direction) => Action::Go(direction),
            None => return None,
        },
    })
}

/// The meaning of a pressed key; with Ctrl, the player's bindings do not apply.
pub(super) fn meaning(
    key: Key,
    is_plain: bool,
    keys: KeySet,
    bindings: &Bindings,
) -> Option<Action> {
    let bound = |group| bindings.command(group, key).filter(|_| is_plain)?.action();
    let named = named_action(key);
    let meant = match keys {
        KeySet::Taken => return named,
        KeySet::Text | KeySet::ScreenKeyboard => return named.or_else(|| writing_action(key)),
        KeySet::Menu => named
            .or_else(|| menu_action(key))
            .or_else(|| bound(CommandGroup::Pages).filter(is_for_every_menu))
            .or_else(|| bound(CommandGroup::Playing))
            .or_else(|| phones_action(key))
            .or_else(|| history_action(key, is_plain))
            .or_else(|| page_action(key)),
        KeySet::Results => named
            .or_else(|| bound(CommandGroup::Pages))
            .or_else(|| menu_action(key))
            .or_else(|| bound(CommandGroup::Playing)),
        KeySet::Replay => {
            named.or_else(|| bound(CommandGroup::Theatre)).or_else(|| bound(CommandGroup::Playing))
        }
        KeySet::Play => bound(CommandGroup::Playing)
            .or(named)
            .or_else(|| asking_action(key))
            .or_else(|| page_action(key)),
        KeySet::Theatre => {
            named.or_else(|| bound(CommandGroup::Theatre)).or_else(|| theatre_action(key))
        }
        KeySet::Lab => named
            .or_else(|| lane_action(key))
            .or_else(|| bound(CommandGroup::Theatre))
            .or_else(|| presenter_action(key))
            .or_else(|| writing_action(key)),
        KeySet::SideBySide => named.or_else(|| match bound(CommandGroup::Theatre) {
            Some(Action::Zoom(notches)) if notches > 0.0 => Some(Action::MoreLanes),
            Some(Action::Zoom(_)) => Some(Action::FewerLanes),
            bound => bound.or_else(|| lane_action(key)),
        }),
    };
    meant.or_else(|| keypad_action(key))
}

/// Whether the action of a key for pages also works on the title and in menus.
const fn is_for_every_menu(action: &Action) -> bool {
    matches!(action, Action::Lesson | Action::Records | Action::Undo)
}

/// The meaning of a key while a text is edited.
const fn writing_action(key: Key) -> Option<Action> {
    match key {
        Key::F2 => Some(Action::ScreenKeyboard),
        // On a keyboard the space bar types a character by itself, on a gamepad nothing does.
        Key::Insert => Some(Action::Type(' ')),
        _ => None,
    }
}

/// The keys that ask for the position in a maze, unless they are bound otherwise.
const fn asking_action(key: Key) -> Option<Action> {
    match key {
        Key::I => Some(Action::WhereAmI),
        Key::O => Some(Action::WhatIsOpen),
        _ => None,
    }
}

/// The meaning of a key in every menu, besides the named keys.
fn menu_action(key: Key) -> Option<Action> {
    (key == Key::Space).then_some(Action::Confirm)
}

/// The key that asks for phones, unless it is bound otherwise.
fn phones_action(key: Key) -> Option<Action> {
    (key == Key::J).then_some(Action::Phones)
}

/// The keys that take back and do again, with Ctrl or, unless they are bound otherwise, without.
const fn history_action(key: Key, is_plain: bool) -> Option<Action> {
    match key {
        Key::Y => Some(Action::Redo),
        Key::Z if !is_plain => Some(Action::Undo),
        _ => None,
    }
}

/// The keys that turn pages, unless they are bound otherwise.
const fn page_action(key: Key) -> Option<Action> {
    match key {
        Key::PageUp => Some(Action::Page(-1)),
        Key::PageDown => Some(Action::Page(1)),
        _ => None,
    }
}

/// The meaning of a presenter's keys in the theatre, unless they are bound otherwise.
const fn theatre_action(key: Key) -> Option<Action> {
    match key {
        Key::F => Some(Action::Next),
        Key::Q => Some(Action::Ask),
        Key::D => Some(Action::Recursion),
        Key::T => Some(Action::Tiles),
        Key::B => Some(Action::NextEstimate),
        Key::X => Some(Action::SetMark),
        Key::Y => Some(Action::OwnProgram),
        Key::J => Some(Action::SaveRecording),
        Key::Z => Some(Action::WhichBuilt),
        key => match digit(key) {
            Some(place) => Some(Action::Lane(place)),
            None => presenter_action(key),
        },
    }
}

const fn presenter_action(key: Key) -> Option<Action> {
    match key {
        Key::PageDown => Some(Action::Go(Direction::Right)),
        Key::PageUp => Some(Action::Go(Direction::Left)),
        Key::O => Some(Action::Loop),
        Key::A => Some(Action::Hands),
        Key::H => Some(Action::Hint),
        Key::I => Some(Action::ShowCode),
        Key::P => Some(Action::Worksheet),
        _ => None,
    }
}

/// The meaning of the keypad, unless it is bound otherwise.
const fn keypad_action(key: Key) -> Option<Action> {
    match key {
        Key::PadPlus => Some(Action::Zoom(1.0)),
        Key::PadMinus => Some(Action::Zoom(-1.0)),
        _ => None,
    }
}

/// The additional meaning of a digit in a comparison side by side.
const fn lane_action(key: Key) -> Option<Action> {
    match digit(key) {
        Some(place) if place < MOST_LANES => Some(Action::Lane(place)),
        _ => None,
    }
}

/// The index for a digit from 1 on.
const fn digit(key: Key) -> Option<usize> {
    Some(match key {
        Key::Digit1 | Key::Pad1 => 0,
        Key::Digit2 | Key::Pad2 => 1,
        Key::Digit3 | Key::Pad3 => 2,
        Key::Digit4 | Key::Pad4 => 3,
        Key::Digit5 | Key::Pad5 => 4,
        Key::Digit6 | Key::Pad6 => 5,
        Key::Digit7 | Key::Pad7 => 6,
        Key::Digit8 | Key::Pad8 => 7,
        Key::Digit9 | Key::Pad9 => 8,
        _ => return None,
    })
}

/// The keys to walk in a direction while one player plays: those of both sets, and the arrow unless
/// it is bound otherwise.
pub(super) fn keys_to_walk(direction: Direction, bindings: &Bindings) -> Vec<Key> {
    let of_sets = [0, 1].map(|player| bindings.key(KeyCommand::walk(player, direction)));
    let arrow = Key::of_arrow(direction);
    let is_free = bindings.command(CommandGroup::Playing, arrow).is_none();
    of_sets.into_iter().chain(is_free.then_some(arrow)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn means(key: Key, keys: KeySet, bindings: &Bindings) -> Option<Action> {
        meaning(key, true, keys, bindings)
    }

    #[test]
    fn menus_can_be_worked_whatever_the_keys_were_given_to() {
        let mut bindings = Bindings::default();
        for (command, key) in [
            (KeyCommand::Hint, Key::Up),
            (KeyCommand::Solve, Key::Space),
            (KeyCommand::Trail, Key::Tab),
            (KeyCommand::PlayPause, Key::X),
        ] {
            bindings.give(command, key).unwrap();
        }
        for keys in [KeySet::Menu, KeySet::Theatre, KeySet::SideBySide] {
            for (key, action) in [
                (Key::Up, Action::Go(Direction::Up)),
                (Key::Left, Action::Go(Direction::Left)),
                (Key::Enter, Action::Confirm),
                (Key::Escape, Action::Back),
                (Key::Tab, Action::Next),
            ] {
                assert_eq!(means(key, keys, &bindings), Some(action), "{keys:?}");
            }
        }
        assert_eq!(means(Key::Space, KeySet::Menu, &bindings), Some(Action::Confirm));
        assert_eq!(means(Key::Up, KeySet::Play, &bindings), Some(Action::Hint));
        assert_eq!(means(Key::Escape, KeySet::Play, &bindings), Some(Action::Back));
        assert_eq!(means(Key::H, KeySet::Play, &bindings), Some(Action::Go(Direction::Up)));
        assert_eq!(means(Key::X, KeySet::Theatre, &bindings), Some(Action::PlayPause));
        assert_eq!(means(Key::X, KeySet::Text, &bindings), None);
    }

    #[test]
    fn sound_goes_off_with_one_key_wherever_nothing_is_typed() {
        let bindings = Bindings::default();
        let all = [KeySet::Menu, KeySet::Play, KeySet::Results, KeySet::Replay];
        for keys in all.into_iter().chain([KeySet::Theatre, KeySet::SideBySide]) {
            assert_eq!(means(Key::M, keys, &bindings), Some(Action::Mute), "{keys:?}");
        }
        assert_eq!(means(Key::M, KeySet::Text, &bindings), None);
    }

    #[test]
    fn what_hands_a_run_out_is_understood_on_the_results_alone() {
        let bindings = Bindings::default();
        let save = |keys| means(Key::S, keys, &bindings);
        assert_eq!(save(KeySet::Results), Some(Action::SaveRecording));
        assert_eq!(save(KeySet::Menu), Some(Action::Go(Direction::Down)));
        assert_eq!(means(Key::L, KeySet::Menu, &bindings), Some(Action::Lesson));
    }

    #[test]
    fn with_ctrl_only_keys_with_a_name_mean_anything() {
        let bindings = Bindings::default();
        assert_eq!(meaning(Key::H, false, KeySet::Play, &bindings), None);
        let right = Some(Action::Go(Direction::Right));
        assert_eq!(meaning(Key::Right, false, KeySet::Theatre, &bindings), right);
    }

    #[test]
    fn an_arrow_walks_unless_it_does_something_else() {
        let mut bindings = Bindings::default();
        assert_eq!(keys_to_walk(Direction::Up, &bindings), [Key::W, Key::Up]);
        bindings.give(KeyCommand::SecondUp, Key::I).unwrap();
        assert_eq!(keys_to_walk(Direction::Up, &bindings), [Key::W, Key::I, Key::Up]);
        bindings.give(KeyCommand::Hint, Key::Up).unwrap();
        assert_eq!(keys_to_walk(Direction::Up, &bindings), [Key::W, Key::I]);
    }
}
