//! What a program of the player's own has to do in a maze, and what it has said so far.

use std::sync::Arc;

use super::theatre::Source;
use crate::guest::build_with::{BuildEvent, BuildWith, NotForBuilders};
use crate::guest::solve_with::{NotForSolvers, SolveEvent, SolveWith};
use crate::guest::{GoalPlace, GuestTask, MAX_CELLS, MouseEvent, MouseMaze, News, NoMouseMaze};
use crate::maze::{Build, Maze, Spec};

/// The most rooms of a maze that is built or solved on the screen.
pub const MOST_WATCHED_ROOMS: u32 = MAX_CELLS as u32 * MAX_CELLS as u32;

/// A task in a maze.
#[derive(Clone, Debug)]
pub enum Scene {
    /// A micromouse walks.
    Walk(MouseMaze, Heard<MouseEvent>),
    /// A union-find builds this before a judge, who has not heard anything.
    Build(Spec, Box<BuildWith>, Heard<BuildEvent>),
    /// A stack solves this before a judge, who has not heard anything.
    Solve(Arc<Maze>, Box<SolveWith>, Heard<SolveEvent>),
}

/// What has happened so far.
type Heard<E> = Vec<News<E>>;

/// Why a program cannot do this in this maze.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum Unfit {
    #[error(transparent)]
    Walk(#[from] NoMouseMaze),
    #[error(transparent)]
    Build(#[from] NotForBuilders),
    #[error(transparent)]
    Solve(#[from] NotForSolvers),
    #[error("this maze is built already: a union-find builds the maze of a code")]
    IsBuilt,
    #[error("{0} rooms are too many to be watched: with --check at most 1,000,000 are judged")]
    Rooms(u32),
}

impl Scene {
    /// A task in this maze, before anything was said; a mouse walks to the middle, or to the goal.
    pub fn new(task: GuestTask, source: &Source, goal: GoalPlace) -> Result<Self, Unfit> {
        Ok(match (task, source) {
            (GuestTask::Walk, Source::Grown(spec)) => {
                Self::Walk(MouseMaze::grown(spec, goal)?, Vec::new())
            }
            (GuestTask::Walk, Source::Given { maze, .. }) => {
                let maze = match goal {
                    GoalPlace::Middle => MouseMaze::as_it_is(maze)?,
                    GoalPlace::OfMaze => MouseMaze::turned(maze, goal)?,
                };
                Self::Walk(maze, Vec::new())
            }
            (GuestTask::Build, Source::Grown(spec)) => {
                let spec = spec.without_quest();
                can_be_watched(&spec)?;
                Self::Build(spec, Box::new(BuildWith::new(&spec)?), Vec::new())
            }
            (GuestTask::Build, Source::Given { .. }) => return Err(Unfit::IsBuilt),
            (GuestTask::Solve, Source::Grown(spec)) => {
                can_be_watched(spec)?;
                Self::solve(Arc::new(Build::new(&spec.without_quest()).finish()))?
            }
            (GuestTask::Solve, Source::Given { maze, .. }) => Self::solve(Arc::clone(maze))?,
        })
    }

    fn solve(maze: Arc<Maze>) -> Result<Self, Unfit> {
        let judge = SolveWith::new(&maze)?;
        let rooms = judge.size().rooms();
        if rooms > MOST_WATCHED_ROOMS {
            return Err(Unfit::Rooms(rooms));
        }
        Ok(Self::Solve(maze, Box::new(judge), Vec::new()))
    }
}

/// Whether there is no more than can be watched.
pub const fn can_be_watched(spec: &Spec) -> Result<(), Unfit> {
    let rooms = spec.size().rooms();
    if rooms > MOST_WATCHED_ROOMS { Err(Unfit::Rooms(rooms)) } else { Ok(()) }
}
