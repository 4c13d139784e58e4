//! The theatre: the maze at the present step, the numbers, the structure and the program that
//! belong to it, and the timeline.

pub(super) mod counters;
mod filming;
mod forest;
pub(super) mod layout;
pub(super) mod moment;
mod program;
mod still;
mod structure;
pub(super) mod timeline;

use self::layout::{SWATCH, Stage};
use super::prelude::*;
use crate::game::screen::watch::Watch;
use crate::game::theatre::{Mark, Show, Source};
use crate::maze::Trace;
use crate::picture::item::Fill;

pub use self::still::{Still, still};

/// On a narrower card the Ice-Tea Princess would stand on the program.
const LEAST_CARD_FOR_HER: f32 = 350.0;
/// Under this pitch there is no cheese to be seen.
const CHEESE_ABOVE: f32 = 9.0;

pub fn draw<'a>(context: &Context<'a>, watch: &'a Watch, painter: &mut Painter<'a>) {
    let words = context.words();
    painter.background();
    let (stage, cards) = Stage::with_cards(painter.screen(), watch.shows_panel());
    match watch.timeline() {
        Some(timeline) => {
            let show = timeline.show();
            draw_heading(context, painter, &stage, watch, show);
            draw_maze(context, watch, show, &stage, painter);
            if let Some(cards) = &cards {
                counters::draw(painter, cards.counters, show, &words.watch);
                if let Some(card) = cards.structure {
                    structure::draw(painter, card, show, context.app.language());
                }
                program::draw(painter, cards.program, show.cursor(), context.app.language());
                draw_princess(context.frames, painter, cards.program, show);
            }
            timeline::draw(context, watch, timeline, &stage, painter);
            if let Some(menu) = watch.film_export().menu() {
                filming::draw_menu(context, menu, painter);
            } else if let Some(share) = watch.film_export().share() {
                filming::draw_progress(painter, &stage, share, words.watch.filming);
            }
        }
        None => draw_rehearsal(painter, stage.maze, watch.rehearsed(), words),
    }
    draw_foot(painter, watch, words);
}

fn draw_heading(
    context: &Context,
    painter: &mut Painter,
    stage: &Stage,
    watch: &Watch,
    show: &Show,
) {
    let words = context.words();
    let palette = painter.palette();
    let title = match (show.build(), show.search()) {
        (Some(build), _) => words.said(build.spec().generator().info().title),
        (None, Some(search)) => words.said(search.solver().info().title),
        (None, None) => "",
    };
    let heading = Style::new(Face::Title, stage.letters, palette.ink);
    let end = painter.words(stage.heading, heading, title);
    let note = match watch.show_spec().source {
        Source::Grown(spec) => spec.to_string(),
        Source::Given { .. } => String::new(),
    };
    let legend = draw_legend(painter, stage, show, words);
    let style = Style::new(Face::Mono, LABEL, palette.muted_ink);
    let beside = Rect { x: end + M, w: legend - end - 2.0 * M, ..stage.heading };
    if painter.measure(style.face, style.size, &note) <= beside.w {
        painter.words(beside, style, &note);
    }
}

/// How much of the line at the top the title has at least.
const LEAST_HEADING: f32 = 0.45;

/// What the colours mean now, right of the heading; tells where it begins.
fn draw_legend(painter: &mut Painter, stage: &Stage, show: &Show, words: &Words) -> f32 {
    let mut entries = Vec::new();
    match (show.build(), show.search()) {
        (Some(build), _) if build.set_sizes().is_some() => {
            entries.push((LegendMark::Flat, words.watch.not_tried));
            entries.push((LegendMark::Wall, words.watch.kept_legend));
        }
        (None, Some(search)) => {
            entries.push((LegendMark::Way, words.path));
            entries.extend(search.solver().info().traces.iter().map(|trace| match trace {
                Trace::Backtracked => (LegendMark::Back, words.backtracked),
                Trace::Skipped | Trace::Filled => (LegendMark::Skipped, words.watch.skipped),
                Trace::Sealed => (LegendMark::Sealed, words.watch.sealed),
                Trace::Frontier => (LegendMark::Frontier, words.watch.frontier),
            }));
        }
        _ => {}
    }
    let style = Style::new(Face::Body, LABEL, painter.palette().ink);
    let mut room = stage.heading;
    for (mark, text) in entries.into_iter().rev() {
        let width = painter.measure(style.face, style.size, text);
        let [rest, swatch, beside] =
            row(room).gap(S).split([grow(1.0), fixed(SWATCH.x), fixed(width)]);
        if rest.w < LEAST_HEADING * stage.heading.w {
            break;
        }
        painter.legend(middle(swatch, SWATCH), mark);
        painter.words(beside, style, text);
        room = rest;
    }
    room.right()
}

fn draw_maze<'a>(
    context: &Context<'a>,
    watch: &'a Watch,
    show: &'a Show,
    stage: &Stage,
    painter: &mut Painter<'a>,
) {
    let of_rooms = watch.show_spec().is_of_rooms();
    let cells = Cells::of_show(show, of_rooms);
    let lens = lens(stage.maze, cells, watch);
    let is_slow = watch.deck().is_slow_enough_to_see();
    let shown = Shown::Show { show, lane: 0, of_rooms, is_slow };
    painter.maze(MazeItem { shown, lens, ground: Ground::Window { lantern: None } });
    draw_show(context.frames, show, &context.sight(cells, lens), painter);
}

