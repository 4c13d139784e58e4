//! The first lesson: the maze as in any game, above it a card with the one thing to do, and at the
//! end a farewell.

use super::prelude::*;
use super::{WALK, play, press_on};
use crate::game::lesson::Step;
use crate::game::screen::lesson::{Farewell, FirstLesson};
use crate::game::settings::Walking;

/// How large the card is.
const CARD: Vec2 = vec2(760.0, 132.0);
/// What is left of its words, for the princess.
const PORTRAIT: f32 = 96.0;
const CAP: f32 = 28.0;

pub fn draw<'a>(context: &Context<'a>, screen: &'a FirstLesson, painter: &mut Painter<'a>) {
    play::draw_field(context, screen.play(), painter);
    if screen.farewell().is_some() {
        draw_farewell(context, screen, painter);
        return;
    }
    if let Some(step) = screen.lesson().step() {
        draw_card(context, screen, step, painter);
        draw_foot(screen, step, painter, context.words());
    }
}

/// The keys of a step.
fn caps(step: Step) -> &'static [Cap] {
    const RUN: [Cap; 5] = [Cap::Of(Command::FirstRun), WALK[0], WALK[1], WALK[2], WALK[3]];
    match step {
        Step::Walk => &WALK,
        Step::Run => &RUN,
        Step::Whole => &[Cap::Of(Command::Whole)],
        Step::Zoom => &[Cap::Of(Command::Closer), Cap::Of(Command::Farther)],
        Step::Hint => &[Cap::Of(Command::Hint)],
        Step::Solve | Step::Cheese => &[Cap::Of(Command::Solve)],
    }
}

fn draw_card(context: &Context, screen: &FirstLesson, step: Step, painter: &mut Painter) {
    let (words, palette) = (&context.words().lesson, painter.palette());
    let width = CARD.x.min(painter.screen().w - 32.0);
    let card = Rect::new((painter.screen().w - width) / 2.0, 16.0, width, CARD.y);
    painter.panel(card);
    let feet = vec2(card.x + PORTRAIT / 2.0 + 8.0, card.bottom() - 16.0);
    let frame = context.frames.princess();
    painter.standing(Sheet::Princess, frame, feet, 112.0);
    let (x, right) = (card.x + PORTRAIT + 16.0, card.right() - 24.0);
    let is_done = screen.lesson().is_praising();
    let (heading, colour) = if is_done {
        (words.well_done, palette.accent_text)
    } else {
        (words.steps.of(step), palette.ink)
    };
    let end = painter.text(Style::new(Face::Title, 24.0, colour), x, card.y + 38.0, heading);
    if is_done {
        painter.tick(vec2(end + 20.0, card.y + 29.0), colour);
    }
    draw_progress(screen.lesson().done(), vec2(right, card.y + 30.0), painter);
    let taps = context.app.settings().walking == Walking::Tap;
    let line = match step {
        Step::Walk if taps => words.tap_to_walk,
        _ => words.keys.of(step),
    };
    let mut at = x;
    for &cap in caps(step) {
        let width = painter.key_cap(cap, at, card.y + 56.0, CAP, false);
        press_on(painter, Rect::new(at, card.y + 56.0, width, CAP), cap);
        at += width + 4.0;
    }
    let style = Style::new(Face::Strong, 16.0, palette.ink);
    let at = at + 10.0;
    painter.paragraph(style, (at, card.y + 75.0), (right - at, 20.0), line);
    let style = Style::new(Face::Body, 15.0, palette.muted_ink);
    painter.text_within(style, x, card.bottom() - 17.0, right - x, words.pointer.of(step));
}

/// A dot for each step, those that are done filled; the last one ends here.
fn draw_progress(done: usize, end: Vec2, painter: &mut Painter) {
    let palette = painter.palette();
    for place in 0..Step::ALL.len() {
        let from_end = (Step::ALL.len() - 1 - place) as f32;
        let middle = end - vec2(6.0 + 18.0 * from_end, 0.0);
        painter.circle(middle, 6.0, palette.accent_text);
        if place >= done {
            painter.circle(middle, 4.0, palette.panel);
        }
    }
}

