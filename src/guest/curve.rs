//! The way of a mouse as it is drawn: a turn on the way is taken as a curve from the middle of one
//! stretch to the middle of the next, as real mice take it.

use super::body::MouseBody;
use super::run_log::RunLog;
use super::stage::{MouseEvent, MouseStage};

/// Where a mouse is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MousePlace {
    /// Half steps from the left and from the bottom edge of the maze.
    pub at: [f32; 2],
    /// Eighths of a turn clockwise from north.
    pub heading: u8,
    /// While it is under way, how many steps it has taken; two of them are a cycle of its legs.
    pub walked: Option<f32>,
}

impl MousePlace {
    /// Of a mouse that was here after `step` steps, when a share of the next step has passed.
    /// Without curves it turns on the spot: what comes next may not be known yet.
    pub fn new(
        log: &RunLog<MouseStage>,
        (body, step): (MouseBody, u64),
        share: f32,
        has_curves: bool,
    ) -> Self {
        let after = match log.next_step(step) {
            Some(&MouseEvent::Moves { half_steps, .. }) => body.moved(half_steps.into()),
            Some(&MouseEvent::Turns(eighths)) => body.turned(eighths),
            _ => body,
        };
        let heading = if share < 0.5 { body } else { after }.heading;
        let on_curve = (0..3_u8).filter(|_| has_curves).find_map(|gone| {
            Curve::new(log, (body, step), gone)?.at(f32::midpoint(f32::from(gone), share) - 0.25)
        });
        let straight = || between(place(body), place(after), share);
        let moves = on_curve.is_some() || body.at != after.at;
        Self {
            at: on_curve.unwrap_or_else(straight),
            heading,
            walked: moves.then_some((step % 2) as f32 + share),
        }
    }
}

/// A turn between two moves. It takes the second half of one, itself, and the first half of the
/// other.
struct Curve {
    from: [f32; 2],
    corner: [f32; 2],
    to: [f32; 2],
}

impl Curve {
    /// The one that began `gone` steps before this one.
    fn new(log: &RunLog<MouseStage>, (body, step): (MouseBody, u64), gone: u8) -> Option<Self> {
        let first = step.checked_sub(gone.into())?;
        let [before, turn, after] = [0, 1, 2].map(|next| log.next_step(first + next));
        let (
            Some(&MouseEvent::Moves { half_steps: before, .. }),
            Some(&MouseEvent::Turns(eighths)),
            Some(&MouseEvent::Moves { half_steps: after, .. }),
        ) = (before, turn, after)
        else {
            return None;
        };
        let coming = match gone {
            0 => body.moved(before.into()),
            1 => body,
            _ => body.turned(-eighths),
        };
        let middle = |body: MouseBody, half_steps: i32| {
            between(place(body), place(body.moved(half_steps)), 0.5)
        };
        Some(Self {
            from: middle(coming, -i32::from(before)),
            corner: place(coming),
            to: middle(coming.turned(eighths), after.into()),
        })
    }

    /// Where a mouse is when this share of it has passed.
    fn at(&self, share: f32) -> Option<[f32; 2]> {
        (0.0..=1.0).contains(&share).then(|| {
            let [coming, going] = [(self.from, self.corner), (self.corner, self.to)]
                .map(|(from, to)| between(from, to, share));
            between(coming, going, share)
        })
    }
}

fn place(body: MouseBody) -> [f32; 2] {
    body.at.map(|half_steps| half_steps as f32)
}

fn between(from: [f32; 2], to: [f32; 2], share: f32) -> [f32; 2] {
    [0, 1].map(|axis| from[axis] + (to[axis] - from[axis]) * share)
}
