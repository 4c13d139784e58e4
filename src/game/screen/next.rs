//! Where a screen wants to go. It names what the next screen needs; how to get that is up to the
//! app.

use std::sync::Arc;

use crate::game::journey::Stop;
use crate::game::measured_maze::MeasuredMaze;
use crate::game::race::Race;
use crate::game::replay::Recording;
use crate::game::screen::lab::start::LabStart;
use crate::game::theatre::{ShowSpec, Source};
use crate::game::versus::code::MatchCode;
use crate::maze::{Endless, Maze, Spec};

/// Where a screen wants to go.
#[derive(Clone, Debug)]
pub enum Next {
    /// Nowhere.
    Stay,
    /// To the previous screen.
    Back,
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
    /// Into the maze of this spec, once it is built.
    Open(Spec),
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
    SideBySide(ShowSpec),
    /// To the rats that learn this maze, on top of this screen.
    School(Source),
    /// To the laboratory, on top of this screen.
    Lab(LabStart),
    /// To the lobby for two players.
    Lobby,
    /// Into a match of two players.
    Versus(MatchCode),
    /// Into a maze that is ready.
    OpenMaze(Arc<Maze>),
    /// To the export of this maze, on top of this screen.
    Export(Arc<MeasuredMaze>),
    /// To the daily mazes, on top of this screen.
    Daily,
    /// Into the maze of this week, continuing a saved run of it.
    Week,
    /// Into a maze without end.
    Endless(Endless),
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
    /// Ends the program.
    Quit,
}
