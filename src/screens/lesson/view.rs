//! The first lesson: the maze as in any game, above it a card with the current task, and at the end
//! a farewell.

use crate::game::lesson::LessonStep;
use crate::game::race::solving::Solving;
use crate::game::settings::Walking;
use crate::screens::lesson::{Farewell, FirstLesson};
use crate::screens::parts::prelude::*;
use crate::screens::play::view as play;

/// The size of the card.
const CARD: Vec2 = vec2(760.0, 132.0);
/// The space left of its words, for the princess.
const PORTRAIT: f32 = 96.0;
/// The size of the farewell.
const FAREWELL: Vec2 = vec2(480.0, 396.0);
/// The size of the princess.
const PRINCESS: f32 = 112.0;
/// The distance of the progress dots, and their radius.
const DOT_STEP: f32 = 18.0;
const DOT: f32 = 6.0;

pub fn draw<'a>(context: &Context<'a>, screen: &'a FirstLesson, painter: &mut Painter<'a>) {
    play::draw_field(context, &screen.play, false, painter);
    if screen.farewell().is_some() {
        draw_farewell(context, screen, painter);
        return;
    }
    if let Some(step) = screen.lesson.step() {
        draw_card(context, screen, step, painter);
        draw_foot(screen, step, painter, context.words());
    }
}

fn caps(step: LessonStep) -> &'static [Cap] {
    const RUN: [Cap; 5] = [Cap::Of(KeyCommand::FirstRun), WALK[0], WALK[1], WALK[2], WALK[3]];
    match step {
        LessonStep::Walk => &WALK,
        LessonStep::Run => &RUN,
        LessonStep::Zoom => &[Cap::Of(KeyCommand::Closer)],
        LessonStep::Whole => &[Cap::Of(KeyCommand::Whole)],
        LessonStep::Hint => &[Cap::Of(KeyCommand::Hint)],
        LessonStep::Solve | LessonStep::Cheese => &[Cap::Of(KeyCommand::Solve)],
    }
}

fn draw_card(context: &Context, screen: &FirstLesson, step: LessonStep, painter: &mut Painter) {
    let (words, palette) = (&context.words().lesson, painter.palette);
    let [top] = column(painter.screen.inset(M)).split([fixed(CARD.y)]);
    let card = middle(top, CARD);
    painter.panel(card);
    let [figure, body] =
        row(card.inset_by(vec2(S, 0.0))).gap(M).split([fixed(PORTRAIT), grow(1.0)]);
    let feet = vec2(figure.center().x, figure.bottom() - M);
    painter.standing(SheetName::Princess, context.frames.princess(), feet, PRINCESS);
    let is_done = screen.lesson.is_praising();
    let (heading, colour) = if is_done {
        (words.well_done, palette.accent_text)
    } else {
        (words.steps.of(step), palette.ink)
    };
    let [line, keys, note] =
        column(body.inset_by(vec2(S, M))).split([fixed(KEY), grow(1.0), fixed(LINE)]);
    let rest = painter.heading(line, Style::new(Typeface::Title, HEADING, colour), heading);
    if is_done {
        painter.tick(vec2(rest.x, rest.center().y), colour);
    }
    draw_progress(screen.lesson.done, vec2(line.right(), line.center().y), painter);
    let is_searching = screen.play.race.solving().is_some_and(Solving::is_searching);
    if is_searching || painter.is_touched() {
        let text = if is_searching { words.searching } else { words.fingers.of(step) };
        let [_, place] = column(keys).split([fixed(S), grow(1.0)]);
        painter.lines(place, painter.ink(Typeface::Strong, BODY), text);
        return;
    }
    let taps = context.world.settings.walking == Walking::Tap;
    let text = match step {
        LessonStep::Walk if taps => words.tap_to_walk,
        _ => words.keys.of(step),
    };
    let caps = caps(step);
    let widths = caps.iter().map(|&cap| fixed(painter.key_cap_width(cap, KEY)));
    for (&cap, place) in caps.iter().zip(row(keys).gap(XS).each(widths)) {
        press_on(painter, middle(place, vec2(place.w, KEY)), cap);
    }
    let beside = painter.keys(keys, caps, KEY);
    let style = painter.ink(Typeface::Strong, BODY);
    let lines = if painter.measure(style.face, style.size, text) > beside.w { 2.0 } else { 1.0 };
    let place = middle(beside, vec2(beside.w, lines * LINE));
    painter.lines(place, style, text);
    painter.words(note, painter.muted(Typeface::Body, BODY), words.pointer.of(step));
}

