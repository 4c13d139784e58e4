//! The words for the settings and their values.

use super::table::{words, words_for};
use crate::game::screen::settings::{SettingsPage, SettingsRow};
use crate::game::settings::{CameraSpeed, Look, Split, Walking};

words_for! {
    /// The pages of the settings.
    pub struct SettingsPageWords for SettingsPage {
        SettingsPage::General => general,
        SettingsPage::View => view,
        SettingsPage::Sound => sound,
        SettingsPage::Access => access,
        SettingsPage::Keys => keys,
        SettingsPage::MoreKeys => more_keys,
    }
}

words_for! {
    /// The rows of the settings.
    pub struct SettingsRowWords for SettingsRow {
        SettingsRow::Language => language,
        SettingsRow::Look => look,
        SettingsRow::Walls => walls,
        SettingsRow::FrameRate => frame_rate,
        SettingsRow::Fullscreen => fullscreen,
        SettingsRow::SaveAll => save_all,
        SettingsRow::TakeOver => take_over,
        SettingsRow::Interface => interface_size,
        SettingsRow::Hud => time_and_steps,
        SettingsRow::Trail => trail,
        SettingsRow::Camera => camera,
        SettingsRow::Split => two_players,
        SettingsRow::SharedView => shared_view,
        SettingsRow::Sound => sound,
        SettingsRow::Music => music,
        SettingsRow::Effects => effects,
        SettingsRow::Menus => menus,
        SettingsRow::WaySounds => way_sounds,
        SettingsRow::Rumble => rumble,
        SettingsRow::ReadAloud => read_aloud,
        SettingsRow::ReducedMotion => reduced_motion,
        SettingsRow::HighContrast => high_contrast,
        SettingsRow::ColourBlindSafe => colour_blind_safe,
        SettingsRow::Walking => walking,
        SettingsRow::GameSpeed => game_speed,
        SettingsRow::Projector => projector,
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
    /// The words for moving everything that is kept to another machine.
    pub struct DataWords {
        save,
        open,
        /// Shown where there is no way to choose a file.
        drop,
        /// Asks whether the file shall replace everything that is here.
        ask,
        /// Yes: the file is the player's own.
        own,
        /// Yes: the file is another player's.
        others,
    }
    sentences {
        taken_over(file),
    }
}

words! {
    /// The thickness of walls.
    pub struct WallWords { thick, thin }
}

impl WallWords {
    /// The word for thin walls, or for thick ones.
    pub const fn of(&self, are_thin: bool) -> &'static str {
        if are_thin { self.thin } else { self.thick }
    }
}
