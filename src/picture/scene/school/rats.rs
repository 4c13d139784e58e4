//! A row for each rat and one for the player: who it is, how its line in the chart looks, and how
//! far it has come.

use super::chart::{Pen, draw_sample};
use crate::game::screen::school::RatSchool;
use crate::game::theatre::school::{Rat, School};
use crate::picture::scene::prelude::*;
use crate::words::SchoolWords;

const MARGIN: f32 = 14.0;
/// In rows that are narrower, the piece of a line is shorter.
const NARROW: f32 = 320.0;
/// Between the number of a run and what came of it so far.
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
    let rats = school.rats().len();
    let step = (card.h - 16.0) / (rats + 1) as f32;
    let row = |place: usize| {
        let y = card.y + 8.0 + step * place as f32;
        Rect::new(card.x + MARGIN, y, card.w - 2.0 * MARGIN, step)
    };
    for (number, rat) in school.rats().iter().enumerate() {
        let row = row(number);
        painter.control(row, Target::Field(number));
        if number == screen.chosen() {
            let field = Rect { x: row.x - 4.0, y: row.y + 1.0, w: row.w + 8.0, h: row.h - 2.0 };
            painter.round_rect(field, 10.0, painter.palette().field);
            painter.round_border(field, 10.0, 2.0, painter.palette().focus);
        }
        let feet = vec2(row.x + 18.0, row.bottom() - 4.0);
        let frame = context.frames.resting();
        painter.standing(Sheet::pupil(number), frame, feet, 42.0);
        let name = match rat.forgets().get() {
            0 => words.school.remembers_all.to_owned(),
            share => words.school.forgets(share),
        };
        draw_row(painter, row, Pen::of_rat(number), &name, &standing(rat, &words.school));
    }
    let row = row(rats);
    let runs = school.player_curve().len();
    if runs > 0 {
        let runs = words.school.your_runs(runs);
        draw_row(painter, row, Pen::of_player(), words.you, &runs);
    } else {
        draw_row(painter, row, Pen::of_player(), words.you, words.school.no_run_yet);
        painter.key_cap(Cap::Enter, row.x + 6.0, row.center().y - 12.0, 24.0, false);
    }
}

fn draw_row(painter: &mut Painter, row: Rect, pen: Pen, name: &str, standing: &str) {
    let palette = painter.palette();
    let baseline = row.center().y + 5.0;
    let sample = if row.w < NARROW { 22.0 } else { 44.0 };
    draw_sample(painter, Rect::new(row.x + 42.0, row.center().y - 6.0, sample, 12.0), pen);
    let strong = Style::new(Face::Strong, 15.0, palette.ink);
    let x = row.x + 42.0 + sample + 10.0;
    let end = painter.text(strong, x, baseline, name);
    let style = Style::new(Face::Body, 14.0, palette.muted_ink);
    let room = row.right() - 6.0 - end - 10.0;
    // In a narrow row the number of the run has to do.
    let is_short = painter.measure(style.face, style.size, standing) > room;
    let text = standing.split(BETWEEN).next().filter(|_| is_short).unwrap_or(standing);
    let text = painter.fit(style.face, style.size, room, text).into_owned();
    painter.text(style.right(), row.right() - 6.0, baseline, &text);
}

/// How far a rat has come.
fn standing(rat: &Rat, words: &SchoolWords) -> String {
    let runs = rat.lessons().len();
    if rat.is_without_hope() {
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
