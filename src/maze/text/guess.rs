//! How a recogniser judges a text.

use super::TextError;
use super::plan::Plan;

/// How sure a recogniser is that a text is of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Confidence {
    /// Nothing speaks against it.
    Possible,
    /// The text looks like it.
    Likely,
    /// The text can hardly be anything else.
    Certain,
}

/// How sure a recogniser is, and how it would read the text.
pub struct Guess<'a> {
    pub confidence: Confidence,
    pub read: Box<dyn FnOnce() -> Result<Plan, TextError> + 'a>,
}
