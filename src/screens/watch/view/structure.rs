//! The structure that does the work at this step: the forest of union-find, the stack with what
//! each entry still has to try, the queue. Without one, a description of the algorithm.

use super::counters;
use super::showing::WatchScene;
use super::woods::Woods;
use super::{arrays, forest};
use crate::game::theatre::{BuildAct, SearchTelling, SetSizes, SolveAct};
use crate::maze::{Call, Direction, Estimate, Heuristic, Holding, Size, StackEntry, Tile};
use crate::screens::parts::prelude::*;
use crate::words::WatchWords;

/// The height of an entry, and its maximum in a full picture of the structure.
const CHIP: f32 = 26.0;
const LARGEST_CHIP: f32 = 44.0;
/// The sizes of its letters and arrows and the distance of these, in heights, and the opacity of
/// arrows that are not next.
const LETTERS: f32 = BODY / CHIP;
const ARROW: f32 = 5.0 / CHIP;
const ARROW_STEP: f32 = 20.0 / CHIP;
const LATER: f32 = 0.4;
const GAP: f32 = 6.0;
/// The maximum width of a bar of sets, and the number of bars that always fit.
const WIDEST_BAR: f32 = 40.0;
const LEAST_BARS: usize = 6;
/// A structure wider than this has room for large nodes and entries.
const LARGE: f32 = 600.0;

/// Draws the structure on its card.
pub fn draw(painter: &mut Painter, card: Rect, scene: &WatchScene) {
    let (words, show) = (&scene.words.watch, scene.show);
    let (build, search) = (show.build(), show.search());
    let holding = search.map(SolveAct::holding);
    let is_told_by_calls = scene.telling == SearchTelling::Recursion;
    let calls = search.filter(|_| is_told_by_calls).and_then(SolveAct::calls);
    let grown = build.and_then(BuildAct::stack);
    let (heading, note) = match build {
        Some(build) if build.forest().is_some() => (words.forest, ""),
        Some(build) if build.set_sizes().is_some() => (words.set_sizes, words.set_sizes_note),
        _ if calls.is_some() => (words.calls, words.calls_note),
        _ if grown.is_some() => (words.stack, ""),
        _ => match holding {
            Some(Holding::Stack) => (words.stack, words.stack_note),
            Some(Holding::Queue) => (words.queue, words.queue_note),
            Some(Holding::Heap) => (words.heap, heap_note(search, words)),
            Some(Holding::Way) | None => (words.idea, ""),
        },
    };
    let area = painter.card(card, heading, note);
    if let Some((build, woods)) = build.and_then(|build| Some((build, scene.woods(build)?))) {
        let wants_labels = painter.is_projected && woods.is_small();
        let woods = Woods { is_large: area.w > LARGE, wants_labels, ..woods };
        let body = area;
        let (area, table) = arrays::places(body, &woods);
        let hidden = forest::draw(painter, area, &woods);
        let begin = area.x + painter.measure(Typeface::Title, ROW, heading) + M;
        let beside = Rect { y: card.y + S, h: LINE + S, ..area }.right_of(begin);
        // Long arrays have taken the place of the numbers.
        let numbers = match table {
            Some(_) if arrays::need_more(build, body) => counters::in_a_line(build, scene.words),
            _ => String::new(),
        };
        forest::draw_caption(painter, beside, scene, (hidden, &numbers));
        if let Some(table) = table {
            let sizes = (words.set_size, Some(&woods.sizes[..]));
            arrays::draw(painter, table, &woods, sizes, arrays::changed(scene, build));
        }
    } else if let Some(sizes) = build.and_then(BuildAct::set_sizes) {
        draw_size_classes(painter, column(area).gap(XS).split([grow(1.0), fixed(LINE)]), sizes);
    } else if let Some(stack) = grown {
        upright(painter, area, stack.iter(), scene, |painter, place, &tile, is_top| {
            chip(painter, place, &scene.names.say(tile), &[], is_top);
        });
    } else if let Some(calls) = calls {
        draw_calls(painter, area, &calls, scene);
    } else if let Some(stack) = search.and_then(SolveAct::stack) {
        draw_stack(painter, area, stack.into_iter(), scene);
    } else if let Some(search) = search.filter(|_| holding != Some(Holding::Way)) {
        draw_queue(painter, area, search, scene);
    } else {
        let idea = scene.words.idea(scene.cursor().program);
        painter.lines(area, painter.ink(Typeface::Body, BODY), idea);
    }
}

