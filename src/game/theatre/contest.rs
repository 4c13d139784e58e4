//! Two to four at work side by side, in step by work: each lane enters or leaves a tile while the others
//! enter or leave one. What a solver only looks at, to skip it or to seal it off, is free.
//!
//! Each lane is a [`Timeline`] of its own, so a contest can be scrubbed like any show. Who arrives
//! when is known from the number of steps that each lane has; nothing is kept that could disagree
//! with that.

use std::sync::Arc;

use super::{Rehearsal, Show, SolveAct, SolveEnding, Timeline};
use crate::game::tuning::THEATRE_KEYFRAMES_BYTES;
use crate::maze::{Generator, Maze, SolveStep, Solver, Spec};

/// Lanes side by side.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The lanes, each at the present step or at its end.
    pub lanes: Vec<Timeline>,
    /// Of each lane the steps that only looked.
    looks: Vec<Looks>,
    /// The present step.
    pub step: u64,
}

/// The first time through all lanes, in as many parts as one likes.
#[derive(Clone, Debug)]
pub struct ContestRehearsal {
    lanes: Vec<Rehearsal>,
    /// Of each lane the steps that only looked, as far as it has come.
    looks: Vec<Looks>,
    /// How many of them have come to their ends.
    finished: usize,
}

/// Where in a lane there are steps that only looked: how many steps of the others came before, and how
/// many of these there were up to there.
#[derive(Clone, Debug, Default)]
struct Looks(Vec<(u64, u64)>);

impl Looks {
    /// Takes note that this step only looked, counted from 1.
    fn note(&mut self, step: u64) {
        let looked = self.all() + 1;
        let before = step - looked;
        match self.0.last_mut() {
            Some((last, count)) if *last == before => *count = looked,
            _ => self.0.push((before, looked)),
        }
    }

    /// How many there are.
    fn all(&self) -> u64 {
        self.0.last().map_or(0, |&(_, count)| count)
    }

    /// How many steps are done when so many of the others are.
    fn steps_after(&self, others: u64) -> u64 {
        let runs = self.0.partition_point(|&(before, _)| before <= others);
        others + runs.checked_sub(1).map_or(0, |last| self.0[last].1)
    }
}

/// How one lane stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// Its place in the order of arrival, from 1; those that arrive at the same step share one.
    /// None while it is at work.
    pub place: Option<usize>,
    /// The steps that it has taken, without those that only looked.
    pub steps: u64,
    /// The most that its stack, queue or frontier ever held, as the theatre counts it.
    pub longest_held: u64,
    /// How long its path is, in rooms or in tiles where there are none, once it has found one.
    pub path: Option<u64>,
    /// Which share of the tiles that can be walked on it has touched, from 0 to 1.
    pub touched_share: f64,
}

impl ContestRehearsal {
    /// How many lanes there may be.
    pub const LANES: std::ops::RangeInclusive<usize> = 2..=4;

    /// Solvers on one maze, unless they are too few or too many.
    pub fn of_solvers(maze: &Arc<Maze>, solvers: &[Solver]) -> Option<Self> {
        Self::of_shows(solvers.iter().map(|&solver| Show::of_search(Arc::clone(maze), solver)))
    }

    /// Generators with the size, seed and loops of a spec, unless they are too few or too many.
    pub fn of_generators(spec: &Spec, generators: &[Generator]) -> Option<Self> {
        Self::of_shows(generators.iter().map(|&generator| {
            let own = Spec::new(generator, spec.size(), spec.seed()).with_loops(spec.loops());
            Show::of_build(&own)
        }))
    }

    fn of_shows(shows: impl ExactSizeIterator<Item = Show>) -> Option<Self> {
        let count = shows.len();
        let bytes = THEATRE_KEYFRAMES_BYTES / count.max(1) as u64;
        let is_allowed = Self::LANES.contains(&count);
        is_allowed.then(|| Self {
            looks: vec![Looks::default(); count],
            lanes: shows.map(|show| Rehearsal::within(show, bytes)).collect(),
            finished: 0,
        })
    }

