//! What the player has chosen, and what comes back next time. Every setting is one line of one table,
//! from which follow the fields, what they are at first, how a file that anyone may have changed is
//! brought into range and merged with another copy's, and the pages of the settings screen.

mod choices;
mod live;

use std::collections::BTreeSet;

pub use choices::{CameraSpeed, Language, Look, MazeChoice, Outline, Split, Walking};
pub use live::LiveSettings;

use super::bindings::{Bindings, PadLayout};
use super::form::{Control, ControlKind};
use super::journey::Flavour;
use super::lesson::Tip;
use super::versus::player::VersusChoice;
use crate::maze::Solver;

/// Some systems end a program that asks for a window far beyond any screen.
const MAX_WINDOW_SIDE: u16 = 16_384;
/// The smallest window in which every screen has room, in logical pixels.
const MIN_WINDOW: (u16, u16) = (640, 400);
/// The frame rates to choose from.
pub const FRAME_RATES: [u16; 5] = [30, 60, 75, 120, 144];
/// How large the interface can be, in percent.
pub const INTERFACE_PERCENTS: [u8; 8] = [75, 85, 100, 115, 130, 150, 175, 200];
/// How fast a game can go, in percent.
pub const GAME_SPEED_PERCENTS: [u8; 6] = [50, 60, 70, 80, 90, 100];
/// How loud something can be, in percent.
pub const VOLUME_PERCENTS: [u8; 11] = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

/// A page of the settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SettingsPage {
    /// Language, look, window, and all game data as a file.
    #[default]
    General,
    /// What is seen.
    View,
    /// What is heard and felt.
    Sound,
    /// What makes the game easier to see, to hear and to play.
    Access,
    /// The keys of both players and of playing.
    Keys,
    /// The keys of the theatre and of pages.
    MoreKeys,
}

