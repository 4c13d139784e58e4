//! What the game asks of the program around it, or reports to it.

use std::sync::Arc;

use super::OpenRefusal;
use crate::game::lab::Card;
use crate::game::lesson::LessonStep;
use crate::game::measured_maze::MeasuredMaze;
use crate::game::race::{RaceEvent, Seating};
use crate::game::records::{Day, FinishedRun, MatchKind};
use crate::game::replay::Recording;
use crate::game::request::{Request, Unreadable};
use crate::game::screen::export::{ExportRequest, FileKind};
use crate::game::store_task::StoreTask;
use crate::game::theatre::film::Filmed;
use crate::game::versus::rules::Seat;
use crate::maze::{Endless, Warning};

/// A request or report to the program around the game.
#[derive(Clone, Debug)]
pub enum Event {
    /// Another screen is shown; with its name.
    Screen(&'static str),
    /// Carry this out and pass the answer to [`App::take`](super::App::take). It replaces the
    /// request before it.
    Request(Request),
    /// Drop the last request.
    CancelRequest,
    /// A run in this maze begins or continues.
    Opened(Arc<MeasuredMaze>),
    /// A run in this maze without end begins or continues.
    OpenedEndless(Endless),
    /// The title shows this maze, which is the one that would be played.
    Previewed(Arc<MeasuredMaze>),
    /// Something happened in the race on the screen. Places are as each runner's own part of the
    /// screen shows them.
    Race(Seating, RaceEvent),
    /// The countdown of a round has reached this number.
    Counted(u32),
    /// A match is over; with the winner, if there is one.
    MatchOver(MatchKind, Option<Seat>),
    /// An endless run is over; with the cheeses eaten, if it counts for records, and the day.
    EndlessOver(Option<u32>, Day),
    /// All sound was switched off, or on again.
    Muted(bool),
    /// A step of the first lesson is completed.
    Learnt(LessonStep),
    /// Pass this to the store.
    Keep(StoreTask),
    /// Save [`App::settings`](super::App::settings).
    KeepSettings,
    /// Add this run to the records, and record it with [`App::take_down`](super::App::take_down).
    RecordRun(FinishedRun),
    /// Save the round whose card is shown as a file.
    SaveRound,
    /// Replay the round whose card is shown.
    WatchRound,
    /// Say in words where the mouse is.
    WhereAmI,
    /// Say in words how far the mouse can go in each direction.
    WhatIsOpen,
    /// Save this recording as a file.
    SaveRecording(Arc<Recording>),
    /// Copy this challenge to the clipboard.
    Challenge(String),
    /// Something from outside was refused.
    Refused(OpenRefusal),
    /// The file of this name could not be read, for this reason.
    Unreadable(String, Unreadable),
    /// A file was read with these assumptions.
    Assumed(Vec<Warning>),
    /// Save a worksheet of this card under its rules, and the solution.
    SaveWorksheet(Box<Card>),
    /// Save this table of the costs of union-find rules, in CSV.
    SaveTable(String),
    /// Save a picture of what the theatre shows.
    SavePicture,
    /// Save this maze as a file with these options.
    ExportMaze(Arc<MeasuredMaze>, FileKind, ExportRequest),
    /// Make a film of what the theatre shows.
    Film(Filmed),
    /// Cancel the film.
    GiveUpFilm,
    /// Copy this text to the clipboard.
    Copy(String),
    /// Let the player choose a file to open, if the system can.
    ChooseFile,
    /// Replace all the player's data by that in this file.
    TakeOver {
        /// The contents of the file.
        bytes: Arc<Vec<u8>>,
        /// Whether the data are the player's own, from another device.
        is_own: bool,
    },
    /// Close the window.
    Quit,
}

impl Event {
    /// Reports the assumptions made to read a file, if there were any.
    pub fn assumed(warnings: Vec<Warning>) -> Option<Self> {
        (!warnings.is_empty()).then_some(Self::Assumed(warnings))
    }
}