/// What stands on a maze that is drawn already: the cheese, and what the last step was about.
pub(super) fn draw_show(frames: Frames, show: &Show, sight: &MazeSight, painter: &mut Painter) {
    let (goal, pitch) = (show.maze().goal(), sight.pitch());
    if pitch > CHEESE_ABOVE && show.marks().mark(goal) != Mark::Wall {
        let feet = sight.to_screen(tile_vec(goal)) + vec2(0.0, pitch * 0.28);
        painter.standing(Sheet::Cheese, frames.cheese(), feet, pitch * 1.15);
    }
    moment::draw(painter, sight, show);
}

/// The whole maze in the pane, or nearer and about what happens.
fn lens(pane: Rect, cells: Cells, watch: &Watch) -> Lens {
    let size = cells.size();
    let (zoom, gaze) = watch.view();
    let margin = 0.4 * (pane.size() / (size + 0.8)).min_element();
    let whole = Lens::whole(size, pane, margin);
    if zoom <= 1.0 {
        return whole;
    }
    let pitch = (whole.pitch * zoom).min(160.0_f32.max(whole.pitch));
    let seen = pane.size() / pitch / 2.0 - 0.4;
    let centre = cells.position(vec2(gaze.0, gaze.1));
    let keep = |at: f32, seen: f32, size: f32| {
        if 2.0 * seen >= size { size / 2.0 } else { at.clamp(seen, size - seen) }
    };
    let centre = vec2(keep(centre.x, seen.x, size.x), keep(centre.y, seen.y, size.y));
    Lens { centre, pitch, pane }
}

/// The Ice-Tea Princess opens walls as long as union-find is at work.
fn draw_princess(frames: Frames, painter: &mut Painter, card: Rect, show: &Show) {
    let is_hers = show.build().is_some_and(|build| build.set_sizes().is_some());
    if is_hers && card.w >= LEAST_CARD_FOR_HER {
        let feet = vec2(card.right() - 44.0, card.bottom() - 6.0);
        painter.standing(Sheet::Princess, frames.princess(), feet, 84.0);
    }
}

/// How far the first time through has come.
pub(super) fn draw_rehearsal(painter: &mut Painter, area: Rect, share: f32, words: &Words) {
    let palette = painter.palette();
    let middle = area.center();
    let style = Style::new(Face::Title, 24.0, palette.ink).centred();
    painter.text(style, middle.x, middle.y, words.watch.rehearsing);
    let track = Rect::new(middle.x - 200.0, middle.y + 24.0, 400.0, 12.0);
    painter.round_rect(track, 6.0, palette.field);
    let done = Rect { w: track.w * share.clamp(0.03, 1.0), ..track };
    painter.round_rect(done, 6.0, Fill::Across(palette.second_accent, palette.accent));
}

fn draw_foot(painter: &mut Painter, watch: &Watch, words: &Words) {
    let key = &words.key;
    if watch.film_export().menu().is_some() {
        let choose: &[Cap] = &[Cap::Arrow(Way::Up), Cap::Arrow(Way::Down)];
        let esc: &[Cap] = &[Cap::Word("Esc")];
        foot(painter, &[(choose, key.choose), (&[Cap::Enter], key.take), (esc, key.back)]);
        return;
    }
    let mut entries: Vec<(&[Cap], &str)> = vec![
        (&[Cap::Of(Command::PlayPause)], key.play_pause),
        (&[Cap::Arrow(Way::Left), Cap::Arrow(Way::Right)], key.step),
        (&[Cap::Arrow(Way::Up), Cap::Arrow(Way::Down)], key.speed),
        (&[Cap::Of(Command::Solver)], key.solver),
    ];
    let is_filming = watch.film_export().share().is_some();
    if is_filming {
        entries.insert(0, (&[Cap::Word("Esc")], key.cancel));
    }
    if watch.show_spec().spec().is_some() {
        entries.push((&[Cap::Of(Command::Generator)], key.generator));
        entries.push((&[Cap::Of(Command::NewSeed)], key.new_seed));
    }
    entries.push((&[Cap::Of(Command::SideBySide)], key.side_by_side));
    entries.push((&[Cap::Of(Command::School)], key.school));
    entries.push((&[Cap::Of(Command::Film)], key.film));
    if !is_filming {
        entries.push((&[Cap::Word("Esc")], key.back));
    }
    let rest: [(&[Cap], &str); 6] = [
        (&[Cap::Of(Command::Picture)], key.picture),
        (&[Cap::Enter], key.play_this),
        (&[Cap::Word("Tab")], key.panel),
        (&[Cap::Of(Command::Loops)], words.loops),
        (&[Cap::Word("Shift")], key.times_ten),
        (&[Cap::Word("Ctrl")], key.times_hundred),
    ];
    entries.extend(rest);
    foot(painter, &entries);
}
