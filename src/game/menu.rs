//! A list of entries of which one has the focus.

use super::input::{Action, Target};
use crate::maze::Direction;

/// The entries of a menu; those that cannot be chosen are skipped.
#[derive(Clone, Debug)]
pub struct Menu<T: 'static> {
    entries: Vec<(T, bool)>,
    /// The index of the entry that has the focus.
    pub focus: usize,
}

impl<T: Copy + PartialEq> Menu<T> {
    /// A menu with the focus on its first available entry.
    pub fn new(entries: impl IntoIterator<Item = (T, bool)>) -> Self {
        let entries: Vec<_> = entries.into_iter().collect();
        let focus = entries.iter().position(|entry| entry.1).unwrap_or(0);
        Self { entries, focus }
    }

    /// All entries, and whether they are available.
    pub fn entries(&self) -> impl ExactSizeIterator<Item = (T, bool)> + '_ {
        self.entries.iter().copied()
    }

    /// The entry that has the focus, if it is available.
    pub fn focused(&self) -> Option<T> {
        self.entries.get(self.focus).filter(|entry| entry.1).map(|entry| entry.0)
    }

    /// Moves the focus, or returns the entry that was chosen.
    pub fn act(&mut self, action: &Action) -> Option<T> {
        match *action {
            Action::Go(Direction::Down | Direction::Right) => self.move_focus(1),
            Action::Go(Direction::Up | Direction::Left) => self.move_focus(self.entries.len() - 1),
            Action::Point(Target::Entry(place)) => self.focus_on(place),
            Action::Click(Target::Entry(place)) => {
                self.focus_on(place);
                if self.focus == place {
                    return self.focused();
                }
            }
            Action::Confirm => return self.focused(),
            _ => {}
        }
        None
    }

    fn focus_on(&mut self, place: usize) {
        if self.entries.get(place).is_some_and(|entry| entry.1) {
            self.focus = place;
        }
    }

    fn move_focus(&mut self, by: usize) {
        let count = self.entries.len();
        let places = (1..=count).map(|times| (self.focus + times * by) % count);
        if let Some(place) = places.into_iter().find(|&place| self.entries[place].1) {
            self.focus = place;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_focus_goes_round_and_passes_over_what_cannot_be_chosen() {
        let mut menu = Menu::new([('a', true), ('b', false), ('c', true)]);
        assert_eq!(menu.act(&Action::Confirm), Some('a'));
        assert_eq!(menu.act(&Action::Go(Direction::Down)), None);
        assert_eq!(menu.act(&Action::Confirm), Some('c'));
        menu.act(&Action::Go(Direction::Down));
        assert_eq!(menu.focus, 0);
        menu.act(&Action::Go(Direction::Up));
        assert_eq!(menu.focus, 2);
        menu.act(&Action::Go(Direction::Left));
        assert_eq!(menu.focus, 0, "buttons may stand beside each other");
        menu.act(&Action::Go(Direction::Right));
        assert_eq!(menu.focus, 2);
        assert_eq!(menu.act(&Action::Click(Target::Entry(1))), None);
        assert_eq!(menu.act(&Action::Click(Target::Entry(0))), Some('a'));
    }
}
