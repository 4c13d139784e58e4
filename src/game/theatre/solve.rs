//! The second act: a maze is solved.
//!
//! It holds the search itself and the marks of its tiles. In a maze of rooms a step leads from room
//! to room, whatever the search does in the passages between them.

mod facts;

use std::collections::VecDeque;
use std::sync::Arc;

use super::room_counts::is_room;
use super::room_counts::{RoomCounts, fresh, has_rooms};
use super::visits::{Visits, numbered};
use super::{Mark, StepSize, TileMarks};
use crate::maze::{
    Blocked, Direction, Holding, Maze, Solve, SolveStep, Solver, Tile, Trace, Traced,
};

/// A search that is shown.
#[derive(Clone, Debug)]
pub struct SolveAct {
    /// The maze that is solved.
    pub maze: Arc<Maze>,
    /// The solver.
    pub solver: Solver,
    solve: Solve,
    /// The marks of all tiles.
    pub marks: TileMarks,
    /// The visits to rooms, in a small maze and a depth-first search or one by distance.
    visits: Option<Visits>,
    /// Whether the maze has rooms.
    pub has_rooms: bool,
    /// The counts in rooms, if the search goes by them.
    pub rooms: Option<RoomCounts>,
    /// The queue of a search by rooms that fills dead ends.
    pub dead_ends: VecDeque<Tile>,
    /// The position of the search: the tile it entered last, or went back to. By rooms it is a
    /// room, unless the search looks around in a passage.
    pub at: Option<Tile>,
    /// The tile to turn back to, when the search has come to a tile of its own way.
    turns_to: Option<Tile>,
    /// Whether it can be explained as a recursive function.
    pub has_calls: bool,
    last: Option<Traced<SolveStep>>,
    /// The number of steps, counted by rooms and by tiles.
    steps: [u64; 2],
    /// Whether the last step gave up a room, and the passage behind it too.
    is_beyond_passage: bool,
    ending: Option<SolveEnding>,
}

/// How a search ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SolveEnding {
    /// It has found this path from the start to a goal.
    Found(Arc<[Tile]>),
    /// There is no path; with what can be reached, and what would have to be opened.
    NoPath(Arc<Blocked>),
}

impl SolveAct {
    /// A search before its first step.
    pub fn new(maze: Arc<Maze>, solver: Solver, stride: StepSize) -> Self {
        let grid = maze.grid();
        let marks =
            TileMarks::new(grid, |tile| if grid.is_open(tile) { Mark::Fresh } else { Mark::Wall });
        let has_visits = solver.goes_by_distance() || solver.info().holds == Holding::Stack;
        let visits = Visits::new(&maze).filter(|_| has_visits);
        let has_rooms = has_rooms(&maze);
        let goes_by_rooms = has_rooms && stride == StepSize::Rooms;
        let has_calls = solver == Solver::DepthFirst && numbered(&maze).is_some() && goes_by_rooms;
        let solve = Solve::new(solver, &maze);
        let fills = goes_by_rooms && solver.info().traces.contains(&Trace::Filled);
        let dead_ends: VecDeque<_> =
            if fills { solve.waiting(usize::MAX).into() } else { VecDeque::new() };
        let mut rooms = RoomCounts::default();
        rooms.hold(dead_ends.len() as u64);
        Self {
            solve,
            maze,
            solver,
            marks,
            visits,
            has_rooms,
            rooms: goes_by_rooms.then_some(rooms),
            dead_ends,
            at: None,
            turns_to: None,
            has_calls,
            last: None,
            steps: [0; 2],
            is_beyond_passage: false,
            ending: None,
        }
    }

    /// Takes the next step; says whether there was one.
    pub fn step(&mut self) -> bool {
        let mut before = None;
        while let Some(told) = self.step_by_tile() {
            let goes_back = matches!(told.step, SolveStep::Retreat(_));
            if self.rooms.is_none() || Self::is_about_room(told.step) {
                // The reason to go back may have come up in the passage, before this step.
                let cursor = before.filter(|_| goes_back).unwrap_or(told.cursor);
                self.last = Some(Traced { cursor, ..told });
                self.is_beyond_passage = self.rooms.is_some() && self.has_left_room(told.step);
                if self.is_beyond_passage {
                    self.step_by_tile();
                }
                return true;
            }
            before = goes_back.then_some(told.cursor);
        }
        false
    }

    /// Whether a step is about more than a passage between rooms.
    const fn is_about_room(step: SolveStep) -> bool {
        match step {
            SolveStep::Enter(tile)
            | SolveStep::Retreat(tile)
            | SolveStep::Skip(tile)
            | SolveStep::Seal(tile)
            | SolveStep::Fill(tile) => is_room(tile),
            SolveStep::Lost | SolveStep::Arrive | SolveStep::NoPath => true,
        }
    }

    /// Whether it is in the passage behind a room that it gave up, on its way back.
    fn has_left_room(&self, step: SolveStep) -> bool {
        matches!(step, SolveStep::Retreat(_)) && self.at.is_some_and(|at| !is_room(at))
    }

