//! What the game asks of the world outside, or tells it.

use std::sync::Arc;

use super::Refusal;
use crate::game::course::Course;
use crate::game::lesson::Step;
use crate::game::opening::Order;
use crate::game::race::{Lineup, RaceEvent};
use crate::game::records::{Clearing, MatchKind};
use crate::game::replay::Recording;
use crate::game::screen::export::FileKind;
use crate::game::theatre::film::Acts;
use crate::game::versus::rules::Seat;
use crate::maze::Maze;

/// What the world outside is asked to do, or told.
#[derive(Debug)]
pub enum Event {
    /// Another screen has the keys.
    Screen(&'static str),
    /// Make this ready and hand it to [`App::take`](super::App::take); what was asked for before is
    /// void.
    Prepare(Order),
    /// What was asked for is not wanted any more.
    CancelOrder,
    /// A run of this maze begins or goes on.
    Opened(Arc<Course>),
    /// The title shows this maze, as it will be played.
    Previewed(Arc<Course>),
    /// Something happened in the race on the screen. Places are told as each runner's own part of
    /// the screen shows them.
    Race(Lineup, RaceEvent),
    /// The countdown of a round has come to this number.
    Counted(u32),
    /// A match is over: who has won it, if anybody has.
    MatchOver(MatchKind, Option<Seat>),
    /// All sound was switched off, or on again.
    Muted(bool),
    /// A step of the first lesson is done.
    Learnt(Step),
    /// What is unfinished has changed: keep [`App::unfinished`](super::App::unfinished) on disk. If
    /// there is none, what is kept there stays if it can
    /// [still be continued](crate::game::opening::Unfinished::Kept), and else is removed.
    KeepRun,
    /// Keep [`App::settings`](super::App::settings) on disk.
    KeepSettings,
    /// Forget these records for good.
    ClearRecords(Clearing),
    /// Open this maze.
    OpenMaze(Arc<Maze>),
    /// Save the round whose card is shown as a file.
    SaveRound,
    /// Show the round whose card is shown once more.
    WatchRound,
    /// Save this recording as a file.
    SaveRecording(Arc<Recording>),
    /// Put this challenge into the clipboard.
    Challenge(String),
    /// A recording or a challenge is not taken.
    Refused(Refusal),
    /// Save what the theatre shows as a picture.
    SavePicture,
    /// Keep this maze as a file, with its best way or without.
    ExportMaze(Arc<Course>, FileKind, bool),
    /// Make a film of these acts of what the theatre shows.
    Film(Acts),
    /// The film is not wanted any more.
    GiveUpFilm,
    /// Put this text into the clipboard.
    Copy(String),
    /// Close the window.
    Quit,
}
