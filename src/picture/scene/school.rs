//! The rat school: the maze with the rats in it and what one of them remembers, the learning curve
//! beside it, and how far each of them has come.

mod chart;
mod layout;
mod maze;
mod rats;

use self::layout::Layout;
use super::contest::draw_sentence;
use super::prelude::*;
use super::watch::counters::thousands;
use super::watch::draw_rehearsal;
use super::watch::layout::SWATCH;
use super::watch::timeline::{draw_button, tell, tell_speed};
use crate::game::screen::school::RatSchool;
use crate::game::theatre::Speed;

pub fn draw<'a>(context: &Context<'a>, screen: &'a RatSchool, painter: &mut Painter<'a>) {
    let words = context.words();
    painter.background();
    let layout = Layout::new(painter.screen());
    draw_heading(painter, &layout, screen, words);
    if screen.is_too_large() {
        draw_sentence(painter, layout.stage.maze, words.school.too_large);
    } else if let Some(school) = screen.school() {
        maze::draw(context, screen, school, painter, layout.stage.maze);
        draw_note(painter, layout.note, words);
        chart::draw(painter, layout.chart, school, &words.school);
        rats::draw(context, painter, layout.rats, screen, school);
        draw_button(painter, &layout.stage, screen.is_playing(), words);
        draw_legend(painter, &layout, words);
        draw_speed(painter, &layout, screen, words);
    } else {
        draw_rehearsal(painter, layout.stage.maze, screen.progress(), words);
    }
    draw_foot(painter, screen, words);
}

fn draw_heading(painter: &mut Painter, layout: &Layout, screen: &RatSchool, words: &Words) {
    let palette = painter.palette();
    let stage = &layout.stage;
    let title = Style::new(Face::Title, stage.letters, palette.ink);
    let end = painter.words(stage.heading, title, words.school.rat_school) + M;
    if let Some(spec) = screen.source().spec() {
        let beside = Rect { x: end, w: stage.heading.right() - end, ..stage.heading };
        let style = Style::new(Face::Mono, LABEL, palette.muted_ink);
        painter.words(beside, style, &spec.to_string());
    }
}

fn draw_note(painter: &mut Painter, card: Rect, words: &Words) {
    const MARGIN: f32 = 20.0;
    if card.h <= 0.0 {
        return;
    }
    painter.panel(card);
    let palette = painter.palette();
    let heading = Style::new(Face::Title, 17.0, palette.ink);
    painter.text(heading, card.x + MARGIN, card.y + 30.0, words.school.what_you_see);
    let style = Style::new(Face::Body, 15.0, palette.ink);
    let corner = (card.x + MARGIN, card.y + 56.0);
    painter.paragraph(style, corner, (card.w - 2.0 * MARGIN, 21.0), words.school.about);
}

/// What the marks in the maze mean, where other screens have their bar.
fn draw_legend(painter: &mut Painter, layout: &Layout, words: &Words) {
    let style = Style::new(Face::Body, BODY, painter.palette().ink);
    let mut room = layout.stage.bar;
    for (mark, text) in
        [(LegendMark::Way, words.school.path), (LegendMark::Back, words.school.closed)]
    {
        let width = painter.measure(style.face, style.size, text);
        let [swatch, beside, rest] =
            row(room).gap(S).split([fixed(SWATCH.x), fixed(width + M), grow(1.0)]);
        painter.legend(middle(swatch.inset_by(vec2(0.0, -S)), SWATCH), mark);
        painter.words(beside, style, text);
        room = rest;
    }
}

fn draw_speed(painter: &mut Painter, layout: &Layout, screen: &RatSchool, words: &Words) {
    let [above, place] = layout.stage.telling;
    tell(painter, above, words.key.speed);
    let text = match screen.speed() {
        Speed::PerSecond(strides) => words.watch.a_second(thousands(u64::from(strides))),
        Speed::Everything => words.school.whole_runs.to_owned(),
    };
    tell_speed(painter, place, &text);
}

fn draw_foot(painter: &mut Painter, screen: &RatSchool, words: &Words) {
    let key = &words.key;
    let mut entries: Vec<(&[Cap], &str)> = vec![
        (&[Cap::Of(Command::PlayPause)], key.play_pause),
        (&[Cap::Arrow(Way::Right)], key.step),
        (&[Cap::Arrow(Way::Up), Cap::Arrow(Way::Down)], key.speed),
        (&[Cap::Word("Tab")], key.rat),
        (&[Cap::Enter], key.run_this),
        (&[Cap::Word("End")], key.skip),
    ];
    if screen.source().spec().is_some() {
        entries.push((&[Cap::Of(Command::NewSeed)], key.new_seed));
    }
    entries.push((&[Cap::Word("Esc")], key.back));
    entries.push((&[Cap::Word("Home")], key.start_over));
    foot(painter, &entries);
}
