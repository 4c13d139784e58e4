//! Jumps to any step of a show, by keyframes and replay.
//!
//! A jump takes the last keyframe before its target and replays the steps from there. The
//! alternative is reversible steps: but path halving, the queue of a search or the memory of a row
//! would each have to be undone by code of its own, the real structures would have to carry what
//! only their undoing needs, and a long jump would cost as many steps as it is long. Keyframes only
//! need a show that can be copied, and the closer they are, the quicker is a jump.
//!
//! Their number is bounded by memory, since a keyframe grows with the maze: when there are too
//! many, every second one is dropped, and from then on they are taken half as often. That needs no
//! knowledge of how long the show will be, so one [`Rehearsal`] counts the steps and takes the
//! keyframes in a single pass. They are spaced by work, not by steps: the merge of two halves of a
//! maze paints more than a thousand merges of rooms.

use super::find_costs::FindCosts;
use super::{FindCost, Show, StepSize};
use crate::game::tuning::{
    THEATRE_KEYFRAMES_BYTES, THEATRE_PAINTED_TILES_PER_KEYFRAME_AT_FIRST,
    THEATRE_STEPS_BACK_KEPT_READY,
};

/// The most memory of a show for each tile of its maze. Union-find's forest and lists of rooms are
/// the largest part, 12 bytes a room and 1.5 a tile.
pub const SHOW_BYTES_PER_TILE: u64 = 5;

/// The least memory of a rehearsal and of the theatre after it, for each tile: the show being
/// rehearsed, two keyframes, the visible show and the one that is kept ready.
pub const REHEARSAL_BYTES_PER_TILE: u64 = 5 * SHOW_BYTES_PER_TILE;

/// The first run through a show, which can be divided into any number of parts and dropped at any
/// time.
#[derive(Clone, Debug)]
pub struct Rehearsal {
    /// The show at the last rehearsed step.
    pub show: Show,
    keyframes: Keyframes,
    build_steps: u64,
    find_costs: FindCosts,
}

/// A show that can jump to any step.
#[derive(Clone, Debug)]
pub struct Timeline {
    /// The show at the present step.
    pub show: Show,
    keyframes: Keyframes,
    /// A copy of the show a little before the target of the last jump.
    ready: Option<Show>,
    /// The step at which the next copy is to be kept.
    ready_at: Option<u64>,
    find_costs: FindCosts,
    /// How many steps belong to the build.
    pub build_steps: u64,
    /// How many steps there are in all.
    pub steps: u64,
}

#[derive(Clone, Debug)]
struct Keyframes {
    /// In order, the first one at step 0.
    shows: Vec<Show>,
    /// The least work between two of them.
    spacing: u64,
    most: usize,
}

impl Rehearsal {
    /// A rehearsal of a show from its first step.
    pub fn new(show: Show) -> Self {
        Self::within(show, THEATRE_KEYFRAMES_BYTES)
    }

    /// A rehearsal with another limit for the memory of all keyframes. There are at least two.
    pub fn within(show: Show, bytes: u64) -> Self {
        let tiles = show.marks().all().len() as u64;
        let most = (bytes / (SHOW_BYTES_PER_TILE * tiles)).clamp(2, 1 << 16) as usize;
        let keyframes = Keyframes {
            shows: vec![show.clone()],
            spacing: THEATRE_PAINTED_TILES_PER_KEYFRAME_AT_FIRST,
            most,
        };
        Self { show, keyframes, build_steps: 0, find_costs: FindCosts::default() }
    }

    /// Takes up to this many steps and says whether there may be more.
    pub fn advance(&mut self, steps: u64) -> bool {
        for _ in 0..steps {
            if !self.show.advance() {
                return false;
            }
            if let Some(build) = self.show.build() {
                self.build_steps = self.show.step;
                self.find_costs.note(build);
            }
            self.keyframes.pass(&self.show);
        }
        true
    }

    /// The estimated share of the show that is over, from 0 to 1: each act counts for half, or a
    /// single one for the whole.
    pub fn progress(&self) -> f64 {
        let share = match (self.show.build(), self.show.search()) {
            (Some(build), _) => build.progress(),
            (None, Some(search)) => {
                let tiles = self.show.maze().grid().tiles() as f64 / 2.0;
                (search.search().counts.entered as f64 / tiles).min(1.0)
            }
            (None, None) => 1.0,
        };
        if self.show.has_search_ahead() {
            share / 2.0
        } else if self.show.search().is_some() && self.build_steps > 0 {
            0.5 + share / 2.0
        } else {
            share
        }
    }

