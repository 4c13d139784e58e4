//! What a step, or a part of one, was about: the tiles and the number that a sentence mentions.

use super::{BuildAct, SearchTelling, Show, SolveAct, StepEvent};
use crate::maze::{BuildPart, BuildStep, Call, Size, SolveStep, Tile};

/// What a sentence about a step mentions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Subject {
    /// The tile or wall that was acted on.
    pub tile: Option<Tile>,
    /// The position from which that was done.
    pub from: Option<Tile>,
    /// The position that it led to.
    pub to: Option<Tile>,
    /// The present size of the stack, the queue or the frontier.
    pub held: usize,
}

impl Subject {
    /// The subject of a show's last step, if a search is explained in this way.
    pub fn of_step(show: &Show, telling: SearchTelling) -> Self {
        match (show.moment().event, show.build(), show.search()) {
            (StepEvent::Built(step), Some(act), _) => Self::of_build(act, step),
            (StepEvent::Solved(step), _, Some(act)) => match (telling, act.calls()) {
                (SearchTelling::Recursion, Some(calls)) => Self::of_call(&calls, act, step),
                _ => Self::of_search(act, step),
            },
            _ => Self::default(),
        }
    }

    fn of_build(act: &BuildAct, step: BuildStep) -> Self {
        let of_rooms = act.spec().generator().is_of_rooms();
        let (tile, from, to) = match step {
            BuildStep::Merged { wall, larger, smaller } => {
                (Some(wall), Some(smaller.root), Some(larger.root))
            }
            BuildStep::Kept { wall } => (Some(wall), None, None),
            BuildStep::Opened { tile, from } => {
                let beyond = from.direction_to(tile).filter(|_| of_rooms).map(|way| tile.step(way));
                (Some(tile), Some(from), beyond.or(Some(tile)))
            }
            BuildStep::Backtracked { from } => (None, Some(from), None),
            BuildStep::Walled { tile } => (Some(tile), None, None),
            BuildStep::Crossed { top_left, bottom_right, post } => {
                (Some(post), Some(top_left), Some(bottom_right))
            }
            BuildStep::Walked { from, to } => (None, Some(from), Some(to)),
            BuildStep::Hunted { room } => (None, None, Some(room)),
            BuildStep::Looped { wall, dead_end } => (Some(wall), Some(dead_end), None),
        };
        Self { tile, from, to, held: act.held() }
    }

    fn of_search(act: &SolveAct, step: SolveStep) -> Self {
        let tile = match step {
            SolveStep::Enter(tile)
            | SolveStep::Retreat(tile)
            | SolveStep::Skip(tile)
            | SolveStep::Seal(tile)
            | SolveStep::Fill(tile) => Some(tile),
            SolveStep::Arrive => act.at,
            SolveStep::Lost | SolveStep::NoPath => None,
        };
        Self { tile, from: None, to: act.at, held: act.held()[0] as usize }
    }

    /// The room of a call, its caller or the room returned to, and the number of calls.
    fn of_call(calls: &[Call], act: &SolveAct, step: SolveStep) -> Self {
        let below = usize::from(matches!(step, SolveStep::Enter(_)));
        let from = calls.iter().rev().nth(below).map(|call| call.room);
        Self { from, held: calls.len(), ..Self::of_search(act, step) }
    }

    /// The subject of a part of a union-find step, in a maze of this size.
    pub fn of_part(part: BuildPart, size: Size) -> Self {
        let room = |number| Some(size.room(number));
        let (tile, from, to) = match part {
            BuildPart::Took { wall } => {
                let [a, b] = Size::sides(wall);
                (Some(wall), Some(a), Some(b))
            }
            BuildPart::Halved { hop, .. }
            | BuildPart::Stayed { hop, .. }
            | BuildPart::WentUp { hop, .. } => (None, room(hop.from), room(hop.to)),
            BuildPart::Found { root, .. } => (None, None, room(root)),
            BuildPart::Compared { roots: [a, b] } => (None, room(a), room(b)),
            BuildPart::Opened { wall } => (Some(wall), None, None),
        };
        Self { tile, from, to, held: 0 }
    }
}
