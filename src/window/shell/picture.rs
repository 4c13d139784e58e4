//! One frame, and how the keys are to be read for what it shows.

use std::time::Duration;

use icetea_maze::game::input::{KeySet, Reading};
use icetea_maze::game::screen::Screen;
use icetea_maze::game::screen::title::{Field, Focus};
use macroquad::prelude::*;

use super::Shell;
use crate::window::keys::Hits;
use crate::window::paint::Painter;
use crate::window::palette::Palette;
use crate::window::{motion, scene};

impl Shell {
    /// How the keys are to be read now.
    pub(super) fn reading(&self) -> Reading {
        let keys = match self.app.screen() {
            Screen::Title(title) if title.focus() == Focus::Field(Field::Seed) => KeySet::Text,
            Screen::Lobby(lobby) if lobby.is_typing() => KeySet::Text,
            Screen::Results(_) => KeySet::Results,
            Screen::Versus(versus) if versus.shows_card() => KeySet::Results,
            Screen::Replay(_) => KeySet::Replay,
            Screen::Watch(_) => KeySet::Theatre,
            Screen::SideBySide(_) | Screen::School(_) => KeySet::SideBySide,
            Screen::Play(play) if !play.is_paused() => KeySet::Play,
            Screen::Lesson(lesson) if lesson.farewell().is_none() => KeySet::Play,
            Screen::Versus(versus) if versus.is_under_way() => KeySet::Play,
            Screen::Settings(settings) if settings.waiting().is_some() => KeySet::Taken,
            _ => KeySet::Menu,
        };
        Reading {
            arrows_repeat: !matches!(
                self.app.screen(),
                Screen::Play(_) | Screen::Versus(_) | Screen::Lesson(_)
            ),
            keys,
        }
    }

    /// Whether nothing on the screen moves by ticks.
    pub(super) const fn is_still(&self) -> bool {
        match self.app.screen() {
            Screen::Play(play) => play.is_paused(),
            Screen::Versus(versus) => !versus.moves(),
            Screen::Lesson(lesson) => lesson.farewell().is_some(),
            Screen::Replay(replay) => !replay.deck().is_playing(),
            _ => true,
        }
    }

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
