//! The rat school: the maze with the rats in it and the memory of one of them, the learning curve
//! beside it, and the progress of each rat.

pub mod chart;

use self::chart::{Pen, draw_sample};
use crate::game::theatre::PlaybackSpeed;
use crate::game::theatre::school::{Rat, School};
use crate::game::walker::{Gait, Pose};
use crate::maze::{Direction, Tile};
use crate::screens::contest::view::draw_sentence;
use crate::screens::parts::prelude::*;
use crate::screens::school::RatSchool;
use crate::screens::watch::view::draw_rehearsal;
use crate::screens::watch::view::layout::{GAP, WatchStage};
use crate::screens::watch::view::timeline::draw_deck;
use crate::words::SchoolWords;

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
        draw_maze(context, screen, school, painter, stage.maze);
        if let Some(note) = note.unless_empty() {
            let body = painter.card(note, words.school.what_you_see, "");
            painter.lines(body, painter.ink(Typeface::Body, BODY), words.school.about);
        }
        chart::draw(painter, chart, school, &words.school);
        draw_rats(context, painter, rats, screen, school);
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

/// The minimum size of a rat in interface pixels, and its size in rooms beyond that.
const SMALLEST_RAT: f32 = 30.0;
const ROOMS_A_RAT: f32 = 1.15;

/// The maze with all rats in it, and the memory of the chosen one: its path in this run and the
/// dead ends that it will not enter again.
fn draw_maze<'a>(
    context: &Context<'a>,
    screen: &'a RatSchool,
    school: &'a School,
    painter: &mut Painter<'a>,
    area: Rect,
) {
    let Some(measured) = screen.measured() else { return };
    let chosen = screen.chosen;
    let traces = match school.rats.get(chosen) {
        Some(rat) => {
            Traces::Lesson { path: rat.path(), closed: closed(rat, school.stride_tiles()) }
        }
        None => Traces::None,
    };
    let ground = Ground::Window { lantern: None };
    let sight = draw_whole(context, measured, traces, area, ground, painter);
    let side = (sight.pitch() * ROOMS_A_RAT).max(SMALLEST_RAT);
    let feet = |at: Vec2| sight.to_standing(at) + vec2(0.0, sight.pitch() * 0.2);
    let goal = feet(tile_vec(school.maze().goal()));
    painter.standing(SheetName::Cheese, context.frames.cheese(), goal, side);
    let (before, share) = screen.strides();
    // The chosen one stands before the others.
    let others = (0..school.rats.len()).filter(|&number| number != chosen);
    for number in others.chain([chosen]) {
        let Some(rat) = school.rats.get(number) else { continue };
        let before = before.get(number).copied().filter(|_| !rat.is_done());
        let from = before.unwrap_or(rat.place());
        let at = feet(tile_vec(from).lerp(tile_vec(rat.place()), share));
        if number == chosen {
            let ring = painter.palette.lanes[number % 4];
            painter.circle(at, 0.34 * side, Color { a: 0.45, ..ring });
        }
        let frame = if rat.is_done() && !rat.is_without_hope {
            context.frames.celebration(context.frames.seconds as f32)
        } else {
            let gait = if screen.is_playing {
                let strides = screen.strides_taken() % 6_000;
                Gait::Walking((strides as f32 + share) * f32::from(school.stride_tiles()))
            } else {
                Gait::Idle
            };
            let heading = from.direction_towards(rat.place()).unwrap_or(Direction::Down);
            context.frames.character(Pose { at: at.into(), heading, gait }, 0.0)
        };
        painter.standing(SheetName::pupil(number), frame, at, side);
    }
}

/// The tiles that a rat remembers to lead nowhere.
fn closed(rat: &Rat, stride_tiles: u16) -> Vec<Tile> {
    let dead_ends = rat.dead_ends().iter();
    let beyond = dead_ends
        .flat_map(|&(tile, path)| (1..=stride_tiles).map(move |tiles| tile.go(path, tiles)));
    beyond.collect()
}

/// The size of a rat, and the room for it.
const RAT: f32 = 42.0;
const RAT_ROOM: f32 = 36.0;
/// The length of the sample of a line, in a narrow row and in others.
const SAMPLE: [f32; 2] = [22.0, 44.0];
const NARROW: f32 = 320.0;
/// Between the number of a run and its result so far.
const BETWEEN: &str = " · ";

/// A row for each rat and one for the player: its name, its line in the chart, and its progress.
fn draw_rats(
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
