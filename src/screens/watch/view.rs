//! The theatre: the maze at the present step, the numbers, the structure and the program that
//! belong to it, and the timeline.

pub(in crate::screens) mod arrays;
pub(in crate::screens) mod caption;
pub mod costs;
pub(in crate::screens) mod counters;
pub(in crate::screens) mod forest;
pub(in crate::screens) mod layout;
pub mod lecture;
pub(in crate::screens) mod moment;
pub(in crate::screens) mod program;
pub(in crate::screens) mod rooms;
pub(in crate::screens) mod showing;
pub mod still;
pub(in crate::screens) mod structure;
pub(in crate::screens) mod timeline;
pub(in crate::screens) mod woods;

use self::costs::Costs;
use self::layout::{LIT_LINE, WatchCards, WatchStage};
use self::showing::WatchScene;
use crate::game::theatre::film::Filmed;
use crate::game::theatre::{Mark, Names, SearchTelling, Show, Source, Spread, StepSize, Timeline};
use crate::maze::Trace;
use crate::screens::parts::prelude::*;
use crate::screens::watch::Watch;
use crate::words::{KeyWords, WatchWords};

/// On a narrower card the Ice-Tea Princess would cover the program.
const LEAST_CARD_FOR_HER: f32 = 350.0;
/// Below this pitch the cheese is not drawn.
const CHEESE_ABOVE: f32 = 9.0;
/// The size of the princess, and how far to the right she stands.
const PRINCESS: f32 = 84.0;
/// The maximum pitch when zoomed in.
const LARGEST_PITCH: f32 = 160.0;
/// The size of the message shown until there is a show.
const WAIT: Vec2 = vec2(400.0, 64.0);

pub fn draw<'a>(context: &Context<'a>, watch: &'a Watch, painter: &mut Painter<'a>) {
    let words = context.words();
    let stage = draw_stage(context, watch, painter.room(), painter);
    if watch.timeline().is_some() {
        if let Some(menu) = watch.film_export.menu() {
            let says = |Filmed { acts, with_panels }| {
                let words = &words.watch;
                let of = if with_panels { &words.film_acts_with_panels } else { &words.film_acts };
                of.of(acts)
            };
            menu_over(painter, words.watch.film_what, menu, says);
        } else if let Some(share) = watch.film_export.share {
            draw_filming(painter, &stage, share, words.watch.filming);
        }
    }
    draw_foot(painter, watch, words);
}

/// Everything that shows the show, with nothing over it; returns where it is.
fn draw_stage<'a>(
    context: &Context<'a>,
    watch: &'a Watch,
    room: Rect,
    painter: &mut Painter<'a>,
) -> WatchStage {
    let words = context.words();
    painter.background();
    if let (Some(lecture), Some(timeline)) = (watch.lecture(), watch.timeline()) {
        return lecture::draw(context, (watch, lecture, timeline), room, painter);
    }
    let lines = |timeline: &Timeline| {
        words.lines(timeline.show().cursor_of(watch.telling()).program).count()
    };
    let hall = painter.is_projected.then(|| watch.timeline().map_or(0, lines));
    let (mut stage, mut cards) = WatchStage::with_cards(room, watch.spread(), hall);
    stage.maze = code::in_corner(context, stage.maze, painter);
    if let (Spread::Structure, Some(cards)) = (watch.spread(), &mut cards) {
        cards.structure = stage.maze;
    }
    let Some(timeline) = watch.timeline() else {
        draw_rehearsal(painter, stage.maze, context.world.progress, words);
        return stage;
    };
    let show = timeline.show();
    let scene = WatchScene::new(watch, show, words);
    if let (Some(build), Some(all)) = (show.build(), &mut cards) {
        let more = all.with_more_structure();
        let place = painter.card_places(more.structure)[1];
        if room.w >= room.h && arrays::need_more(build, place) {
            *all = more;
        }
    }
    let rest = draw_heading(painter, &stage, show, words, title(show, words));
    match &watch.show_spec.source {
        Source::Grown(spec) => {
            let code = context.world.settings.maze.code_of(spec);
            // A long one would be too small to read; it can be copied all the same.
            if painter.measure(Typeface::Mono, NOTE, &code) <= rest.w {
                painter.note(rest, painter.muted(Typeface::Mono, LABEL), &code);
            }
        }
        Source::Given { maze, .. } => {
            let file = context.world.file_of(maze).unwrap_or_default();
            painter.note(rest, painter.muted(Typeface::Body, LABEL), file);
        }
    }
    if watch.spread() != Spread::Structure {
        draw_maze(context, watch, (&scene, 0), stage.maze, painter);
    }
    if let Some(cards) = &mut cards {
        let costs = Costs::of(timeline).filter(|_| watch.wants_costs());
        if let Some(costs) = costs {
            draw_costs(painter, cards, &costs, &words.watch);
        }
        structure::draw(painter, cards.structure, &scene);
        if let Some(card) = cards.counters {
            counters::draw(painter, card, &scene);
        }
        if let Some(card) = cards.program {
            let widest = program::widest(painter, scene.cursor(), words);
            let is_hers = show.build().is_some_and(|build| build.set_sizes().is_some());
            let has_room = card.w >= (widest + PRINCESS + 2.0 * M).max(LEAST_CARD_FOR_HER);
            let aside = if is_hers && has_room { PRINCESS } else { 0.0 };
            program::draw(painter, card, aside, scene.cursor(), words);
            if aside > 0.0 {
                draw_princess(context.frames, painter, card);
            }
        }
    }
    caption::draw(painter, stage.caption, &scene.caption());
    timeline::draw(context, watch, timeline, &stage, painter);
    stage
}

