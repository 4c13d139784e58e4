//! A form: rows of which one has the focus, each with a control that chooses among values or takes
//! text. Arrows, Enter, letters and the pointer work alike in every form; a screen only says which
//! rows there are, and what each control holds.

mod control;

use crate::game::input::{Action, Target};
use crate::game::settings::{LiveSettings, Settings};
use crate::maze::{Direction, SpecError};

pub use control::{ChangeFn, Control, ControlKind, Letters};
use control::{Typing, Write};

/// Applies the change to the settings, if there is one; returns the error if it was invalid.
pub fn carry_out(
    change: Option<ChangeFn<Settings>>,
    settings: &mut LiveSettings,
) -> Result<(), SpecError> {
    change.map_or(Ok(()), |change| change(settings.change()))
}

/// The rows, which of them has the focus, and the text being typed into it.
#[derive(Clone, Debug)]
pub struct Form<R: 'static> {
    /// All rows.
    pub rows: &'static [R],
    focus: Option<usize>,
    typed: Option<String>,
}

impl<R: Copy + PartialEq> Form<R> {
    /// A form whose first row has the focus.
    pub const fn new(rows: &'static [R]) -> Self {
        Self { rows, focus: Some(0), typed: None }
    }

    /// A form of which no row has the focus yet.
    pub const fn aside(rows: &'static [R]) -> Self {
        Self { rows, focus: None, typed: None }
    }

    /// The row that has the focus, unless the focus is outside the form.
    pub fn focus(&self) -> Option<R> {
        self.rows.get(self.focus?).copied()
    }

    /// The index of the row that has the focus.
    pub const fn place(&self) -> Option<usize> {
        self.focus
    }

    /// Where the focus is: in the form, or at this place beside it.
    pub fn focus_beside(&self, elsewhere: usize) -> [usize; 2] {
        self.focus.map_or([0, elsewhere], |place| [1, place])
    }

    /// What is being typed, if anything is.
    pub fn typed(&self) -> Option<&str> {
        self.typed.as_deref()
    }

    /// Gives the focus to a row.
    pub fn enter(&mut self, row: R) {
        self.focus_on(self.rows.iter().position(|&one| one == row));
    }

    /// Gives the focus to the row of this index, or takes it out of the form.
    pub fn focus_on(&mut self, place: Option<usize>) {
        (self.focus, self.typed) = (place, None);
    }

    /// Starts typing in the row that has the focus, with this text already there.
    pub fn type_on(&mut self, text: String) {
        self.typed = Some(text);
    }

    /// Discards the text being typed. Says whether there was any.
    pub fn stop_typing(&mut self) -> bool {
        self.typed.take().is_some()
    }

    /// Whether letters are text and not commands.
    pub fn takes_text<S: 'static>(&self, control: impl Fn(R) -> Control<S>) -> bool {
        self.focus().is_some_and(|row| control(row).kind == ControlKind::Text)
    }

    /// Whether a left or right arrow would change the value of the row that has the focus.
    pub fn turns<S: 'static>(&self, control: impl Fn(R) -> Control<S>) -> bool {
        self.focus().is_some_and(|row| control(row).ways().contains(&true))
    }

    fn is_typing<S: 'static>(&self, control: impl Fn(R) -> Control<S>) -> bool {
        self.typed.is_some() || self.takes_text(control)
    }

    /// Handles an action, as far as it is about the form; returns the change to apply.
    pub fn act<S: 'static>(
        &mut self,
        action: &Action,
        control: impl Fn(R) -> Control<S>,
    ) -> Option<ChangeFn<S>> {
        if let Action::Click(target) = action {
            self.focus_on(Some(self.row_of(target)?));
        }
        let row = self.focus()?;
        match *action {
            Action::Point(ref target) if !self.is_typing(&control) => {
                self.focus = self.row_of(target).or(self.focus);
                None
            }
            Action::Go(Direction::Up) => self.move_focus(self.rows.len() - 1),
            Action::Go(Direction::Down) => self.move_focus(1),
            Action::Go(Direction::Left) => self.turn(control(row), -1),
            Action::Go(Direction::Right) => self.turn(control(row), 1),
            Action::Click(Target::Arrow(_, by)) => self.turn(control(row), by),
            Action::Click(Target::Choice(_, choice)) => control(row).choose(choice),
            // Arrows stop at the end of a scale; Enter wraps round to its beginning.
            Action::Confirm => {
                let control = control(row);
                let next = (control.nearest() + 1) % control.choices.max(1);
                control.choose(next)
            }
            Action::Type(character) => self.write(&character.to_string(), control),
            Action::Erase => {
                let Typing { text, write, .. } = control(row).typing?;
                let mut typed = self.typed.take().unwrap_or(text);
                typed.pop();
                Some(self.written(typed, write))
            }
            _ => None,
        }
    }

    /// Types this text into the row that has the focus, as far as its control accepts it.
    pub fn write<S: 'static>(
        &mut self,
        text: &str,
        control: impl Fn(R) -> Control<S>,
    ) -> Option<ChangeFn<S>> {
        let typing = control(self.focus()?).typing?;
        let typed = typing.with(self.typed.as_deref(), text)?;
        Some(self.written(typed, typing.write))
    }

    fn written<S: 'static>(&mut self, typed: String, write: Write<S>) -> ChangeFn<S> {
        self.typed = Some(typed.clone());
        Box::new(move |of| write(of, &typed))
    }

    fn turn<S: 'static>(&mut self, control: Control<S>, by: i8) -> Option<ChangeFn<S>> {
        self.typed = None;
        let beside = control.beside(by)?;
        control.choose(beside)
    }

    fn move_focus<S>(&mut self, by: usize) -> Option<ChangeFn<S>> {
        self.focus_on(self.focus.map(|place| (place + by) % self.rows.len()));
        None
    }

    /// The row that the pointer is on.
    fn row_of(&self, target: &Target) -> Option<usize> {
        match *target {
            Target::Field(place) | Target::Choice(place, _) | Target::Arrow(place, _) => {
                Some(place).filter(|&place| place < self.rows.len())
            }
            _ => None,
        }
    }
}
