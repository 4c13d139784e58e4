//! What is seen of a stack of the player's own, and what ours does in the same maze.

use crate::guest::Stage;
use crate::guest::notebook::Notebook;
use crate::guest::solve_with::{SolveEvent, SolveWith, StackCounts, StackSlip, WrongPath};
use crate::maze::Maze;
use crate::screens::prelude::*;

/// A maze that is solved, and what the program's stack is set beside.
#[derive(Clone, Debug)]
pub struct SolveShow {
    /// The maze as it is painted.
    pub measured: Arc<MeasuredMaze>,
    /// Who judges it, before anything was said.
    pub judge: SolveWith,
    /// The maze before the first step of a search.
    pub show: Show,
    /// What our depth-first stack does there.
    pub ours: StackCounts,
}

impl SolveShow {
    /// A maze and its judge.
    pub fn new(maze: Arc<Maze>, judge: SolveWith) -> Self {
        let show = Show::of_search(Arc::clone(&maze), Solver::DepthFirst);
        let mut search = show.clone();
        while search.advance() {}
        let counts = search.search().and_then(|search| search.rooms).unwrap_or_default();
        let [pushed, popped, peak] =
            [counts.entered, counts.backtracked, counts.peak].map(|count| count as u32);
        let ours = StackCounts { pushed, popped, peak, ..StackCounts::default() };
        Self { measured: Arc::new(MeasuredMaze::new(maze, None)), judge, show, ours }
    }
}

/// A moment of a search.
#[derive(Clone, Debug)]
pub struct SolveStage {
    /// The size of the maze.
    pub size: Size,
    /// The rooms on its stack, the topmost last.
    pub stack: Vec<Tile>,
    /// The rooms that it has marked.
    pub marked: Vec<bool>,
    /// Whether each room was taken from the stack.
    popped: Vec<bool>,
    /// How much it did.
    pub counts: StackCounts,
    /// The last step, or what was wrong with it.
    pub last: Option<SolveEvent>,
    /// The kinds of slips so far.
    pub seen: Notebook<StackSlip>,
    /// What is wrong with what it ended with.
    pub wrong: Option<Arc<WrongPath>>,
    /// Whether it has said how it ends.
    pub has_answered: bool,
    /// The path that it said.
    pub path: Option<Vec<Tile>>,
}

impl SolveStage {
    /// Before the first line.
    pub fn new(size: Size) -> Self {
        let rooms = size.rooms() as usize;
        Self {
            size,
            stack: Vec::new(),
            marked: vec![false; rooms],
            popped: vec![false; rooms],
            counts: StackCounts::default(),
            last: None,
            seen: Notebook::default(),
            wrong: None,
            has_answered: false,
            path: None,
        }
    }

    /// The rooms that it has left for good.
    pub fn left(&self) -> Vec<Tile> {
        let mut left = self.popped.clone();
        for &held in &self.stack {
            left[self.size.number(held) as usize] = false;
        }
        let left = left.into_iter().zip(0..).filter(|&(is_left, _)| is_left);
        left.map(|(_, room)| self.size.room(room)).collect()
    }
}

impl Stage for SolveStage {
    type Event = SolveEvent;

    fn apply(&mut self, event: &SolveEvent) {
        match event {
            SolveEvent::Push(room) => {
                self.stack.push(self.size.room(*room));
            }
            SolveEvent::Pop => {
                if let Some(tile) = self.stack.pop() {
                    self.popped[self.size.number(tile) as usize] = true;
                }
            }
            SolveEvent::Mark(room) => self.marked[*room as usize] = true,
            SolveEvent::Unmark(room) => self.marked[*room as usize] = false,
            SolveEvent::Path(path) => {
                self.has_answered = true;
                self.path = Some(path.iter().map(|&room| self.size.room(room)).collect());
            }
            SolveEvent::Slipped(slip) => self.seen.note(*slip),
            SolveEvent::Wrong(wrong) => self.wrong = Some(Arc::clone(wrong)),
            SolveEvent::NoPath => self.has_answered = true,
            SolveEvent::Beside(_) => {}
        }
        self.counts.count(event, self.stack.len());
        self.last = Some(event.clone());
    }

    fn is_step(event: &SolveEvent) -> bool {
        !matches!(event, SolveEvent::Slipped(_) | SolveEvent::Wrong(_))
    }

    fn weight(&self) -> usize {
        self.marked.len()
    }
}