/// The chart of costs takes the place of the program; without one, a part of the structure's place
/// if that has some to spare, or else that of the numbers.
fn draw_costs(painter: &mut Painter, cards: &mut WatchCards, costs: &Costs, words: &WatchWords) {
    let split = || costs::below_structure(cards.structure);
    if let Some(card) = cards.program.take_if(|card| card.h > LIT_LINE) {
        costs::draw(painter, card, costs, words);
    } else if let Some([structure, chart]) = split() {
        cards.structure = structure;
        costs::draw(painter, chart, costs, words);
    } else if let Some(card) = cards.counters.take() {
        costs::draw(painter, card, costs, words);
    }
}

fn title(show: &Show, words: &Words) -> &'static str {
    match (show.build(), show.search()) {
        (Some(build), _) => words.title(build.spec().generator().info().name),
        (None, Some(search)) => words.title(search.solver.info().name),
        (None, None) => "",
    }
}

/// The title, and what the colours mean; returns the free space between them.
fn draw_heading(
    painter: &mut Painter,
    stage: &WatchStage,
    show: &Show,
    words: &Words,
    title: &str,
) -> Rect {
    let heading = instead_of_foot(painter, stage.heading);
    let [line, legend] = draw_legend(painter, heading, show, words);
    let rest = painter.heading(line, painter.ink(Typeface::Title, stage.letters), title);
    Rect { w: legend.x - M - rest.x, ..rest }
}

/// The minimum share of the line at the top for the title.
const LEAST_HEADING: f32 = 0.45;

/// What the colours mean now, at the right of the heading; returns what is left of the line, and
/// the legend's place.
fn draw_legend(painter: &mut Painter, line: Rect, show: &Show, words: &Words) -> [Rect; 2] {
    let meanings: Vec<_> = match (show.build(), show.search()) {
        (Some(build), _) if build.set_sizes().is_some() => vec![
            (LegendMark::Flat, words.watch.not_tried),
            (LegendMark::Wall, words.watch.kept_legend),
        ],
        (None, Some(search)) => {
            let traces = search.solver.info().traces.iter().map(|trace| match trace {
                Trace::Backtracked => (LegendMark::Back, words.backtracked),
                Trace::Skipped | Trace::Filled => (LegendMark::Skipped, words.watch.skipped),
                Trace::Sealed => (LegendMark::Sealed, words.watch.sealed),
                Trace::Frontier => (LegendMark::Frontier, words.watch.frontier),
            });
            let visits = search.visits().map(|is_by_distance| {
                let text = match search.solver.estimate() {
                    Some(_) => words.watch.estimates,
                    None if is_by_distance => words.watch.distances,
                    None => words.watch.visits,
                };
                (LegendMark::Visit, text)
            });
            let way = (LegendMark::Way, words.path);
            visits.into_iter().chain([way]).chain(traces).collect()
        }
        _ => Vec::new(),
    };
    let mut rest = line;
    for (mark, text) in meanings.into_iter().rev() {
        let width = painter.meaning_width(text);
        let [left, place] = row(rest).gap(M).split([grow(1.0), fixed(width)]);
        if left.w < LEAST_HEADING * line.w {
            break;
        }
        painter.meaning(place, mark, text);
        rest = left;
    }
    [rest, line.right_of(rest.right())]
}

