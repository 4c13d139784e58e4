//! The theatre: a maze is built and solved, and any step of that can be looked at again.
//!
//! A [`Show`] is one performance in up to two acts, and a [`Timeline`] jumps to any step of it.
//! What is drawn, counted and listed is read from the structures that do the work. Nothing here
//! knows a window or the time: a [`Deck`] is told when a tick has passed, and a view asks for the
//! [`TileMarks`], the [`Moment`] and the [`Cursor`](crate::maze::Cursor) of the step to draw.
//! Viewers do not affect each other: each keeps a [`ChangePlace`] of its own.
//!
//! ```
//! use icetea_maze::game::theatre::{Deck, Show, Timeline};
//! use icetea_maze::maze::Solver;
//!
//! let show = Show::new(&"kruskal1-9x6-233".parse()?, Solver::DepthFirst);
//! let mut timeline = Timeline::of(show);
//! let mut deck = Deck::new(timeline.steps);
//! deck.drag(0.5);
//! timeline.seek(deck.step);
//! assert_eq!(timeline.show.step, deck.step);
//! # Ok::<(), icetea_maze::maze::SpecError>(())
//! ```

mod build;
mod change_log;
mod contest;
mod deck;
pub mod film;
mod find_costs;
mod flow;
mod lineup;
mod mark;
mod moment;
mod names;
mod pace;
mod program_part;
mod room_counts;
mod room_search;
pub mod school;
mod show;
mod show_spec;
mod solve;
mod stack_lines;
mod staging;
mod stride;
mod subject;
mod tile_marks;
mod timeline;
mod visits;

pub use build::{BuildAct, BuildCounts, Climb, Finds, SetSizes, TileArea};
pub use change_log::{ChangePlace, Changes};
pub use contest::{Contest, ContestRehearsal, Rehearsed, Standing};
pub use deck::Deck;
pub use find_costs::FindCost;
pub use lineup::{Lanes, Lineup};
pub use mark::{Mark, Tint};
pub use moment::{Moment, StepEvent};
pub use names::Names;
pub use pace::{Pace, PlaybackSpeed};
pub use program_part::{PartStep, ProgramPart, StackLine};
pub use room_counts::RoomCounts;
pub use show::Show;
pub(crate) use show_spec::neighbour;
pub use show_spec::{ShowSpec, Source};
pub use solve::{SolveAct, SolveEnding};
pub use staging::{MarkedSteps, SearchTelling, Spread, Staging};
pub use stride::StepSize;
pub use subject::Subject;
pub use tile_marks::TileMarks;
pub use timeline::{REHEARSAL_BYTES_PER_TILE, Rehearsal, SHOW_BYTES_PER_TILE, Timeline};
pub use visits::Visit;
