//! How a show is presented, without any effect on what happens in it.

use super::{MarkedSteps, SearchTelling, Spread};

/// How a show is presented.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Staging {
    /// What fills the picture.
    pub spread: Spread,
    /// How a depth-first search is explained.
    pub telling: SearchTelling,
    /// Whether the costs of finds are shown.
    pub has_costs: bool,
    /// The marked steps.
    pub marks: MarkedSteps,
}
