//! The screens, a closed set, each in a file of its own.

mod buttons;
pub mod contest;
pub mod daily;
pub mod endless;
pub mod export;
pub mod form;
pub mod how_to;
pub mod journey;
pub mod lab;
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
mod state;
pub mod title;
pub mod unfinished;
pub mod versus;
pub mod views;
pub mod watch;

use crate::game::journey::{Region, Stop};
use contest::SideBySide;
use daily::DailyMazes;
use endless::EndlessGame;
use export::Export;
use how_to::HowTo;
use journey::JourneyMap;
use lab::Lab;
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
use unfinished::UnfinishedRuns;
use versus::Versus;
use watch::Watch;

pub use state::{MazeShown, ScreenState, ScreenTraits, Writing};

/// The screen that has the keys.
#[derive(Clone, Debug)]
pub enum Screen {
    /// The title: a menu and the maze panel.
    Title(Title),
    /// The map of the journey.
    Journey(JourneyMap),
    /// The wait for something that is being prepared.
    Loading(Loading),
    /// A maze is being played.
    Play(Box<Play>),
    /// The endless mode.
    Endless(Box<EndlessGame>),
    /// The results of a run.
    Results(Box<Results>),
    /// A recording is played.
    Replay(Box<Replay>),
    /// A maze is built and solved step by step.
    Watch(Box<Watch>),
    /// The screensaver.
    Screensaver(Box<Screensaver>),
    /// Solvers or generators go side by side.
    SideBySide(Box<SideBySide>),
    /// Rats learn a maze.
    School(Box<RatSchool>),
    /// Exercises in algorithms.
    Lab(Box<Lab>),
    /// The lobby of a match of two players.
    Lobby(Lobby),
    /// A match of two players.
    Versus(Box<Versus>),
    /// A maze is exported as a file.
    Export(Export),
    /// The calendar of daily mazes.
    Daily(DailyMazes),
    /// The list of saved runs.
    Unfinished(UnfinishedRuns),
    /// The records.
    Records(RecordsScreen),
    /// The settings.
    Settings(SettingsScreen),
    /// The explanation of the keys.
    HowTo(HowTo),
    /// The first lesson.
    Lesson(Box<FirstLesson>),
}

impl Screen {
    /// What it says about itself. Only this method and the next one match on all screens.
    pub fn state(&self) -> &dyn ScreenState {
        match self {
            Self::Title(screen) => screen,
            Self::Journey(screen) => screen,
            Self::Loading(screen) => screen,
            Self::Play(screen) => screen.as_ref(),
            Self::Endless(screen) => screen.as_ref(),
            Self::Results(screen) => screen.as_ref(),
            Self::Replay(screen) => screen.as_ref(),
            Self::Watch(screen) => screen.as_ref(),
            Self::Screensaver(screen) => screen.as_ref(),
            Self::SideBySide(screen) => screen.as_ref(),
            Self::School(screen) => screen.as_ref(),
            Self::Lab(screen) => screen.as_ref(),
            Self::Lobby(screen) => screen,
            Self::Versus(screen) => screen.as_ref(),
            Self::Export(screen) => screen,
            Self::Daily(screen) => screen,
            Self::Unfinished(screen) => screen,
            Self::Records(screen) => screen,
            Self::Settings(screen) => screen,
            Self::HowTo(screen) => screen,
            Self::Lesson(screen) => screen.as_ref(),
        }
    }

    /// The region of the journey whose floor is seen.
    pub fn region(&self) -> Option<Region> {
        self.state().stop().and_then(Stop::region_of_new_map)
    }

    pub(super) fn facts_mut(&mut self) -> &mut dyn ScreenState {
        match self {
            Self::Title(screen) => screen,
            Self::Journey(screen) => screen,
            Self::Loading(screen) => screen,
            Self::Play(screen) => screen.as_mut(),
            Self::Endless(screen) => screen.as_mut(),
            Self::Results(screen) => screen.as_mut(),
            Self::Replay(screen) => screen.as_mut(),
            Self::Watch(screen) => screen.as_mut(),
            Self::Screensaver(screen) => screen.as_mut(),
            Self::SideBySide(screen) => screen.as_mut(),
            Self::School(screen) => screen.as_mut(),
            Self::Lab(screen) => screen.as_mut(),
            Self::Lobby(screen) => screen,
            Self::Versus(screen) => screen.as_mut(),
            Self::Export(screen) => screen,
            Self::Daily(screen) => screen,
            Self::Unfinished(screen) => screen,
            Self::Records(screen) => screen,
            Self::Settings(screen) => screen,
            Self::HowTo(screen) => screen,
            Self::Lesson(screen) => screen.as_mut(),
        }
    }

    /// Its name in the log.
    pub fn name(&self) -> &'static str {
        self.state().traits().name
    }
}
