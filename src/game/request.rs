//! Long work that does not fit into a tick, as data that contains everything needed for it.
//!
//! The game has one request at a time. Its owner [carries it out](Request::carry_out), on a thread
//! if need be, and passes the response back. Nothing here knows a thread: the work only checks from
//! time to time whether it was cancelled.

mod unreadable;

use std::sync::Arc;

use super::course::Course;
use super::endless::{Leg, LegPlan};
use super::measured_maze::{MeasuredMaze, Measuring};
use super::race::Race;
use super::race::arena::{Arena, ArenaPlan};
use super::replay::{Recording, Verdict, is_recording};
use super::retraced::Retraced;
use super::saved_run::{FoundMaze, SavedRun};
use super::scene::Scene;
use super::theatre::{REHEARSAL_BYTES_PER_TILE, Rehearsal, Show, Timeline};
use super::told_run::{ToldRun, is_told_run};
use super::world_look::{WorldLook, WorldSight};
use crate::game::theatre::{Lineup, Rehearsed, ShowSpec};
use crate::guest::GuestEnd;
use crate::maze::memory::{self, TooLittleMemory};
use crate::maze::world::{KeptWorld, LeafPlan, WorldSpec};
use crate::maze::{Build, Maze, ProgressFn, Reading, Spec, Warning, at_once, examine, report};
pub use unreadable::Unreadable;

/// A request. Cloning it copies no maze and no file.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// The maze of this spec, built and measured.
    MeasuredMaze(Spec),
    /// The maze of this spec, only built.
    Walls(Spec),
    /// The measurements of this maze, whose spec is given if it has one.
    Measure(Arc<Maze>, Option<Spec>),
    /// What is in a file: a maze, a recording, or a run of a program.
    Read {
        /// The name of the file.
        name: String,
        /// Its contents.
        bytes: Arc<Vec<u8>>,
    },
    /// A saved run, restored in its maze.
    Resume(Arc<SavedRun>),
    /// The rehearsal of a show.
    Rehearse(ShowSpec),
    /// The rehearsal of a contest.
    Compete(Lineup),
    /// The maze of a round of two, built and measured.
    Arena(ArenaPlan),
    /// A piece of a maze without end.
    Leg(LegPlan),
    /// A world that is not here, built.
    World(WorldSpec),
    /// A look at a world from above.
    Look(WorldLook),
    /// The first piece, and whether a recording in that maze is possible.
    Challenge(LegPlan, Arc<Recording>),
    /// An endless run to watch.
    Retrace(Arc<Recording>),
}

/// What the response to a request is for. The game remembers it, since the player may have gone
/// elsewhere by the time the response comes.
#[derive(Clone, Debug, PartialEq)]
pub enum Purpose {
    /// A screen shows the maze that would be played; it can do without.
    Preview,
    /// A screen shows a picture of a stop that comes next; it can do without.
    Picture,
    /// The rest of a maze that is already being played becomes known; it can be played without.
    Survey,
    /// A screen waits for it, and cannot go on without it.
    Proceed,
    /// It is opened in place of the loading screen.
    Open,
    /// This show is opened in place of the loading screen, if the player thinks that it is a maze.
    Watch(ShowSpec),
    /// This recording is replayed in place of the loading screen.
    Replay(Arc<Recording>),
}

/// The response to a request.
#[derive(Debug)]
pub enum Response {
    /// A maze, built and perhaps measured.
    MeasuredMaze(Arc<MeasuredMaze>),
    /// A maze from a file, measured, with the assumptions made to read it.
    Read(Arc<MeasuredMaze>, Vec<Warning>),
    /// The restored run.
    Run(Box<Race>),
    /// The saved run does not fit its maze.
    Misfit,
    /// A recording from a file, still to be checked.
    Recording(Box<Recording>),
    /// A run of a program from a file, what happened in it, and how it ended.
    ToldRun(Box<(ToldRun, Scene, GuestEnd)>),
    /// The file of this name could not be read, for this reason.
    Unreadable(String, Unreadable),
    /// It would take more memory than there is.
    TooLarge(TooLittleMemory),
    /// A rehearsed show.
    Timeline(Box<Timeline>),
    /// A rehearsed contest, with its table.
    Contest(Box<Rehearsed>),
    /// The maze of a round of two.
    Arena(Arc<Arena>),
    /// A piece of a maze without end.
    Leg(Box<Leg>),
    /// A world.
    World(KeptWorld),
    /// What was seen of a world.
    Sight(WorldSight),
    /// The first piece, with the verdict on a recording in that maze.
    Challenge(Box<Leg>, Verdict),
    /// An endless run that is possible, or why it is not.
    Retraced(Result<Box<Retraced>, Verdict>),
}

