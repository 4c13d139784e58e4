//! How a show is put on the stage: nothing of it changes what happens.

use super::{MarkedSteps, SearchTelling, Spread};

/// How a show is put on the stage.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Staging {
    /// What has the picture.
    pub spread: Spread,
    /// How a depth-first search is told.
    pub telling: SearchTelling,
    /// Whether what the finds cost is shown.
    pub has_costs: bool,
    /// Steps to come back to.
    pub marks: MarkedSteps,
}