/// The stack, its top above and highlighted; each entry has the directions still to be tried.
fn draw_stack(
    painter: &mut Painter,
    area: Rect,
    stack: impl ExactSizeIterator<Item = StackEntry> + DoubleEndedIterator,
    scene: &WatchScene,
) {
    upright(painter, area, stack, scene, |painter, place, entry, is_top| {
        let directions = Direction::ALL.into_iter().filter(|&one| entry.untried.contains(one));
        let next = entry.next.into_iter();
        let others = directions.filter(|&one| Some(one) != entry.next);
        let arrows: Vec<_> = next.chain(others).filter(|_| !scene.is_asked).collect();
        chip(painter, place, &scene.names.say(entry.tile), &arrows, is_top);
    });
}

/// The calls that have not returned, the running one on top, each with the side to try next.
fn draw_calls(painter: &mut Painter, area: Rect, calls: &[Call], scene: &WatchScene) {
    let (words, speech) = (&scene.words.watch, &scene.words.speech);
    let called = |room: &str| format!("dfs({room})");
    let rooms = scene.names.numbered().map_or(0, Size::rooms);
    upright(painter, area, calls.iter(), scene, |painter, place, call, is_top| {
        let letters = LETTERS * place.h;
        let width = painter.measure(Typeface::Mono, letters, &called(&rooms.to_string()));
        let ink = chip(painter, place, "", &[], is_top);
        let [name, next] =
            row(place.inset_by(vec2(S, 0.0))).gap(L).split([fixed(width), grow(1.0)]);
        let told = called(&scene.names.say(call.room));
        painter.words(name, Style::new(Typeface::Mono, letters, ink), &told);
        if scene.is_asked {
            return;
        }
        let side = call.next.map(|side| match side {
            Direction::Right => speech.right,
            Direction::Down => speech.down,
            Direction::Left => speech.left,
            Direction::Up => speech.up,
        });
        let told = side.map_or_else(|| words.last_call.to_owned(), |side| words.next_call(side));
        painter.words(next, Style::new(Typeface::Body, letters, ink), &told);
    });
}

/// The height of entries: in a full picture the largest with which the most so far fit, if any.
fn chip_in(area: Rect, fits: impl Fn(f32) -> bool) -> f32 {
    let largest = if area.w > LARGE { LARGEST_CHIP } else { CHIP };
    let heights = (CHIP as u16..=largest as u16).rev().map(f32::from);
    heights.into_iter().find(|&height| fits(height)).unwrap_or(CHIP)
}

/// Entries below each other, the last on top; `draw` gets whether an entry is that one.
pub fn upright<T>(
    painter: &mut Painter,
    area: Rect,
    all: impl ExactSizeIterator<Item = T> + DoubleEndedIterator,
    scene: &WatchScene,
    mut draw: impl FnMut(&mut Painter, Rect, T, bool),
) {
    let most = scene.show.longest_held() as f32;
    let chip = chip_in(area, |chip| (area.h + GAP) / (chip + GAP) >= most);
    let rows = ((area.h + GAP) / (chip + GAP)).max(1.0) as usize;
    let hidden = if all.len() > rows { all.len() + 1 - rows } else { 0 };
    let places = column(area).gap(GAP).each(std::iter::repeat_n(fixed(chip), rows));
    let shown = all.rev().take(if hidden > 0 { rows - 1 } else { rows });
    let mut last = 0;
    for ((depth, one), place) in shown.enumerate().zip(&places) {
        draw(painter, *place, one, depth == 0);
        last = depth + 1;
    }
    if let Some(place) = places.get(last).filter(|_| hidden > 0) {
        let text = scene.words.watch.more_below(hidden);
        painter.words(*place, painter.muted(Typeface::Strong, NOTE), &text);
    }
}

/// How the rest of the way is estimated, beside the heap.
fn heap_note(search: Option<&SolveAct>, words: &WatchWords) -> &'static str {
    match search.and_then(|search| search.solver.estimate()) {
        Some(Heuristic::Manhattan) => words.estimate_manhattan,
        Some(Heuristic::Zero) => words.estimate_zero,
        Some(Heuristic::Doubled) => words.estimate_doubled,
        None => "",
    }
}

