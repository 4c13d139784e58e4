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
mod prelude;
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

use crate::picture::painter::Painter;

// Which words name the variants of the screens' types.
include!(concat!(env!("OUT_DIR"), "/words_of_screens.rs"));

pub use parts::players::name_in as player_name;
pub use state::{Context, MazeShown, ScreenState, ScreenTraits, Writing};

macro_rules! screens {
    ($($(#[$about:meta])* $screen:ident($($held:tt)+) of $of:ident::$state:ident,)+) => {
        /// The screen that has the keys.
        #[derive(Clone, Debug)]
        pub enum Screen {
            $($(#[$about])* $screen($($held)+),)+
        }

        impl Screen {
            /// What it says about itself.
            pub fn state(&self) -> &dyn ScreenState {
                match self {
                    $(Self::$screen(screen) => Borrow::<$of::$state>::borrow(screen),)+
                }
            }

            pub(crate) fn state_mut(&mut self) -> &mut dyn ScreenState {
                match self {
                    $(Self::$screen(screen) => BorrowMut::<$of::$state>::borrow_mut(screen),)+
                }
            }

            /// Draws it, and registers what can be pressed.
            pub(crate) fn draw<'a>(&'a self, context: &Context<'a>, painter: &mut Painter<'a>) {
                match self {
                    $(Self::$screen(screen) => $of::view::draw(context, screen, painter),)+
                }
            }
        }
    };
}

screens! {
    /// The title: a menu and the maze panel.
    Title(title::Title) of title::Title,
    /// The map of the journey.
    Journey(journey::JourneyMap) of journey::JourneyMap,
    /// A pack of mazes.
    Pack(pack::PackScreen) of pack::PackScreen,
    /// The wait for something that is being prepared.
    Loading(loading::Loading) of loading::Loading,
    /// A maze is being played.
    Play(Box<play::Play>) of play::Play,
    /// The endless mode.
    Endless(Box<endless::EndlessGame>) of endless::EndlessGame,
    /// The results of a run.
    Results(Box<results::Results>) of results::Results,
    /// A recording is played.
    Replay(Box<replay::Replay>) of replay::Replay,
    /// A maze is built and solved step by step.
    Watch(Box<watch::Watch>) of watch::Watch,
    /// A program of the player's own does something.
    OwnProgram(Box<own_program::OwnProgram>) of own_program::OwnProgram,
    /// The screensaver.
    Screensaver(Box<screensaver::Screensaver>) of screensaver::Screensaver,
    /// Solvers or generators go side by side.
    SideBySide(Box<contest::SideBySide>) of contest::SideBySide,
    /// The map of a world.
    WorldMap(Box<world_map::WorldMap>) of world_map::WorldMap,
    /// The quiz of what built a maze.
    WhichBuilt(Box<which_built::WhichBuilt>) of which_built::WhichBuilt,
    /// Rats learn a maze.
    School(Box<school::RatSchool>) of school::RatSchool,
    /// Exercises in algorithms.
    Lab(Box<lab::Lab>) of lab::Lab,
    /// The table where mazes are drawn.
    Draw(Box<draw::DrawScreen>) of draw::DrawScreen,
    /// The lobby of a match of two players.
    Lobby(lobby::Lobby) of lobby::Lobby,
    /// Two machines look for each other.
    Meeting(Box<meeting::MeetingScreen>) of meeting::MeetingScreen,
    /// Phones become pads.
    Phones(phones::PhonesScreen) of phones::PhonesScreen,
    /// A match of two players.
    Versus(Box<versus::Versus>) of versus::Versus,
    /// A maze is exported as a file.
    Export(export::Export) of export::Export,
    /// The calendar of daily mazes.
    Daily(daily::DailyMazes) of daily::DailyMazes,
    /// The list of saved runs.
    Unfinished(unfinished::UnfinishedRuns) of unfinished::UnfinishedRuns,
    /// The records.
    Records(records::RecordsScreen) of records::RecordsScreen,
    /// The settings.
    Settings(settings::SettingsScreen) of settings::SettingsScreen,
    /// The explanation of the keys.
    HowTo(how_to::HowTo) of how_to::HowTo,
    /// The first lesson.
    Lesson(Box<lesson::FirstLesson>) of lesson::FirstLesson,
}

impl Screen {
    /// Its name in the log.
    pub fn name(&self) -> &'static str {
        self.state().traits().name
    }
}
