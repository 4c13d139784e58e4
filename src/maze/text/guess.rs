//! What a recogniser says of a text.

use super::TextError;
use super::plan::Plan;

/// How sure a recogniser is that a text is of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Confidence {
    /// Nothing speaks against it.
    Possible,
    /// It looks like it.
    Likely,
    /// It cannot well be anything else.
    Certain,
}

/// How sure it is, and how it reads the text if it is the surest.
pub struct Guess<'a> {
    pub confidence: Confidence,
    pub read: Box<dyn FnOnce() -> Result<Plan, TextError> + 'a>,
}
