//! The contestants side by side: plain data, from which any thread can make the contest.

use std::sync::Arc;

use super::ContestRehearsal;
use super::show_spec::{ShowSpec, Source, neighbour};
use crate::maze::{Generator, Heuristic, Maze, Solver, Spec};

/// The description of a contest.
#[derive(Clone, Debug, PartialEq)]
pub struct Lineup {
    /// The maze of all solvers; the size, seed and loops of all generators.
    pub source: Source,
    /// The contestants, from left to right.
    pub lanes: Lanes,
}

/// The contestants, all different.
#[derive(Clone, Debug, PartialEq)]
pub enum Lanes {
    /// Solvers, all on one maze.
    Solvers(Vec<Solver>),
    /// Generators, all with one seed.
    Generators(Vec<Generator>),
}

/// Which solvers come first if the player has not chosen any.
const SOLVERS: [Solver; 5] = [
    Solver::DepthFirst,
    Solver::BreadthFirst,
    Solver::AStar(Heuristic::Manhattan),
    Solver::DeadEndFiller,
    Solver::SharpDepthFirst,
];
const GENERATORS: [Generator; 5] = [
    Generator::Kruskal,
    Generator::Backtracker,
    Generator::Prim,
    Generator::Wilson,
    Generator::Division,
];

impl Lineup {
    /// The solver of a show, compared with others.
    pub(crate) fn about(show_spec: &ShowSpec) -> Self {
        let mut lanes = Lanes::Solvers(vec![show_spec.solver]);
        lanes.fill();
        Self { source: show_spec.source.clone(), lanes }
    }

    /// The contest before its first step. If the solvers' maze has to be built first, `grow` does
    /// that; none if `grow` fails.
    pub async fn rehearsal(
        &self,
        grow: impl AsyncFnOnce(&Spec) -> Option<Maze>,
    ) -> Option<ContestRehearsal> {
        match (&self.lanes, &self.source) {
            (Lanes::Generators(generators), Source::Grown(spec)) => {
                ContestRehearsal::of_generators(spec, generators)
            }
            (Lanes::Generators(_), Source::Given { .. }) => None,
            (Lanes::Solvers(solvers), Source::Grown(spec)) => {
                ContestRehearsal::of_solvers(&Arc::new(grow(spec).await?), solvers)
            }
            (Lanes::Solvers(solvers), Source::Given { maze, .. }) => {
                ContestRehearsal::of_solvers(maze, solvers)
            }
        }
    }

    /// Switches from solvers to generators, which need a maze with a spec, or back.
    pub(crate) fn switch_kind(&mut self) {
        let Source::Grown(spec) = &self.source else { return };
        let count = self.lanes.len();
        self.lanes = match self.lanes {
            Lanes::Solvers(_) => Lanes::Generators(vec![spec.generator()]),
            Lanes::Generators(_) => Lanes::Solvers(vec![SOLVERS[0]]),
        };
        while self.lanes.len() < count {
            self.lanes.add();
        }
    }

    /// Whether the tiles of a lane at odd coordinates are rooms with walls between them.
    pub fn is_of_rooms(&self, lane: usize) -> bool {
        match &self.lanes {
            Lanes::Generators(generators) => {
                generators.get(lane).is_none_or(|generator| generator.is_of_rooms())
            }
            Lanes::Solvers(_) => self.source.is_of_rooms(),
        }
    }
}

impl Lanes {
    /// The number of contestants.
    pub const fn len(&self) -> usize {
        match self {
            Self::Solvers(solvers) => solvers.len(),
            Self::Generators(generators) => generators.len(),
        }
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The spec of a lane's maze, if this is the spec of the solvers'.
    pub(crate) fn spec_of(&self, lane: usize, spec: &Spec) -> Spec {
        match self {
            Self::Generators(generators) if lane < generators.len() => spec.by(generators[lane]),
            _ => *spec,
        }
    }

    /// Replaces the contestant in a lane by the next, or previous, that does not take part yet.
    pub(crate) fn change(&mut self, lane: usize, backwards: bool) {
        match self {
            Self::Solvers(lanes) => {
                change(lanes, lane, &Solver::ALL, |solver| solver.usual().name(), backwards);
            }
            Self::Generators(lanes) => {
                change(lanes, lane, &Generator::ALL, Generator::name, backwards);
            }
        }
    }

    /// Adds a contestant, if there is room for one.
    pub(crate) fn add(&mut self) {
        if self.len() >= *ContestRehearsal::LANES.end() {
            return;
        }
        match self {
            Self::Solvers(lanes) => lanes.extend(absent(lanes, &SOLVERS, Solver::name)),
            Self::Generators(lanes) => lanes.extend(absent(lanes, &GENERATORS, Generator::name)),
        }
    }

    /// Removes the contestant of a lane, if enough are left.
    pub(crate) fn remove(&mut self, lane: usize) {
        if self.len() <= *ContestRehearsal::LANES.start() || lane >= self.len() {
            return;
        }
        match self {
            Self::Solvers(lanes) => drop(lanes.remove(lane)),
            Self::Generators(lanes) => drop(lanes.remove(lane)),
        }
    }

    /// Adds contestants until all lanes are taken.
    fn fill(&mut self) {
        for _ in self.len()..*ContestRehearsal::LANES.end() {
            self.add();
        }
    }
}

fn absent<T: Copy>(lanes: &[T], all: &[T], name: impl Fn(T) -> &'static str) -> Option<T> {
    all.iter().copied().find(|&one| lanes.iter().all(|&other| name(other) != name(one)))
}

fn change<T: Copy>(
    lanes: &mut [T],
    lane: usize,
    all: &[T],
    name: impl Fn(T) -> &'static str,
    backwards: bool,
) {
    for _ in all {
        let next = neighbour(all, |&one| name(one) == name(lanes[lane]), backwards);
        lanes[lane] = next;
        let same = lanes.iter().filter(|&&one| name(one) == name(next)).count();
        if same == 1 {
            return;
        }
    }
}
