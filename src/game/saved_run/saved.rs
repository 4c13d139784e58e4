//! Anything that can be left in the middle and continued later.

use super::{MazeSource, SavedEndless, SavedMatch, SavedRun};
use crate::game::journey::Stop;
use crate::game::lesson::LessonStep;
use crate::game::records::{Day, Week, daily};
use crate::game::tuning::MOST_SAVED_RUNS;
use crate::maze::Spec;

/// A saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
pub enum SavedGame {
    /// A race of one.
    Run(SavedRun),
    /// A match of two.
    Match(SavedMatch),
    /// The first lesson, with the number of completed steps.
    Lesson(usize),
    /// An endless run.
    Endless(SavedEndless),
}

/// Identifies a saved game: there is never more than one of each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavedKey {
    /// The maze of a run.
    Maze(MazeSource),
    /// The code of a match.
    Match(String),
    /// The first lesson.
    Lesson,
    /// The endless run.
    Endless,
    /// The code of a world.
    World(String),
}

/// The kind of a saved game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SavedKind {
    /// A run in a maze that the player has chosen.
    Free,
    /// A run at a stop of the journey.
    Journey(Stop),
    /// A run in the maze of a day.
    Daily(Day),
    /// A run in the maze of a week.
    Week(Week),
    /// An endless run.
    Endless,
    /// A match of two.
    Match,
    /// The first lesson.
    Lesson,
}

impl SavedKind {
    /// Whether another is of the same kind, whatever its day or its stop.
    pub fn is_like(self, other: Self) -> bool {
        std::mem::discriminant(&self) == std::mem::discriminant(&other)
    }

    fn of_maze(maze: &MazeSource) -> Self {
        let Some(spec) = maze.spec() else { return Self::Free };
        let week = || Week::of_spec(&spec).map(Self::Week);
        let day = || daily::of_code(&spec.to_string()).map(Self::Daily);
        Stop::of(Some(spec)).map(Self::Journey).or_else(week).or_else(day).unwrap_or(Self::Free)
    }
}

impl SavedGame {
    /// Its identity.
    pub fn key(&self) -> SavedKey {
        match self {
            Self::Run(run) => SavedKey::Maze(run.maze.clone()),
            Self::Match(saved) => SavedKey::Match(saved.code.clone()),
            Self::Lesson(_) => SavedKey::Lesson,
            Self::Endless(run) if run.is_in_world() => SavedKey::World(run.code.clone()),
            Self::Endless(_) => SavedKey::Endless,
        }
    }

    /// Whether it is consistent, as far as that can be checked without its maze.
    pub fn fits_together(&self) -> bool {
        match self {
            Self::Run(run) => run.fits_together(),
            Self::Match(saved) => saved.game().is_some(),
            Self::Lesson(done) => *done < LessonStep::ALL.len(),
            Self::Endless(run) => run.plan().is_some() || run.is_in_world(),
        }
    }

    /// Its kind.
    pub fn kind(&self) -> SavedKind {
        match self {
            Self::Run(run) => SavedKind::of_maze(&run.maze),
            Self::Match(_) => SavedKind::Match,
            Self::Lesson(_) => SavedKind::Lesson,
            Self::Endless(_) => SavedKind::Endless,
        }
    }

    /// The spec of the maze of a run, if it has one.
    pub fn spec(&self) -> Option<Spec> {
        if let Self::Run(run) = self { run.maze.spec() } else { None }
    }

    /// Sets when it was left, in seconds since 1970.
    #[must_use]
    pub const fn left(mut self, at: u64) -> Self {
        match &mut self {
            Self::Run(run) => run.left_at = at,
            Self::Match(saved) => saved.left_at = at,
            Self::Endless(run) => run.left_at = at,
            Self::Lesson(_) => {}
        }
        self
    }

    /// Whether it includes all the progress of another.
    pub fn holds(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Run(run), Self::Run(other)) => {
                run.maze == other.maze
                    && run.milliseconds >= other.milliseconds
                    && run.trail.starts_with(&other.trail)
            }
            (Self::Match(it), Self::Match(other)) => {
                let is_further = it.winners.len() > other.winners.len();
                let holds_round = other.round.as_ref().is_none_or(|other| {
                    let round = it.round.as_ref().filter(|round| round.ticks >= other.ticks);
                    round.is_some_and(|round| {
                        let mut both = round.strides.iter().zip(&other.strides);
                        both.all(|(strides, other)| strides.starts_with(other))
                    })
                });
                it.code == other.code
                    && it.winners.starts_with(&other.winners)
                    && (is_further || holds_round)
            }
            (Self::Lesson(done), Self::Lesson(other)) => done >= other,
            (Self::Endless(run), Self::Endless(other)) => {
                let tracks = run.track.as_ref().zip(other.track.as_ref());
                run.code == other.code
                    && tracks.is_some_and(|(track, other)| {
                        track.ticks >= other.ticks && track.strides.starts_with(&other.strides)
                    })
            }
            _ => false,
        }
    }

    /// When it was left, if that is known.
    pub fn left_at(&self) -> Option<u64> {
        let at = match self {
            Self::Run(run) => run.left_at,
            Self::Match(saved) => saved.left_at,
            Self::Endless(run) => run.left_at,
            Self::Lesson(_) => 0,
        };
        Some(at).filter(|at| !is_untold(at))
    }

    /// The width and height of its maze in rooms, if its code tells.
    pub fn rooms(&self) -> Option<(u16, u16)> {
        match self {
            Self::Run(run) => run.rooms(),
            Self::Match(saved) => saved.rooms(),
            Self::Lesson(_) | Self::Endless(_) => None,
        }
    }

    /// The time so far.
    pub fn milliseconds(&self) -> u64 {
        match self {
            Self::Run(run) => run.milliseconds,
            Self::Match(saved) => saved.milliseconds(),
            Self::Lesson(_) => 0,
            Self::Endless(run) => run.milliseconds(),
        }
    }
}

impl From<SavedRun> for SavedGame {
    fn from(run: SavedRun) -> Self {
        Self::Run(run)
    }
}

/// Drops the games left longest ago until the rest can be kept, but never the last one in the maze
/// of a week in favour of another kind. The latest is the last.
pub fn forget_oldest<T>(left: &mut Vec<T>, saved: impl Fn(&T) -> &SavedGame) {
    let is_weekly = |one: &T| matches!(saved(one).kind(), SavedKind::Week(_));
    while left.len() > MOST_SAVED_RUNS {
        let week = left.iter().rposition(is_weekly);
        left.remove(usize::from(week == Some(0)));
    }
}

/// Whether it is unknown when something was left.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "a field that may be left out is asked so")]
pub(super) const fn is_untold(left_at: &u64) -> bool {
    *left_at == 0
}
