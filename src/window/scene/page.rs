//! Plain pages: how to play, and the wait for a large maze.

use macroquad::prelude::*;

use super::{ARROWS, Context, Pictures, foot};
use crate::window::paint::{Cap, Face, Fill, Painter, Style};
use crate::window::sprites::{draw_standing, princess_frame};

/// The keys of the page, in the order of its words.
const KEYS: [&[Cap]; 10] = [
    &ARROWS,
    &[Cap::Word("Shift")],
    &[Cap::Word("Tab")],
    &[Cap::Word("+"), Cap::Word("–")],
    &[Cap::Word("H")],
    &[Cap::Word("Q")],
    &[Cap::Word("T")],
    &[Cap::Word("R")],
    &[Cap::Word("N")],
    &[Cap::Word("P"), Cap::Word("Esc")],
];

pub fn draw_how_to(context: &Context, painter: &mut Painter) {
    let words = context.words();
    painter.background();
    let screen = painter.screen();
    let panel = Rect::new((screen.w - 860.0) / 2.0, 100.0, 860.0, 540.0);
    let heading = Style::new(Face::Title, 36.0, painter.palette().ink);
    painter.text(heading, panel.x, 76.0, words.how_to_play);
    painter.panel(panel);
    let ink = painter.palette().ink;
    for (place, (caps, line)) in KEYS.iter().zip(words.how_to_lines).enumerate() {
        let y = panel.y + 24.0 + 50.0 * place as f32;
        let mut x = panel.x + 32.0;
        for &cap in *caps {
            x += painter.key_cap(cap, x, y + 6.0, 30.0, false) + 4.0;
        }
        painter.text(Style::new(Face::Body, 18.0, ink), panel.x + 220.0, y + 28.0, line);
    }
    foot(painter, &[(&[Cap::Word("Esc")], words.key.back)]);
}

pub fn draw_loading(context: &Context, share: f32, painter: &mut Painter, pictures: &Pictures) {
    let words = context.words();
    painter.background();
    let screen = painter.screen();
    let palette = painter.palette();
    let middle = vec2(screen.w / 2.0, screen.h / 2.0);
    let heading = Style::new(Face::Title, 36.0, palette.ink).centred();
    painter.text(heading, middle.x, middle.y, words.building);
    let track = Rect::new(middle.x - 240.0, middle.y + 32.0, 480.0, 12.0);
    painter.round_rect(track, 6.0, palette.field);
    let done = Rect { w: track.w * share.clamp(0.03, 1.0), ..track };
    painter.round_rect(done, 6.0, Fill::Across(palette.second_accent, palette.accent));
    let feet = (middle - vec2(0.0, 60.0)) * context.scale;
    let frame = princess_frame(context.seconds);
    draw_standing(&pictures.sprites.princess, frame, feet, 160.0 * context.scale);
    foot(painter, &[(&[Cap::Word("Esc")], words.key.cancel)]);
}
