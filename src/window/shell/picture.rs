//! One frame.

use std::time::Duration;

use macroquad::prelude::*;

use super::Shell;
use crate::window::keys::Hits;
use crate::window::paint::Painter;
use crate::window::palette::Palette;
use crate::window::{motion, scene};

impl Shell {
    pub(super) fn draw(&mut self, painter: &mut Painter, hits: &mut Hits, blend: f32) {
        let settings = self.app.settings();
        motion::still_all(settings.reduced_motion);
        let palette = Palette::of(settings);
        let window = vec2(screen_width(), screen_height());
        let scale = scene::scale(window, settings.interface_percent);
        painter.begin(palette, scale, &settings.bindings);
        hits.clear();
        self.prepare_stage();
        let seconds = self.begun.elapsed().as_secs_f64();
        let notice = self
            .notice
            .as_ref()
            .filter(|(_, since)| since.elapsed() < Duration::from_secs(6))
            .map(|(notice, _)| notice);
        let context = {
            let is_deaf = self.speaker.is_deaf();
            scene::Context { app: &self.app, scale, blend, seconds, notice, is_deaf }
        };
        let pane = scene::draw(&context, painter, &mut self.pictures, hits);
        let veil = self.fade.veil(self.app.screen(), seconds);
        painter.rect(painter.screen(), Color { a: veil, ..palette.background });
        let is_wanted = std::mem::take(&mut self.wants_still);
        let still =
            is_wanted.then(|| scene::still(&context, painter, &mut self.pictures)).flatten();
        self.app.fit((pane.w, pane.h), scale);
        if let Some(still) = still {
            self.save_still(still);
        }
    }
}
