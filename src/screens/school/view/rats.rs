//! A row for each rat and one for the player: its name, its line in the chart, and its progress.

use super::chart::{Pen, draw_sample};
use crate::game::theatre::school::{Rat, School};
use crate::screens::parts::prelude::*;
use crate::screens::school::RatSchool;
use crate::words::SchoolWords;

/// The size of a rat, and the room for it.
const RAT: f32 = 42.0;
const RAT_ROOM: f32 = 36.0;
/// The length of the sample of a line, in a narrow row and in others.
const SAMPLE: [f32; 2] = [22.0, 44.0];
const NARROW: f32 = 320.0;
/// Between the number of a run and its result so far.
const BETWEEN: &str = " · ";

pub fn draw(
    context: &Context,
    painter: &mut Painter,
    card: Rect,
    screen: &RatSchool,
    school: &School,
) {
    let words = context.words();
    painter.panel(card);
    let rows = column(card.inset_by(vec2(M, S))).evenly(school.rats.len() + 1);
    for ((number, rat), &row) in school.rats.iter().enumerate().zip(&rows) {
        painter.control(row, Target::Field(number));
        if number == screen.chosen {
            let field = row.inset_by(vec2(-XS, 1.0));
            painter.round_rect(field, S, painter.palette.field);
            painter.round_border(field, S, 2.0, painter.palette.focus);
        }
        let feet = vec2(row.x + RAT_ROOM / 2.0, row.bottom() - XS);
        painter.standing(SheetName::pupil(number), context.frames.resting(), feet, RAT);
        let name = match rat.forgets.get() {
            0 => words.school.remembers_all.to_owned(),
            share => words.school.forgets(share),
        };
        draw_row(painter, row, Pen::of_rat(number), &name, &standing(rat, &words.school));
    }
    let (row, runs) = (rows[school.rats.len()], school.player_curve().len());
    if runs > 0 {
        let runs = words.school.your_runs(runs);
        draw_row(painter, row, Pen::of_player(), words.you, &runs);
    } else {
        draw_row(painter, row, Pen::of_player(), words.you, words.school.no_run_yet);
        painter.keys(row.inset_by(vec2(XS, 0.0)), &[Cap::Enter], LOW_KEY);
    }
}

fn draw_row(painter: &mut Painter, line: Rect, pen: Pen, name: &str, standing: &str) {
    let sample = SAMPLE[usize::from(line.w >= NARROW)];
    let [_, sample, beside] =
        row(line.inset_by(vec2(XS, 0.0))).gap(S).split([fixed(RAT_ROOM), fixed(sample), grow(1.0)]);
    draw_sample(painter, sample, pen);
    let rest = painter.heading(beside, painter.ink(Typeface::Strong, BODY), name);
    let style = painter.muted(Typeface::Body, LABEL).right();
    // A narrow row has only the number of the run.
    let is_short = painter.measure(style.face, style.size, standing) > rest.w;
    let text = standing.split(BETWEEN).next().filter(|_| is_short).unwrap_or(standing);
    painter.words(rest, style, text);
}

fn standing(rat: &Rat, words: &SchoolWords) -> String {
    let runs = rat.lessons.len();
    if rat.is_without_hope {
        words.no_path.to_owned()
    } else if !rat.is_done() {
        let run = words.run(runs + 1);
        run + BETWEEN + &words.wrong_turns(rat.wrong_turns())
    } else if rat.has_learnt() {
        words.learnt(runs)
    } else {
        words.let_off(runs)
    }
}
