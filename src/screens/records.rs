//! The records: a list of what was played, and the details of the chosen row.
//!
//! Clearing only hides records, so that it can be undone. They are deleted when the screen is left.

use crate::game::records::{Archive, Clearing, History, MazeKind};
use crate::game::tuning::RECORDS_ROWS_IN_SIGHT;
use crate::screens::prelude::*;

/// The records screen.
#[derive(Clone, Debug, Default)]
pub struct RecordsScreen {
    /// The row whose details are shown.
    pub chosen: usize,
    /// The first row in sight.
    pub first: usize,
    /// The part that has the keys.
    pub focus: Focus,
    /// Whether clearing everything waits for its second press.
    pub is_asking: bool,
}

/// The part of the screen that has the keys.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Focus {
    /// The list.
    #[default]
    List,
    /// A button.
    Button(RecordsButton),
}

/// A button below the details.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordsButton {
    /// Clears what the chosen row shows.
    Clear,
    /// Clears everything, after a second press.
    ClearAll,
    /// Restores what was cleared last.
    Undo,
}

/// A row of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordsRow {
    /// The daily mazes.
    Daily,
    /// Mazes without end.
    Endless,
    /// Matches of two.
    Matches,
    /// The mazes of one kind.
    Kind(MazeKind),
}

impl RecordsButton {
    /// All buttons in their order on the screen.
    pub const ALL: [Self; 3] = [Self::Clear, Self::ClearAll, Self::Undo];

    /// Whether it has an effect now.
    pub fn can_be_pressed(self, archive: &Archive) -> bool {
        match self {
            Self::Clear | Self::ClearAll => !rows(&archive.shown).is_empty(),
            Self::Undo => archive.can_undo(),
        }
    }
}

impl RecordsRow {
    const fn clearing(self) -> Clearing {
        match self {
            Self::Daily => Clearing::Daily,
            Self::Endless => Clearing::Endless,
            Self::Matches => Clearing::Matches,
            Self::Kind(kind) => Clearing::Kind(kind),
        }
    }
}

/// All rows that have something to show: none before anything was played.
pub fn rows(history: &History) -> Vec<RecordsRow> {
    let daily = (history.daily().finished() > 0).then_some(RecordsRow::Daily);
    let endless = (!history.endless().is_none()).then_some(RecordsRow::Endless);
    let matches = (history.matches().len() > 0).then_some(RecordsRow::Matches);
    let kinds = history.kinds().map(|(kind, _)| RecordsRow::Kind(kind));
    daily.into_iter().chain(endless).chain(matches).chain(kinds).collect()
}

impl RecordsScreen {
    fn choose(&mut self, row: usize) {
        self.chosen = row;
        self.focus = Focus::List;
    }

    /// Moves to the next part that can have the keys: the list, or a button that has an effect.
    fn move_focus(&mut self, by: isize, goes_round: bool, archive: &Archive) {
        let buttons =
            RecordsButton::ALL.into_iter().filter(|button| button.can_be_pressed(archive));
        let all: Vec<Focus> =
            std::iter::once(Focus::List).chain(buttons.map(Focus::Button)).collect();
        let place = all.iter().position(|&one| one == self.focus).unwrap_or(0);
        let next = match place.checked_add_signed(by) {
            Some(next) if next < all.len() => next,
            Some(_) if goes_round => 0,
            None if goes_round => all.len() - 1,
            _ => place,
        };
        self.focus = all[next];
    }

    fn scroll(&mut self, is_down: bool, rows: usize) {
        self.first =
            if is_down { self.first.saturating_add(rows) } else { self.first.saturating_sub(rows) };
    }

