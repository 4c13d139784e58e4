//! What the game asks of the world outside, or tells it.

use std::sync::Arc;

use super::OpenRefusal;
use crate::game::journey::Journey;
use crate::game::lab::Card;
use crate::game::lesson::LessonStep;
use crate::game::measured_maze::MeasuredMaze;
use crate::game::race::{RaceEvent, Seating};
use crate::game::records::{Clearing, Day, FinishedRun, MatchKind};
use crate::game::replay::Recording;
use crate::game::request::{Request, Unreadable};
use crate::game::saved_run::{RunProgress, SavedGame, SavedKey};
use crate::game::screen::export::{ExportRequest, FileKind};
use crate::game::theatre::film::Filmed;
use crate::game::versus::rules::Seat;
use crate::maze::{Endless, Warning};

/// What the world outside is asked to do, or told.
#[derive(Clone, Debug)]
pub enum Event {
    /// Another screen has the keys.
    Screen(&'static str),
    /// Carry this out and hand the answer to [`App::take`](super::App::take); what was asked for
    /// before is void.
    Request(Request),
    /// What was asked for is not wanted any more.
    CancelRequest,
    /// A run of this maze begins or goes on.
    Opened(Arc<MeasuredMaze>),
    /// A run in this maze without end begins or goes on.
    OpenedEndless(Endless),
    /// The title shows this maze, as it will be played.
    Previewed(Arc<MeasuredMaze>),
    /// Something happened in the race on the screen. Places are told as each runner's own part of
    /// the screen shows them.
    Race(Seating, RaceEvent),
    /// The countdown of a round has come to this number.
    Counted(u32),
    /// A match is over: who has won it, if anybody has.
    MatchOver(MatchKind, Option<Seat>),
    /// A run without end is over: how many cheeses were eaten, if it sets records, and on which day.
    EndlessOver(Option<u32>, Day),
    /// All sound was switched off, or on again.
    Muted(bool),
    /// A step of the first lesson is done.
    Learnt(LessonStep),
    /// Save this, to go on with later, in the place of what was saved of it before.
    SaveRun(Box<SavedGame>),
    /// Forget what was saved of this: there is nothing to go on with.
    ClearRun(SavedKey),
    /// Set what was saved of this aside: it does not fit its maze.
    SetRunAside(SavedKey),
    /// Keep a run in this maze, which has come to this and goes on, whatever may happen to the game …
    BeginJournal(Arc<MeasuredMaze>, Box<RunProgress>),
    /// … and what it has come to since …
    AddToJournal(Box<RunProgress>),
    /// … or keep this as it is now …
    RewriteJournal(Box<SavedGame>),
    /// … until it is over, or was saved.
    EndJournal,
    /// Keep [`App::settings`](super::App::settings) on disk.
    KeepSettings,
    /// Add this run to the records, and take it down with [`App::take_down`](super::App::take_down).
    RecordRun(FinishedRun),
    /// Keep what was won on the journey, beside all that any copy of the game has kept of it.
    KeepJourney(Box<Journey>),
    /// Forget these records for good.
    ClearRecords(Clearing),
    /// Save the round whose card is shown as a file.
    SaveRound,
    /// Show the round whose card is shown once more.
    WatchRound,
    /// Say in words where the mouse is.
    WhereAmI,
    /// Say in words how far it can go each way.
    WhatIsOpen,
    /// Save this recording as a file.
    SaveRecording(Arc<Recording>),
    /// Put this challenge into the clipboard.
    Challenge(String),
    /// A recording or a challenge is not taken.
    Refused(OpenRefusal),
    /// There is nothing for the game in the file of this name, and this is why.
    Unreadable(String, Unreadable),
    /// A file was read, but this had to be assumed.
    Assumed(Vec<Warning>),
    /// Save a worksheet of this card by its rules, and its solution.
    SaveWorksheet(Box<Card>),
    /// Save this table of what rules of union-find cost, in CSV.
    SaveTable(String),
    /// Save what the theatre shows as a picture.
    SavePicture,
    /// Keep this maze as a file, with its best path or without.
    ExportMaze(Arc<MeasuredMaze>, FileKind, ExportRequest),
    /// Make a film of what the theatre shows.
    Film(Filmed),
    /// The film is not wanted any more.
    GiveUpFilm,
    /// Put this text into the clipboard.
    Copy(String),
    /// Save all that the player has as a file.
    SaveAll,
    /// Let the player choose a file to open, where the system can.
    ChooseFile,
    /// Put what is in these bytes of such a file in the place of all that the player has here.
    TakeOver {
        /// The bytes.
        bytes: Arc<Vec<u8>>,
        /// Whether they are the player's own, from elsewhere.
        is_own: bool,
    },
    /// Close the window.
    Quit,
}

impl Event {
    /// Tells what had to be assumed to read a file, if anything had.
    pub fn assumed(warnings: Vec<Warning>) -> Option<Self> {
        (!warnings.is_empty()).then_some(Self::Assumed(warnings))
    }
}
