//! The screens, each in a folder of its own: its state, what it does with input, and its view. The
//! table below is the only list of them; what the rest of the program has to know of a screen, it
//! says [itself](ScreenState).

mod buttons;
pub mod contest;
pub mod daily;
pub mod draw;
pub mod endless;
pub mod export;
pub mod how_to;
pub mod journey;
pub mod lab;
pub mod lesson;
pub mod loading;
pub mod lobby;
pub mod meeting;
pub mod own_program;
pub mod pack;
pub(crate) mod parts;
pub mod phones;
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
pub mod which_built;
pub mod world_map;

use std::borrow::{Borrow, BorrowMut};

use contest::SideBySide;
use daily::DailyMazes;
use draw::DrawScreen;
use endless::EndlessGame;
use export::Export;
use how_to::HowTo;
use journey::JourneyMap;
use lab::Lab;
use lesson::FirstLesson;
use loading::Loading;
use lobby::Lobby;
use meeting::MeetingScreen;
use own_program::OwnProgram;
use pack::PackScreen;
use phones::PhonesScreen;
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
use which_built::WhichBuilt;
use world_map::WorldMap;

// Which words name the variants of the screens' types.
include!(concat!(env!("OUT_DIR"), "/words_of_screens.rs"));

pub use parts::players::name_in as player_name;
pub use state::{Context, MazeShown, ScreenState, ScreenTraits, Writing};

macro_rules! screens {
    ($($(#[$about:meta])* $screen:ident($($held:tt)+) is $state:ty,)+) => {
        /// The screen that has the keys.
        #[derive(Clone, Debug)]
        pub enum Screen {
            $($(#[$about])* $screen($($held)+),)+
        }

        impl Screen {
            /// What it says about itself.
            pub fn state(&self) -> &dyn ScreenState {
                match self {
                    $(Self::$screen(screen) => Borrow::<$state>::borrow(screen),)+
                }
            }

            pub(crate) fn state_mut(&mut self) -> &mut dyn ScreenState {
                match self {
                    $(Self::$screen(screen) => BorrowMut::<$state>::borrow_mut(screen),)+
                }
            }
        }
    };
}

screens! {
    /// The title: a menu and the maze panel.
    Title(Title) is Title,
    /// The map of the journey.
    Journey(JourneyMap) is JourneyMap,
    /// A pack of mazes.
    Pack(PackScreen) is PackScreen,
    /// The wait for something that is being prepared.
    Loading(Loading) is Loading,
    /// A maze is being played.
    Play(Box<Play>) is Play,
    /// The endless mode.
    Endless(Box<EndlessGame>) is EndlessGame,
    /// The results of a run.
    Results(Box<Results>) is Results,
    /// A recording is played.
    Replay(Box<Replay>) is Replay,
    /// A maze is built and solved step by step.
    Watch(Box<Watch>) is Watch,
    /// A program of the player's own does something.
    OwnProgram(Box<OwnProgram>) is OwnProgram,
    /// The screensaver.
    Screensaver(Box<Screensaver>) is Screensaver,
    /// Solvers or generators go side by side.
    SideBySide(Box<SideBySide>) is SideBySide,
    /// The map of a world.
    WorldMap(Box<WorldMap>) is WorldMap,
    /// The quiz of what built a maze.
    WhichBuilt(Box<WhichBuilt>) is WhichBuilt,
    /// Rats learn a maze.
    School(Box<RatSchool>) is RatSchool,
    /// Exercises in algorithms.
    Lab(Box<Lab>) is Lab,
    /// The table where mazes are drawn.
    Draw(Box<DrawScreen>) is DrawScreen,
    /// The lobby of a match of two players.
    Lobby(Lobby) is Lobby,
    /// Two machines look for each other.
    Meeting(Box<MeetingScreen>) is MeetingScreen,
    /// Phones become pads.
    Phones(PhonesScreen) is PhonesScreen,
    /// A match of two players.
    Versus(Box<Versus>) is Versus,
    /// A maze is exported as a file.
    Export(Export) is Export,
    /// The calendar of daily mazes.
    Daily(DailyMazes) is DailyMazes,
    /// The list of saved runs.
    Unfinished(UnfinishedRuns) is UnfinishedRuns,
    /// The records.
    Records(RecordsScreen) is RecordsScreen,
    /// The settings.
    Settings(SettingsScreen) is SettingsScreen,
    /// The explanation of the keys.
    HowTo(HowTo) is HowTo,
    /// The first lesson.
    Lesson(Box<FirstLesson>) is FirstLesson,
}

impl Screen {
    /// Its name in the log.
    pub fn name(&self) -> &'static str {
        self.state().traits().name
    }
}
