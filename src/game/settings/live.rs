//! The settings in use. Everybody may read them; whoever changes them says so by the very way to do
//! it, so nobody has to look for what has changed.

use std::ops::Deref;

use super::Settings;

/// Settings that remember whether they were changed.
///
/// ```
/// use icetea_maze::game::settings::{LiveSettings, Settings};
///
/// let mut settings = LiveSettings::new(Settings::default());
/// assert!(settings.hud && !settings.take_change());
/// settings.change().hud = false;
/// assert!(!settings.hud && settings.take_change());
/// assert!(!settings.take_change(), "it is told once");
/// ```
#[derive(Clone, Debug)]
pub struct LiveSettings {
    settings: Settings,
    is_changed: bool,
}

impl LiveSettings {
    /// Settings as they were kept.
    pub const fn new(settings: Settings) -> Self {
        Self { settings, is_changed: false }
    }

    /// To change something: from now on they have to be kept again.
    pub const fn change(&mut self) -> &mut Settings {
        self.is_changed = true;
        &mut self.settings
    }

    /// Whether they were changed since this was last asked.
    pub const fn take_change(&mut self) -> bool {
        std::mem::replace(&mut self.is_changed, false)
    }
}

impl Deref for LiveSettings {
    type Target = Settings;

    fn deref(&self) -> &Settings {
        &self.settings
    }
}
