//! Long work that the game cannot do within a tick, as data that carries all that it needs.
//!
//! The game asks for one thing at a time. Whoever owns it [carries that out](Request::carry_out),
//! on a thread if need be, and hands the answer back. Nothing here knows a thread: it only asks
//! from time to time whether it is still wanted.

mod unreadable;

use std::sync::Arc;

use super::endless::{Leg, LegPlan};
use super::measured_maze::{MeasuredMaze, Measuring};
use super::race::Race;
use super::race::arena::{Arena, ArenaPlan};
use super::replay::{Recording, is_recording};
use super::saved_run::{FoundMaze, SavedRun};
use super::theatre::{REHEARSAL_BYTES_PER_TILE, Rehearsal, Show, Timeline};
use crate::game::theatre::{Lineup, Rehearsed, ShowSpec};
use crate::maze::memory::{self, TooLittleMemory};
use crate::maze::{Build, GoesOn, Maze, Reading, Spec, Warning, examine};
pub use unreadable::Unreadable;

/// Something to be made ready. A copy of it copies no maze and no file.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// The maze of this spec, built and measured.
    MeasuredMaze(Spec),
    /// This maze, measured.
    Measure(Arc<Maze>),
    /// The maze or the recording in a file.
    Read {
        /// What the file is called.
        name: String,
        /// What is in it.
        bytes: Arc<Vec<u8>>,
    },
    /// The run of last time, in its maze.
    Resume(Arc<SavedRun>),
    /// The first time through what the theatre shows.
    Rehearse(ShowSpec),
    /// The first time through what goes side by side.
    Compete(Lineup),
    /// The maze of a round of two, built and measured.
    Arena(ArenaPlan),
    /// A piece of a maze without end.
    Leg(LegPlan),
}

/// What a request has come to.
#[derive(Debug)]
pub enum Answer {
    /// A maze, built and measured.
    MeasuredMaze(Arc<MeasuredMaze>),
    /// A maze from a file, measured, and what had to be assumed to read it.
    Read(Arc<MeasuredMaze>, Vec<Warning>),
    /// The run of last time.
    Run(Box<Race>),
    /// The run of last time does not fit its maze.
    Misfit,
    /// A recording was in the file. Whether it is true is still to be checked.
    Recording(Box<Recording>),
    /// There is nothing for the game in the file of this name, and this is why.
    Unreadable(String, Unreadable),
    /// It would take more memory than there is.
    TooLarge(TooLittleMemory),
    /// A show that can jump to any of its steps.
    Timeline(Box<Timeline>),
    /// A contest that can do so too, and its table.
    Contest(Box<Rehearsed>),
    /// The maze of a round of two.
    Arena(Arc<Arena>),
    /// A piece of a maze without end.
    Leg(Box<Leg>),
}

/// How many steps or tiles are taken before a look at whether the work is still wanted.
const STEPS_AT_ONCE: u64 = 1 << 16;
/// At which share of the whole work a maze is built, as was timed; measuring it takes the rest.
const BUILT: f64 = 0.75;
/// The same before a contest, which takes longer than measuring.
const BUILT_FOR_CONTEST: f64 = 0.2;

impl Request {
    /// Does the work, however long that takes; comes to nothing as soon as nobody wants it any
    /// more.
    ///
    /// ```
    /// use icetea_maze::game::request::{Answer, Request};
    ///
    /// let request = Request::MeasuredMaze("prim1-4x3-7".parse()?);
    /// let Some(Answer::MeasuredMaze(measured)) = request.carry_out(&mut |_| true) else { panic!() };
    /// assert_eq!(measured.rooms(), Some((4, 3)));
    /// # Ok::<(), icetea_maze::maze::SpecError>(())
    /// ```
    pub fn carry_out(self, goes_on: GoesOn) -> Option<Answer> {
        if let Err(too_little) = self.check_memory() {
            return Some(Answer::TooLarge(too_little));
        }
        Some(match self {
            Self::MeasuredMaze(spec) => Answer::MeasuredMaze(Arc::new(grown(spec, goes_on)?)),
            Self::Measure(maze) => Answer::MeasuredMaze(measured(maze, goes_on)?),
            Self::Read { name, bytes } => read_file(name, &bytes, goes_on)?,
            Self::Resume(saved) => resumed(&saved, goes_on)?,
            Self::Rehearse(show_spec) => {
                Answer::Timeline(Box::new(rehearsed(show_spec.show(), goes_on)?))
            }
            Self::Leg(plan) => Answer::Leg(Box::new(plan.cut(goes_on)?)),
            Self::Compete(lineup) => Answer::Contest(Box::new(competed(&lineup, goes_on)?)),
            Self::Arena(plan) => {
                let measured = Arc::new(grown(plan.spec, goes_on)?);
                Answer::Arena(Arc::new(Arena::new(plan, measured)))
            }
        })
    }

