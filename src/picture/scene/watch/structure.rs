//! The structure that does the work, as it is at this step: the forest of union-find, the stack with
//! what each entry still has to try, the queue. Where there is none, what the algorithm is about.

use super::forest;
use crate::game::settings::Language;
use crate::game::theatre::{BuildAct, SetSizes, Show, SolveAct};
use crate::maze::{Direction, Maze, Solve, Tile};
use crate::picture::scene::prelude::*;

const CHIP: f32 = 26.0;
/// A chip's width without its digits, and with each digit of both coordinates.
const CHIP_MARGIN: f32 = 40.0;
const DIGIT: f32 = 8.0;
const GAP: f32 = 6.0;
/// A bar of sets is no wider, and there is room for so many of them at least.
const WIDEST_BAR: f32 = 40.0;
const LEAST_BARS: usize = 6;

/// Draws the structure on its card.
pub fn draw(painter: &mut Painter, card: Rect, show: &Show, language: Language) {
    let words = Words::of(language);
    let (build, search) = (show.build(), show.search().map(|act| (act, act.search())));
    let is_queue = search.is_some_and(|(_, search)| !search.waiting(1).is_empty());
    let watch = &words.watch;
    let (heading, note) = match (build, search) {
        (Some(build), _) if build.forest().is_some() => (watch.forest, watch.forest_note),
        (Some(build), _) if build.set_sizes().is_some() => (watch.set_sizes, watch.set_sizes_note),
        (_, Some((_, search))) if search.stack().is_some() => (watch.stack, watch.stack_note),
        (_, Some(_)) if is_queue => (watch.queue, watch.queue_note),
        _ => (watch.idea, ""),
    };
    let body = painter.card(card, heading, note);
    let [area, caption] = column(body).gap(XS).split([grow(1.0), fixed(LINE)]);
    if let Some((build, forest)) = build.and_then(|build| Some((build, build.forest()?))) {
        let hidden = forest::draw(painter, area, build, forest);
        forest::draw_caption(painter, caption, build.finds(), hidden, watch);
    } else if let Some(sizes) = build.and_then(BuildAct::set_sizes) {
        draw_size_classes(painter, [area, caption], sizes);
    } else if let Some((act, search)) = search.filter(|one| is_queue || one.1.stack().is_some()) {
        draw_held(painter, [area, caption], act, search);
    } else {
        let idea = words.said(show.cursor().program.idea);
        painter.lines(body, painter.ink(Face::Body, BODY), idea);
    }
}

/// The upper end of a stack, its top last and lit; or the front of a queue, the first of it lit.
fn draw_held(painter: &mut Painter, [area, caption]: [Rect; 2], act: &SolveAct, search: &Solve) {
    let places = chip_places(area, act.maze());
    let (mut shown, sign): (Vec<_>, _) = match search.stack() {
        Some(stack) => {
            let entries = stack.rev().take(places.len()).map(|entry| (entry.tile, entry.next));
            (entries.collect(), "↓")
        }
        None => (search.waiting(places.len()).iter().map(|&tile| (tile, None)).collect(), "→"),
    };
    let (held, lit) = (search.held(), shown.first().copied());
    if search.stack().is_some() {
        shown.reverse();
    }
    for (&entry, place) in shown.iter().zip(places) {
        chip(painter, place, entry, Some(entry) == lit);
    }
    let hidden = held.saturating_sub(shown.len());
    if hidden > 0 {
        let style = painter.muted(Face::Strong, NOTE).right();
        painter.words(caption, style, &format!("+ {hidden} {sign}"));
    }
}

/// Where chips are, in rows from left to right.
fn chip_places(area: Rect, maze: &Maze) -> Vec<Rect> {
    let longest = maze.grid().columns().max(maze.grid().rows()).to_string().len();
    let width = CHIP_MARGIN + DIGIT * (2 * longest + 1) as f32;
    let count = |room: f32, side: f32| ((room + GAP) / (side + GAP)).max(1.0) as usize;
    let parts = |side: f32, count: usize| std::iter::repeat_n(fixed(side), count);
    let rows = column(area).gap(GAP).each(parts(CHIP, count(area.h, CHIP)));
    let of_row = |line: Rect| row(line).gap(GAP).each(parts(width, count(area.w, width)));
    rows.into_iter().flat_map(of_row).collect()
}

/// How the rooms are shared by sets of one room, of two and three, of four to seven and so on.
fn draw_size_classes(painter: &mut Painter, [area, labels]: [Rect; 2], sizes: &SetSizes) {
    let mut rooms = [0_u64; 32];
    for (size, count) in sizes.by_size() {
        rooms[size.max(1).ilog2() as usize] += u64::from(size) * u64::from(count);
    }
    let classes = sizes.largest().max(1).ilog2() as usize + 1;
    let most = rooms.iter().copied().max().unwrap_or(1).max(1);
    let palette = painter.palette();
    let places = |line: Rect| row(line).gap(XS).evenly(classes.max(LEAST_BARS));
    let places = places(area).into_iter().zip(places(labels));
    for ((class, &rooms), (place, below)) in rooms.iter().take(classes).enumerate().zip(places) {
        let height = (place.h * rooms as f32 / most as f32).max(2.0);
        let width = place.w.min(WIDEST_BAR);
        let bar = Rect::new(place.x, place.bottom() - height, width, height);
        painter.round_rect(bar, 3.0, palette.path);
        let below = Rect { w: width, ..below };
        painter.note(below, painter.muted(Face::Body, NOTE).centred(), &short(1 << class));
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

fn chip(painter: &mut Painter, rect: Rect, (tile, next): (Tile, Option<Direction>), is_lit: bool) {
    let palette = painter.palette();
    let (fill, ink) = if is_lit {
        (palette.second_accent, palette.second_accent_ink)
    } else {
        (palette.field, palette.ink)
    };
    painter.round_rect(rect, S, fill);
    let [text, arrow] =
        row(rect.inset_by(vec2(S, 0.0))).split([grow(1.0), fixed(CHIP_MARGIN - L - XS)]);
    let style = Style::new(Face::Mono, NOTE, ink);
    painter.words(text, style, &format!("{},{}", tile.column, tile.row));
    if let Some(direction) = next {
        let way = match direction {
            Direction::Right => Way::Right,
            Direction::Down => Way::Down,
            Direction::Left => Way::Left,
            Direction::Up => Way::Up,
        };
        painter.arrow(way, arrow.center(), 5.0, 2.0, ink);
    }
}
