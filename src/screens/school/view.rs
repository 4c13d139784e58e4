//! The rat school: the maze with the rats in it and the memory of one of them, the learning curve
//! beside it, and the progress of each rat.

pub mod chart;
pub mod maze;
pub mod rats;

use crate::game::theatre::PlaybackSpeed;
use crate::screens::contest::view::draw_sentence;
use crate::screens::parts::prelude::*;
use crate::screens::school::RatSchool;
use crate::screens::watch::view::draw_rehearsal;
use crate::screens::watch::view::layout::{GAP, WatchStage};
use crate::screens::watch::view::timeline::draw_deck;

/// The width of the panel of cards where there is room for it and where there is little, the height
/// of its words, and that of its rats.
const PANEL: [f32; 2] = [400.0, 320.0];
const ABOUT: f32 = 158.0;
const RATS: [f32; 2] = [206.0, 172.0];

/// The stage, and beside or below it the words (where there is room for them), the chart and the
/// rats.
fn places(screen: Rect) -> (WatchStage, [Rect; 3]) {
    if screen.h > screen.w {
        let stage = WatchStage::new(screen, [0.0, ABOUT + GAP + RATS[0]]);
        let [chart, right] = row(stage.below).gap(GAP).split([grow(1.0); 2]);
        let [note, rats] = column(right).gap(GAP).split([fixed(ABOUT), grow(1.0)]);
        return (stage, [note, chart, rats]);
    }
    let is_low = is_compact(screen);
    let stage = WatchStage::new(screen, [PANEL[usize::from(is_low)], 0.0]);
    let note = if is_low { nothing() } else { fixed(ABOUT) };
    let parts = [note, grow(1.0), fixed(RATS[usize::from(is_low)])];
    let cards = column(stage.beside).gap(GAP).split(parts);
    (stage, cards)
}

pub fn draw<'a>(context: &Context<'a>, screen: &'a RatSchool, painter: &mut Painter<'a>) {
    let words = context.words();
    painter.background();
    let (stage, [note, chart, rats]) = places(painter.room());
    draw_heading(context, painter, &stage, screen);
    if screen.is_too_large() {
        draw_sentence(painter, stage.maze, words.school.too_large);
    } else if let Some(school) = screen.school() {
        maze::draw(context, screen, school, painter, stage.maze);
        if let Some(note) = note.unless_empty() {
            let body = painter.card(note, words.school.what_you_see, "");
            painter.lines(body, painter.ink(Typeface::Body, BODY), words.school.about);
        }
        chart::draw(painter, chart, school, &words.school);
        rats::draw(context, painter, rats, screen, school);
        let speed = match screen.speed() {
            PlaybackSpeed::PerSecond(strides) => words.watch.a_second(strides),
            PlaybackSpeed::Everything => words.school.whole_runs.to_owned(),
        };
        let told = [words.key.speed.to_owned(), speed];
        draw_deck(painter, &stage, screen.is_playing, &told, words);
        // What the marks in the maze mean, where other screens have their bar.
        let line = stage.bar.inset_by(vec2(0.0, -S));
        let line = painter.meaning(line, LegendMark::Way, words.school.path);
        painter.meaning(line, LegendMark::Back, words.school.closed);
    } else {
        draw_rehearsal(painter, stage.maze, context.world.progress, words);
    }
    draw_foot(painter, screen, words);
}

fn draw_heading(context: &Context, painter: &mut Painter, stage: &WatchStage, screen: &RatSchool) {
    let words = context.words();
    let title = painter.ink(Typeface::Title, stage.letters);
    let heading = instead_of_foot(painter, stage.heading);
    let beside = painter.heading(heading, title, words.school.rat_school);
    if let Some(spec) = screen.source.spec() {
        painter.note(
            beside,
            painter.muted(Typeface::Mono, LABEL),
            &context.world.settings.maze.code_of(&spec),
        );
    }
}

fn draw_foot(painter: &mut Painter, screen: &RatSchool, words: &Words) {
    let key = &words.key;
    foot_of(
        painter,
        &[
            (true, &[Cap::Of(KeyCommand::PlayPause)], key.play_pause),
            (true, &[Cap::Arrow(Way::Right)], key.step),
            (!screen.rushes, &UP_DOWN, key.speed),
            (true, &[Cap::Word("Tab")], key.rat),
            (true, &[Cap::Enter], key.run_this),
            (!screen.rushes, &[Cap::Word("End")], key.skip),
            (screen.source.spec().is_some(), &[Cap::Of(KeyCommand::NewSeed)], key.new_seed),
            (true, &ESC, key.back),
            (true, &[Cap::Word("Home")], key.start_over),
        ],
    );
}
