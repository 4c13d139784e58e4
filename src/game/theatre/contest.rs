//! Two to four algorithms at work side by side, in step by work: each lane enters or leaves a room
//! while the others do so, or a tile in a maze without rooms. Rooms and tiles that a solver only
//! looks at, to skip or to seal them, are free.
//!
//! Each lane is a [`Timeline`], so a contest can be scrubbed like any show. The order of arrival
//! follows from the number of steps in each lane, and is not stored.

use std::sync::Arc;

use super::{Rehearsal, Show, SolveAct, SolveEnding, Timeline};
use crate::game::tuning::THEATRE_KEYFRAMES_BYTES;
use crate::maze::{Generator, Maze, SolveStep, Solver, Spec};

/// A contest: several lanes, side by side.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The lanes, each at the present step or at its end.
    pub lanes: Vec<Timeline>,
    /// The steps of each lane that only looked.
    looks: Vec<Looks>,
    /// The present step.
    pub step: u64,
}

/// The first run through all lanes, which can be divided into any number of parts.
#[derive(Clone, Debug)]
pub struct ContestRehearsal {
    lanes: Vec<Rehearsal>,
    /// The steps of each lane so far that only looked.
    looks: Vec<Looks>,
    /// How many lanes have finished.
    finished: usize,
}

/// The steps in a lane that only looked: how many other steps came before, and how many of these
/// there were up to there.
#[derive(Clone, Debug, Default)]
struct Looks(Vec<(u64, u64)>);

impl Looks {
    /// Records that this step only looked; steps count from 1.
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

    /// The number of all steps after `others` of the others.
    fn steps_after(&self, others: u64) -> u64 {
        let runs = self.0.partition_point(|&(before, _)| before <= others);
        others + runs.checked_sub(1).map_or(0, |last| self.0[last].1)
    }
}

/// The standing of a lane.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// The rank by arrival, from 1; lanes that arrive at the same step share one. None while it is
    /// at work.
    pub place: Option<usize>,
    /// The steps taken, without those that only looked.
    pub steps: u64,
    /// The peak size of its stack, queue or frontier, as the theatre counts it.
    pub longest_held: u64,
    /// The length of its path, in rooms or in tiles where there are none, once it has found one.
    pub path: Option<u64>,
    /// The share of rooms that it has touched, or of walkable tiles where there are no rooms, from 0
    /// to 1.
    pub touched_share: f64,
}

impl ContestRehearsal {
    /// How many lanes there may be.
    pub const LANES: std::ops::RangeInclusive<usize> = 2..=4;

    /// Solvers on one maze. None if there are too few or too many.
    pub fn of_solvers(maze: &Arc<Maze>, solvers: &[Solver]) -> Option<Self> {
        Self::of_shows(solvers.iter().map(|&solver| Show::of_search(Arc::clone(maze), solver)))
    }

    /// Generators with the size, seed and loops of a spec. None if there are too few or too many.
    pub fn of_generators(spec: &Spec, generators: &[Generator]) -> Option<Self> {
        Self::of_shows(generators.iter().map(|&generator| Show::of_build(&spec.by(generator))))
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

    /// The estimated share of the work that is done, from 0 to 1.
    pub fn progress(&self) -> f64 {
        let current = self.lanes.get(self.finished).map_or(0.0, Rehearsal::progress);
        (self.finished as f64 + current) / self.lanes.len() as f64
    }

    /// Takes all remaining steps, then returns all lanes to their first.
    pub fn finish(mut self) -> Contest {
        while self.advance(u64::MAX) {}
        let lanes = self.lanes.into_iter().map(Rehearsal::finish).collect();
        Contest { lanes, looks: self.looks, step: 0 }
    }
}

impl Contest {
    /// Moves all lanes to a step; shorter lanes stay at their end.
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

    /// The step at which a lane arrives, or has finished.
    pub fn arrival(&self, lane: usize) -> Option<u64> {
        Some(self.lanes.get(lane)?.steps - self.looks.get(lane)?.all())
    }

    /// How many steps a lane has taken, without those that only looked.
    pub fn taken(&self, lane: usize) -> u64 {
        self.arrival(lane).map_or(0, |end| end.min(self.step))
    }

    /// A lane's rank by arrival, from 1, once it has arrived.
    pub fn place(&self, lane: usize) -> Option<usize> {
        let own = self.arrival(lane)?;
        let arrivals = (0..self.lanes.len()).filter_map(|other| self.arrival(other));
        let sooner = arrivals.filter(|&other| other < own).count();
        (own <= self.step).then_some(1 + sooner)
    }

    /// The standings of all lanes.
    pub fn table(&self) -> Vec<Standing> {
        self.lanes
            .iter()
            .enumerate()
            .map(|(lane, timeline)| self.standing(lane, timeline))
            .collect()
    }

    /// Which lanes have touched each tile so far: row by row, one bit for each lane, the first
    /// lane's the lowest. Costs a look at every tile. All lanes must be on one maze.
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
            touched_share: show
                .search()
                .and_then(SolveAct::touched_rooms)
                .unwrap_or_else(|| show.marks().touched_share()),
        }
    }
}

/// A contest that was rehearsed, so that its table is known from the start.
#[derive(Clone, Debug)]
pub struct Rehearsed {
    /// The contest.
    pub contest: Contest,
    /// The results, lane by lane.
    pub table: Vec<Standing>,
    /// Which lanes have searched each tile, in the end: row by row, one bit for each lane, the first
    /// lane's the lowest.
    pub lookers: Vec<u8>,
}

impl Rehearsed {
    /// Takes all remaining steps, then returns to the first. Costs a look at every tile.
    pub fn of(rehearsal: ContestRehearsal) -> Self {
        let mut contest = rehearsal.finish();
        contest.seek(contest.steps());
        let (table, lookers) = (contest.table(), contest.lookers());
        contest.seek(0);
        Self { contest, table, lookers }
    }
}