fn draw_maze<'a>(
    context: &Context<'a>,
    watch: &'a Watch,
    (scene, lane): (&WatchScene<'a>, usize),
    pane: Rect,
    painter: &mut Painter<'a>,
) {
    let show = scene.show;
    let of_rooms = watch.show_spec.is_of_rooms();
    let cells = Cells::of_show(show, of_rooms);
    let lens = lens(pane, cells, watch);
    let is_slow = watch.deck.is_slow_enough_to_see();
    let shown = Shown::Show { show, lane, of_rooms, is_slow };
    painter.maze(MazeItem::new(shown, lens, Ground::Window { lantern: None }));
    let sight = context.sight(cells, lens);
    draw_scene(context.frames, scene, &sight, painter);
}

/// What stands on a maze, with the numbers of its rooms.
fn draw_scene(frames: SpriteFrames, scene: &WatchScene, sight: &MazeSight, painter: &mut Painter) {
    draw_cheese(frames, scene.show, sight, painter);
    let has_letters = scene.names.numbered().is_none();
    moment::draw(painter, sight, scene.show, scene.wall_ahead(), has_letters);
    rooms::draw(painter, sight, scene);
}

/// What stands on a maze that is drawn already: the cheese, and the marks of the last step.
pub(in crate::screens) fn draw_show(
    frames: SpriteFrames,
    show: &Show,
    sight: &MazeSight,
    painter: &mut Painter,
) {
    draw_cheese(frames, show, sight, painter);
    moment::draw(painter, sight, show, None, true);
}

/// Draws a whole show at its step, without what stands on it; returns where it is.
pub(in crate::screens) fn draw_show_in<'a>(
    context: &Context<'a>,
    show: &'a Show,
    pane: Rect,
    painter: &mut Painter<'a>,
) -> MazeSight {
    let cells = Cells::of_show(show, true);
    let size = cells.size();
    let margin = 0.3 * (pane.size() / (size + 0.6)).min_element();
    let lens = Lens::whole(size, pane, margin);
    let shown = Shown::Show { show, lane: 0, of_rooms: true, is_slow: false };
    painter.maze(MazeItem::new(shown, lens, Ground::Window { lantern: None }));
    context.sight(cells, lens)
}

pub(in crate::screens) fn draw_cheese(
    frames: SpriteFrames,
    show: &Show,
    sight: &MazeSight,
    painter: &mut Painter,
) {
    let (goal, pitch) = (show.maze().goal(), sight.pitch());
    if pitch > CHEESE_ABOVE && show.marks().mark(goal) != Mark::Wall {
        let feet = sight.to_screen(tile_vec(goal)) + vec2(0.0, pitch * 0.28);
        painter.standing(SheetName::Cheese, frames.cheese(), feet, pitch * 1.15);
    }
}

/// The whole maze in the pane, or a closer view that follows the action.
fn lens(pane: Rect, cells: Cells, watch: &Watch) -> Lens {
    let size = cells.size();
    let (zoom, gaze) = watch.view();
    let margin = 0.4 * (pane.size() / (size + 0.8)).min_element();
    let whole = Lens::whole(size, pane, margin);
    if zoom <= 1.0 {
        return whole;
    }
    let pitch = (whole.pitch * zoom).min(LARGEST_PITCH.max(whole.pitch));
    let seen = pane.size() / pitch / 2.0 - 0.4;
    let centre = cells.position(vec2(gaze.0, gaze.1));
    let keep = |at: f32, seen: f32, size: f32| {
        if 2.0 * seen >= size { size / 2.0 } else { at.clamp(seen, size - seen) }
    };
    let centre = vec2(keep(centre.x, seen.x, size.x), keep(centre.y, seen.y, size.y));
    Lens { centre, pitch, pane }
}

/// The Ice-Tea Princess opens walls beside the program while union-find is running.
fn draw_princess(frames: SpriteFrames, painter: &mut Painter, card: Rect) {
    let feet = vec2(card.right() - PRINCESS / 2.0, card.bottom() - XS);
    painter.standing(SheetName::Princess, frames.princess(), feet, PRINCESS);
}

/// The progress of the preparatory run through the show.
pub(in crate::screens) fn draw_rehearsal(
    painter: &mut Painter,
    area: Rect,
    share: f32,
    words: &Words,
) {
    let [line, track] = column(middle(area, WAIT)).gap(S).split([grow(1.0), fixed(M - XS)]);
    painter.words(line, painter.ink(Typeface::Title, HEADING).centred(), words.watch.rehearsing);
    painter.wait(track, share);
}

