//! The counters of the act, and below them how the sets share the rooms.

use super::showing::WatchScene;
use crate::game::theatre::{BuildAct, SetSizes, SolveAct};
use crate::maze::Holding;
use crate::screens::parts::prelude::*;
use crate::words::WatchWords;

/// The most parts of the bar that are drawn one by one.
const MOST_PARTS: usize = 120;

/// The height of the bar.
const BAR: f32 = 14.0;

/// Draws the counters of the act on their card.
pub fn draw(painter: &mut Painter, card: Rect, scene: &WatchScene) {
    painter.panel(card);
    let (show, words) = (scene.show, &scene.words.watch);
    let numbers = match (show.build(), scene.search_of_rooms(), show.search()) {
        (Some(build), ..) => of_build(build, words),
        (None, Some(search), _) => of_rooms(search, words),
        (None, None, Some(search)) => of_search(search, words),
        (None, None, None) => return,
    };
    let numbers: Vec<_> =
        numbers.into_iter().map(|(label, number)| (label, painter.numbers.of(number))).collect();
    let [above, bar, below] =
        column(card.inset_by(vec2(LINE, S))).gap(XS).split([grow(1.0), fixed(BAR), fixed(LINE)]);
    painter.numbers(above, HEADING.min(above.h - LINE), &numbers);
    let build = show.build().and_then(|build| Some((build, build.set_sizes()?)));
    let told = if let Some((build, sizes)) = build {
        draw_sets(painter, bar, build);
        words.largest_set(sizes.largest())
    } else {
        let of_rooms = scene.search_of_rooms().and_then(SolveAct::touched_rooms);
        let share = of_rooms.unwrap_or_else(|| show.marks().touched_share());
        painter.progress(bar, share as f32, painter.palette.path);
        match of_rooms {
            Some(_) => words.touched_rooms(percent(share)),
            None => words.touched(percent(share)),
        }
    };
    painter.words(below, painter.muted(Typeface::Body, NOTE), &told);
}

/// The counters of a build in a line.
pub fn in_a_line(build: &BuildAct, words: &Words) -> String {
    let numbers = of_build(build, &words.watch).into_iter();
    let told = numbers.map(|(label, number)| format!("{label} {}", words.number.of(number)));
    told.collect::<Vec<_>>().join(" · ")
}

fn of_build(build: &BuildAct, words: &WatchWords) -> Vec<(&'static str, u64)> {
    let counts = build.counts;
    let sets = build.set_sizes().map(|sizes| (words.sets_left, sizes.sets.into()));
    let mut numbers: Vec<_> = sets.into_iter().collect();
    if counts.walled > 0 {
        numbers.push((words.walls_built, counts.walled));
    } else {
        numbers.push((words.walls_tried, counts.tried));
    }
    numbers.push((words.walls_opened, counts.opened));
    match build.set_sizes() {
        None if counts.held_most > 0 => {
            numbers.push((words.held_now, build.held() as u64));
            numbers.push((words.held_most, counts.held_most as u64));
        }
        None if counts.walked > 0 => numbers.push((words.walked, counts.walked)),
        _ => numbers.push((words.walls_kept, counts.kept)),
    }
    numbers
}

fn of_search(search: &SolveAct, words: &WatchWords) -> Vec<(&'static str, u64)> {
    let counts = search.search().counts;
    let mut numbers = vec![(words.entered, counts.entered), (words.retreated, counts.backtracked)];
    numbers.extend(of_held(search, search.path_tiles(), words));
    numbers
}

/// The counters of a search, by rooms.
fn of_rooms(search: &SolveAct, words: &WatchWords) -> Vec<(&'static str, u64)> {
    let counts = search.rooms.unwrap_or_default();
    let mut numbers = vec![(words.entered, counts.entered), (words.retreated, counts.backtracked)];
    numbers.extend(of_held(search, search.path_rooms(), words));
    numbers
}

/// What a search holds, and its path, unless that is its stack.
fn of_held(
    search: &SolveAct,
    path: Option<u64>,
    words: &WatchWords,
) -> impl Iterator<Item = (&'static str, u64)> {
    let is_by_stack = search.solver.info().holds == Holding::Stack;
    let labels = if is_by_stack {
        [words.on_stack, words.most_on_stack]
    } else {
        [words.held_now, words.held_most]
    };
    let path = path.filter(|_| !is_by_stack).map(|path| (words.path_tiles, path));
    labels.into_iter().zip(search.held()).chain(path)
}

/// Every set as a part of the line, the largest first, in its colour if sets have their own.
fn draw_sets(painter: &mut Painter, line: Rect, build: &BuildAct) {
    let palette = painter.palette;
    painter.round_rect(line, 3.0, palette.floor);
    let tinted = build.sets().into_iter().flatten().map(|(set, tint)| {
        (set.size, tint.map_or(palette.floor, |tint| palette.sets[tint.index()]))
    });
    let sizes = build.set_sizes().filter(|_| build.forest().is_none()).into_iter();
    let plain = sizes
        .flat_map(SetSizes::by_size)
        .flat_map(|(size, count)| std::iter::repeat_n((size, palette.path), count as usize));
    let rooms = build.spec().rooms() as f32;
    let mut x = line.x;
    for (size, colour) in tinted.chain(plain).take(MOST_PARTS) {
        let width = line.w * size as f32 / rooms;
        if width < 1.0 || size < 2 {
            break;
        }
        painter.rect(Rect::new(x, line.y, width - 1.0, line.h), colour);
        x += width;
    }
}

/// A share in whole percent.
pub fn percent(share: f64) -> f64 {
    const WHOLE: f64 = 100.0;
    (share * WHOLE).round()
}
