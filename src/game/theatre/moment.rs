//! The present moment: what the last step was about, for views that highlight it.

use super::{BuildAct, SolveAct, TileArea, Tint};
use crate::maze::{BuildStep, Size, SolveStep, Tile};

/// The last step and what belongs to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// What happened.
    pub event: StepEvent,
    /// The rooms on both sides of the wall that was considered: *a* on the left or above, and *b*.
    pub rooms: Option<[Tile; 2]>,
    /// The rooms that the generator works on.
    pub area: Option<TileArea>,
    /// The position of the generator or the solver.
    pub at: Option<Tile>,
    /// The tint of the smaller set before a merge; none if it was a single room.
    pub old_tint: Option<Tint>,
}

/// The kind of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepEvent {
    /// No step yet: the act begins.
    Begun,
    /// A step of a build.
    Built(BuildStep),
    /// A step of a search.
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
