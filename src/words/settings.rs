//! What the settings are called, and what each can be set to.

use super::table::{words, words_for};
use crate::game::screen::settings::{Page, Row};
use crate::game::settings::{CameraSpeed, Look, Split, Walking};

words_for! {
    /// The pages of the settings.
    pub struct SettingsPageWords for Page {
        Page::General => general,
        Page::View => view,
        Page::Sound => sound,
        Page::Access => access,
        Page::Keys => keys,
        Page::MoreKeys => more_keys,
    }
}

words_for! {
    /// The rows of the settings.
    pub struct SettingsRowWords for Row {
        Row::Language => language,
        Row::Look => look,
        Row::Walls => walls,
        Row::FrameRate => frame_rate,
        Row::Fullscreen => fullscreen,
        Row::SaveAll => save_all,
        Row::TakeOver => take_over,
        Row::Interface => interface_size,
        Row::Hud => time_and_steps,
        Row::Trail => trail,
        Row::Camera => camera,
        Row::Split => two_players,
        Row::SharedView => shared_view,
        Row::Sound => sound,
        Row::Music => music,
        Row::Effects => effects,
        Row::Menus => menus,
        Row::WaySounds => way_sounds,
        Row::Rumble => rumble,
        Row::ReadAloud => read_aloud,
        Row::ReducedMotion => reduced_motion,
        Row::HighContrast => high_contrast,
        Row::ColourBlindSafe => colour_blind_safe,
        Row::Walking => walking,
        Row::GameSpeed => game_speed,
        Row::Projector => projector,
    }
}

words_for! {
    /// How everything can be painted.
    pub struct LookWords for Look {
        Look::IceTea => ice_tea,
        Look::Night => night,
        Look::Paper => paper,
    }
}

words_for! {
    /// How fast the camera can follow.
    pub struct CameraWords for CameraSpeed {
        CameraSpeed::Gentle => gentle,
        CameraSpeed::Usual => normal,
        CameraSpeed::Swift => swift,
    }
}

words_for! {
    /// How two players can share the window.
    pub struct SplitWords for Split {
        Split::Automatic => automatic,
        Split::SideBySide => side_by_side,
        Split::OneAboveTheOther => one_above_the_other,
    }
}

words_for! {
    /// Whether walking keys are held or tapped, or one key does it all.
    pub struct WalkingWords for Walking {
        Walking::Hold => hold,
        Walking::Tap => tap,
        Walking::OneKey => one_key,
    }
}

words! {
    /// What becomes of all that is kept.
    pub struct DataWords {
        save,
        open,
        /// Where there is nothing to choose a file with.
        drop,
        /// Whether a file that is there is to take its place.
        ask,
        /// Yes: it is the player's own.
        own,
        /// Yes: it is somebody else's.
        others,
    }
    sentences {
        taken_over(file),
    }
}

words! {
    /// How thick walls can be.
    pub struct WallWords { thick, thin }
}

impl WallWords {
    /// The word for thin walls, or for thick ones.
    pub const fn of(&self, are_thin: bool) -> &'static str {
        if are_thin { self.thin } else { self.thick }
    }
}
