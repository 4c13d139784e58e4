//! The line in which the player types an operation.

use crate::game::input::Action;
use crate::maze::bench::{Operation, OperationError};

/// The text while it is typed, and the error when it was entered.
#[derive(Clone, Debug, Default)]
pub struct LabLine {
    typed: Option<String>,
    complaint: Option<OperationError>,
}

/// How an action was handled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineOutcome {
    /// It was not about the line.
    Nothing,
    /// It was used up.
    Typed,
    /// The player entered an operation.
    Wanted(Operation),
}

/// The most characters: no operation is longer.
const MOST_TYPED: usize = 24;

impl LabLine {
    /// The text that has been typed, while the line is open.
    pub fn typed(&self) -> Option<&str> {
        self.typed.as_deref()
    }

    /// Why the entered text is no operation.
    pub const fn complaint(&self) -> Option<&OperationError> {
        self.complaint.as_ref()
    }

    /// Handles an action on a bench of so many members. The line opens with the first letter of an
    /// operation, or with the on-screen keyboard.
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
            // The on-screen keyboard is closed without a text.
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
