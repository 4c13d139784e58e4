//! The rows of the settings: what each chooses among, and what is chosen.

use crate::game::screen::form::{Control, ControlKind};
use crate::game::settings::{CameraSpeed, Language, Look, Settings, Split, Walking};

/// A row of the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingsRow {
    /// The language of the interface.
    Language,
    /// How everything is painted.
    Look,
    /// Thick walls or thin ones.
    Walls,
    /// The most frames a second.
    FrameRate,
    /// The whole screen or a window.
    Fullscreen,
    /// All that is kept becomes a file.
    SaveAll,
    /// Such a file takes the place of all that is kept.
    TakeOver,
    /// How large the interface is.
    Interface,
    /// What stands above the maze.
    Hud,
    /// Paw prints.
    Trail,
    /// How fast the camera follows.
    Camera,
    /// How two players share the window.
    Split,
    /// Whether they share one view.
    SharedView,
    /// Whether anything is heard.
    Sound,
    /// How loud the tune is.
    Music,
    /// How loud it is what happens in a maze.
    Effects,
    /// How loud menus are.
    Menus,
    /// Whether places sound like what they are.
    WaySounds,
    /// Whether gamepads shake.
    Rumble,
    /// Whether the system's voice reads aloud what is shown.
    ReadAloud,
    /// Whether nothing moves for show.
    ReducedMotion,
    /// White on black.
    HighContrast,
    /// Colours for every eye.
    ColourBlindSafe,
    /// Whether walking keys are held or tapped.
    Walking,
    /// How fast a game goes.
    GameSpeed,
    /// Whether theatre and laboratory are shown to a hall.
    Projector,
}

/// The frame rates to choose from.
pub const FRAME_RATES: [u16; 5] = [30, 60, 75, 120, 144];
/// How large the interface can be, in percent.
pub const INTERFACE_PERCENTS: [u8; 8] = [75, 85, 100, 115, 130, 150, 175, 200];
/// How fast a game can go, in percent.
pub const GAME_SPEED_PERCENTS: [u8; 6] = [50, 60, 70, 80, 90, 100];
/// How loud something can be, in percent.
pub const VOLUME_PERCENTS: [u8; 11] = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

type Of = Control<Settings>;

impl SettingsRow {
    /// All rows, page after page.
    pub const ALL: [Self; 26] = [
        Self::Language,
        Self::Look,
        Self::Walls,
        Self::FrameRate,
        Self::Fullscreen,
        Self::SaveAll,
        Self::TakeOver,
        Self::Interface,
        Self::Hud,
        Self::Trail,
        Self::Camera,
        Self::Split,
        Self::SharedView,
        Self::Sound,
        Self::Music,
        Self::Effects,
        Self::Menus,
        Self::WaySounds,
        Self::Rumble,
        Self::ReadAloud,
        Self::ReducedMotion,
        Self::HighContrast,
        Self::ColourBlindSafe,
        Self::Walking,
        Self::GameSpeed,
        Self::Projector,
    ];

    /// What can be chosen, and what is; `language` is the one in use.
    pub fn control(self, settings: &Settings, language: Language) -> Control<Settings> {
        let volumes = settings.volumes;
        match self {
            Self::Language => chips(Language::ALL, language, |set, one| {
                set.language = Some(one);
            }),
            Self::Look => chips(Look::ALL, settings.look, |set, look| set.look = look),
            Self::Walls => {
                chips([false, true], settings.thin_walls, |set, thin| set.thin_walls = thin)
            }
            Self::FrameRate => {
                Of::scale(FRAME_RATES, settings.frame_rate, |set, rate| set.frame_rate = rate)
                    .shown_as(ControlKind::Chips)
            }
            Self::Fullscreen => {
                Of::switch(settings.fullscreen, |set, is_on| set.fullscreen = is_on)
            }
            Self::SaveAll | Self::TakeOver => Of::plain(ControlKind::Button),
            Self::Interface => {
                Of::scale(INTERFACE_PERCENTS, settings.interface_percent, |set, percent| {
                    set.interface_percent = percent;
                })
            }
            Self::Hud => Of::switch(settings.hud, |set, is_on| set.hud = is_on),
            Self::Trail => Of::switch(settings.trail, |set, is_on| set.trail = is_on),
            Self::Camera => {
                Of::scale(CameraSpeed::ALL, settings.camera, |set, speed| set.camera = speed)
            }
            Self::Split => Of::one_of(Split::ALL, settings.split, |set, split| set.split = split),
            Self::SharedView => {
                Of::switch(settings.shared_view, |set, is_on| set.shared_view = is_on)
            }
            Self::Sound => Of::switch(!volumes.muted, |set, is_on| set.volumes.muted = !is_on),
            Self::Music => Of::scale(VOLUME_PERCENTS, volumes.music_percent, |set, percent| {
                set.volumes.music_percent = percent;
            }),
            Self::Effects => Of::scale(VOLUME_PERCENTS, volumes.effects_percent, |set, percent| {
                set.volumes.effects_percent = percent;
            }),
            Self::Menus => Of::scale(VOLUME_PERCENTS, volumes.interface_percent, |set, percent| {
                set.volumes.interface_percent = percent;
            }),
            Self::WaySounds => Of::switch(settings.way_sounds, |set, is_on| set.way_sounds = is_on),
            Self::Rumble => Of::switch(settings.rumble, |set, is_on| set.rumble = is_on),
            Self::ReadAloud => Of::switch(settings.read_aloud, |set, is_on| set.read_aloud = is_on),
            Self::ReducedMotion => {
                Of::switch(settings.reduced_motion, |set, is_on| set.reduced_motion = is_on)
            }
            Self::HighContrast => {
                Of::switch(settings.high_contrast, |set, is_on| set.high_contrast = is_on)
            }
            Self::ColourBlindSafe => Of::switch(settings.colour_blind_safe, |set, is_on| {
                set.colour_blind_safe = is_on;
            }),
            Self::Walking => {
                chips(Walking::ALL, settings.walking, |set, walking| set.walking = walking)
            }
            Self::GameSpeed => {
                Of::scale(GAME_SPEED_PERCENTS, settings.game_speed_percent, |set, percent| {
                    set.game_speed_percent = percent;
                })
            }
            Self::Projector => Of::switch(settings.projector, |set, is_on| set.projector = is_on),
        }
    }
}

/// One of these, all of them shown.
fn chips<T: Copy + PartialEq + 'static>(
    all: impl Into<Vec<T>>,
    present: T,
    set: fn(&mut Settings, T),
) -> Of {
    Of::one_of(all, present, set).shown_as(ControlKind::Chips)
}