/// How many steps to take between checks for cancellation.
const STEPS_AT_ONCE: u64 = 1 << 16;
/// The share of the work, as measured, at which a maze is built; the rest is measuring it.
const BUILT: f64 = 0.75;
/// The share at which the maze of a round is measured, before distances are computed.
const MEASURED: f64 = 0.6;
/// The share at which a leg is cut, before a challenge in it is checked.
const LEG_SHARE: f64 = 0.2;
/// The share at which the maze of a contest is built, which takes longer than measuring.
const BUILT_FOR_CONTEST: f64 = 0.2;

impl Request {
    /// Carries out the work in one go, however long it takes. None if it was cancelled.
    ///
    /// ```
    /// use icetea_maze::game::request::{Response, Request};
    ///
    /// let request = Request::MeasuredMaze("prim1-4x3-7".parse()?);
    /// let Some(Response::MeasuredMaze(measured)) = request.carry_out(&mut |_| true) else { panic!() };
    /// assert_eq!(measured.rooms(), Some((4, 3)));
    /// # Ok::<(), icetea_maze::maze::SpecError>(())
    /// ```
    pub fn carry_out(self, on_progress: ProgressFn) -> Option<Response> {
        at_once(self.carry_out_by_turns(on_progress))
    }

    /// Carries out the work with pauses, in which others get a turn, except for reading a file.
    pub async fn carry_out_by_turns(self, on_progress: ProgressFn<'_>) -> Option<Response> {
        if let Err(too_little) = self.check_memory() {
            return Some(Response::TooLarge(too_little));
        }
        Some(match self {
            Self::MeasuredMaze(spec) => {
                Response::MeasuredMaze(Arc::new(grown(spec, on_progress).await?))
            }
            Self::Walls(spec) => Response::MeasuredMaze(Arc::new(walls(spec, on_progress).await?)),
            Self::Measure(maze, spec) => {
                Response::MeasuredMaze(Arc::new(measure(maze, spec, 0.0, on_progress).await?))
            }
            Self::Read { name, bytes } => read_file(name, &bytes, on_progress).await?,
            Self::Resume(saved) => resumed(&saved, on_progress).await?,
            Self::Rehearse(show_spec) => {
                Response::Timeline(Box::new(rehearsed(show_spec.show(), on_progress).await?))
            }
            Self::Leg(plan) => Response::Leg(Box::new(plan.cut(on_progress).await?)),
            Self::Look(look) => Response::Sight(look.carry_out(on_progress).await?),
            Self::World(spec) => Response::World(KeptWorld::built(spec, on_progress).await?),
            Self::Challenge(plan, recording) => {
                let leg = plan.cut(&mut |share| on_progress(LEG_SHARE * share)).await?;
                let mut on_progress = |share| on_progress(LEG_SHARE + (1.0 - LEG_SHARE) * share);
                let retraced = Retraced::retrace(&recording, &mut on_progress).await?;
                Response::Challenge(Box::new(leg), retraced.err().unwrap_or(Verdict::Consistent))
            }
            Self::Retrace(recording) => {
                Response::Retraced(Retraced::retrace(&recording, on_progress).await?.map(Box::new))
            }
            Self::Compete(lineup) => {
                Response::Contest(Box::new(competed(&lineup, on_progress).await?))
            }
            Self::Arena(plan) => {
                let mut first = |share| on_progress(MEASURED * share);
                let measured = match plan.course {
                    Course::Maze(spec) => Arc::new(grown(spec, &mut first).await?),
                    Course::Plane(endless) => LegPlan::cut_for_two(endless, &mut first).await?,
                };
                let mut rest = |share| on_progress(MEASURED + (1.0 - MEASURED) * share);
                Response::Arena(Arc::new(Arena::new_while(plan, measured, &mut rest).await?))
            }
        })
    }

    /// The request to open the maze of this spec.
    pub const fn open(spec: Spec) -> Self {
        if MeasuredMaze::is_giant(&spec) { Self::Walls(spec) } else { Self::MeasuredMaze(spec) }
    }

    /// The request to learn more about a maze, if there is more.
    pub fn more_of(measured: &MeasuredMaze) -> Option<Self> {
        if measured.knows_ways() {
            return None;
        }
        Some(match (measured.known_part(), measured.spec) {
            (Some(_), Some(spec)) => Self::Walls(spec),
            (_, spec) => Self::Measure(Arc::clone(&measured.maze), spec),
        })
    }

    /// Whether there is enough memory for it, as far as that is known before a file is read.
    pub fn check_memory(&self) -> Result<(), TooLittleMemory> {
        let (spec, in_arena) = match self {
            // After the walls, the measurements will be requested.
            Self::MeasuredMaze(spec) | Self::Walls(spec) => (Some(*spec), 0),
            Self::Arena(plan) => (plan.course.spec(), plan.bytes_per_room()),
            Self::Resume(saved) => (saved.maze.spec(), 0),
            Self::Rehearse(show_spec) => {
                return memory::check(show_spec.source.tiles(), REHEARSAL_BYTES_PER_TILE);
            }
            Self::World(spec) => {
                return memory::check(
                    LeafPlan::new(*spec).count() as u64,
                    KeptWorld::BYTES_PER_LEAF,
                );
            }
            // A contest or a leg is small, and measuring a maze takes less than building it.
            _ => (None, 0),
        };
        spec.map_or(Ok(()), |spec| {
            let bytes = spec.bytes_per_room().max(MeasuredMaze::BYTES_PER_ROOM + in_arena);
            memory::check(u64::from(spec.size().rooms()), bytes)
        })
    }

