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
use super::watch::timeline::draw_deck;
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
        if let Some(note) = layout.note.unless_empty() {
            let body = painter.card(note, words.school.what_you_see, "");
            painter.lines(body, painter.ink(Face::Body, BODY), words.school.about);
        }
        chart::draw(painter, layout.chart, school, &words.school);
        rats::draw(context, painter, layout.rats, screen, school);
        let speed = match screen.speed() {
            Speed::PerSecond(strides) => words.watch.a_second(thousands(u64::from(strides))),
            Speed::Everything => words.school.whole_runs.to_owned(),
        };
        let told = [words.key.speed.to_owned(), speed];
        draw_deck(painter, &layout.stage, screen.is_playing(), &told, words);
        // What the marks in the maze mean, where other screens have their bar.
        let line = layout.stage.bar.inset_by(vec2(0.0, -S));
        let line = painter.meaning(line, LegendMark::Way, words.school.path);
        painter.meaning(line, LegendMark::Back, words.school.closed);
    } else {
        draw_rehearsal(painter, layout.stage.maze, screen.progress(), words);
    }
    draw_foot(painter, screen, words);
}

fn draw_heading(painter: &mut Painter, layout: &Layout, screen: &RatSchool, words: &Words) {
    let stage = &layout.stage;
    let title = painter.ink(Face::Title, stage.letters);
    let beside = painter.heading(stage.heading, title, words.school.rat_school);
    if let Some(spec) = screen.source().spec() {
        painter.words(beside, painter.muted(Face::Mono, LABEL), &spec.to_string());
    }
}

fn draw_foot(painter: &mut Painter, screen: &RatSchool, words: &Words) {
    let key = &words.key;
    foot_of(
        painter,
        &[
            (true, &[Cap::Of(Command::PlayPause)], key.play_pause),
            (true, &[Cap::Arrow(Way::Right)], key.step),
            (true, &UP_DOWN, key.speed),
            (true, &[Cap::Word("Tab")], key.rat),
            (true, &[Cap::Enter], key.run_this),
            (true, &[Cap::Word("End")], key.skip),
            (screen.source().spec().is_some(), &[Cap::Of(Command::NewSeed)], key.new_seed),
            (true, &ESC, key.back),
            (true, &[Cap::Word("Home")], key.start_over),
        ],
    );
}