    /// Whether there is memory for it, as far as that is known before a file is read.
    fn check_memory(&self) -> Result<(), TooLittleMemory> {
        let (spec, in_arena) = match self {
            Self::MeasuredMaze(spec) => (Some(*spec), 0),
            Self::Arena(plan) => (Some(plan.spec), plan.bytes_per_room()),
            Self::Resume(saved) => (saved.maze.spec(), 0),
            Self::Rehearse(show_spec) => {
                return memory::check(show_spec.source.tiles(), REHEARSAL_BYTES_PER_TILE);
            }
            // A contest or a leg is small, and measuring a maze takes less than building it.
            Self::Measure(_) | Self::Read { .. } | Self::Compete(_) | Self::Leg(_) => (None, 0),
        };
        spec.map_or(Ok(()), |spec| {
            let bytes = spec.bytes_per_room().max(MeasuredMaze::BYTES_PER_ROOM + in_arena);
            memory::check(u64::from(spec.size().rooms()), bytes)
        })
    }

    /// Whether a file is read, and nothing built.
    pub const fn is_reading(&self) -> bool {
        matches!(self, Self::Read { .. })
    }
}

/// Builds a maze, which is so much of the whole work.
fn built(spec: &Spec, whole: f64, goes_on: GoesOn) -> Option<Maze> {
    if !goes_on(0.0) {
        return None;
    }
    Build::new(spec).finish_while(&mut |share| goes_on(whole * share))
}

/// Measures a maze, after so much of the whole work.
fn measure(
    maze: impl Into<Arc<Maze>>,
    spec: Option<Spec>,
    done: f64,
    goes_on: GoesOn,
) -> Option<MeasuredMaze> {
    let mut measuring = Measuring::new(maze, spec);
    while measuring.advance(STEPS_AT_ONCE) {
        if !goes_on(done + (1.0 - done) * measuring.progress()) {
            return None;
        }
    }
    Some(measuring.finish())
}

fn grown(spec: Spec, goes_on: GoesOn) -> Option<MeasuredMaze> {
    let maze = built(&spec, BUILT, goes_on)?;
    measure(maze, Some(spec), BUILT, goes_on)
}

fn measured(maze: impl Into<Arc<Maze>>, goes_on: GoesOn) -> Option<Arc<MeasuredMaze>> {
    measure(maze, None, 0.0, goes_on).map(Arc::new)
}

fn read_file(name: String, bytes: &[u8], goes_on: GoesOn) -> Option<Answer> {
    if is_recording(bytes) {
        return Some(match Recording::read_bytes(bytes) {
            Ok(recording) => Answer::Recording(Box::new(recording)),
            Err(error) => Answer::Unreadable(name, Unreadable::Recording(error)),
        });
    }
    match examine(bytes) {
        Ok(Reading { maze, warnings }) => {
            measured(maze, goes_on).map(|measured| Answer::Read(measured, warnings))
        }
        Err(error) => Some(Answer::Unreadable(name, Unreadable::Maze(error))),
    }
}

fn resumed(saved: &SavedRun, goes_on: GoesOn) -> Option<Answer> {
    let measured = match saved.maze.find() {
        Some(FoundMaze::Spec(spec)) => Arc::new(grown(spec, goes_on)?),
        Some(FoundMaze::Maze(maze)) => measured(maze, goes_on)?,
        None => return Some(Answer::Misfit),
    };
    Some(saved.resume(measured).map_or(Answer::Misfit, |run| Answer::Run(Box::new(run))))
}

fn rehearsed(show: Show, goes_on: GoesOn) -> Option<Timeline> {
    let mut rehearsal = Rehearsal::new(show);
    while goes_on(rehearsal.progress()) {
        if !rehearsal.advance(STEPS_AT_ONCE) {
            return Some(rehearsal.finish());
        }
    }
    None
}

