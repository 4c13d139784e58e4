//! Where a screen wants to go. It names what has to be brought along, and no screen but what is
//! asked of it.

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
    /// To the screen before.
    Back,
    /// To the title.
    Title,
    /// To the map of the journey, to this stop or to where the journey goes on.
    Journey(Option<Stop>),
    /// The same where the journey goes on after this stop, which was finished for the first time.
    JourneyAfter(Stop),
    /// Into the maze of a stop, or into the run that waits there.
    Stop(Stop),
    /// On from a stop that was finished: into the next, or to the map if that is not open yet.
    Onward(Stop),
    /// Into the maze of this spec, once it is built.
    Open(Spec),
    /// Into the maze of this run, against it.
    Race(Arc<Recording>),
    /// Into what was left in the middle and stands at this place of all that was.
    Continue(usize),
    /// To all that was left in the middle; the screen stays as it is meanwhile.
    Unfinished,
    /// Into a run that is there already.
    Play(Box<Race>),
    /// To what the run on the screen came to.
    Results,
    /// To the recording of the run that is over; the screen stays as it is meanwhile.
    WatchAgain,
    /// Into the run of the maze on the screen again, with the best run beside it.
    RaceTheBest,
    /// Into the theatre; the screen stays as it is meanwhile.
    Watch(ShowSpec),
    /// To the screensaver; the screen stays as it is meanwhile.
    Screensaver,
    /// To what is shown beside others; the screen stays as it is meanwhile.
    SideBySide(ShowSpec),
    /// To the rats that learn this maze; the screen stays as it is meanwhile.
    School(Source),
    /// To the laboratory; the screen stays as it is meanwhile.
    Lab(LabStart),
    /// To where two players take their seats.
    Lobby,
    /// Into a match of two.
    Versus(MatchCode),
    /// Into a maze that is there already, to play it.
    OpenMaze(Arc<Maze>),
    /// To what this maze can be kept as; the screen stays as it is meanwhile.
    Export(Arc<MeasuredMaze>),
    /// To the daily mazes; the screen stays as it is meanwhile.
    Daily,
    /// Into the maze of this week, or into the run that waits there.
    Week,
    /// Into a maze without end.
    Endless(Endless),
    /// Into that of the day.
    DailyEndless,
    /// To the records; the screen stays as it is meanwhile.
    Records,
    /// To the settings; the screen stays as it is meanwhile.
    Settings,
    /// To the page of keys; the screen stays as it is meanwhile.
    HowTo,
    /// Into the first lesson; the screen stays as it is meanwhile.
    Lesson,
    /// Out of the game.
    Quit,
}
