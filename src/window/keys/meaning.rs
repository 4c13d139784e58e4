//! What a key means: it depends on the screen that has the keys, and on what the player gave it.

use icetea_maze::game::bindings::{Bindings, Command, Group, Key};
use icetea_maze::game::input::Action;
use icetea_maze::maze::Direction;
use macroquad::prelude::*;

use crate::window::key_codes::{code_of, key_of};

/// How the screen that has the keys wants them read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// What a letter means.
    pub letters: Letters,
    /// An arrow that is held down counts again and again.
    pub arrows_repeat: bool,
}

/// What keys mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Letters {
    /// Those with a character are typed, and are no commands.
    Text,
    /// Arrows, Enter and the like come first, and then the commands of playing.
    Menu,
    /// The commands of playing come first.
    Play,
    /// The commands of the theatre.
    Theatre,
    /// Those of menus, and those that hand a run out.
    Results,
    /// The commands of the theatre, and where those mean nothing of playing.
    Replay,
    /// The same where several go side by side.
    SideBySide,
    /// The next one is given to a command.
    Taken,
}

pub(super) const ARROWS: [(KeyCode, Direction); 4] = [
    (KeyCode::Right, Direction::Right),
    (KeyCode::Down, Direction::Down),
    (KeyCode::Left, Direction::Left),
    (KeyCode::Up, Direction::Up),
];

pub(super) fn direction_of(key: KeyCode, keys: &[(KeyCode, Direction)]) -> Option<Action> {
    keys.iter().find(|of| of.0 == key).map(|of| Action::Go(of.1))
}

/// What a key with a name means.
fn named_action(key: KeyCode) -> Option<Action> {
    Some(match key {
        KeyCode::Enter | KeyCode::KpEnter => Action::Confirm,
        KeyCode::Escape => Action::Back,
        KeyCode::Tab => Action::Next,
        KeyCode::Backspace => Action::Erase,
        KeyCode::End => Action::Skip,
        KeyCode::Home => Action::Home,
        key => return direction_of(key, &ARROWS),
    })
}

/// What a key means that was pressed, and what it is bound by.
pub(super) fn meaning(
    code: KeyCode,
    key: Option<Key>,
    letters: Letters,
    bindings: &Bindings,
) -> Option<Action> {
    let bound = |group| bindings.command(group, key?)?.action();
    let named = named_action(code);
    let meant = match letters {
        Letters::Text | Letters::Taken => return named,
        Letters::Menu => named
            .or_else(|| menu_action(code))
            .or_else(|| bound(Group::Pages).filter(is_for_every_menu))
            .or_else(|| bound(Group::Playing)),
        Letters::Results => named
            .or_else(|| bound(Group::Pages))
            .or_else(|| menu_action(code))
            .or_else(|| bound(Group::Playing)),
        Letters::Replay => {
            named.or_else(|| bound(Group::Theatre)).or_else(|| bound(Group::Playing))
        }
        Letters::Play => bound(Group::Playing).or(named),
        Letters::Theatre => named.or_else(|| bound(Group::Theatre)),
        Letters::SideBySide => named.or_else(|| match bound(Group::Theatre) {
            Some(Action::Zoom(notches)) if notches > 0.0 => Some(Action::MoreLanes),
            Some(Action::Zoom(_)) => Some(Action::FewerLanes),
            bound => bound.or_else(|| lane_action(code)),
        }),
    };
    meant.or_else(|| keypad_action(code))
}

/// Whether what a key of pages asks for is understood on the title and in menus too.
const fn is_for_every_menu(action: &Action) -> bool {
    matches!(action, Action::Lesson | Action::Records | Action::Undo)
}

/// What a key means in every menu, besides those with a name.
fn menu_action(code: KeyCode) -> Option<Action> {
    (code == KeyCode::Space).then_some(Action::Confirm)
}

/// What the keypad means unless it was given something else to do.
const fn keypad_action(code: KeyCode) -> Option<Action> {
    match code {
        KeyCode::KpAdd => Some(Action::Zoom(1.0)),
        KeyCode::KpSubtract => Some(Action::Zoom(-1.0)),
        _ => None,
    }
}

