//! The present moment: what the last step was about, for whoever wants to mark it.

use super::{BuildAct, SolveAct, TileArea, Tint};
use crate::maze::{BuildStep, Size, SolveStep, Tile};

/// The last step and what belongs to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// What happened.
    pub event: StepEvent,
    /// The two rooms on both sides of the wall that was looked at: *a* on the left or above, and
    /// *b*.
    pub rooms: Option<[Tile; 2]>,
    /// The rooms that the generator is busy with.
    pub area: Option<TileArea>,
    /// Where the generator or the solver stands.
    pub at: Option<Tile>,
    /// The tint that the smaller set had before a merge; none if it was a room alone.
    pub old_tint: Option<Tint>,
}

/// What a step was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepEvent {
    /// There was none yet: the act begins.
    Begun,
    /// One of a build.
    Built(BuildStep),
    /// One of a search.
    Solved(SolveStep),
}

impl Moment {
    pub(super) fn of_build(act: &BuildAct) -> Self {
        let Some(step) = act.last() else { return Self::BEGUN };
        let is_dug = !act.spec().generator().is_of_rooms();
        let (wall, at) = match step {
            BuildStep::Merged { wall, .. } | BuildStep::Kept { wall } => (Some(wall), None),
            BuildStep::Opened { from, .. } if is_dug => (None, Some(from)),
            BuildStep::Opened { tile, from } => (Some(tile), Some(from)),
            BuildStep::Looped { wall, dead_end } => ((!is_dug).then_some(wall), Some(dead_end)),
            BuildStep::Backtracked { from } => (None, Some(from)),
            BuildStep::Walled { tile } => (None, Some(tile)),
            BuildStep::Crossed { post, .. } => (None, Some(post)),
            BuildStep::Walked { to, .. } => (None, Some(to)),
            BuildStep::Hunted { room } => (None, Some(room)),
        };
        Self {
            event: StepEvent::Built(step),
            rooms: wall.map(Size::sides),
            area: act.area(),
            at,
            old_tint: act.old_tint(),
        }
    }

    pub(super) fn of_search(act: &SolveAct) -> Self {
        let event = act.last().map_or(StepEvent::Begun, StepEvent::Solved);
        Self { event, at: act.at, ..Self::BEGUN }
    }

    const BEGUN: Self =
        Self { event: StepEvent::Begun, rooms: None, area: None, at: None, old_tint: None };
}
