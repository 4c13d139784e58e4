//! One frame.

use crate::window::exports::NAMES_BEGIN;
use std::io::Write;
use std::time::Duration;

use icetea_maze::app::{picture, still};
use icetea_maze::game::input::InputDevice;
use icetea_maze::game::settings::Outline;
use icetea_maze::maze::visible;
use icetea_maze::picture::{Motions, View, fonts, shape_of, vec2};
use macroquad::prelude::{screen_dpi_scale, screen_height, screen_width};

use super::Shell;
use crate::window::keys::Hits;
use crate::window::player::PicturePlayer;
use crate::window::voice::NoVoice;
use icetea_maze::words::Words;

impl Shell {
    /// Works out the picture, and draws it if it must be drawn or differs from the last one.
    /// Returns whether it was drawn.
    pub(super) fn draw(
        &mut self,
        player: &mut PicturePlayer,
        hits: &mut Hits,
        blend: f32,
        must_be_drawn: bool,
        hand: InputDevice,
    ) -> bool {
        self.take_fonts();
        let seconds = self.begun.elapsed().as_secs_f64();
        let settings = &self.app.world.settings;
        let motions = Motions::of(settings);
        let veil = self.fade.veil(&self.app.screen, motions, seconds);
        let announcement = self
            .announcement
            .as_ref()
            .filter(|(_, since)| since.elapsed() < Duration::from_secs(6))
            .map(|(announcement, _)| announcement);
        let view = View {
            window: vec2(screen_width(), screen_height()),
            dpi: screen_dpi_scale(),
            blend,
            seconds,
            stirred: self.stirred,
            veil,
            announcement,
            is_deaf: self.speaker.is_deaf,
            hand,
        };
        let picture = picture(&self.app, &view);
        *hits = Hits::of(&picture);
        let is_heard = self.prints_speech || self.app.world.settings.read_aloud;
        let said = is_heard.then(|| self.speech.tell(&self.app, &picture));
        let digest = picture.digest();
        let is_new = self.drawn != Some(digest) || player.is_moving();
        let wants_frame = self.exports.wants_frame();
        let is_drawn = is_new || must_be_drawn || self.wants_still || wants_frame;
        if is_drawn {
            let continued = self.app.world.to_continue().and_then(|left| left.race.as_ref());
            let continued = continued.map(|race| race.measured());
            player.play(&picture, seconds, continued);
        }
        self.answers.show(self.drawn != Some(digest), &mut self.log);
        if self.drawn != Some(digest) {
            self.seen.look(self.app.screen.name(), &picture, &mut self.log);
        }
        self.drawn = Some(digest);
        let scale = picture.scale.logical;
        let pane = picture.pane.scaled(scale);
        let is_wanted = std::mem::take(&mut self.wants_still);
        let still = is_wanted.then(|| still(&self.app, &view)).flatten();
        let still = still.and_then(|still| player.draw_still(&still).zip(Some(still.name)));
        if wants_frame {
            self.exports.paint_frame(|film| player.draw_still(&film.frame(&view)?));
        }
        self.app.fit((pane.w, pane.h), scale);
        if let Some((painting, name)) = still {
            self.exports.save(format!("{NAMES_BEGIN}{name}"), painting);
        }
        said.into_iter().flatten().for_each(|sentence| self.speak(&sentence));
        let language = self.app.world.language();
        if let Err(NoVoice) = self.voice.read(language) {
            self.say(Words::of(language).no_voice.to_owned());
        }
        is_drawn
    }

    /// Says something to a player who listens instead of looking.
    pub(super) fn speak(&mut self, sentence: &str) {
        if self.prints_speech {
            // The reader may have closed it.
            let _ = writeln!(std::io::stderr(), "{}", visible(sentence));
        }
        if self.app.world.settings.read_aloud {
            self.voice.add(sentence);
        }
    }

    /// Takes the fonts that have come, which a page brings when a text first needs them; the shape of a word waits for them.
    fn take_fonts(&mut self) {
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
