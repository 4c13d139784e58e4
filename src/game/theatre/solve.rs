//! The second act: a maze is solved.
//!
//! It keeps the search itself and the marks of its tiles. In a maze of rooms a step leads from room to
//! room, whatever the search does in the passages between them.

use std::sync::Arc;

use super::room_counts::is_room;
use super::room_counts::{RoomCounts, fresh, has_rooms};
use super::visits::{Visit, Visits, numbered};
use super::{Mark, Stride, Telling, TileMarks};
use crate::maze::{Blocked, Call, Cursor, Direction, Maze, Solve, SolveStep, Solver, Tile, Told};

/// A search that is being watched.
#[derive(Clone, Debug)]
pub struct SolveAct {
    maze: Arc<Maze>,
    solver: Solver,
    solve: Solve,
    marks: TileMarks,
    /// Of a small maze, and a search that goes deep or by distance.
    visits: Option<Visits>,
    /// Whether it is in a maze of rooms.
    has_rooms: bool,
    /// Of a search that goes by rooms.
    rooms: Option<RoomCounts>,
    at: Option<Tile>,
    /// It has come to a tile that lies on its way already, and will turn back to here.
    turns_to: Option<Tile>,
    /// Whether it can be told as a function that calls itself.
    has_calls: bool,
    last: Option<Told<SolveStep>>,
    /// How many steps it has taken, counted by rooms and by tiles.
    steps: [u64; 2],
    /// Whether its last step gave back a room, and the passage behind it as well.
    is_beyond_passage: bool,
    ending: Option<Ending>,
}

/// How a search ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// With this path from the start to a goal.
    Found(Arc<[Tile]>),
    /// There is none: how far one comes, and what would have to be opened.
    NoPath(Arc<Blocked>),
}

impl SolveAct {
    /// A search that has not begun.
    pub fn new(maze: Arc<Maze>, solver: Solver, stride: Stride) -> Self {
        let grid = maze.grid();
        let marks =
            TileMarks::new(grid, |tile| if grid.is_open(tile) { Mark::Fresh } else { Mark::Wall });
        let has_visits = match solver {
            Solver::DepthFirst | Solver::SharpDepthFirst => true,
            solver => solver.finds_shortest(),
        };
        let visits = Visits::new(grid).filter(|_| has_visits);
        let has_rooms = has_rooms(&maze);
        let goes_by_rooms = has_rooms && stride == Stride::Rooms;
        let has_calls = solver == Solver::DepthFirst && numbered(grid).is_some() && goes_by_rooms;
        Self {
            solve: Solve::new(solver, &maze),
            maze,
            solver,
            marks,
            visits,
            has_rooms,
            rooms: goes_by_rooms.then(RoomCounts::default),
            at: None,
            turns_to: None,
            has_calls,
            last: None,
            steps: [0; 2],
            is_beyond_passage: false,
            ending: None,
        }
    }

    /// Does the next thing; says whether there was one.
    pub fn step(&mut self) -> bool {
        while let Some(told) = self.step_by_tile() {
            if self.rooms.is_none() || Self::is_about_room(told.step) {
                self.last = Some(told);
                self.is_beyond_passage = self.rooms.is_some() && self.has_left_room(told.step);
                if self.is_beyond_passage {
                    self.step_by_tile();
                }
                return true;
            }
        }
        false
    }

    /// Whether this is about more than a passage between rooms.
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

    /// Whether it stands in the passage behind a room that it gave back, and goes back through it.
    fn has_left_room(&self, step: SolveStep) -> bool {
        matches!(step, SolveStep::Retreat(_)) && self.at.is_some_and(|at| !is_room(at))
    }

    fn step_by_tile(&mut self) -> Option<Told<SolveStep>> {
        let told = self.solve.step_told(&self.maze)?;
        self.steps[Stride::Tiles as usize] += 1;
        let is_by_rooms = !self.has_rooms || Self::is_about_room(told.step);
        self.steps[Stride::Rooms as usize] += u64::from(is_by_rooms);
        match told.step {
            SolveStep::Enter(tile) if self.solver.finds_shortest() => self.enter_by_distance(tile),
            SolveStep::Enter(tile) => self.enter(tile),
            SolveStep::Retreat(tile) => self.retreat(tile),
            SolveStep::Skip(tile) => self.marks.set(tile, Mark::Skipped),
            SolveStep::Seal(tile) => self.marks.set(tile, Mark::Sealed),
            SolveStep::Fill(tile) => self.marks.set(tile, Mark::Filled),
            SolveStep::Lost => {}
            SolveStep::Arrive => self.arrive(),
            SolveStep::NoPath => self.give_up(),
        }
        Some(told)
    }

    fn enter(&mut self, tile: Tile) {
        let before = self.at.replace(tile);
        if self.marks.mark(tile) == Mark::Way {
            self.turns_to = before;
            return;
        }
        self.marks.set(tile, Mark::Way);
        if let Some(visits) = &mut self.visits {
            visits.find(tile);
        }
        if let Some(rooms) = &mut self.rooms {
            rooms.enter(tile);
        }
        if let Some(direction) = before.and_then(|before| before.direction_to(tile)) {
            self.marks.set_came(tile, direction);
        }
    }

