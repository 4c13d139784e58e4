//! The structure that does the work, as it is at this step: the forest of union-find, the stack with
//! what each entry still has to try, the queue. Where there is none, what the algorithm is about.

use super::forest;
use crate::game::settings::Language;
use crate::game::theatre::{BuildAct, SetSizes, Show, SolveAct};
use crate::maze::{Direction, Maze, Program, Tile};
use crate::picture::scene::prelude::*;

const CHIP_HEIGHT: f32 = 26.0;
const CHIP_GAP: f32 = 6.0;
/// A chip's width without its digits, and with each digit of both coordinates.
const CHIP_MARGIN: f32 = 40.0;
const DIGIT: f32 = 8.0;

/// Draws the structure on its card.
pub fn draw(painter: &mut Painter, card: Rect, show: &Show, language: Language) {
    painter.panel(card);
    let words = &Words::of(language).watch;
    if let Some(forest) = show.build().and_then(|build| build.forest()) {
        let build = show.build().expect("a forest is a build's");
        heading(painter, card, words.forest, words.forest_note);
        let size = build.spec().size();
        forest::draw(painter, card, forest, build.finds(), size, build.marks(), words);
        return;
    }
    if let Some(sizes) = show.build().and_then(BuildAct::set_sizes) {
        heading(painter, card, words.set_sizes, words.set_sizes_note);
        draw_size_classes(painter, card, sizes);
        return;
    }
    if let Some(search) = show.search() {
        if search.search().stack().is_some() {
            heading(painter, card, words.stack, words.stack_note);
            draw_stack(painter, card, search);
            return;
        }
        if !search.search().waiting(1).is_empty() {
            heading(painter, card, words.queue, words.queue_note);
            draw_queue(painter, card, search);
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
    painter.note_within(style, x + 12.0, card.y + 26.0, card.right() - x - 24.0, note);
}

fn draw_story(painter: &mut Painter, card: Rect, program: &Program, language: Language) {
    let palette = painter.palette();
    let style = Style::new(Face::Title, 16.0, palette.ink);
    let words = &Words::of(language).watch;
    painter.text(style, card.x + 20.0, card.y + 26.0, words.idea);
    let story = Words::of(language).said(program.idea);
    let style = Style::new(Face::Body, 15.0, palette.ink);
    painter.paragraph(style, (card.x + 20.0, card.y + 54.0), (card.w - 40.0, 22.0), story);
}

/// The places of chips on a card, in rows from left to right.
struct ChipGrid {
    corner: Vec2,
    size: Vec2,
    across: usize,
    down: usize,
}

impl ChipGrid {
    fn new(card: Rect, maze: &Maze) -> Self {
        let longest = maze.grid().columns().max(maze.grid().rows()).to_string().len();
        let size = vec2(CHIP_MARGIN + DIGIT * (2 * longest + 1) as f32, CHIP_HEIGHT);
        let count =
            |room: f32, side: f32| ((room + CHIP_GAP) / (side + CHIP_GAP)).max(1.0) as usize;
        Self {
            corner: vec2(card.x + 20.0, card.y + 40.0),
            size,
            across: count(card.w - 40.0, size.x),
            down: count(card.h - 62.0, size.y),
        }
    }

    const fn count(&self) -> usize {
        self.across * self.down
    }

    fn place(&self, number: usize) -> Rect {
        let step = vec2((number % self.across) as f32, (number / self.across) as f32);
        let corner = self.corner + step * (self.size + CHIP_GAP);
        Rect::new(corner.x, corner.y, self.size.x, self.size.y)
    }
}

/// The upper end of the stack, the top last and lit.
fn draw_stack(painter: &mut Painter, card: Rect, search: &SolveAct) {
    let Some(stack) = search.search().stack() else { return };
    let (held, grid) = (stack.len(), ChipGrid::new(card, search.maze()));
    let shown: Vec<_> = stack.rev().take(grid.count()).collect();
    for (place, entry) in shown.iter().rev().enumerate() {
        let is_top = place + 1 == shown.len();
        chip(painter, grid.place(place), entry.tile, entry.next, is_top);
    }
    caption(painter, card, held.saturating_sub(shown.len()), true);
}

/// The front of the queue, the first of it lit.
fn draw_queue(painter: &mut Painter, card: Rect, search: &SolveAct) {
    let grid = ChipGrid::new(card, search.maze());
    let waiting = search.search().waiting(grid.count());
    for (place, &tile) in waiting.iter().enumerate() {
        chip(painter, grid.place(place), tile, None, place == 0);
    }
    caption(painter, card, search.search().held().saturating_sub(waiting.len()), false);
}

/// How the rooms are shared by sets of one room, of two and three, of four to seven and so on.
fn draw_size_classes(painter: &mut Painter, card: Rect, sizes: &SetSizes) {
    let mut rooms = [0_u64; 32];
    for (size, count) in sizes.by_size() {
        rooms[size.max(1).ilog2() as usize] += u64::from(size) * u64::from(count);
    }
    let classes = sizes.largest().max(1).ilog2() as usize + 1;
    let most = rooms.iter().copied().max().unwrap_or(1).max(1);
    let palette = painter.palette();
    let area = Rect::new(card.x + 20.0, card.y + 44.0, card.w - 40.0, card.h - 74.0);
    let step = area.w / classes.max(6) as f32;
    for (class, &rooms) in rooms.iter().take(classes).enumerate() {
        let height = (area.h * rooms as f32 / most as f32).max(2.0);
        let x = area.x + step * class as f32;
        let bar = Rect::new(x, area.bottom() - height, (step - 4.0).min(40.0), height);
        painter.round_rect(bar, 3.0, palette.sets[class % palette.sets.len()]);
        let style = Style::new(Face::Body, 13.0, palette.muted_ink).centred();
        let label = short(1 << class);
        if painter.measure(style.face, style.size, &label) < step {
            painter.text(style, bar.center().x, area.bottom() + 18.0, &label);
        }
    }
}

/// A number in few signs.
fn short(number: u64) -> String {
    match number {
        0..1024 => number.to_string(),
        1024..1_048_576 => format!("{}k", number >> 10),
        _ => format!("{}M", number >> 20),
    }
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
        let path = match direction {
            Direction::Right => Way::Right,
            Direction::Down => Way::Down,
            Direction::Left => Way::Left,
            Direction::Up => Way::Up,
        };
        let middle = vec2(rect.right() - 13.0, rect.center().y);
        painter.arrow(path, middle, 5.0, 2.0, ink);
    }
}