    /// Whether it only reads a file.
    pub const fn is_reading(&self) -> bool {
        matches!(self, Self::Read { .. })
    }
}

/// Builds a maze, as this share of the whole work.
async fn built(spec: &Spec, whole: f64, on_progress: ProgressFn<'_>) -> Option<Maze> {
    if !report(on_progress, 0.0).await {
        return None;
    }
    Build::new(spec).finish_while(&mut |share| on_progress(whole * share)).await
}

/// Measures a maze, after this share of the whole work.
async fn measure(
    maze: impl Into<Arc<Maze>>,
    spec: Option<Spec>,
    done: f64,
    on_progress: ProgressFn<'_>,
) -> Option<MeasuredMaze> {
    let mut rest = |share| on_progress(done + (1.0 - done) * share);
    Measuring::new(maze, spec).finish_while(&mut rest).await
}

async fn grown(spec: Spec, on_progress: ProgressFn<'_>) -> Option<MeasuredMaze> {
    let maze = built(&spec, BUILT, on_progress).await?;
    measure(maze, Some(spec), BUILT, on_progress).await
}

async fn walls(spec: Spec, on_progress: ProgressFn<'_>) -> Option<MeasuredMaze> {
    built(&spec, 1.0, on_progress).await.map(|maze| MeasuredMaze::of_walls(maze, spec))
}

async fn measured(
    maze: impl Into<Arc<Maze>>,
    on_progress: ProgressFn<'_>,
) -> Option<Arc<MeasuredMaze>> {
    measure(maze, None, 0.0, on_progress).await.map(Arc::new)
}

async fn read_file(name: String, bytes: &[u8], on_progress: ProgressFn<'_>) -> Option<Response> {
    if is_recording(bytes) {
        return Some(match Recording::read_bytes(bytes) {
            Ok(recording) => Response::Recording(Box::new(recording)),
            Err(error) => Response::Unreadable(name, Unreadable::Recording(error)),
        });
    }
    if is_told_run(bytes) {
        let told = match ToldRun::read(bytes) {
            Ok(run) => {
                let retold = run.retell(on_progress).await?;
                retold.map(|(scene, end)| Box::new((run, scene, end)))
            }
            Err(error) => Err(error),
        };
        return Some(told.map_or_else(
            |error| Response::Unreadable(name, Unreadable::ToldRun(error)),
            Response::ToldRun,
        ));
    }
    match examine(bytes) {
        Ok(Reading { maze, warnings }) => {
            measured(maze, on_progress).await.map(|measured| Response::Read(measured, warnings))
        }
        Err(error) => Some(Response::Unreadable(name, Unreadable::Maze(error))),
    }
}

async fn resumed(saved: &SavedRun, on_progress: ProgressFn<'_>) -> Option<Response> {
    let measured = match saved.maze.find() {
        Some(FoundMaze::Spec(spec)) if MeasuredMaze::is_giant(&spec) => {
            Arc::new(walls(spec, on_progress).await?)
        }
        Some(FoundMaze::Spec(spec)) => Arc::new(grown(spec, on_progress).await?),
        Some(FoundMaze::Maze(maze)) => measured(maze, on_progress).await?,
        None => return Some(Response::Misfit),
    };
    Some(saved.resume(measured).map_or(Response::Misfit, |run| Response::Run(Box::new(run))))
}

async fn rehearsed(show: Show, on_progress: ProgressFn<'_>) -> Option<Timeline> {
    let mut rehearsal = Rehearsal::new(show);
    while report(on_progress, rehearsal.progress()).await {
        if !rehearsal.advance(STEPS_AT_ONCE) {
            return Some(rehearsal.finish());
        }
    }
    None
}

async fn competed(lineup: &Lineup, on_progress: ProgressFn<'_>) -> Option<Rehearsed> {
    let mut rehearsal =
        lineup.rehearsal(async |spec| built(spec, BUILT_FOR_CONTEST, on_progress).await).await?;
    let share = |progress: f64| BUILT_FOR_CONTEST + (1.0 - BUILT_FOR_CONTEST) * progress;
    while report(on_progress, share(rehearsal.progress())).await {
        if !rehearsal.advance(STEPS_AT_ONCE) {
            return Some(Rehearsed::of(rehearsal));
        }
    }
    None
}

#[cfg(test)]
mod tests;