fn competed(lineup: &Lineup, goes_on: GoesOn) -> Option<Rehearsed> {
    let mut rehearsal = lineup.rehearsal(|spec| built(spec, BUILT_FOR_CONTEST, goes_on))?;
    let share = |progress: f64| BUILT_FOR_CONTEST + (1.0 - BUILT_FOR_CONTEST) * progress;
    while goes_on(share(rehearsal.progress())) {
        if !rehearsal.advance(STEPS_AT_ONCE) {
            return Some(Rehearsed::of(rehearsal));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::screen::contest::SideBySide;
    use crate::game::theatre::Source;
    use crate::game::versus::rules::Rules;
    use crate::maze::text::{TextStyle, to_string};
    use crate::maze::{Drawing, Solver, Tile};

    /// Large enough to be looked at more than once, and not square.
    const CODE: &str = "kruskal1-260x190-7";

    fn spec() -> Spec {
        CODE.parse().unwrap()
    }

    fn maze() -> Maze {
        Build::new(&spec()).finish()
    }

    /// A run in the middle of its way.
    fn saved() -> SavedRun {
        let measured = Arc::new(MeasuredMaze::new(maze(), Some(spec())));
        let path: Vec<Tile> =
            measured.path_from(measured.maze.start()).step_by(2).take(5).collect();
        SavedRun::of(&Race::resume(measured, path, 5_000, false))
    }

    fn show_spec() -> ShowSpec {
        ShowSpec { source: Source::Grown(spec()), solver: Solver::DepthFirst }
    }

    fn file(bytes: &[u8]) -> Request {
        Request::Read { name: "file".to_owned(), bytes: Arc::new(bytes.to_vec()) }
    }

    fn drawn() -> Vec<u8> {
        to_string(&Drawing::new(&maze()), TextStyle::Hash).into_bytes()
    }

    fn all() -> Vec<Request> {
        let plan = ArenaPlan::new(spec(), Rules::default());
        vec![
            Request::MeasuredMaze(spec()),
            Request::Measure(Arc::new(maze())),
            file(&drawn()),
            Request::Resume(Arc::new(saved())),
            Request::Rehearse(show_spec()),
            Request::Compete(SideBySide::new(&show_spec()).awaited().unwrap()),
            Request::Arena(plan),
        ]
    }

    #[test]
    fn whoever_waits_hears_how_far_it_has_come_and_may_give_it_up_at_any_moment() {
        for request in all() {
            let mut shares = Vec::new();
            let answer = request.clone().carry_out(&mut |share| {
                shares.push(share);
                true
            });
            assert!(answer.is_some(), "{request:?}");
            assert!(shares.len() > 1 && shares.is_sorted(), "{shares:?}");
            assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)), "{shares:?}");
            for looks in 1..=shares.len() {
                let mut left = looks;
                let answer = request.clone().carry_out(&mut |_| {
                    left = left.saturating_sub(1);
                    left > 0
                });
                assert!(answer.is_none(), "{looks} of {}: {request:?}", shares.len());
            }
        }
    }

    fn carried_out(request: Request) -> Answer {
        request.carry_out(&mut |_| true).unwrap()
    }

    #[test]
    fn each_request_comes_to_what_it_names() {
        for request in all() {
            let measured = match (&request, carried_out(request.clone())) {
                (Request::Rehearse(_), Answer::Timeline(timeline)) => {
                    assert!(timeline.steps() > timeline.build_steps());
                    continue;
                }
                (Request::Compete(lineup), Answer::Contest(rehearsed)) => {
                    let mut screen = SideBySide::new(&show_spec());
                    screen.take(*rehearsed);
                    assert_eq!(screen.contest().unwrap().lanes().len(), lineup.lanes.len());
                    continue;
                }
                (Request::Arena(plan), Answer::Arena(arena)) => {
                    assert_eq!(arena.plan(), Some(*plan));
                    Arc::clone(arena.measured())
                }
                (Request::Resume(_), Answer::Run(run)) => {
                    assert_eq!((run.runner(0).steps(), run.milliseconds()), (4, 5_000));
                    Arc::clone(run.measured())
                }
                (
                    Request::MeasuredMaze(_) | Request::Measure(_),
                    Answer::MeasuredMaze(measured),
                ) => measured,
                (Request::Read { .. }, Answer::Read(measured, warnings)) => {
                    assert_eq!(warnings, []);
                    measured
                }
                (request, answer) => panic!("{request:?} came to {answer:?}"),
            };
            assert_eq!(*measured.maze, maze());
            let has_code = !matches!(request, Request::Measure(_) | Request::Read { .. });
            assert_eq!(measured.spec, has_code.then(spec));
        }
    }

    #[test]
    fn what_makes_no_sense_is_said() {
        let other = SavedRun { tile: (0, 0), ..saved() };
        assert!(matches!(carried_out(Request::Resume(Arc::new(other))), Answer::Misfit));
        for bytes in [&b"###\n###\n"[..], b"", b"Icetea Maze recording 1\n"] {
            let answer = carried_out(file(bytes));
            assert!(matches!(&answer, Answer::Unreadable(name, _) if name == "file"), "{answer:?}");
        }
    }
}
