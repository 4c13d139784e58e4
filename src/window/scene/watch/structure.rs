//! The structure that does the work, as it is at this step: the forest of union-find, the stack with
//! what each entry still has to try, the queue. Where there is none, what the algorithm is about.

use icetea_maze::game::settings::Language;
use icetea_maze::game::theatre::{Program, Show, SolveAct};
use icetea_maze::maze::{Direction, Tile};
use macroquad::prelude::*;

use super::forest;
use crate::window::paint::{Face, Painter, Style, Way};
use crate::window::words::{Words, programs};

const CHIP: Vec2 = vec2(74.0, 26.0);
const CHIP_GAP: f32 = 6.0;

/// Draws the structure on its card.
pub fn draw(painter: &mut Painter, card: Rect, show: &Show, language: Language) {
    painter.panel(card);
    let words = &Words::of(language).watch;
    if let Some(forest) = show.build().and_then(|build| build.forest()) {
        let build = show.build().expect("a forest is a build's");
        heading(painter, card, words.forest, words.forest_note);
        let size = build.spec().size();
        forest::draw(painter, card, forest, build.finds(), size, build.picture(), words);
        return;
    }
    if let Some(search) = show.search() {
        if search.search().stack().is_some() {
            heading(painter, card, words.stack, words.stack_note);
            draw_stack(painter, card, search);
            return;
        }
        let waiting = search.search().waiting(chips_in(card));
        if !waiting.is_empty() {
            heading(painter, card, words.queue, words.queue_note);
            draw_queue(painter, card, search, &waiting);
            return;
        }
    }
    draw_story(painter, card, show.cursor().program, language);
}

fn heading(painter: &mut Painter, card: Rect, title: &str, note: &str) {
    let palette = painter.palette();
    let style = Style::new(Face::Title, 16.0, palette.ink);
    let x = painter.text(style, card.x + 20.0, card.y + 26.0, title);
    let style = Style::new(Face::Body, 13.0, palette.muted_ink);
    painter.text_within(style, x + 12.0, card.y + 26.0, card.right() - x - 24.0, note);
}

fn draw_story(painter: &mut Painter, card: Rect, program: Program, language: Language) {
    let palette = painter.palette();
    let style = Style::new(Face::Title, 16.0, palette.ink);
    let words = &Words::of(language).watch;
    painter.text(style, card.x + 20.0, card.y + 26.0, words.idea);
    let story = programs::story(language, program);
    let style = Style::new(Face::Body, 15.0, palette.ink);
    painter.paragraph(style, (card.x + 20.0, card.y + 54.0), (card.w - 40.0, 22.0), story);
}

/// How many chips there is room for.
fn chips_in(card: Rect) -> usize {
    let (across, down) = chip_grid(card);
    across * down
}

fn chip_grid(card: Rect) -> (usize, usize) {
    let across = (card.w - 40.0 + CHIP_GAP) / (CHIP.x + CHIP_GAP);
    let down = (card.h - 62.0 + CHIP_GAP) / (CHIP.y + CHIP_GAP);
    (across.max(1.0) as usize, down.max(1.0) as usize)
}

fn chip_place(card: Rect, number: usize) -> Rect {
    let (across, _) = chip_grid(card);
    let (column, row) = ((number % across) as f32, (number / across) as f32);
    let corner = vec2(card.x + 20.0, card.y + 40.0) + vec2(column, row) * (CHIP + CHIP_GAP);
    Rect::new(corner.x, corner.y, CHIP.x, CHIP.y)
}

/// The upper end of the stack, the top last and lit.
fn draw_stack(painter: &mut Painter, card: Rect, search: &SolveAct) {
    let Some(stack) = search.search().stack() else { return };
    let held = stack.len();
    let room = chips_in(card);
    let shown: Vec<_> = stack.rev().take(room).collect();
    for (place, entry) in shown.iter().rev().enumerate() {
        let is_top = place + 1 == shown.len();
        chip(painter, chip_place(card, place), entry.tile, entry.next, is_top);
    }
    caption(painter, card, held.saturating_sub(shown.len()), true);
}

/// The front of the queue, the first of it lit.
fn draw_queue(painter: &mut Painter, card: Rect, search: &SolveAct, waiting: &[Tile]) {
    for (place, &tile) in waiting.iter().enumerate() {
        chip(painter, chip_place(card, place), tile, None, place == 0);
    }
    caption(painter, card, search.search().held().saturating_sub(waiting.len()), false);
}

/// How many are not shown.
fn caption(painter: &mut Painter, card: Rect, hidden: usize, below: bool) {
    if hidden == 0 {
        return;
    }
    let sign = if below { "↓" } else { "→" };
    let style = Style::new(Face::Strong, 13.0, painter.palette().muted_ink).right();
    painter.text(style, card.right() - 20.0, card.bottom() - 8.0, &format!("+ {hidden} {sign}"));
}

fn chip(painter: &mut Painter, rect: Rect, tile: Tile, next: Option<Direction>, is_lit: bool) {
    let palette = painter.palette();
    let (fill, ink) = if is_lit {
        (palette.second_accent, palette.second_accent_ink)
    } else {
        (palette.field, palette.ink)
    };
    painter.round_rect(rect, 8.0, fill);
    let text = format!("{},{}", tile.column, tile.row);
    let style = Style::new(Face::Mono, 13.0, ink);
    painter.text_within(style, rect.x + 8.0, rect.center().y + 4.5, rect.w - 30.0, &text);
    if let Some(direction) = next {
        let way = match direction {
            Direction::Right => Way::Right,
            Direction::Down => Way::Down,
            Direction::Left => Way::Left,
            Direction::Up => Way::Up,
        };
        let middle = vec2(rect.right() - 13.0, rect.center().y);
        painter.arrow(way, middle, 5.0, 2.0, ink);
    }
}