/// The label of the key that switches how a depth-first search is described.
const fn other_telling(watch: &Watch, key: &KeyWords) -> &'static str {
    match watch.telling() {
        SearchTelling::Loop => key.recursion,
        SearchTelling::Recursion => key.loop_again,
    }
}

/// The label of the key that switches what the steps of a search count.
const fn other_units(watch: &Watch, key: &KeyWords) -> &'static str {
    match watch.show_spec.stride {
        StepSize::Rooms => key.by_tiles,
        StepSize::Tiles => key.by_rooms,
    }
}

fn draw_foot(painter: &mut Painter, watch: &Watch, words: &Words) {
    let key = &words.key;
    if watch.film_export.menu().is_some() {
        foot(painter, &[(&UP_DOWN, key.choose), (&[Cap::Enter], key.take), (&ESC, key.back)]);
        return;
    }
    if let Some(lecture) = watch.lecture() {
        lecture::draw_foot(painter, watch, lecture, words);
        return;
    }
    let is_filming = watch.film_export.share.is_some();
    let is_grown = watch.show_spec.spec().is_some();
    let show = watch.timeline().map(Timeline::show);
    let is_small = show.is_some_and(|show| Names::of(show).numbered().is_some());
    let has_costs = watch.timeline().and_then(Costs::of).is_some();
    let has_estimate = watch.show_spec.solver.estimate().is_some();
    let (telling, units) = (other_telling(watch, key), other_units(watch, key));
    let solver = words.title(watch.show_spec.solver.info().name);
    short_foot(
        painter,
        &[
            (is_filming, &ESC, key.cancel),
            (true, &[Cap::Of(KeyCommand::PlayPause)], key.play_pause),
            (true, &ASIDE, key.step),
            (true, &UP_DOWN, key.speed),
            (true, &[Cap::Of(KeyCommand::Solver)], solver),
            (is_grown, &[Cap::Of(KeyCommand::Generator)], key.generator),
            (is_grown, &[Cap::Of(KeyCommand::NewSeed)], key.new_seed),
            (true, &[Cap::Of(KeyCommand::SideBySide)], key.side_by_side),
            (true, &[Cap::Of(KeyCommand::School)], key.school),
            (true, &[Cap::Word("Z")], words.which_built.title),
            (true, &[Cap::Of(KeyCommand::Film)], key.film),
            (!is_filming, &ESC, key.back),
            (true, &[Cap::Of(KeyCommand::Picture)], key.picture),
            (true, &[Cap::Enter], key.play_this),
            (true, &[Cap::Word("Tab")], key.panel),
            (true, &[Cap::Of(KeyCommand::Loops)], words.loops),
            (watch.can_be_asked(), &[Cap::Word("Q")], words.lab.ask_key),
            (watch.has_calls(), &[Cap::Word("D")], telling),
            (has_costs, &[Cap::Word("H")], words.watch.find_costs),
            (watch.has_rooms(), &[Cap::Word("T")], units),
            (has_estimate, &[Cap::Word("B")], key.estimate),
            (is_small, &[Cap::Word("Alt")], key.part_of_step),
            (true, &[Cap::Word("O")], key.repeat),
            (true, &[Cap::Word("X")], key.set_mark),
            (!watch.marks().steps().is_empty(), &[Cap::Word("1")], key.to_mark),
            (watch.takes_programs(), &[Cap::Word("Y")], words.own_program.own),
            (is_grown, &COPY, key.copy_moment),
            (is_grown, &[Cap::Word("I")], key.show_code),
            (watch.has_worksheet(), &[Cap::Word("P")], key.worksheet),
            (true, &[Cap::Word("Shift")], key.times_ten),
            (true, &[Cap::Word("Ctrl")], key.times_hundred),
        ],
    );
}

/// The size of the card with the progress of a film.
const FILMING: Vec2 = vec2(360.0, 64.0);

/// The progress of a film, at the lower end of the maze.
fn draw_filming(painter: &mut Painter, stage: &WatchStage, share: f32, words: &str) {
    let [_, place, _] = column(stage.maze).split([grow(1.0), fixed(FILMING.y), fixed(M)]);
    let panel = middle(place, FILMING);
    painter.panel(panel);
    let [line, track] =
        column(panel.inset_by(vec2(L, S))).gap(S).centred().split([fixed(LINE), fixed(M - XS)]);
    painter.words(line, painter.ink(Typeface::Body, BODY), words);
    painter.wait(track, share);
}