/// The queue from its front, or the heap with the least f first, row by row. The first is ringed
/// but not highlighted: the highlight is where the search is now, which is no longer in the queue.
fn draw_queue(painter: &mut Painter, area: Rect, search: &SolveAct, scene: &WatchScene) {
    let maze = scene.show.maze().grid();
    let corner = scene.names.say(Tile::new(maze.columns() - 2, maze.rows() - 3));
    let heap = search.heap(usize::MAX);
    let held = heap.as_ref().map_or(search.held()[0] as usize, Vec::len);
    let longest = heap.iter().flatten().map(|(_, estimate)| told_sum(*estimate));
    let longest = longest.max_by_key(String::len).unwrap_or_default();
    let width = |chip: f32| {
        let measure = |text| painter.measure(Typeface::Mono, LETTERS * chip, text);
        measure(&corner) + 2.0 * S + measure(&longest)
    };
    let count = |room: f32, side: f32| ((room + GAP) / (side + GAP)).max(1.0) as usize;
    let most = search.held()[1] as usize;
    let height = chip_in(area, |chip| count(area.h, chip) * count(area.w, width(chip)) >= most);
    let width = width(height);
    let parts = |side: f32, count: usize| std::iter::repeat_n(fixed(side), count);
    let rows = column(area).gap(GAP).each(parts(height, count(area.h, height)));
    let of_row = |line: Rect| row(line).gap(GAP).each(parts(width, count(area.w, width)));
    let places: Vec<_> = rows.into_iter().flat_map(of_row).collect();
    let shown = if held > places.len() { places.len() - 1 } else { held };
    let waiting = match heap {
        Some(heap) => heap.into_iter().map(|(tile, estimate)| (tile, Some(estimate))).collect(),
        None => search.queue(shown).into_iter().map(|tile| (tile, None)).collect::<Vec<_>>(),
    };
    for (number, ((tile, estimate), place)) in
        waiting.into_iter().take(shown).zip(&places).enumerate()
    {
        let sum = estimate.map_or_else(String::new, told_sum);
        chip(painter, *place, &(scene.names.say(tile) + &sum), &[], false);
        if number == 0 && !scene.is_asked {
            painter.round_border(*place, S, 2.0, painter.palette.ink);
        }
    }
    if let Some(place) = places.get(shown).filter(|_| held > shown) {
        let text = format!("+ {}", painter.numbers.of((held - shown) as u64));
        painter.words(*place, painter.muted(Typeface::Strong, NOTE), &text);
    }
}

/// The value by which entries are taken from the heap, after its name.
fn told_sum(estimate: Estimate) -> String {
    format!(" · {}", estimate.sum())
}

/// How the rooms are shared by sets of one room, of two and three, of four to seven and so on.
fn draw_size_classes(painter: &mut Painter, [area, labels]: [Rect; 2], sizes: &SetSizes) {
    let mut rooms = [0_u64; 32];
    for (size, count) in sizes.by_size() {
        rooms[size.max(1).ilog2() as usize] += u64::from(size) * u64::from(count);
    }
    let classes = sizes.largest().max(1).ilog2() as usize + 1;
    let most = rooms.iter().copied().max().unwrap_or(1).max(1);
    let palette = painter.palette;
    let places = |line: Rect| row(line).gap(XS).evenly(classes.max(LEAST_BARS));
    let places = places(area).into_iter().zip(places(labels));
    for ((class, &rooms), (place, below)) in rooms.iter().take(classes).enumerate().zip(places) {
        let height = (place.h * rooms as f32 / most as f32).max(2.0);
        let width = place.w.min(WIDEST_BAR);
        let bar = Rect::new(place.x, place.bottom() - height, width, height);
        painter.round_rect(bar, 3.0, palette.path);
        let below = Rect { w: width, ..below };
        painter.note(below, painter.muted(Typeface::Body, NOTE).centred(), &short(1 << class));
    }
}

/// A number in few characters.
fn short(number: u64) -> String {
    match number {
        0..1024 => number.to_string(),
        1024..1_048_576 => format!("{}k", number >> 10),
        _ => format!("{}M", number >> 20),
    }
}

/// A tile by its name, and arrows after it, the next to be tried first; returns the colour of its
/// text.
pub fn chip(
    painter: &mut Painter,
    place: Rect,
    name: &str,
    arrows: &[Direction],
    is_lit: bool,
) -> Color {
    let palette = painter.palette;
    let (fill, ink) = if is_lit {
        (palette.second_accent, palette.second_accent_ink)
    } else {
        (palette.field, palette.ink)
    };
    painter.round_rect(place, S, fill);
    let inner = place.inset_by(vec2(S, 0.0));
    let end = painter.words(inner, Style::new(Typeface::Mono, LETTERS * place.h, ink), name);
    let [size, step] = [ARROW, ARROW_STEP].map(|share| share * place.h);
    for (number, &direction) in arrows.iter().enumerate() {
        let way = match direction {
            Direction::Right => Way::Right,
            Direction::Down => Way::Down,
            Direction::Left => Way::Left,
            Direction::Up => Way::Up,
        };
        let at = vec2(end + L + step * number as f32, inner.center().y);
        let shade = if number == 0 { ink } else { Color { a: LATER, ..ink } };
        painter.arrow(way, at, size, 2.0, shade);
    }
    ink
}
