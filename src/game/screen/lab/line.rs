//! The line in which an operation is typed.

use crate::game::input::Action;
use crate::maze::bench::{Operation, OperationError};

/// What is typed, while something is, and what was wrong with it.
#[derive(Clone, Debug, Default)]
pub struct LabLine {
    typed: Option<String>,
    complaint: Option<OperationError>,
}

/// What became of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineOutcome {
    /// It was not about the line.
    Nothing,
    /// It was.
    Typed,
    /// An operation is wanted.
    Wanted(Operation),
}

/// No operation is longer.
const MOST_TYPED: usize = 24;

impl LabLine {
    /// What is typed.
    pub fn typed(&self) -> Option<&str> {
        self.typed.as_deref()
    }

    /// What was wrong with it when it was wanted.
    pub const fn complaint(&self) -> Option<&OperationError> {
        self.complaint.as_ref()
    }

    /// Hears an action on a bench of so many members. An operation begins with its first letter, or
    /// with a keyboard on the screen to write it with.
    pub fn hear(&mut self, action: &Action, members: u32) -> LineOutcome {
        let Some(typed) = &mut self.typed else {
            self.typed = Some(match action {
                Action::Type(letter @ ('u' | 'f' | 'U' | 'F')) => letter.to_string(),
                Action::ScreenKeyboard => String::new(),
                _ => return LineOutcome::Nothing,
            });
            return LineOutcome::Typed;
        };
        match action {
            // The keyboard goes again and has written nothing.
            Action::ScreenKeyboard if typed.is_empty() => *self = Self::default(),
            Action::Type(letter) => {
                self.complaint = None;
                if typed.len() < MOST_TYPED && letter.is_ascii() {
                    typed.push(*letter);
                }
            }
            Action::Erase => {
                self.complaint = None;
                typed.pop();
                if typed.is_empty() {
                    self.typed = None;
                }
            }
            Action::Back => *self = Self::default(),
            Action::Confirm => match Operation::parse(typed, members) {
                Ok(operation) => {
                    *self = Self::default();
                    return LineOutcome::Wanted(operation);
                }
                Err(complaint) => self.complaint = Some(complaint),
            },
            _ => return LineOutcome::Nothing,
        }
        LineOutcome::Typed
    }
}
