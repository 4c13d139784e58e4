//! What a run came to: the way that was walked and the best one, and a moment of joy.

use icetea_maze::game::input::Target;
use icetea_maze::game::screen::results::{Choice, Results};
use icetea_maze::game::walker::{Gait, Pose};
use icetea_maze::maze::Direction;
use macroquad::prelude::*;

use super::{ARROWS, Context, Pictures, clock_text, draw_whole, foot};
use crate::window::keys::Hits;
use crate::window::paint::{Attention, ButtonKind, Cap, Face, Painter, Style};
use crate::window::sprites::{character_frame, cheese_frame, draw_standing};
use crate::window::words::Words;

const PANEL_WIDTH: f32 = 422.0;

pub fn draw(
    context: &Context,
    results: &Results,
    painter: &mut Painter,
    pictures: &mut Pictures,
    hits: &mut Hits,
) {
    let words = context.words();
    painter.background();
    let screen = painter.screen();
    let palette = painter.palette();
    painter.text(Style::new(Face::Title, 24.0, palette.ink), 32.0, 54.0, words.way_you_went);
    let code = context.app.code().unwrap_or_default();
    let right = screen.w - PANEL_WIDTH - 32.0 - 36.0;
    painter.text(Style::new(Face::Mono, 15.0, palette.muted_ink).right(), right, 54.0, &code);
    draw_legend(painter, words, screen.h - super::FOOT - 36.0);

    let panel = Rect::new(screen.w - PANEL_WIDTH - 32.0, 24.0, PANEL_WIDTH, screen.h - 98.0);
    painter.panel(panel);
    draw_numbers(painter, results, words, panel);
    draw_buttons(context, results, painter, hits, words, panel);
    draw_friends(context, pictures, panel);

    let area = Rect::new(28.0, 74.0, right - 24.0, screen.h - super::FOOT - 74.0 - 72.0);
    if let Some(stage) = &mut pictures.stage {
        stage.show_result(results.run(), &results.best_way);
        draw_whole(context, stage, area, true);
    }
    foot(
        painter,
        &[
            (&ARROWS, words.key.choose),
            (&[Cap::Enter], words.key.go_on),
            (&[Cap::Word("R")], words.again),
            (&[Cap::Word("N")], words.new),
            (&[Cap::Word("Ctrl"), Cap::Word("C")], words.copy),
            (&[Cap::Word("Esc")], words.title),
        ],
    );
}

fn draw_legend(painter: &mut Painter, words: &Words, y: f32) {
    let palette = painter.palette();
    let mut x = 32.0;
    for (text, colour) in [(words.best_way, palette.way), (words.your_detours, palette.given_back)]
    {
        painter.line(vec2(x + 4.0, y), vec2(x + 44.0, y), 6.0, colour);
        x = painter.text(Style::new(Face::Strong, 15.0, palette.ink), x + 56.0, y + 5.0, text)
            + 28.0;
    }
}

fn draw_numbers(painter: &mut Painter, results: &Results, words: &Words, panel: Rect) {
    let palette = painter.palette();
    let middle = panel.center().x;
    let summary = &results.summary;
    let heading = Style::new(Face::Title, 36.0, palette.ink).centred();
    painter.text(heading, middle, panel.y + 180.0, words.cheese_found);
    let time = Style::new(Face::Title, 56.0, palette.ink).centred();
    painter.text(time, middle, panel.y + 244.0, &clock_text(summary.milliseconds));
    if summary.helped {
        let style = Style::new(Face::Strong, 15.0, palette.muted_ink).centred();
        painter.text(style, middle, panel.y + 284.0, words.helped);
    } else if results.is_best() {
        let width = painter.measure(Face::Strong, 16.0, words.new_best) + 40.0;
        let badge = Rect::new(middle - width / 2.0, panel.y + 264.0, width, 32.0);
        painter.round_rect(badge, 16.0, palette.second_accent);
        let style = Style::new(Face::Strong, 16.0, palette.second_accent_ink).centred();
        painter.text(style, middle, panel.y + 286.0, words.new_best);
    }
    let (left, right) = (panel.x + 32.0, panel.right() - 32.0);
    let longest = summary.steps.max(summary.shortest).max(1) as f32;
    let rows = [
        (words.your_steps, summary.steps, palette.given_back),
        (words.best_way, summary.shortest, palette.way),
    ];
    for (place, (text, steps, colour)) in rows.into_iter().enumerate() {
        let y = panel.y + 330.0 + 48.0 * place as f32;
        painter.label_pair(left, right, y, text, &steps.to_string());
        let bar = Rect::new(left, y + 12.0, right - left, 10.0);
        painter.progress(bar, steps as f32 / longest, colour);
    }
    painter.label_pair(
        left,
        right,
        panel.y + 430.0,
        words.dead_ends,
        &summary.dead_ends.to_string(),
    );
}

fn draw_buttons(
    context: &Context,
    results: &Results,
    painter: &mut Painter,
    hits: &mut Hits,
    words: &Words,
    panel: Rect,
) {
    let mut small = 0.0;
    for (place, (choice, can_be_chosen)) in results.menu.entries().enumerate() {
        if !can_be_chosen {
            continue;
        }
        let attention = Attention::focused(place == results.menu.focus());
        let (text, cap) = match choice {
            Choice::Next => (words.next_maze, Cap::Enter),
            Choice::Again => (words.again, Cap::Word("R")),
            Choice::New => (words.new, Cap::Word("N")),
            Choice::Title => (words.title, Cap::Word("Esc")),
        };
        let rect = if choice == Choice::Next {
            let rect = Rect::new(panel.x + 32.0, panel.y + 464.0, panel.w - 64.0, 56.0);
            painter.button(rect, ButtonKind::Main, text, Some(cap), attention);
            rect
        } else {
            let rect = Rect::new(panel.x + 32.0 + small, panel.y + 536.0, 112.0, 42.0);
            painter.button(rect, ButtonKind::Plain, text, Some(cap), attention);
            small += 123.0;
            rect
        };
        context.hit(hits, rect, Target::Entry(place));
    }
}

fn draw_friends(context: &Context, pictures: &Pictures, panel: Rect) {
    let at = |x: f32| vec2(panel.center().x + x, panel.y + 130.0) * context.scale;
    let side = 150.0 * context.scale;
    let pose = Pose { at: (0.0, 0.0), heading: Direction::Down, gait: Gait::Idle };
    let frame = character_frame(pose, context.seconds, context.seconds as f32 + 0.01);
    draw_standing(&pictures.sprites.mouse, frame, at(-24.0), side);
    let cheese = cheese_frame(context.seconds);
    draw_standing(&pictures.sprites.cheese, cheese, at(62.0), side * 0.6);
}