/// A line: `name: type = at first`, then `in` and how any value is brought into range, if not all are,
/// and `row` with its page and its control, if the screen offers it.
macro_rules! settings {
    (
        buttons { $($button:ident on $button_page:ident $button_doc:literal;)* }
        $($(#[$about:meta])* $group:ident $path:tt {
            $($(#[$doc:meta])* $field:ident: $type:ty = $first:expr
                $(, in $clamp:expr)? $(, row $row:ident on $page:ident: $control:expr)?;)*
        })*
    ) => {
        $(
            $(#[$about])*
            #[derive(Clone, Debug, PartialEq)]
            #[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize), serde(default))]
            pub struct $group { $($(#[$doc])* pub $field: $type),* }

            impl Default for $group {
                fn default() -> Self {
                    Self { $($field: $first),* }
                }
            }

            impl $group {
                /// With every value brought into its range.
                #[must_use]
                pub fn clamped(self) -> Self {
                    Self { $($field: brought_in!(self.$field $(, $clamp)?)),* }
                }

                /// Every field as `mine` has changed it since `base`, or else as `theirs` has it.
                fn merged_fields(base: &Self, mine: Self, theirs: Self) -> Self {
                    let (old, mut merged) = (base, theirs);
                    $(if mine.$field != old.$field { merged.$field = mine.$field })*
                    merged
                }
            }
        )*

        /// A row of the settings.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum SettingsRow {
            $($($(#[doc = concat!("[`", stringify!($group), "::", stringify!($field), "`].")] $row,)?)*)*
            $(#[doc = $button_doc] $button,)*
        }

        impl SettingsRow {
            /// All of them, in the order in which each page shows its own.
            pub const ALL: &[Self] = &[$($($(Self::$row,)?)*)* $(Self::$button,)*];

            /// The page that shows it.
            pub const fn page(self) -> SettingsPage {
                match self {
                    $($($(Self::$row => SettingsPage::$page,)?)*)*
                    $(Self::$button => SettingsPage::$button_page,)*
                }
            }

            /// What can be chosen, and what is.
            pub fn control(self, settings: &Settings) -> Control<Settings> {
                match self {
                    $($($(Self::$row => {
                        ($control)(at!(settings $path $field), |of: &mut Settings, value| {
                            at!(of $path $field) = value;
                        })
                    })?)*)*
                    $(Self::$button)|* => Control::plain(ControlKind::Button),
                }
            }
        }
    };
}

/// A value, brought into its range if not all are in it.
macro_rules! brought_in {
    ($value:expr) => {
        $value
    };
    ($value:expr, $clamp:expr) => {
        ($clamp)($value)
    };
}

/// A field of the settings, or of a group of them.
macro_rules! at {
    ($settings:ident () $field:ident) => {
        $settings.$field
    };
    ($settings:ident ($group:ident) $field:ident) => {
        $settings.$group.$field
    };
}

/// Sets a setting.
type Set<T> = fn(&mut Settings, T);

/// One of these, all of them shown.
fn chips<T: Copy + PartialEq + 'static>(
    all: impl Into<Vec<T>>,
) -> impl FnOnce(T, Set<T>) -> Control<Settings> {
    move |now, set| Control::one_of(all, now, set).shown_as(ControlKind::Chips)
}

/// One of these, from the least to the most.
fn scale<T: Copy + PartialOrd + 'static>(
    all: impl Into<Vec<T>>,
) -> impl FnOnce(T, Set<T>) -> Control<Settings> {
    move |now, set| Control::scale(all, now, set)
}

/// On or off.
fn switch(now: bool, set: Set<bool>) -> Control<Settings> {
    Control::switch(now, set)
}

settings! {
buttons {
    SaveAll on General "All game data becomes a file.";
    TakeOver on General "Such a file takes the place of all game data.";
}

/// How loud everything is.
#[derive(Copy, Eq)]
Volumes (volumes) {
    /// Nothing is heard, however loud it is.
    muted: bool = false,
        row Sound on Sound: |now: bool, set: Set<bool>| Control::switch(!now, move |of, is_on| set(of, !is_on));
    /// The tune.
    music_percent: u8 = 60, in |percent: u8| percent.min(100), row Music on Sound: scale(VOLUME_PERCENTS);
    /// What happens in a maze.
    effects_percent: u8 = 80, in |percent: u8| percent.min(100), row Effects on Sound: scale(VOLUME_PERCENTS);
    /// What the player does in menus.
    interface_percent: u8 = 60, in |percent: u8| percent.min(100), row Menus on Sound: scale(VOLUME_PERCENTS);
}

/// Everything that can be set, and the last choices on the title screen.
Settings () {
    /// Whether places sound like what they are, for who goes by ear.
    way_sounds: bool = false, row WaySounds on Sound: switch;
    /// Whether gamepads shake.
    rumble: bool = true, row Rumble on Sound: switch;
    /// The language of the interface; nothing means the system's.
    language: Option<Language> = None,
        row Language on General: |now, set| Control::one_of(Language::ALL.map(Some), now, set);
    /// How everything is painted.
    look: Look = Look::default(), row Look on General: chips(Look::ALL);
    /// Walls as thin as in a printed puzzle.
    thin_walls: bool = false, row Walls on General: chips([false, true]);
    /// The most frames a second.
    frame_rate: u16 = 60, in |rate: u16| rate.clamp(20, 240),
        row FrameRate on General: |now, set| scale(FRAME_RATES)(now, set).shown_as(ControlKind::Chips);
    /// Whether the window fills the screen.
    fullscreen: bool = false, row Fullscreen on General: switch;
    /// The window's size when it does not, in logical pixels.
    window: (u16, u16) = (1280, 720), in fitting;
    /// How large the interface is.
    interface_percent: u8 = 100, in |percent: u8| percent.clamp(75, 200),
        row Interface on View: scale(INTERFACE_PERCENTS);
    /// Whether time, steps and code are shown while playing.
    hud: bool = true, row Hud on View: switch;
    /// Whether paw prints are left behind.
    trail: bool = true, row Trail on View: switch;
    /// How fast the camera follows.
    camera: CameraSpeed = CameraSpeed::default(),
        row Camera on View: scale(CameraSpeed::ALL);
    /// How the window is shared out between two players.
    split: Split = Split::default(),
        row Split on View: |now, set: Set<Split>| Control::one_of(Split::ALL, now, set);
    /// Whether two players share one view where the whole maze is seen comfortably.
    shared_view: bool = true, row SharedView on View: switch;
    /// Whether the system's voice reads aloud what is shown.
    read_aloud: bool = false, row ReadAloud on Access: switch;
    /// Nothing moves for show, screens do not fade, and the camera cuts.
    reduced_motion: bool = false, row ReducedMotion on Access: switch;
    /// White on black without gloss and shadows, whatever the look.
    high_contrast: bool = false, row HighContrast on Access: switch;
    /// Colours that every eye can tell apart, laid over any look.
    colour_blind_safe: bool = false, row ColourBlindSafe on Access: switch;
    /// Whether a walking key has to be held down.
    walking: Walking = Walking::default(),
        row Walking on Access: chips(Walking::ALL);
    /// How fast a game goes.
    game_speed_percent: u8 = 100, in |percent: u8| percent.clamp(50, 100),
        row GameSpeed on Access: scale(GAME_SPEED_PERCENTS);
    /// Theatre and laboratory are shown to a hall: large letters, thick lines, no foot.
    projector: bool = false, row Projector on Access: switch;
    /// Whether the best run goes its way again beside the mouse.
    ghost: bool = false;
    /// The name of the solver that auto-solve shows, as on the command line.
    solver: String = Solver::ALL[0].name().to_owned(), in known_solver;
    /// Whether any maze was opened: then the game does not begin in the first one again.
    lesson_settled: bool = false;
    /// What lies on the table where mazes are drawn, as a picture of characters.
    drawing: String = String::new();
    /// The pack that was opened last, as text.
    pack: String = String::new();
    /// Whether drawings were put into it that are in no file.
    pack_has_drawings: bool = false;
    /// The most right answers in a row in the quiz.
    quiz_streak: u32 = 0;
    /// What the player has learnt at the first stops of the journey.
    learnt: BTreeSet<Tip> = BTreeSet::new();
    /// Whether the title shows everything that makes a maze, and not just its size and seed.
    all_choices: bool = false;
    /// The flavour of the mouse, once it is earned.
    flavour: Flavour = Flavour::default();
    /// What was chosen last in the lobby of two players.
    versus: VersusChoice = VersusChoice::default(), in VersusChoice::clamped;
    /// Which key does what.
    bindings: Bindings = Bindings::default(), in Bindings::usable;
    /// What the buttons of gamepads do in a maze.
    gamepad: PadLayout = PadLayout::default();
    /// How loud everything is.
    volumes: Volumes = Volumes::default(), in Volumes::clamped;
    /// The maze that was chosen last.
    maze: MazeChoice = MazeChoice::default(), in MazeChoice::clamped;
}
}

/// The solver of this name, or else the usual one.
fn known_solver(name: String) -> String {
    if name.parse::<Solver>().is_ok() { name } else { Solver::ALL[0].name().to_owned() }
}

/// A size that a window can have.
fn fitting((width, height): (u16, u16)) -> (u16, u16) {
    (width.clamp(MIN_WINDOW.0, MAX_WINDOW_SIDE), height.clamp(MIN_WINDOW.1, MAX_WINDOW_SIDE))
}

impl Settings {
    /// The solver that auto-solve shows.
    pub fn solver(&self) -> Solver {
        self.solver.parse().unwrap_or(Solver::ALL[0])
    }

    /// What one copy of the game has changed since it knew the settings as `base`, and all else as
    /// another copy, or a person, has left it.
    pub fn merged(base: &Self, mine: Self, theirs: Self) -> Self {
        let volumes = Volumes::merged_fields(&base.volumes, mine.volumes, theirs.volumes);
        Self { volumes, ..Self::merged_fields(base, mine, theirs) }
    }
}
