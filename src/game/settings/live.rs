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
/// settings.change().hud = false;
/// assert!(!settings.take_change(), "it was so before");
/// ```
#[derive(Clone, Debug)]
pub struct LiveSettings {
    settings: Settings,
    /// What they were before somebody set out to change them: what stays the same is no change.
    before: Option<Box<Settings>>,
}

impl LiveSettings {
    /// Settings as they were kept.
    pub const fn new(settings: Settings) -> Self {
        Self { settings, before: None }
    }

    /// To change something.
    pub fn change(&mut self) -> &mut Settings {
        self.before.get_or_insert_with(|| Box::new(self.settings.clone()));
        &mut self.settings
    }

    /// Remembers that a maze or the lesson was opened.
    pub fn settle_lesson(&mut self) {
        self.change().lesson_settled = true;
    }

    /// Whether they were changed since this was last asked, and have to be kept again.
    pub fn take_change(&mut self) -> bool {
        self.before.take().is_some_and(|before| *before != self.settings)
    }
}

impl Deref for LiveSettings {
    type Target = Settings;

    fn deref(&self) -> &Settings {
        &self.settings
    }
}