fn draw_foot(screen: &FirstLesson, step: Step, painter: &mut Painter, words: &Words) {
    let key = &words.key;
    let mut entries: Vec<(&[Cap], &str)> = Vec::new();
    if let Some(solving) = screen.play().race().solving() {
        if solving.is_searching() {
            entries.push((&[Cap::Arrow(Way::Up), Cap::Arrow(Way::Down)], key.speed));
            entries.push((&[Cap::Of(Command::Hold)], key.hold));
            entries.push((&[Cap::Word("End")], key.skip));
        }
        entries.push((&[Cap::Of(Command::Solve)], key.take_back));
        entries.push((&[Cap::Word("Esc")], words.lesson.leave));
        return foot(painter, &entries);
    }
    let whole = if screen.play().camera().shows_all() { key.back_to_mouse } else { key.whole };
    let learnt: [(Step, &[Cap], &str); 6] = [
        (Step::Walk, &WALK, key.walk),
        (Step::Run, &[Cap::Of(Command::FirstRun)], key.run),
        (Step::Whole, &[Cap::Of(Command::Whole)], whole),
        (Step::Zoom, &[Cap::Of(Command::Closer), Cap::Of(Command::Farther)], key.zoom),
        (Step::Hint, &[Cap::Of(Command::Hint)], key.hint),
        (Step::Solve, &[Cap::Of(Command::Solve)], key.solve),
    ];
    // What is new comes first, where there is room for it in any window.
    entries.push((&[Cap::Word("Esc")], words.lesson.leave));
    let known = learnt.into_iter().rev().filter(|&(learnt, ..)| learnt <= step);
    entries.extend(known.map(|(_, caps, text)| (caps, text)));
    foot(painter, &entries);
}

fn draw_farewell(context: &Context, screen: &FirstLesson, painter: &mut Painter) {
    let Some(menu) = screen.farewell() else { return };
    let (words, palette, window) = (&context.words().lesson, painter.palette(), painter.screen());
    let free = window.h - super::FOOT;
    let veil = Color { a: 0.62, ..palette.background };
    painter.rect(Rect { h: free, ..window }, veil);
    let card = Rect::new((window.w - 480.0) / 2.0, (free - 396.0) / 2.0, 480.0, 396.0);
    painter.panel(card);
    let at = |x: f32| vec2(card.center().x + x, card.y + 148.0);
    let side = 128.0;
    painter.standing(
        Sheet::Mouse,
        context.frames.celebration(context.frames.seconds as f32),
        at(-24.0),
        side,
    );
    painter.standing(Sheet::Cheese, context.frames.cheese(), at(54.0), side * 0.6);
    let heading = Style::new(Face::Title, 28.0, palette.ink).centred();
    painter.text(heading, card.center().x, card.y + 192.0, words.over);
    let note = Style::new(Face::Body, 15.0, palette.muted_ink);
    let (x, width) = (card.x + 40.0, card.w - 80.0);
    painter.paragraph(note, (x, card.y + 222.0), (width, 21.0), words.over_note);
    let mut y = card.y + 268.0;
    for (place, (choice, _)) in menu.entries().enumerate() {
        let (kind, text, height) = match choice {
            Farewell::FirstMaze => (ButtonKind::Main, words.first_maze, 52.0),
            Farewell::Back => (ButtonKind::Plain, words.back, 40.0),
        };
        let is_focused = place == menu.focus();
        let cap = Some(Cap::Enter).filter(|_| is_focused);
        let button = Rect::new(x, y, width, height);
        painter.button(button, kind, text, cap, Attention::focused(is_focused));
        painter.control(button, Target::Entry(place));
        y += height + 12.0;
    }
    let key = &context.words().key;
    foot(
        painter,
        &[
            (&[Cap::Enter], key.go_on),
            (&[Cap::Arrow(Way::Up), Cap::Arrow(Way::Down)], key.choose),
            (&[Cap::Word("Esc")], key.back),
        ],
    );
}