    fn press(&mut self, button: RecordsButton, was_asking: bool, archive: &mut Archive) {
        if !button.can_be_pressed(archive) {
            return;
        }
        let before = rows(&archive.shown);
        self.focus = Focus::Button(RecordsButton::Undo);
        match button {
            RecordsButton::ClearAll if !was_asking => {
                self.focus = Focus::Button(RecordsButton::ClearAll);
                self.is_asking = true;
            }
            RecordsButton::ClearAll => archive.clear(Clearing::Everything),
            RecordsButton::Clear => {
                if let Some(row) = before.get(self.chosen) {
                    archive.clear(row.clearing());
                }
            }
            RecordsButton::Undo => {
                archive.undo();
                let back = rows(&archive.shown).iter().position(|row| !before.contains(row));
                self.chosen = back.unwrap_or(self.chosen);
            }
        }
    }

    /// Moves the choice, the scroll position and the focus to something that exists, and the chosen
    /// row into view if `looks_at_chosen`.
    fn settle(&mut self, archive: &Archive, looks_at_chosen: bool) {
        let count = rows(&archive.shown).len();
        self.chosen = self.chosen.min(count.saturating_sub(1));
        if looks_at_chosen {
            let least = (self.chosen + 1).saturating_sub(RECORDS_ROWS_IN_SIGHT);
            self.first = self.first.clamp(least, self.chosen);
        }
        self.first = self.first.min(count.saturating_sub(RECORDS_ROWS_IN_SIGHT));
        if let Focus::Button(button) = self.focus
            && !button.can_be_pressed(archive)
        {
            self.focus = Focus::List;
        }
    }
}

impl ScreenState for RecordsScreen {
    fn traits(&self) -> ScreenTraits {
        ScreenTraits::at_rest("records", KeySet::Menu).in_turn()
    }

    fn update(&mut self, inputs: &Inputs, world: &mut World) -> Vec<Command> {
        let archive = &mut world.archive;
        for action in &inputs.actions {
            let was_asking = self.is_asking;
            self.is_asking &= matches!(action, Action::Point(_));
            match *action {
                Action::Back | Action::Click(Target::Choice(..)) => return vec![Command::Back],
                Action::Confirm if rows(&archive.shown).is_empty() && !archive.can_undo() => {
                    return vec![Command::Back];
                }
                Action::Go(Direction::Up) => self.choose(self.chosen.saturating_sub(1)),
                Action::Go(Direction::Down) => self.choose(self.chosen + 1),
                Action::Home => self.choose(0),
                Action::Skip => self.choose(usize::MAX),
                Action::Go(Direction::Right) => self.move_focus(1, false, archive),
                Action::Go(Direction::Left) => self.move_focus(-1, false, archive),
                Action::Next => self.move_focus(if inputs.run { -1 } else { 1 }, true, archive),
                Action::Zoom(notches) => self.scroll(notches < 0.0, 1),
                Action::Click(Target::Arrow(_, by)) => self.scroll(by > 0, RECORDS_ROWS_IN_SIGHT),
                Action::Click(Target::Field(row)) => self.choose(row),
                Action::Point(Target::Entry(place)) => {
                    if let Some(&button) = RecordsButton::ALL.get(place) {
                        self.focus = Focus::Button(button);
                    }
                }
                Action::Click(Target::Entry(place)) => {
                    if let Some(&button) = RecordsButton::ALL.get(place) {
                        self.press(button, was_asking, archive);
                    }
                }
                Action::Confirm => {
                    if let Focus::Button(button) = self.focus {
                        self.press(button, was_asking, archive);
                    }
                }
                Action::Erase => self.press(RecordsButton::Clear, false, archive),
                Action::Undo => self.press(RecordsButton::Undo, false, archive),
                _ => {}
            }
            let looks_elsewhere = matches!(
                action,
                Action::Zoom(_) | Action::Click(Target::Arrow(..)) | Action::Point(_)
            );
            self.settle(archive, !looks_elsewhere);
        }
        Vec::new()
    }

    fn place_of_focus(&self) -> [usize; 2] {
        match self.focus {
            Focus::List => [0, self.chosen],
            Focus::Button(button) => [1, button as usize],
        }
    }
}

#[cfg(test)]
mod tests;
pub(crate) mod view;
