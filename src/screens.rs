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

/// How a screen is held: the large ones are boxed.
macro_rules! held {
    ($state:ty) => { $state };
    ($state:ty, boxed) => { Box<$state> };
}

macro_rules! screens {
    ($($(#[$about:meta])* $screen:ident($of:ident::$state:ident $(, $boxed:ident)?),)+) => {
        /// The screen that has the keys.
        #[derive(Clone, Debug)]
        pub enum Screen {
            $($(#[$about])* $screen(held!($of::$state $(, $boxed)?)),)+
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
    Title(title::Title),
    /// The map of the journey.
    Journey(journey::JourneyMap),
    /// A pack of mazes.
    Pack(pack::PackScreen),
    /// The wait for something that is being prepared.
    Loading(loading::Loading),
    /// A maze is being played.
    Play(play::Play, boxed),
    /// The endless mode.
    Endless(endless::EndlessGame, boxed),
    /// The results of a run.
    Results(results::Results, boxed),
    /// A recording is played.
    Replay(replay::Replay, boxed),
    /// A maze is built and solved step by step.
    Watch(watch::Watch, boxed),
    /// A program of the player's own does something.
    OwnProgram(own_program::OwnProgram, boxed),
    /// The screensaver.
    Screensaver(screensaver::Screensaver, boxed),
    /// Solvers or generators go side by side.
    SideBySide(contest::SideBySide, boxed),
    /// The map of a world.
    WorldMap(world_map::WorldMap, boxed),
    /// The quiz of what built a maze.
    WhichBuilt(which_built::WhichBuilt, boxed),
    /// Rats learn a maze.
    School(school::RatSchool, boxed),
    /// Exercises in algorithms.
    Lab(lab::Lab, boxed),
    /// The table where mazes are drawn.
    Draw(draw::DrawScreen, boxed),
    /// The lobby of a match of two players.
    Lobby(lobby::Lobby),
    /// Two machines look for each other.
    Meeting(meeting::MeetingScreen, boxed),
    /// Phones become pads.
    Phones(phones::PhonesScreen),
    /// A match of two players.
    Versus(versus::Versus, boxed),
    /// A maze is exported as a file.
    Export(export::Export),
    /// The calendar of daily mazes.
    Daily(daily::DailyMazes),
    /// The list of saved runs.
    Unfinished(unfinished::UnfinishedRuns),
    /// The records.
    Records(records::RecordsScreen),
    /// The settings.
    Settings(settings::SettingsScreen),
    /// The explanation of the keys.
    HowTo(how_to::HowTo),
    /// The first lesson.
    Lesson(lesson::FirstLesson, boxed),
}

impl Screen {
    /// Its name in the log.
    pub fn name(&self) -> &'static str {
        self.state().traits().name
    }
}
