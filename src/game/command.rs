//! What the game and its screens tell outward: what the program around them has to do, and what has
//! happened.

use std::sync::Arc;

use crate::game::aerial::MapStart;
use crate::game::bookmark::BookmarkError;
use crate::game::export::{ExportRequest, FileKind};
use crate::game::journey::Stop;
use crate::game::lab::Card;
use crate::game::lab::LabStart;
use crate::game::lesson::LessonStep;
use crate::game::measured_maze::MeasuredMaze;
use crate::game::pack::{PackError, PackFlaw};
use crate::game::race::{Race, RaceEvent, Seating};
use crate::game::records::{FinishedRun, MatchKind};
use crate::game::replay::{ChallengeError, Recording, Verdict};
use crate::game::request::{Request, Unreadable};
use crate::game::store_task::StoreTask;
use crate::game::theatre::film::Filmed;
use crate::game::theatre::{Lineup, ShowSpec, Source};
use crate::game::told_run::ToldRun;
use crate::game::versus::code::{MatchCode, MatchCodeError};
use crate::game::versus::rules::Seat;
use crate::guest::{GuestOrder, GuestPart};
use crate::maze::memory::TooLittleMemory;
use crate::maze::world::WorldSpec;
use crate::maze::{Endless, Maze, Spec, SpecError, Warning};

/// Something to do for the program around the game, or a report to it.
#[derive(Clone, Debug)]
pub enum Command {
    /// Go to another screen. Only the game carries this out.
    Open(Destination),
    /// Go back to the previous screen. Only the game carries this out.
    Back,
    /// Another screen is shown; with its name.
    Screen(&'static str),
    /// Carry this out and pass the answer to [`App::take`](crate::app::App::take). It replaces the
    /// request before it.
    Ask(Request),
    /// Drop the last request.
    CancelRequest,
    /// A run in this maze begins or continues.
    Opened(Arc<MeasuredMaze>),
    /// Something happened in the race on the screen. Places are as each runner's own part of the
    /// screen shows them.
    Race(Seating, RaceEvent),
    /// The countdown of a round has reached this number.
    Counted(u32),
    /// One of two players has made a gesture to the other.
    Gesture,
    /// A match is over; with the winner, if there is one.
    MatchOver(MatchKind, Option<Seat>),
    /// An endless run is over; with the cheeses eaten, if it counts for records.
    EndlessOver(Option<u32>),
    /// All sound was switched off, or on again.
    Muted(bool),
    /// A step of the first lesson is completed.
    Learnt(LessonStep),
    /// Pass this to the store.
    Keep(StoreTask),
    /// Add this run to the records, and record it with [`App::take_down`](crate::app::App::take_down).
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
    /// Save a run of a program as a file of this name.
    SaveToldRun(String, ToldRun),
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
    /// Save this text as a file with this name, after the game's own, and this ending.
    SaveText(&'static str, &'static str, String),
    /// Save a picture of what the theatre shows.
    SavePicture,
    /// Save this maze as a file with these options.
    ExportMaze(Arc<MeasuredMaze>, FileKind, ExportRequest),
    /// Writes a maze onto a page to print, perhaps with its answer on another, and shows it.
    PrintMaze(Arc<MeasuredMaze>, bool),
    /// Make a film of what the theatre shows.
    Film(Filmed),
    /// Run this program, and feed what comes of it.
    RunGuest(GuestOrder, GuestPart),
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

impl Command {
    /// Reports the assumptions made to read a file, if there were any.
    pub fn assumed(warnings: Vec<Warning>) -> Option<Self> {
        (!warnings.is_empty()).then_some(Self::Assumed(warnings))
    }
}

/// Where a screen wants to go.
#[derive(Clone, Debug)]
pub enum Destination {
    /// To the title.
    Title,
    /// To the map, at this stop or at the next unfinished one.
    Journey(Option<Stop>),
    /// To the map after this stop was finished for the first time, at the next unfinished one.
    JourneyAfter(Stop),
    /// Into the maze of a stop, continuing a saved run of it.
    Stop(Stop),
    /// From a finished stop into the next, or to the map if that one is not open yet.
    Onward(Stop),
    /// To the pack that was opened last, at the maze of this spec or at the next unfinished one.
    Pack(Option<Spec>),
    /// Into this maze of the pack, continuing a saved run of it.
    InPack(Spec),
    /// Puts this maze into the pack that was opened last, or into a new one, and shows it there, on
    /// top of this screen.
    KeepInPack(Spec),
    /// Into the maze of this spec, once it is built.
    Maze(Spec),
    /// Into this world, once it is built.
    World(WorldSpec),
    /// Into the maze of this recording, to race against it.
    Race(Arc<Recording>),
    /// Continues the saved run at this index.
    Continue(usize),
    /// To the list of saved runs, on top of this screen.
    Unfinished,
    /// Into a run that is ready.
    Play(Box<Race>),
    /// To the results of the run on the screen.
    Results,
    /// To the recording of the finished run, on top of this screen.
    WatchAgain,
    /// Into the same maze again, against its best run.
    RaceTheBest,
    /// Into the theatre, on top of this screen.
    Watch(ShowSpec),
    /// To the screensaver, on top of this screen.
    Screensaver,
    /// To a comparison side by side, on top of this screen.
    SideBySide(Lineup),
    /// To the quiz of what built a maze, on top of this screen.
    WhichBuilt,
    /// To the rats that learn this maze, on top of this screen.
    School(Source),
    /// To a program of the player's own in this maze, on top of this screen.
    OwnProgram(Source),
    /// To the table where mazes are drawn, with this one on it if there is one.
    Draw(Option<Spec>),
    /// To the laboratory, on top of this screen.
    Lab(LabStart),
    /// To the lobby for two players.
    Lobby,
    /// Into a match of two players.
    Versus(MatchCode),
    /// To the meeting of two machines.
    Meeting,
    /// To the phones that become pads, on top of this screen.
    Phones,
    /// Into a match with the other machine that was met, or to that of two others.
    FarMatch(MatchCode),
    /// Into a maze that is ready.
    Given(Arc<Maze>),
    /// To the export of this maze, on top of this screen.
    Export(Arc<MeasuredMaze>),
    /// To the daily mazes, on top of this screen.
    Daily,
    /// Into the maze of this week, continuing a saved run of it.
    Week,
    /// Into a maze without end.
    Endless(Endless),
    /// To the map of a world, on top of this screen.
    WorldMap(MapStart),
    /// Into the endless maze of the day.
    DailyEndless,
    /// To the records, on top of this screen.
    Records,
    /// To the settings, on top of this screen.
    Settings,
    /// To the page of keys, on top of this screen.
    HowTo,
    /// Into the first lesson, on top of this screen.
    Lesson,
}

impl Destination {
    /// The command to go there, and nothing else.
    pub fn open(self) -> Vec<Command> {
        vec![Command::Open(self)]
    }
}

/// Why a maze, a recording or a challenge is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenRefusal {
    /// It is no valid challenge code.
    Challenge(ChallengeError),
    /// The run cannot have happened.
    Untrue(Verdict),
    /// The run is too long for a challenge, or was helped.
    TooLong,
    /// It is no valid bookmark.
    Bookmark(BookmarkError),
    /// It is too large for a film with the panels.
    TooLargeToFilm,
    /// The link contains no valid maze.
    Link(SpecError),
    /// The link contains no valid match.
    LinkToMatch(MatchCodeError),
    /// It is no valid pack.
    Pack(PackError),
    /// A pack cannot have the maze.
    ForPack(PackFlaw),
    /// The maze takes more memory than there is.
    Memory(TooLittleMemory),
}
