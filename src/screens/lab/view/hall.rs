//! A question for an audience: its answers to choose from, or the time left to think, or the hands
//! counted for each answer; and once it is answered, how many there were.

use std::borrow::Cow;

use super::answers::{
    HANDS_BESIDE, KEY_BESIDE, answers_height, answers_in_a_line, draw_answers, draw_text, has_room,
};
use crate::picture::control::FieldText;
use crate::screens::lab::hall::Hall;
use crate::screens::lab::quiz::ANSWER;
use crate::screens::parts::prelude::*;
use crate::words::Words;

/// The size of the seconds that are left, and the share of the card they take.
const SECONDS: f32 = 88.0;
const CLOCK: f32 = 0.28;
/// On a narrower card answers need the full width.
const WIDE: f32 = 380.0;
/// The opacity of a clock that is stopped.
const STOPPED: f32 = 0.6;
/// The width of the field for the number of hands.
const COUNT: f32 = HANDS_BESIDE - S;
/// The height of a bar of hands with its answer and alone, and the width of the number beside it.
const BAR: f32 = 28.0;
const BAR_ALONE: f32 = 8.0;
const NUMBER: f32 = 44.0;
const RADIUS: f32 = 4.0;

/// The question and its answers, on a card with this heading and a note beside that.
pub fn draw_question(
    painter: &mut Painter,
    card: Rect,
    (heading, note): (&str, &str),
    (text, answers, hall): (&str, &[String], &Hall),
    words: &Words,
) {
    let [_, body] = painter.card_places(card);
    let [mut place, mut answers_place] = parts_of(painter, body, answers, hall);
    let cut = |place| row(place).gap(S).split([grow(1.0 - CLOCK), grow(CLOCK)]);
    let (mut heading, mut large) = (Cow::Borrowed(heading), None);
    if let Some(seconds) = hall.seconds_left() {
        // The clock is beside all, or beside the text if answers need room, or in the heading.
        let [left, clock] = cut(if body.w < WIDE { place } else { body });
        let [text_place, below] = if body.w < WIDE {
            [left, answers_place]
        } else {
            parts_of(painter, left, answers, hall)
        };
        if has_room(painter, text_place, text) {
            (place, answers_place) = (text_place, below);
            large = Some((clock, seconds));
        } else {
            let stopped = if hall.is_stopped() { " ||" } else { "" };
            heading = format!("{heading} · {seconds}{stopped}").into();
        }
    }
    let held = format!("{text} {}", words.lab.held);
    // While the audience thinks, no hint is added: the clock shows for how long.
    let is_held = hall.was_held && hall.seconds_left().is_none();
    let says_held = is_held && has_room(painter, place, &held);
    if is_held && !says_held {
        heading = words.lab.held_in_short.into();
    }
    painter.card(card, &heading, note);
    if let Some((clock, seconds)) = large {
        draw_seconds(painter, clock, (seconds, hall.is_stopped()));
    }
    draw_text(painter, place, if says_held { &held } else { text });
    match hall.counts() {
        Some(counts) => draw_counts(painter, answers_place, answers, counts),
        None => draw_answers(painter, answers_place, answers),
    }
}

/// The places of a question and of its answers.
fn parts_of(painter: &Painter, place: Rect, answers: &[String], hall: &Hall) -> [Rect; 2] {
    let answers = answers_height(painter, answers, place.w, beside_answers(hall));
    column(place).gap(S).split([grow(1.0), fixed(answers)])
}

/// The width beside each answer.
pub fn beside_answers(hall: &Hall) -> f32 {
    if hall.counts().is_some() { HANDS_BESIDE } else { KEY_BESIDE }
}

/// The seconds that are left, in large figures.
fn draw_seconds(painter: &mut Painter, place: Rect, (seconds, is_stopped): (u32, bool)) {
    let ink = painter.palette.ink;
    let colour = if is_stopped { Color { a: STOPPED, ..ink } } else { ink };
    let style = Style::new(Typeface::Title, SECONDS.min(place.h), colour).centred();
    painter.words(place, style, &seconds.to_string());
}

