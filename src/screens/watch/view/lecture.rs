//! A show that a card has prepared: the card's note or question, both mazes where two searches run
//! side by side, their structures and their programs.

use super::layout::{GAP, WatchStage};
use super::showing::WatchScene;
use super::{caption, code, draw_heading, draw_maze, other_telling, program, structure, timeline};
use crate::game::lab::SearchChoice;
use crate::game::theatre::{SearchTelling, Show, Timeline};
use crate::screens::lab::view::hall;
use crate::screens::lab::view::note::CardNote;
use crate::screens::parts::prelude::*;
use crate::screens::watch::{Lecture, Watch};
use crate::words::sentences::lab as say;

pub fn draw<'a>(
    context: &Context<'a>,
    (watch, lecture, timeline): (&'a Watch, &'a Lecture, &'a Timeline),
    room: Rect,
    painter: &mut Painter<'a>,
) -> WatchStage {
    let words = context.words();
    let searches = if lecture.beside().is_some() { 2 } else { 1 };
    let show = timeline.show();
    let said = note_of((lecture, show, watch.telling()), words);
    let (mut stage, [note, structures, programs]) =
        WatchStage::with_note(room, searches, |width| {
            said.height(painter, width, (&lecture.hall, 0.0))
        });
    stage.maze = code::in_corner(context, stage.maze, painter);
    let card = &lecture.card;
    let rest = draw_heading(painter, &stage, show, words, words.on_card(&card.title));
    let about = words.on_card(&card.about);
    if painter.measure(Typeface::Body, LABEL, about) <= rest.w {
        painter.note(rest, painter.muted(Typeface::Body, LABEL), about);
    }
    let first = WatchScene::new(watch, show, words);
    let beside = lecture.beside();
    let mut second = beside.map(|show| WatchScene::of_show(show, words));
    if let Some(second) = &mut second {
        second.is_asked = first.is_asked;
    }
    let scenes: Vec<&WatchScene> = [&first].into_iter().chain(&second).collect();
    let is_wide = stage.maze.w > stage.maze.h;
    let line = if is_wide { row(stage.maze) } else { column(stage.maze) };
    let panes = line.gap(GAP).evenly(scenes.len());
    for ((lane, scene), pane) in scenes.iter().enumerate().zip(panes) {
        draw_maze(context, watch, (scene, lane), pane, painter);
    }
    let places = structures.unless_empty().map(|all| row(all).gap(GAP).evenly(scenes.len()));
    for (scene, place) in scenes.iter().zip(places.into_iter().flatten()) {
        structure::draw(painter, place, scene);
    }
    if let Some(programs) = programs.unless_empty() {
        // Without room for both programs, only the first is shown.
        let places = column(programs).gap(GAP).evenly(scenes.len());
        let has_room = places.iter().all(|place| place.h >= LEAST_PROGRAM);
        let places = if has_room { places } else { vec![programs] };
        for (scene, place) in scenes.iter().zip(places) {
            program::draw(painter, place, 0.0, scene.cursor(), words);
        }
    }
    said.draw(painter, note, (&lecture.hall, nothing()), words);
    caption::draw(painter, stage.caption, &first.caption());
    timeline::draw(context, watch, timeline, &stage, painter);
    if lecture.hall.is_at_it() {
        // Meanwhile the timeline must not be moved.
        painter.cover_controls(stage.bar.inset_by(vec2(0.0, -S)));
    }
    stage
}

/// The minimum height of a program.
const LEAST_PROGRAM: f32 = 130.0;

/// What the card says or asks at this moment.
fn note_of((lecture, show, telling): (&Lecture, &Show, SearchTelling), words: &Words) -> CardNote {
    let (lab, quiz) = (&words.lab, &lecture.quiz);
    let says_all = |choices: &[SearchChoice]| -> Vec<String> {
        choices.iter().map(|choice| say::search_choice(lab, choice)).collect()
    };
    if let Some(question) = lecture.question() {
        let text = say::search_question(lab, question);
        return CardNote::asking(text, says_all(&question.choices), quiz.marks());
    }
    let verdict = lecture.verdict(show.step);
    let answered = verdict.map(|(verdict, _)| (says_all(&verdict.question.choices), verdict.right));
    let reason = verdict
        .map(|(verdict, done)| say::search_reason(words, &verdict.question, (done, telling)));
    let says = match lecture.says(show.step) {
        Some(says) => words.on_card(says),
        None if verdict.is_some() => "",
        None => words.on_card(&lecture.card.about),
    };
    let note = CardNote::saying(lab, (answered, reason), says, quiz);
    if show.ending().is_some() { note.at_end(lab, quiz, lecture.result()) } else { note }
}

pub fn draw_foot(painter: &mut Painter, watch: &Watch, lecture: &Lecture, words: &Words) {
    let (key, lab) = (&words.key, &words.lab);
    if lecture.question().is_some() && hall::draw_foot(painter, &lecture.hall, words) {
        return;
    }
    let is_filming = watch.film_export.share.is_some();
    let is_on_shelf = lecture.place.is_some();
    let first_mark = watch.marks().steps().first();
    let leads_to_mark =
        lecture.question().is_none() && first_mark.is_some_and(|&mark| mark != watch.deck.step);
    let telling = other_telling(watch, key);
    foot_of(
        painter,
        &[
            (is_filming, &ESC, key.cancel),
            (true, &[Cap::Of(KeyCommand::PlayPause)], key.play_pause),
            (true, &ASIDE, key.step),
            (lecture.question().is_some(), &[Cap::Word("A")], lab.hall_key),
            (lecture.card.says.len() > 1, &[Cap::Word("Tab")], lab.next_note),
            (true, &UP_DOWN, key.speed),
            (watch.has_calls(), &[Cap::Word("D")], telling),
            (leads_to_mark, &[Cap::Word("1")], key.to_mark),
            (true, &[Cap::Word("X")], key.set_mark),
            (!watch.deck.is_at_end(), &[Cap::Word("O")], key.repeat),
            (lecture.result().is_some(), &[Cap::Of(KeyCommand::Picture)], lab.hand_in_key),
            (is_on_shelf, &COPY, key.copy_moment),
            (is_on_shelf, &[Cap::Word("I")], key.show_code),
            (lecture.result().is_none(), &[Cap::Of(KeyCommand::Picture)], key.picture),
            (true, &[Cap::Of(KeyCommand::Film)], key.film),
            (!is_filming, &ESC, key.back),
        ],
    );
}