    fn step_by_tile(&mut self) -> Option<Traced<SolveStep>> {
        let told = self.solve.step_told(&self.maze)?;
        self.steps[StepSize::Tiles as usize] += 1;
        let is_by_rooms = !self.has_rooms || Self::is_about_room(told.step);
        self.steps[StepSize::Rooms as usize] += u64::from(is_by_rooms);
        match told.step {
            SolveStep::Enter(tile) if self.solver.goes_by_distance() => {
                self.enter_by_distance(tile);
            }
            SolveStep::Enter(tile) => self.enter(tile),
            SolveStep::Retreat(tile) => self.retreat(tile),
            SolveStep::Skip(tile) => self.marks.set(tile, Mark::Skipped),
            SolveStep::Seal(tile) => self.marks.set(tile, Mark::Sealed),
            SolveStep::Fill(tile) => self.fill(tile),
            SolveStep::Lost => {}
            SolveStep::Arrive => self.arrive(),
            SolveStep::NoPath => self.give_up(),
        }
        Some(told)
    }

    /// Fills a tile. By rooms the only passage to it is filled too, which may make a new dead end.
    fn fill(&mut self, tile: Tile) {
        self.marks.set(tile, Mark::Filled);
        let Some(rooms) = self.rooms.as_mut().filter(|_| is_room(tile)) else { return };
        self.dead_ends.pop_front();
        let (maze, marks) = (&self.maze, &mut self.marks);
        let ways = |marks: &TileMarks, room: Tile| {
            let is_left = |tile| maze.grid().is_open(tile) && marks.mark(tile) != Mark::Filled;
            let all = Direction::ALL.into_iter();
            all.filter(|&way| is_left(room.step(way))).collect::<Vec<_>>()
        };
        if let Some(&way) = ways(marks, tile).first() {
            marks.set(tile.step(way), Mark::Filled);
            let beyond = tile.go(way, 2);
            let may_be_filled = beyond != maze.start() && !maze.is_goal(beyond);
            if may_be_filled && ways(marks, beyond).len() == 1 {
                self.dead_ends.push_back(beyond);
            }
        }
        rooms.hold(self.dead_ends.len() as u64);
    }

    fn enter(&mut self, tile: Tile) {
        let before = self.at.replace(tile);
        if let Some(rooms) = &mut self.rooms {
            rooms.enter(tile);
        }
        if self.marks.mark(tile) == Mark::Way {
            self.turns_to = before;
            return;
        }
        self.marks.set(tile, Mark::Way);
        if let Some(visits) = &mut self.visits {
            visits.find(tile);
        }
        if let Some(direction) = before.and_then(|before| before.direction_to(tile)) {
            self.marks.set_came(tile, direction);
        }
    }

    fn retreat(&mut self, tile: Tile) {
        if let Some(rooms) = &mut self.rooms {
            rooms.retreat(tile);
        }
        if let Some(before) = self.turns_to.take() {
            self.at = Some(before);
            return;
        }
        self.marks.set(tile, Mark::Backtracked);
        if let Some(visits) = &mut self.visits {
            visits.leave(tile);
        }
        let is_start = tile == self.maze.start();
        self.at = (!is_start).then(|| tile.step(self.marks.came(tile).opposite()));
    }

    fn enter_by_distance(&mut self, tile: Tile) {
        if self.rooms.is_some() && !is_room(tile) {
            return;
        }
        self.at = Some(tile);
        self.marks.set(tile, Mark::Entered);
        if let Some(direction) = self.solve.came(tile) {
            self.marks.set_came(tile, direction);
            if self.rooms.is_some() {
                self.marks.set_came(tile.step(direction.opposite()), direction);
            }
        }
        if let Some(visits) = &mut self.visits {
            let back = |tile: Tile| Some(tile.step(self.solve.came(tile)?.opposite()));
            visits.measure(tile, back(tile).and_then(back));
        }
        if let Some(rooms) = &mut self.rooms {
            let marks = &self.marks;
            rooms.take(tile, fresh(&self.maze, tile, |one| marks.mark(one) == Mark::Entered));
        }
        for direction in Direction::ALL {
            let next = tile.step(direction);
            self.marks.turn(next, Mark::Fresh, Mark::Frontier);
            if self.rooms.is_some() && self.maze.grid().is_open(next) {
                let beyond = tile.go(direction, 2);
                self.marks.turn(beyond, Mark::Fresh, Mark::Frontier);
                if self.marks.mark(beyond) == Mark::Entered {
                    let is_way_here = self.solve.came(tile) == Some(direction.opposite());
                    self.marks.set(next, if is_way_here { Mark::Entered } else { Mark::Fresh });
                }
            }
        }
    }

    fn arrive(&mut self) {
        let path = self.solve.path().unwrap_or_default();
        for &tile in &path {
            self.marks.set(tile, Mark::Path);
        }
        self.ending = Some(SolveEnding::Found(path.into()));
    }

    fn give_up(&mut self) {
        let blocked = Blocked::survey(&self.maze);
        for &tile in &blocked.reachable {
            // Tiles that were left, skipped or filled stay visible.
            self.marks.turn(tile, Mark::Fresh, Mark::Reachable);
            self.marks.turn(tile, Mark::Entered, Mark::Reachable);
            self.marks.turn(tile, Mark::Way, Mark::Reachable);
        }
        for &wall in &blocked.walls {
            self.marks.set(wall, Mark::Missing);
        }
        self.at = None;
        self.ending = Some(SolveEnding::NoPath(Arc::new(blocked)));
    }
}
