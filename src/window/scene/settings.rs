//! The settings, row by row, each choice a chip.

use icetea_maze::game::input::Target;
use icetea_maze::game::screen::settings::{FRAME_RATES, Row, SettingsScreen};
use macroquad::prelude::*;

use super::{Context, foot};
use crate::window::keys::Hits;
use crate::window::paint::{Cap, Face, Painter, Style, Way};
use crate::window::words::Words;

const ROW_HEIGHT: f32 = 60.0;

pub fn draw(context: &Context, screen: &SettingsScreen, painter: &mut Painter, hits: &mut Hits) {
    let words = context.words();
    painter.background();
    let window = painter.screen();
    let panel = Rect::new((window.w - 860.0) / 2.0, 110.0, 860.0, 48.0 + ROW_HEIGHT * 7.0);
    let heading = Style::new(Face::Title, 36.0, painter.palette().ink);
    painter.text(heading, panel.x, 80.0, words.settings);
    painter.panel(panel);
    for (place, row) in Row::ALL.into_iter().enumerate() {
        let rect = Rect::new(
            panel.x + 16.0,
            panel.y + 24.0 + ROW_HEIGHT * place as f32,
            panel.w - 32.0,
            ROW_HEIGHT - 4.0,
        );
        let is_focused = place == screen.focus();
        painter.row(rect, words.settings_rows[place], is_focused);
        context.hit(hits, rect, Target::Field(place));
        let chosen = row.chosen(context.app.settings(), context.app.language());
        if matches!(row, Row::Fullscreen | Row::Hud | Row::Trail) {
            let (x, y) = (rect.right() - 76.0, rect.y + 12.0);
            painter.toggle(x, y, chosen as f32, false);
            let switch = Rect::new(x, y, 60.0, 32.0);
            context.hit(hits, switch, Target::Choice(place, 1 - chosen));
            continue;
        }
        let mut x = rect.right() - 16.0;
        for choice in (0..row.choices()).rev() {
            let text = choice_words(row, choice, words);
            let width = painter.measure(Face::Strong, 15.0, &text) + 36.0;
            x -= width;
            let chip = Rect::new(x, rect.y + 10.0, width, 36.0);
            painter.chip(chip, &text, choice == chosen, false);
            context.hit(hits, chip, Target::Choice(place, choice));
            x -= 8.0;
        }
    }
    foot(
        painter,
        &[
            (&[Cap::Arrow(Way::Up), Cap::Arrow(Way::Down)], words.key.choose),
            (&[Cap::Arrow(Way::Left), Cap::Arrow(Way::Right)], words.key.change),
            (&[Cap::Word("Esc")], words.key.back),
        ],
    );
}

fn choice_words(row: Row, choice: usize, words: &Words) -> String {
    match row {
        Row::Language => words.languages[choice].to_owned(),
        Row::Look => words.looks[choice].to_owned(),
        Row::Walls => words.walls[choice].to_owned(),
        Row::FrameRate => FRAME_RATES[choice].to_string(),
        Row::Fullscreen | Row::Hud | Row::Trail => String::new(),
    }
}