    /// Takes all remaining steps; the timeline starts at the first.
    pub fn finish(mut self) -> Timeline {
        while self.advance(u64::MAX) {}
        Timeline {
            steps: self.show.step,
            build_steps: self.build_steps,
            find_costs: self.find_costs,
            show: self.keyframes.shows[0].clone(),
            keyframes: self.keyframes,
            ready: None,
            ready_at: None,
        }
    }
}

impl Timeline {
    /// Rehearses a whole show at once.
    pub fn of(show: Show) -> Self {
        Rehearsal::new(show).finish()
    }

    /// The show from its first step, without keyframes for jumping back.
    #[must_use]
    pub fn from_start(&self) -> Self {
        let first = self.keyframes.shows[0].clone();
        let keyframes =
            Keyframes { shows: vec![first.clone()], spacing: self.keyframes.spacing, most: 2 };
        let find_costs = self.find_costs.clone();
        Self { show: first, keyframes, ready: None, ready_at: None, find_costs, ..*self }
    }

    /// Moves to a step, or to the end if there is none. What is visible does not depend on how it
    /// got there. After a jump all marks count as changed, otherwise those that changed on the way.
    pub fn seek(&mut self, step: u64) {
        self.approach(step, u64::MAX);
    }

    /// Moves towards a step, but by no more than this work, in painted tiles: in a giant maze it
    /// takes several calls to get there.
    pub fn approach(&mut self, step: u64, work: u64) {
        let target = step.min(self.steps);
        let source = [self.keyframes.before(target), self.ready.as_ref()]
            .into_iter()
            .flatten()
            .filter(|show| show.step <= target)
            .max_by_key(|show| show.step);
        let here = self.show.step;
        if let Some(source) = source
            && (target < here || here < source.step)
        {
            self.show = source.clone();
            // If far enough ahead, a copy is kept on the way for single steps back.
            let ready_at = target.saturating_sub(THEATRE_STEPS_BACK_KEPT_READY);
            let is_far = ready_at >= self.show.step + THEATRE_STEPS_BACK_KEPT_READY;
            self.ready_at = is_far.then_some(ready_at);
        }
        let end = self.show.work().saturating_add(work);
        while self.show.step < target && self.show.work() < end && self.show.advance() {
            if self.ready_at == Some(self.show.step) {
                self.ready_at = None;
                self.ready = Some(self.show.clone());
            }
        }
    }

    /// The step that shows the moment after `step` steps in another step size: by rooms the last
    /// step that is complete then, by tiles the one that completes it.
    pub fn step_counted(&mut self, step: u64, counted: StepSize) -> u64 {
        if counted == self.show.stride {
            return step;
        }
        // The first step that comes later; by tiles, the first that does not come sooner.
        let (mut low, mut high) = (self.build_steps.min(step), self.steps + 1);
        while low < high {
            let middle = low.midpoint(high);
            self.seek(middle);
            let other = self.show.step_by(counted);
            let is_before = match counted {
                StepSize::Tiles => other <= step,
                StepSize::Rooms => other < step,
            };
            (low, high) = if is_before { (middle + 1, high) } else { (low, middle) };
        }
        match counted {
            StepSize::Tiles => low.saturating_sub(1),
            StepSize::Rooms => low.min(self.steps),
        }
    }

    /// The show at the present step.
    pub const fn show(&self) -> &Show {
        &self.show
    }

    /// The present step: 0 before anything has happened.
    pub const fn step(&self) -> u64 {
        self.show.step
    }

    /// The costs of finds after each step of the build, the first one first, as long as the forest
    /// is shown.
    pub fn find_costs(&self) -> &[FindCost] {
        &self.find_costs.of_steps
    }
}

impl Keyframes {
    /// Keeps a copy of the show, if it is time for a keyframe.
    fn pass(&mut self, show: &Show) {
        if !self.is_due(show) {
            return;
        }
        if self.shows.len() == self.most {
            self.thin_out();
        }
        if self.is_due(show) {
            self.shows.push(show.clone());
        }
    }

    fn is_due(&self, show: &Show) -> bool {
        self.shows.last().is_none_or(|last| show.work() >= last.work() + self.spacing)
    }

    /// Drops every second keyframe.
    fn thin_out(&mut self) {
        let mut stays = false;
        self.shows.retain(|_| {
            stays = !stays;
            stays
        });
        self.spacing *= 2;
    }

    /// The last keyframe that is not after this step.
    fn before(&self, step: u64) -> Option<&Show> {
        let after = self.shows.partition_point(|show| show.step <= step);
        self.shows[..after].last()
    }
}
