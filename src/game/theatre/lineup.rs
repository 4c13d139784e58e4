//! Who stands side by side, and in what: plain data that a contest can be made of anywhere.

use std::sync::Arc;

use super::ContestRehearsal;
use super::show_spec::{ShowSpec, Source, neighbour};
use crate::maze::{Generator, Heuristic, Maze, Solver, Spec};

/// A contest, as it is announced.
#[derive(Clone, Debug, PartialEq)]
pub struct Lineup {
    /// The maze of all solvers; the size, seed and loops of all generators.
    pub source: Source,
    /// Who takes part, from left to right.
    pub lanes: Lanes,
}

/// Those who are compared; no two of them are the same.
#[derive(Clone, Debug, PartialEq)]
pub enum Lanes {
    /// Solvers, all on one maze.
    Solvers(Vec<Solver>),
    /// Generators, all with one seed.
    Generators(Vec<Generator>),
}

/// Who comes first where nobody in particular was asked for.
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
    /// The solver of a show, beside others.
    pub(in crate::game) fn about(show_spec: &ShowSpec) -> Self {
        let mut lanes = Lanes::Solvers(vec![show_spec.solver]);
        lanes.fill();
        Self { source: show_spec.source.clone(), lanes }
    }

    /// The contest before its first step. A maze that solvers share and that is not there yet is
    /// grown by `grow`; nothing comes of it if that comes to nothing.
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

    /// Solvers instead of generators, or generators instead of solvers: these only where there is
    /// something that a maze grows from.
    pub(in crate::game) fn switch_kind(&mut self) {
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
    /// How many there are.
    pub const fn len(&self) -> usize {
        match self {
            Self::Solvers(solvers) => solvers.len(),
            Self::Generators(generators) => generators.len(),
        }
    }

    /// Whether there is nobody.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What the maze of a lane grows from, if the solvers' grows from this.
    pub(in crate::game) fn spec_of(&self, lane: usize, spec: &Spec) -> Spec {
        match self {
            Self::Generators(generators) if lane < generators.len() => {
                Spec::new(generators[lane], spec.size(), spec.seed()).with_loops(spec.loops())
            }
            _ => *spec,
        }
    }

    /// Puts the next one that does not take part yet into a lane, or the one before.
    pub(in crate::game) fn change(&mut self, lane: usize, backwards: bool) {
        match self {
            Self::Solvers(lanes) => {
                change(lanes, lane, &Solver::ALL, |solver| solver.usual().name(), backwards);
            }
            Self::Generators(lanes) => {
                change(lanes, lane, &Generator::ALL, Generator::name, backwards);
            }
        }
    }

    /// One more, as long as there may be.
    pub(in crate::game) fn add(&mut self) {
        if self.len() >= *ContestRehearsal::LANES.end() {
            return;
        }
        match self {
            Self::Solvers(lanes) => lanes.extend(absent(lanes, &SOLVERS, Solver::name)),
            Self::Generators(lanes) => lanes.extend(absent(lanes, &GENERATORS, Generator::name)),
        }
    }

    /// This one goes, as long as there are enough without it.
    pub(in crate::game) fn remove(&mut self, lane: usize) {
        if self.len() <= *ContestRehearsal::LANES.start() || lane >= self.len() {
            return;
        }
        match self {
            Self::Solvers(lanes) => drop(lanes.remove(lane)),
            Self::Generators(lanes) => drop(lanes.remove(lane)),
        }
    }

    /// As many as there may be.
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