    /// Takes up to this many steps and says whether there may be more.
    pub fn advance(&mut self, steps: u64) -> bool {
        for _ in 0..steps {
            let Some(lane) = self.lanes.get_mut(self.finished) else { break };
            if !lane.advance(1) {
                self.finished += 1;
                break;
            }
            let show = &lane.show;
            let last = show.search().and_then(SolveAct::last);
            if matches!(last, Some(SolveStep::Skip(_) | SolveStep::Seal(_))) {
                self.looks[self.finished].note(show.step);
            }
        }
        self.finished < self.lanes.len()
    }

    /// Which share of the work is done, from 0 to 1, as near as it can be told.
    pub fn progress(&self) -> f64 {
        let current = self.lanes.get(self.finished).map_or(0.0, Rehearsal::progress);
        (self.finished as f64 + current) / self.lanes.len() as f64
    }

    /// Takes all steps that are left; all lanes stand at their first.
    pub fn finish(mut self) -> Contest {
        while self.advance(u64::MAX) {}
        let lanes = self.lanes.into_iter().map(Rehearsal::finish).collect();
        Contest { lanes, looks: self.looks, step: 0 }
    }
}

impl Contest {
    /// Goes to a step in all lanes; those that have fewer stand at their end.
    pub fn seek(&mut self, step: u64) {
        self.step = step.min(self.steps());
        for (lane, looks) in self.lanes.iter_mut().zip(&self.looks) {
            lane.seek(looks.steps_after(self.step));
        }
    }

    /// How many steps the longest lane has.
    pub fn steps(&self) -> u64 {
        (0..self.lanes.len()).filter_map(|lane| self.arrival(lane)).max().unwrap_or(0)
    }

    /// At which step a lane arrives, or is done.
    pub fn arrival(&self, lane: usize) -> Option<u64> {
        Some(self.lanes.get(lane)?.steps - self.looks.get(lane)?.all())
    }

    /// How many steps a lane has taken, without those that only looked.
    pub fn taken(&self, lane: usize) -> u64 {
        self.arrival(lane).map_or(0, |end| end.min(self.step))
    }

    /// A lane's place in the order of arrival, from 1, once it has arrived.
    pub fn place(&self, lane: usize) -> Option<usize> {
        let own = self.arrival(lane)?;
        let arrivals = (0..self.lanes.len()).filter_map(|other| self.arrival(other));
        let sooner = arrivals.filter(|&other| other < own).count();
        (own <= self.step).then_some(1 + sooner)
    }

    /// How all lanes stand.
    pub fn table(&self) -> Vec<Standing> {
        self.lanes
            .iter()
            .enumerate()
            .map(|(lane, timeline)| self.standing(lane, timeline))
            .collect()
    }

    /// Who has looked where so far: for each tile, row by row, a bit for each lane that has touched
    /// it, the first lane's the lowest. This looks at every tile. All lanes must be on one maze.
    pub fn lookers(&self) -> Vec<u8> {
        let mut lookers = Vec::new();
        for (lane, timeline) in self.lanes.iter().enumerate() {
            let marks = timeline.show().marks().all();
            lookers.resize(marks.len(), 0);
            for (bits, mark) in lookers.iter_mut().zip(marks) {
                *bits |= u8::from(mark.is_touched()) << lane;
            }
        }
        lookers
    }

    fn standing(&self, lane: usize, timeline: &Timeline) -> Standing {
        let show = timeline.show();
        Standing {
            place: self.place(lane),
            steps: self.taken(lane),
            longest_held: show.longest_held(),
            path: match show.ending() {
                Some(SolveEnding::Found(_)) => show.search().and_then(SolveAct::path_length),
                _ => None,
            },
            touched_share: show.marks().touched_share(),
        }
    }
}