/// A dot for each step, filled if it is done; the last one ends at `end`.
fn draw_progress(done: usize, end: Vec2, painter: &mut Painter) {
    let palette = painter.palette;
    for place in 0..LessonStep::ALL.len() {
        let from_end = (LessonStep::ALL.len() - 1 - place) as f32;
        let middle = end - vec2(DOT + DOT_STEP * from_end, 0.0);
        painter.circle(middle, DOT, palette.accent_text);
        if place >= done {
            painter.circle(middle, DOT - 2.0, palette.panel);
        }
    }
}

fn draw_foot(screen: &FirstLesson, step: LessonStep, painter: &mut Painter, words: &Words) {
    let key = &words.key;
    if let Some(solving) = screen.play.race.solving() {
        let is_searching = solving.is_searching();
        let held = if solving.is_paused { key.go_on } else { key.hold };
        return foot_of(
            painter,
            &[
                (is_searching, &UP_DOWN, key.speed),
                (is_searching, &[Cap::Of(KeyCommand::Hold)], held),
                (is_searching, &[Cap::Word("End")], key.skip),
                (true, &[Cap::Of(KeyCommand::Solve)], key.take_back),
                (true, &ESC, words.lesson.leave),
            ],
        );
    }
    let camera = &screen.play.camera;
    let whole = if camera.shows_all() { key.back_to_mouse } else { key.whole };
    let learnt: [(LessonStep, &[Cap], &str); 6] = [
        (LessonStep::Walk, &WALK, key.walk),
        (LessonStep::Run, &[Cap::Of(KeyCommand::FirstRun)], key.run),
        (LessonStep::Zoom, &[Cap::Of(KeyCommand::Closer), Cap::Of(KeyCommand::Farther)], key.zoom),
        (LessonStep::Whole, &[Cap::Of(KeyCommand::Whole)], whole),
        (LessonStep::Hint, &[Cap::Of(KeyCommand::Hint)], key.hint),
        (LessonStep::Solve, &[Cap::Of(KeyCommand::Solve)], key.solve),
    ];
    // New keys come first, where they have room in any window.
    let mut entries: Vec<(&[Cap], &str)> = vec![(&ESC, words.lesson.leave)];
    let does_something = |learnt| learnt != LessonStep::Whole || camera.has_two_views();
    let is_shown = |&(learnt, ..): &(LessonStep, _, _)| learnt <= step && does_something(learnt);
    let known = learnt.into_iter().rev().filter(is_shown);
    entries.extend(known.map(|(_, caps, text)| (caps, text)));
    foot(painter, &entries);
}

fn draw_farewell(context: &Context, screen: &FirstLesson, painter: &mut Painter) {
    let Some(menu) = screen.farewell() else { return };
    let (words, key) = (&context.words().lesson, &context.words().key);
    let card = panel_over(painter, FAREWELL);
    let [stage, heading, note, first, back] = column(card.inset(2.0 * LINE)).gap(S).split([
        grow(1.0),
        fixed(KEY),
        fixed(2.0 * LINE + XS),
        fixed(MENU_ROW),
        fixed(2.0 * LINE),
    ]);
    let at = |x: f32| vec2(stage.center().x + x, stage.bottom());
    let frame = context.frames.celebration(context.frames.seconds as f32);
    painter.standing(SheetName::Mouse, frame, at(-L), stage.h);
    painter.standing(SheetName::Cheese, context.frames.cheese(), at(0.4 * stage.h), 0.6 * stage.h);
    painter.words(heading, painter.ink(Typeface::Title, HEADING + XS).centred(), words.over);
    painter.lines(note, painter.muted(Typeface::Body, BODY), words.over_note);
    for ((place, (choice, _)), button) in menu.entries().enumerate().zip([first, back]) {
        let (kind, text) = match choice {
            Farewell::FirstMaze => (ButtonKind::Main, words.first_maze),
            Farewell::Back => (ButtonKind::Plain, words.back),
        };
        let is_focused = place == menu.focus;
        let cap = Some(Cap::Enter).filter(|_| is_focused);
        painter.button(button, kind, text, cap, Attention::focused(is_focused));
        painter.control(button, Target::Entry(place));
    }
    foot(painter, &[(&[Cap::Enter], key.go_on), (&UP_DOWN, key.choose), (&ESC, key.back)]);
}
