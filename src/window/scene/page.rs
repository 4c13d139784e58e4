//! Plain pages: how to play, and the wait for a large maze.

use icetea_maze::game::bindings::Command;
use icetea_maze::game::input::Target;
use icetea_maze::game::opening::Order;
use icetea_maze::game::screen::loading::Loading;
use macroquad::prelude::*;

use super::{Context, Pictures, WALK, centred, foot, is_compact};
use crate::window::keys::Hits;
use crate::window::paint::{Cap, Face, Fill, Painter, Style};
use crate::window::sprites::{draw_standing, princess_frame};

/// The keys of the page, in the order of its words.
const KEYS: [&[Cap]; 11] = [
    &WALK,
    &[Cap::Of(Command::FirstRun)],
    &[Cap::Of(Command::Whole)],
    &[Cap::Of(Command::Closer), Cap::Of(Command::Farther)],
    &[Cap::Of(Command::Hint)],
    &[Cap::Of(Command::Solve)],
    &[Cap::Of(Command::Trail)],
    &[Cap::Of(Command::Restart)],
    &[Cap::Of(Command::NewMaze)],
    &[Cap::Of(Command::Pause), Cap::Word("Esc")],
    &[Cap::Of(Command::Mute)],
];

/// The rows' distance where there is room for it.
const ROW_STEP: f32 = 50.0;
/// How much of a tall window is made use of.
const TALLEST: f32 = 680.0;

pub fn draw_how_to(context: &Context, painter: &mut Painter, hits: &mut Hits) {
    let words = context.words();
    painter.background();
    let screen = painter.screen();
    let compact = is_compact(screen);
    let area = centred(screen, TALLEST);
    let (heading, keys) = if compact { (72.0, 172.0) } else { (100.0, 196.0) };
    let step = ((area.h - heading - 40.0) / KEYS.len() as f32).min(ROW_STEP);
    let top = area.y + heading;
    let width = (screen.w - 48.0).min(860.0);
    let height = step * KEYS.len() as f32 + 24.0;
    let panel = Rect::new((screen.w - width) / 2.0, top, width, height);
    let ink = painter.palette().ink;
    painter.text(Style::new(Face::Title, 36.0, ink), panel.x, top - 22.0, words.how_to_play);
    painter.panel(panel);
    let size = if compact { 16.0 } else { 18.0 };
    let style = Style::new(Face::Body, size, ink);
    for (place, (caps, line)) in KEYS.iter().zip(words.how_to_lines).enumerate() {
        let middle = panel.y + 12.0 + step * (place as f32 + 0.5);
        let mut x = panel.x + 24.0;
        for &cap in *caps {
            x += painter.key_cap(cap, x, middle - 15.0, 30.0, false) + 4.0;
        }
        let x = panel.x + 24.0 + keys;
        painter.text_within(style, x, middle + 6.0, panel.right() - x - 16.0, line);
    }
    foot(painter, &[(&[Cap::Word("Esc")], words.key.back)]);
    context.hit(hits, screen, Target::Entry(0));
}

pub fn draw_loading(
    context: &Context,
    loading: Loading,
    painter: &mut Painter,
    pictures: &Pictures,
) {
    let words = context.words();
    painter.background();
    let screen = painter.screen();
    let palette = painter.palette();
    let middle = vec2(screen.w / 2.0, screen.h / 2.0);
    let heading = Style::new(Face::Title, 36.0, palette.ink).centred();
    let what = if loading.order == Order::Read { words.reading } else { words.building };
    painter.text(heading, middle.x, middle.y, what);
    let track = Rect::new(middle.x - 240.0, middle.y + 32.0, 480.0, 12.0);
    painter.round_rect(track, 6.0, palette.field);
    let done = Rect { w: track.w * loading.share.clamp(0.03, 1.0), ..track };
    painter.round_rect(done, 6.0, Fill::Across(palette.second_accent, palette.accent));
    let feet = (middle - vec2(0.0, 60.0)) * context.scale;
    let frame = princess_frame(context.seconds);
    draw_standing(&pictures.sprites.princess, frame, feet, 160.0 * context.scale);
    foot(painter, &[(&[Cap::Word("Esc")], words.key.cancel)]);
}