/// What a digit means beside that where several go side by side.
const fn lane_action(code: KeyCode) -> Option<Action> {
    Some(match code {
        KeyCode::Key1 | KeyCode::Kp1 => Action::Lane(0),
        KeyCode::Key2 | KeyCode::Kp2 => Action::Lane(1),
        KeyCode::Key3 | KeyCode::Kp3 => Action::Lane(2),
        KeyCode::Key4 | KeyCode::Kp4 => Action::Lane(3),
        _ => return None,
    })
}

/// The keys with which one player goes into this direction while no one else plays: those of both
/// sets, and the arrow unless it does something else.
pub(super) fn keys_to_walk(direction: Direction, bindings: &Bindings) -> Vec<KeyCode> {
    let of_sets = [0, 1].map(|player| code_of(bindings.key(Command::walk(player, direction))));
    let is_free = |code: KeyCode| {
        key_of(code).is_some_and(|key| bindings.command(Group::Playing, key).is_none())
    };
    let arrow = ARROWS.iter().find(|arrow| arrow.1 == direction).map(|arrow| arrow.0);
    of_sets.into_iter().chain(arrow.filter(|&arrow| is_free(arrow))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn means(code: KeyCode, letters: Letters, bindings: &Bindings) -> Option<Action> {
        meaning(code, key_of(code), letters, bindings)
    }

    #[test]
    fn menus_can_be_worked_whatever_the_keys_were_given_to() {
        let mut bindings = Bindings::default();
        for (command, key) in [
            (Command::Hint, Key::Up),
            (Command::Solve, Key::Space),
            (Command::Trail, Key::Tab),
            (Command::PlayPause, Key::X),
        ] {
            bindings.give(command, key).unwrap();
        }
        for letters in [Letters::Menu, Letters::Theatre, Letters::SideBySide] {
            for (code, action) in [
                (KeyCode::Up, Action::Go(Direction::Up)),
                (KeyCode::Left, Action::Go(Direction::Left)),
                (KeyCode::Enter, Action::Confirm),
                (KeyCode::Escape, Action::Back),
                (KeyCode::Tab, Action::Next),
            ] {
                assert_eq!(means(code, letters, &bindings), Some(action), "{letters:?}");
            }
        }
        assert_eq!(means(KeyCode::Space, Letters::Menu, &bindings), Some(Action::Confirm));
        assert_eq!(means(KeyCode::Up, Letters::Play, &bindings), Some(Action::Hint));
        assert_eq!(means(KeyCode::Escape, Letters::Play, &bindings), Some(Action::Back));
        assert_eq!(means(KeyCode::H, Letters::Play, &bindings), Some(Action::Go(Direction::Up)));
        assert_eq!(means(KeyCode::X, Letters::Theatre, &bindings), Some(Action::PlayPause));
        assert_eq!(means(KeyCode::X, Letters::Text, &bindings), None);
    }

    #[test]
    fn sound_goes_off_with_one_key_wherever_nothing_is_typed() {
        let bindings = Bindings::default();
        let all = [Letters::Menu, Letters::Play, Letters::Results, Letters::Replay];
        for letters in all.into_iter().chain([Letters::Theatre, Letters::SideBySide]) {
            assert_eq!(means(KeyCode::M, letters, &bindings), Some(Action::Mute), "{letters:?}");
        }
        assert_eq!(means(KeyCode::M, Letters::Text, &bindings), None);
    }

    #[test]
    fn what_hands_a_run_out_is_understood_on_the_results_alone() {
        let bindings = Bindings::default();
        let save = |letters| means(KeyCode::S, letters, &bindings);
        assert_eq!(save(Letters::Results), Some(Action::SaveRecording));
        assert_eq!(save(Letters::Menu), Some(Action::Go(Direction::Down)));
        assert_eq!(means(KeyCode::L, Letters::Menu, &bindings), Some(Action::Lesson));
    }

    #[test]
    fn an_arrow_walks_unless_it_does_something_else() {
        let mut bindings = Bindings::default();
        assert_eq!(keys_to_walk(Direction::Up, &bindings), [KeyCode::W, KeyCode::Up]);
        bindings.give(Command::SecondUp, Key::I).unwrap();
        assert_eq!(keys_to_walk(Direction::Up, &bindings), [KeyCode::W, KeyCode::I, KeyCode::Up]);
        bindings.give(Command::Hint, Key::Up).unwrap();
        assert_eq!(keys_to_walk(Direction::Up, &bindings), [KeyCode::W, KeyCode::I]);
    }
}