/// The keys while the audience thinks or its hands are counted; returns whether it does.
pub fn draw_foot(painter: &mut Painter, hall: &Hall, words: &Words) -> bool {
    let (key, lab) = (&words.key, &words.lab);
    if hall.seconds_left().is_some() {
        foot(
            painter,
            &[
                (&[Cap::Word("A")], lab.count_key),
                (&UP_DOWN, lab.time_key),
                (&[Cap::Of(KeyCommand::PlayPause)], lab.clock_key),
                (&ESC, key.cancel),
            ],
        );
    } else if let Some((typed, at)) = hall.counts() {
        let can_write = painter.lacks_keys();
        let is_last = at + 1 == typed.len();
        let enter = if is_last { lab.take_hands_key } else { lab.next_answer_key };
        foot_of(
            painter,
            &[
                (can_write, &TYPE, words.screen_keyboard.write),
                (true, &[Cap::Enter], enter),
                (is_last, &[Cap::Word("Tab")], lab.next_answer_key),
                (true, &ESC, key.cancel),
            ],
        );
    } else {
        return false;
    }
    true
}

/// Each answer with the hands for it, as far as they are counted.
fn draw_counts(
    painter: &mut Painter,
    place: Rect,
    answers: &[String],
    (typed, at): (&[String], usize),
) {
    let numbers: Vec<u32> = typed.iter().map(|count| count.parse().unwrap_or(0)).collect();
    let columns = answers_in_a_line(painter, answers, place.w, HANDS_BESIDE);
    let places = grid(place, columns, answers.len(), S);
    for ((number, (answer, place)), count) in answers.iter().zip(places).enumerate().zip(typed) {
        let [bar, field] = row(place).gap(S).split([grow(1.0), fixed(COUNT)]);
        draw_bar(painter, bar, answer, share(&numbers, number), None);
        let caret = (number == at).then(|| count.chars().count());
        let ink = painter.palette.ink;
        let content = FieldText {
            text: count,
            ink,
            face: Typeface::Strong,
            caret,
            caret_shown: caret.is_some(),
        };
        painter.field(field, content, number == at);
        painter.named_control(place, Target::Choice(ANSWER, number), answer.clone());
    }
}

/// The verdict on an answer and the explanation, with the hands for each answer if there were any;
/// the answers are marked right or wrong once one was given.
pub fn draw_said(
    painter: &mut Painter,
    place: Rect,
    (hall, answered): (&Hall, Option<(Vec<String>, usize)>),
    (verdict, says): (Option<&str>, &[&str]),
) {
    let all: Vec<&str> = verdict.into_iter().chain(says.iter().copied()).collect();
    let all = all.join(" ");
    let Some((answers, right)) = answered.filter(|one| one.0.len() == hall.hands.len()) else {
        draw_text(painter, place, &all);
        return;
    };
    let columns = answers_in_a_line(painter, &answers, place.w, HANDS_BESIDE);
    let rows = answers.len().div_ceil(columns) as f32;
    let [text, bars] = column(place).gap(S).split([grow(1.0), fixed(rows * (BAR + XS))]);
    if !has_room(painter, text, verdict.unwrap_or_default()) {
        draw_text(painter, place, &all);
        return;
    }
    let text_of_answer = verdict.filter(|_| !has_room(painter, text, &all));
    draw_text(painter, text, text_of_answer.unwrap_or(&all));
    let hands = &hall.hands;
    let places = grid(bars, columns, answers.len(), XS);
    for ((number, answer), line) in answers.iter().enumerate().zip(places) {
        let [bar, count] = row(line).gap(S).split([grow(1.0), fixed(NUMBER)]);
        draw_bar(painter, bar, answer, share(hands, number), Some(number == right));
        painter.words(count, painter.ink(Typeface::Strong, BODY), &hands[number].to_string());
    }
}

/// The share of all hands that were for this answer.
fn share(hands: &[u32], number: usize) -> f32 {
    let all: u32 = hands.iter().sum();
    hands[number] as f32 / all.max(1) as f32
}

/// An answer above a bar of this length, and whether it is right where that is known.
fn draw_bar(painter: &mut Painter, place: Rect, answer: &str, share: f32, is_right: Option<bool>) {
    let palette = painter.palette;
    let [line, bar] = column(place).split([grow(1.0), fixed(BAR_ALONE)]);
    painter.round_rect(bar, RADIUS, palette.field);
    let done = Rect { w: share * bar.w, ..bar };
    let (colour, face) = match is_right {
        Some(true) => (palette.accent, Typeface::Title),
        _ => (palette.second_accent, Typeface::Strong),
    };
    if done.w > 2.0 * RADIUS {
        painter.round_rect(done, RADIUS, colour);
    }
    painter.words(line, painter.ink(face, BODY), answer);
}