    fn retreat(&mut self, tile: Tile) {
        if let Some(before) = self.turns_to.take() {
            self.at = Some(before);
            return;
        }
        self.marks.set(tile, Mark::Backtracked);
        if let Some(visits) = &mut self.visits {
            visits.leave(tile);
        }
        if let Some(rooms) = &mut self.rooms {
            rooms.retreat(tile);
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
        self.ending = Some(Ending::Found(path.into()));
    }

    fn give_up(&mut self) {
        let blocked = Blocked::survey(&self.maze);
        for &tile in &blocked.reachable {
            // What it gave back, skipped or filled stays to be seen.
            self.marks.turn(tile, Mark::Fresh, Mark::Reachable);
            self.marks.turn(tile, Mark::Entered, Mark::Reachable);
            self.marks.turn(tile, Mark::Way, Mark::Reachable);
        }
        for &wall in &blocked.walls {
            self.marks.set(wall, Mark::Missing);
        }
        self.at = None;
        self.ending = Some(Ending::NoPath(Arc::new(blocked)));
    }

    /// The maze that is solved.
    pub const fn maze(&self) -> &Arc<Maze> {
        &self.maze
    }

    /// The way in which it is solved.
    pub const fn solver(&self) -> Solver {
        self.solver
    }

    /// The search itself: its counts, its stack, its queue, its way.
    pub const fn search(&self) -> &Solve {
        &self.solve
    }

    /// What is to be drawn.
    pub const fn marks(&self) -> &TileMarks {
        &self.marks
    }

    /// Where the search is: the tile it entered last, or went back to. By rooms that is a room, unless
    /// it looks about on its way between two.
    pub const fn at(&self) -> Option<Tile> {
        self.at
    }

    /// What it has done in a room, if that is small enough a maze for the rooms to have numbers.
    pub fn visit(&self, room: u32) -> Option<Visit> {
        self.visits.as_ref()?.of(room)
    }

    /// The room from which it came to another, in the tree that it grows, where rooms have numbers.
    pub fn parent(&self, room: u32) -> Option<u32> {
        let visits = self.visits.as_ref()?;
        let (tile, _) = (visits.size().room(room), visits.of(room)?);
        let back = |tile: Tile| tile.step(self.marks.came(tile).opposite());
        (tile != self.maze.start()).then(|| visits.size().number(back(back(tile))))
    }

    /// Whether its visits tell how far a room is; nothing if there are none.
    pub fn visits(&self) -> Option<bool> {
        self.visits.as_ref().map(|_| self.solver.finds_shortest())
    }

    /// Whether it can go by rooms, since it is in a maze of them.
    pub const fn has_rooms(&self) -> bool {
        self.has_rooms
    }

    /// What it has cost counted in rooms, if it goes by them.
    pub const fn rooms(&self) -> Option<RoomCounts> {
        self.rooms
    }

    /// Which share of the rooms it has entered or sees before it, from 0 to 1, if it goes by them.
    pub fn touched_rooms(&self) -> Option<f64> {
        let counts = self.rooms?;
        let seen = if self.solver.finds_shortest() { counts.held } else { 0 };
        let grid = self.maze.grid();
        let rooms = f64::from(grid.columns() / 2) * f64::from(grid.rows() / 2);
        Some((counts.entered + seen) as f64 / rooms)
    }

    /// Whether it was at this tile.
    pub(super) fn was_entered(&self, tile: Tile) -> bool {
        matches!(self.marks.mark(tile), Mark::Entered | Mark::Path | Mark::Reachable)
    }

    /// What it did last.
    pub fn last(&self) -> Option<SolveStep> {
        self.last.map(|told| told.step)
    }

    /// Where it is in its program: the lines that its last step ran.
    pub fn cursor(&self) -> Cursor {
        self.last.map_or(self.solver.info().cursor(), |told| told.cursor)
    }

    /// Where it is in the program that it is told by.
    pub fn cursor_of(&self, telling: Telling) -> Cursor {
        match telling {
            Telling::Recursion if self.has_calls => Call::cursor(&self.maze, self.last()),
            Telling::Recursion | Telling::Loop => self.cursor(),
        }
    }

    /// Whether it can be told as a function that calls itself.
    pub const fn has_calls(&self) -> bool {
        self.has_calls
    }

    /// The calls that have not returned, the first one first, if it can be told as a function that
    /// calls itself.
    pub fn calls(&self) -> Option<Vec<Call>> {
        self.has_calls.then(|| Call::all(&self.solve))
    }

    /// How it ended, once it has.
    pub const fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// How many steps it has taken, or would have until then if they were counted so.
    pub const fn steps_by(&self, stride: Stride) -> u64 {
        match stride {
            Stride::Rooms => self.steps[0],
            Stride::Tiles => self.steps[1] - self.is_beyond_passage as u64,
        }
    }

    /// How many tiles its way has now, or its path in the end. A search by distance has no way
    /// before that.
    pub fn path_tiles(&self) -> Option<u64> {
        let counts = self.solve.counts();
        match &self.ending {
            Some(Ending::Found(path)) => Some(path.len() as u64),
            Some(Ending::NoPath(_)) => None,
            None if self.solver.finds_shortest() => None,
            None => Some(counts.entered - counts.backtracked),
        }
    }
}
