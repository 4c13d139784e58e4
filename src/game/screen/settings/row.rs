//! The rows of the settings: what each chooses among, and what is chosen.

use crate::game::settings::{CameraSpeed, Language, Look, Settings, Split, Walking};

/// A row of the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
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
}

/// How the choices of a row are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// On or off.
    Switch,
    /// All of them beside each other.
    Chips,
    /// One, between two arrows.
    Stepper,
}

/// The frame rates to choose from.
pub const FRAME_RATES: [u16; 5] = [30, 60, 75, 120, 144];
/// How large the interface can be, in percent.
pub const INTERFACE_PERCENTS: [u8; 8] = [75, 85, 100, 115, 130, 150, 175, 200];
/// How fast a game can go, in percent.
pub const GAME_SPEED_PERCENTS: [u8; 6] = [50, 60, 70, 80, 90, 100];
/// How loud something can be, in percent.
pub const VOLUME_PERCENTS: [u8; 11] = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

impl Row {
    /// All rows, page after page.
    pub const ALL: [Self; 20] = [
        Self::Language,
        Self::Look,
        Self::Walls,
        Self::FrameRate,
        Self::Fullscreen,
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
        Self::ReducedMotion,
        Self::HighContrast,
        Self::ColourBlindSafe,
        Self::Walking,
        Self::GameSpeed,
    ];

    /// How its choices are shown.
    pub const fn kind(self) -> Kind {
        match self {
            Self::Fullscreen
            | Self::Hud
            | Self::Trail
            | Self::SharedView
            | Self::Sound
            | Self::ReducedMotion
            | Self::HighContrast
            | Self::ColourBlindSafe => Kind::Switch,
            Self::Interface
            | Self::GameSpeed
            | Self::Split
            | Self::Camera
            | Self::Music
            | Self::Effects
            | Self::Menus => Kind::Stepper,
            Self::Language | Self::Look | Self::Walls | Self::FrameRate | Self::Walking => {
                Kind::Chips
            }
        }
    }

    /// How many choices the row has.
    pub const fn choices(self) -> usize {
        match self {
            Self::Look => Look::ALL.len(),
            Self::FrameRate => FRAME_RATES.len(),
            Self::Interface => INTERFACE_PERCENTS.len(),
            Self::GameSpeed => GAME_SPEED_PERCENTS.len(),
            Self::Split => Split::ALL.len(),
            Self::Music | Self::Effects | Self::Menus => VOLUME_PERCENTS.len(),
            Self::Camera => CameraSpeed::ALL.len(),
            Self::Language => Language::ALL.len(),
            Self::Walls
            | Self::Fullscreen
            | Self::Hud
            | Self::Trail
            | Self::SharedView
            | Self::Sound
            | Self::ReducedMotion
            | Self::HighContrast
            | Self::ColourBlindSafe
            | Self::Walking => 2,
        }
    }

    /// Which choice is made; `language` is the one in use.
    pub fn chosen(self, settings: &Settings, language: Language) -> usize {
        match self {
            Self::Language => place_of(&Language::ALL, language),
            Self::Look => place_of(&Look::ALL, settings.look),
            Self::Walls => usize::from(settings.thin_walls),
            Self::FrameRate => nearest(&FRAME_RATES, settings.frame_rate),
            Self::Fullscreen => usize::from(settings.fullscreen),
            Self::Interface => nearest(&INTERFACE_PERCENTS, settings.interface_percent),
            Self::Hud => usize::from(settings.hud),
            Self::Trail => usize::from(settings.trail),
            Self::Camera => place_of(&CameraSpeed::ALL, settings.camera),
            Self::Split => place_of(&Split::ALL, settings.split),
            Self::SharedView => usize::from(settings.shared_view),
            Self::Sound => usize::from(!settings.volumes.muted),
            Self::Music => nearest(&VOLUME_PERCENTS, settings.volumes.music_percent),
            Self::Effects => nearest(&VOLUME_PERCENTS, settings.volumes.effects_percent),
            Self::Menus => nearest(&VOLUME_PERCENTS, settings.volumes.interface_percent),
            Self::ReducedMotion => usize::from(settings.reduced_motion),
            Self::HighContrast => usize::from(settings.high_contrast),
            Self::ColourBlindSafe => usize::from(settings.colour_blind_safe),
            Self::Walking => place_of(&Walking::ALL, settings.walking),
            Self::GameSpeed => nearest(&GAME_SPEED_PERCENTS, settings.game_speed_percent),
        }
    }

    /// Makes a choice, which has to be one.
    pub(super) fn choose(self, settings: &mut Settings, choice: usize) {
        let is_on = choice == 1;
        match self {
            Self::Language => settings.language = Some(Language::ALL[choice]),
            Self::Look => settings.look = Look::ALL[choice],
            Self::Walls => settings.thin_walls = is_on,
            Self::FrameRate => settings.frame_rate = FRAME_RATES[choice],
            Self::Fullscreen => settings.fullscreen = is_on,
            Self::Interface => settings.interface_percent = INTERFACE_PERCENTS[choice],
            Self::Hud => settings.hud = is_on,
            Self::Trail => settings.trail = is_on,
            Self::Camera => settings.camera = CameraSpeed::ALL[choice],
            Self::Split => settings.split = Split::ALL[choice],
            Self::SharedView => settings.shared_view = is_on,
            Self::Sound => settings.volumes.muted = !is_on,
            Self::Music => settings.volumes.music_percent = VOLUME_PERCENTS[choice],
            Self::Effects => settings.volumes.effects_percent = VOLUME_PERCENTS[choice],
            Self::Menus => settings.volumes.interface_percent = VOLUME_PERCENTS[choice],
            Self::ReducedMotion => settings.reduced_motion = is_on,
            Self::HighContrast => settings.high_contrast = is_on,
            Self::ColourBlindSafe => settings.colour_blind_safe = is_on,
            Self::Walking => settings.walking = Walking::ALL[choice],
            Self::GameSpeed => settings.game_speed_percent = GAME_SPEED_PERCENTS[choice],
        }
    }

    /// The next choice, or the one before. A scale ends at its ends, and other choices go round.
    pub(super) fn step(self, chosen: usize, forwards: bool) -> usize {
        let count = self.choices();
        match (self.is_scale(), forwards) {
            (true, true) => (chosen + 1).min(count - 1),
            (true, false) => chosen.saturating_sub(1),
            (false, true) => (chosen + 1) % count,
            (false, false) => (chosen + count - 1) % count,
        }
    }

    /// Whether its choices go from the least to the most.
    pub const fn is_scale(self) -> bool {
        matches!(
            self,
            Self::Interface
                | Self::GameSpeed
                | Self::Camera
                | Self::Music
                | Self::Effects
                | Self::Menus
        )
    }
}

fn place_of<T: Copy + PartialEq>(all: &[T], one: T) -> usize {
    all.iter().position(|other| *other == one).unwrap_or_default()
}

/// The first that is not less, or else the last: a file may say anything in between.
fn nearest<T: Copy + PartialOrd>(all: &[T], one: T) -> usize {
    all.iter().position(|other| *other >= one).unwrap_or(all.len() - 1)
}
