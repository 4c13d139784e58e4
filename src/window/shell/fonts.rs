//! Fonts that a page brings when a text first needs them.

use icetea_maze::game::settings::Outline;
use icetea_maze::picture::{fonts, shape_of};

use super::Shell;

impl Shell {
    /// Takes the fonts that have come; the shape of a word waits for them.
    pub(super) fn take_fonts(&mut self) {
        if fonts::are_complete() {
            return;
        }
        fonts::bring_missed(|name| {
            let path = format!("/fonts/{name}");
            let file = std::fs::read(&path).ok()?;
            let _ = std::fs::remove_file(path);
            Some(file)
        });
        let settings = &mut self.app.world.settings;
        let waits = settings.maze.outline == Outline::Word && settings.maze.shape.is_none();
        if waits && fonts::are_complete() {
            settings.change().maze.reshape(shape_of);
        }
    }
}
