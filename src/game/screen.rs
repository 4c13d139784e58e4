//! The screens: a closed set, each in a file of its own.

mod buttons;
pub mod contest;
pub mod export;
pub mod how_to;
pub mod lesson;
pub mod loading;
pub mod lobby;
pub mod play;
mod pointer_walk;
pub mod records;
pub mod replay;
pub mod results;
pub mod school;
pub mod screensaver;
pub mod settings;
mod sight;
pub mod title;
pub mod versus;
pub mod views;
pub mod watch;

use std::sync::Arc;

use contest::SideBySide;
use export::Export;
use how_to::HowTo;
use lesson::FirstLesson;
use loading::Loading;
use lobby::Lobby;
use play::Play;
use records::RecordsScreen;
use replay::Replay;
use results::Results;
use school::RatSchool;
use screensaver::Screensaver;
use settings::SettingsScreen;
use title::Title;
use versus::Versus;
use watch::{Bill, Source, Watch};

use super::course::Course;
use super::race::Race;
use super::versus::code::MatchCode;
use crate::maze::{Maze, Spec};

/// The screen that has the keys.
#[derive(Debug)]
pub enum Screen {
    /// The first one: a menu and the maze panel.
    Title(Title),
    /// Something is made ready.
    Loading(Loading),
    /// A maze is being played.
    Play(Box<Play>),
    /// What a run came to.
    Results(Box<Results>),
    /// A recording is watched.
    Replay(Box<Replay>),
    /// A maze is built and solved step by step.
    Watch(Box<Watch>),
    /// Nobody is there.
    Screensaver(Box<Screensaver>),
    /// Solvers or generators go side by side.
    SideBySide(Box<SideBySide>),
    /// Rats learn a maze.
    School(Box<RatSchool>),
    /// Two players take their seats.
    Lobby(Lobby),
    /// Two play against each other.
    Versus(Box<Versus>),
    /// A maze is about to become a file.
    Export(Export),
    /// What was played so far.
    Records(RecordsScreen),
    /// What can be set.
    Settings(SettingsScreen),
    /// Which key does what.
    HowTo(HowTo),
    /// The first lesson.
    Lesson(Box<FirstLesson>),
}

/// Where a screen wants to go.
#[derive(Debug)]
pub enum Next {
    /// Nowhere.
    Stay,
    /// To the screen before.
    Back,
    /// To the title.
    Title,
    /// Into the maze of this spec, once it is built.
    Open(Spec),
    /// Into the run that was left in the middle.
    Continue,
    /// Into a run that is there already.
    Play(Box<Race>),
    /// To what the run on the screen came to.
    Results,
    /// To the recording of the run that is over; the screen stays as it is meanwhile.
    WatchAgain,
    /// Into the run of the maze on the screen again, with the best run beside it.
    RaceTheBest,
    /// Into the theatre; the screen stays as it is meanwhile.
    Watch(Bill),
    /// To the screensaver; the screen stays as it is meanwhile.
    Screensaver,
    /// To what is shown beside others; the screen stays as it is meanwhile.
    SideBySide(Bill),
    /// To the rats that learn this maze; the screen stays as it is meanwhile.
    School(Source),
    /// To where two players take their seats.
    Lobby,
    /// Into a match of two.
    Versus(MatchCode),
    /// Into a maze that is there already, to play it.
    OpenMaze(Arc<Maze>),
    /// To what this maze can be kept as; the screen stays as it is meanwhile.
    Export(Arc<Course>),
    /// Into the maze of the day.
    Daily,
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

impl Screen {
    /// Whether what was asked for last is for this screen, and for none that waits below.
    pub(super) const fn has_asked(&self) -> bool {
        matches!(
            self,
            Self::Loading(_)
                | Self::Watch(_)
                | Self::SideBySide(_)
                | Self::School(_)
                | Self::Lobby(_)
                | Self::Versus(_)
        )
    }

    /// The name in the log.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Title(_) => "title",
            Self::Loading(_) => "loading",
            Self::Play(play) if play.is_paused() => "pause",
            Self::Play(_) => "play",
            Self::Results(_) => "results",
            Self::Replay(_) => "replay",
            Self::Watch(_) => "watch",
            Self::Screensaver(_) => "screensaver",
            Self::SideBySide(_) => "contest",
            Self::School(_) => "school",
            Self::Lobby(_) => "lobby",
            Self::Versus(versus) if versus.pause().is_some() => "pause",
            Self::Versus(_) => "versus",
            Self::Export(_) => "export",
            Self::Records(_) => "records",
            Self::Settings(_) => "settings",
            Self::HowTo(_) => "how-to-play",
            Self::Lesson(_) => "lesson",
        }
    }
}
