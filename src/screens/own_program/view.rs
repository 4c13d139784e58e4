//! A program of the player's own: what it does in the maze, its numbers and its log, and the
//! timeline.

mod build;
mod form;
mod lanes;
mod solve;
mod walk;

use crate::guest::notebook::Notebook;
use crate::guest::{GuestEnd, GuestOrder, LogKind, LogLine, PageProgram};
use crate::screens::own_program::OwnProgram;
use crate::screens::own_program::act::Act;
use crate::screens::parts::prelude::*;
use crate::screens::watch::view::caption;
use crate::screens::watch::view::layout::WatchStage;
use crate::screens::watch::view::timeline::{draw_bar, draw_deck, speed_words, step_words};
use crate::words::OwnProgramWords;
use crate::words::sentences::guest;

/// A number with its name.
type Figure = (&'static str, String);
/// Something that is said, and whether it is about a fault.
type Telling = (String, bool);

/// The width of the panel beside the maze, and its height below it in a tall window.
const PANEL: f32 = 360.0;
const PANEL_BELOW: f32 = 260.0;
/// The width of the panel with a forest or a stack, and its height below the maze.
const WIDE_PANEL: f32 = 440.0;
const HIGH_PANEL: f32 = 480.0;
/// The height of the numbers at the top of the panel.
const NUMBERS: f32 = 190.0;
const LOW_NUMBERS: f32 = 176.0;
/// The least width and height of a forest, where there are two.
const LEAST_FOREST: f32 = 96.0;
/// In a lower panel than this there is only the command beside the structure, which takes so much.
const LOW_PANEL: f32 = 400.0;
const HEAD: f32 = 104.0;
/// The height of a line of the log.
const LOG_LINE: f32 = 22.0;
/// The height of the sentence below the maze.
const CAPTION: f32 = 40.0;

pub fn draw<'a>(context: &Context<'a>, program: &'a OwnProgram, painter: &mut Painter<'a>) {
    let words = context.words();
    draw_stage(context, program, painter.screen, painter);
    if let Some(form) = &program.form {
        form::draw(context, program, form, painter);
    }
    draw_foot(program, words, painter);
}

/// Everything that shows what the program does, with nothing over it.
pub fn draw_stage<'a>(
    context: &Context<'a>,
    program: &'a OwnProgram,
    screen: Rect,
    painter: &mut Painter<'a>,
) {
    let words = context.words();
    painter.background();
    let walks = matches!(program.act, Act::Walk { .. });
    let (beside, below) = if walks { (PANEL, PANEL_BELOW) } else { (WIDE_PANEL, HIGH_PANEL) };
    let beside = if is_compact(screen) { PANEL } else { beside };
    let below = below.min(0.46 * screen.h);
    let panel = if screen.h > screen.w { [0.0, below] } else { [beside, 0.0] };
    let stage = WatchStage::with_caption(screen, panel, if walks { 0.0 } else { CAPTION });
    let style = painter.ink(Typeface::Title, stage.letters);
    let heading = code::in_corner(context, stage.heading, painter);
    painter.words(heading, style, words.own_program.heading.of(program.act.task()));
    match &program.act {
        Act::Walk { run, measured } => {
            lanes::draw(context, program, (run, measured), stage.maze, painter);
        }
        Act::Build { run, .. } => build::draw(context, &run.moment.stage, stage.maze, painter),
        Act::Solve { run, solving } => {
            solve::draw(context, (&run.moment.stage, &**solving), stage.maze, painter);
        }
    }
    draw_caption(context, program, stage.caption, painter);
    draw_panel(context, program, stage.beside.unless_empty().unwrap_or(stage.below), painter);
    draw_timeline(context, program, &stage, painter);
}

/// What is done now.
fn draw_caption(context: &Context, program: &OwnProgram, place: Rect, painter: &mut Painter) {
    let told = match &program.act {
        Act::Walk { .. } => None,
        Act::Build { run, .. } => build::caption(context, &run.moment.stage),
        Act::Solve { run, .. } => solve::caption(context, &run.moment.stage),
    };
    if let Some((text, is_wrong)) = told {
        let ink = if is_wrong { painter.palette.danger } else { painter.palette.ink };
        caption::draw_in(painter, place, &text, ink);
    }
}

/// The numbers, the structure that does the work, and what was said.
fn draw_panel<'a>(
    context: &Context<'a>,
    program: &'a OwnProgram,
    panel: Rect,
    painter: &mut Painter<'a>,
) {
    let words = &context.words().own_program;
    let is_below = painter.screen.h > painter.screen.w;
    let line = |area: Rect| if is_below { row(area) } else { column(area) }.gap(M);
    if let Act::Walk { .. } = &program.act {
        painter.panel(panel);
        let first = if is_below { PANEL - 2.0 * M } else { NUMBERS };
        let [numbers, said] = line(panel.inset(M)).split([fixed(first), grow(1.0)]);
        draw_numbers(context, program, numbers, painter);
        return draw_said(context, program, said, painter);
    }
    let is_low = panel.h < LOW_PANEL;
    let (first, last) = if is_low { (HEAD, nothing()) } else { (LOW_NUMBERS, grow(4.0)) };
    let [numbers, structure, said] = column(panel).gap(M).split([fixed(first), grow(7.0), last]);
    match &program.act {
        Act::Build { run, .. } => {
            if let Some([theirs, ours]) = build::forests(context, &run.moment.stage) {
                let [mut card, beside] = line(structure).split([grow(1.0), grow(1.0)]);
                // Where there is little room, its own alone.
                if beside.size().min_element() < LEAST_FOREST {
                    card = structure;
                } else {
                    build::draw_forest(painter, beside, words.ours, &ours);
                }
                build::draw_forest(painter, card, words.forest, &theirs);
            }
        }
        Act::Solve { run, solving } => {
            let seen = (&run.moment.stage, &**solving);
            solve::draw_stack(context, structure, seen, painter);
        }
        Act::Walk { .. } => {}
    }
    painter.panel(numbers);
    draw_numbers(context, program, numbers.inset(M), painter);
    if !is_low {
        painter.panel(said);
        draw_said(context, program, said.inset_by(vec2(M, S)), painter);
    }
}

/// What was wrong, a line for each kind.
fn seen<M>(
    words: &OwnProgramWords,
    notebook: &Notebook<M>,
    says: impl Fn(&M) -> String,
) -> Vec<Telling> {
    let told = notebook.noted().iter().map(|noted| {
        let what = says(&noted.first);
        (if noted.times > 1 { words.several(what, noted.times) } else { what }, true)
    });
    told.collect()
}

/// What was said of the program, and what it said itself last.
fn draw_said(context: &Context, program: &OwnProgram, place: Rect, painter: &mut Painter) {
    let words = &context.words().own_program;
    let told = match &program.act {
        Act::Walk { .. } => Vec::new(),
        Act::Build { run, .. } => build::told(context, &run.moment.stage, painter),
        Act::Solve { run, solving } => solve::told(context, (&run.moment.stage, &**solving)),
    };
    let [head, lines] = column(place).split([fixed(LINE), grow(1.0)]);
    painter.label(head, words.log);
    let rows = (lines.h / LOG_LINE) as usize;
    let mut shown: Vec<(String, Style)> = Vec::new();
    let style = |painter: &Painter, face, is_bad: bool| {
        let ink = if is_bad { painter.palette.danger } else { painter.palette.ink };
        Style::new(face, NOTE, ink)
    };
    let thrown = match &program.end {
        Some(GuestEnd::Threw(error)) => Some((crate::maze::visible(error), Typeface::Mono, true)),
        _ => None,
    };
    let told = told.into_iter().map(|(text, is_bad)| (text, Typeface::Body, is_bad));
    for (text, face, is_bad) in thrown.into_iter().chain(told) {
        let style = style(painter, face, is_bad);
        let broken = painter.broken(style, lines.w, &text);
        shown.extend(broken.into_iter().map(|line| (line.to_owned(), style)));
    }
    shown.truncate(rows);
    let said = program.act.lines(program.deck.step);
    let last = &said[said.len().saturating_sub(rows - shown.len())..];
    shown.extend(last.iter().map(|line| {
        let (text, is_bad) = line_of_log(line, words);
        (text, style(painter, Typeface::Mono, is_bad))
    }));
    for (place, (text, style)) in shown.iter().enumerate() {
        let at = Rect { y: lines.y + place as f32 * LOG_LINE, h: LOG_LINE, ..lines };
        painter.words(at, *style, text);
    }
}

/// A line of the log, and whether it means nothing to the game.
fn line_of_log(line: &LogLine, words: &OwnProgramWords) -> Telling {
    let text = crate::maze::visible(&line.text);
    match line.kind {
        LogKind::Said => (text, false),
        LogKind::Meaningless(number) => (words.meaningless(number, &text), true),
    }
}

/// What the program is called.
fn name_of(order: &GuestOrder, words: &OwnProgramWords) -> String {
    let Some(page) = &order.page else { return order.command.clone() };
    let lines = || page.bytes(order.task).split(|&byte| byte == b'\n').count() as u32;
    match page {
        PageProgram::Example => words.example(lines()),
        PageProgram::Own { name, .. } if name.is_empty() => words.pasted(lines()),
        PageProgram::Own { name, .. } => name.clone(),
    }
}

fn draw_numbers(context: &Context, program: &OwnProgram, place: Rect, painter: &mut Painter) {
    let words = &context.words().own_program;
    let [command, state, numbers] =
        column(place).gap(S).split([fixed(LINE), fixed(2.0 * LINE), grow(1.0)]);
    let name = program.file().map_or_else(|| name_of(&program.order, words), str::to_owned);
    let line = crate::maze::visible(&name);
    painter.words(command, painter.ink(Typeface::Mono, BODY), &line);
    let (sentence, is_bad) = match &program.end {
        _ if program.film_share.is_some() => (context.words().watch.filming.to_owned(), false),
        // Its words stand below.
        Some(GuestEnd::Threw(_)) if program.act.verdict().is_none() => {
            (words.end.threw.to_owned(), true)
        }
        _ => state_of(program, words),
    };
    let colour = if is_bad { painter.palette.danger } else { painter.palette.accent_text };
    let [line, track, _] = column(state).split([fixed(LINE), fixed(S), grow(1.0)]);
    let place = if let Some(share) = program.film_share {
        painter.wait(track, share);
        line
    } else {
        state
    };
    painter.words(place, Style::new(Typeface::Strong, BODY, colour), &sentence);
    if numbers.h < 2.0 * LINE {
        return;
    }
    let figures = match &program.act {
        Act::Walk { run, .. } => walk::figures(context, &run.moment.stage, painter),
        Act::Build { run, .. } => build::figures(context, &run.moment.stage, painter),
        Act::Solve { run, .. } => solve::figures(context, &run.moment.stage, painter),
    };
    for ((label, value), place) in figures.iter().zip(grid(numbers, 3, figures.len(), S)) {
        let [above, below] = column(place).split([fixed(LINE), grow(1.0)]);
        painter.label(above, label);
        painter.words(below, painter.ink(Typeface::Title, NUMBER), value);
    }
}

/// What the program does or did, and whether that is a fault.
pub fn state_of(program: &OwnProgram, words: &OwnProgramWords) -> Telling {
    if program.form.is_some() {
        return (String::new(), false);
    }
    let Some(end) = &program.end else { return (words.running.to_owned(), false) };
    match program.act.verdict() {
        Some(true) => return (words.right.to_owned(), false),
        Some(false) => return (words.is_wrong.to_owned(), true),
        None => {}
    }
    (guest::end(&words.end, end), !end.is_peaceful())
}

fn draw_timeline(
    context: &Context,
    program: &OwnProgram,
    stage: &WatchStage,
    painter: &mut Painter,
) {
    let (words, deck, bar) = (context.words(), &program.deck, stage.bar);
    let share = (deck.position(context.blend) / deck.steps.max(1) as f64) as f32;
    let parts = [(bar.x, bar.right(), painter.palette.trail, "")];
    draw_bar(painter, bar, bar.x + bar.w * share, &parts, words);
    let steps = step_words(painter, stage, &words.watch, [deck.step, deck.steps]);
    let told = [steps, speed_words(&words.watch, deck.speed())];
    draw_deck(painter, stage, deck.is_playing, &told, words);
}

fn draw_foot(program: &OwnProgram, words: &Words, painter: &mut Painter) {
    let (key, own) = (&words.key, &words.own_program);
    if program.form.is_some() {
        let keys: [(bool, &[Cap], &str); 5] = [
            (true, &UP_DOWN, key.choose),
            (true, &PASTE, key.paste),
            (program.script().is_some(), &COPY, own.copy),
            (program.order.is_named(), &[Cap::Enter], own.begin),
            (true, &ESC, key.back),
        ];
        return foot_of(painter, &keys);
    }
    let walks = matches!(program.act, Act::Walk { .. });
    let (is_over, is_filming) = (program.is_over(), program.film_share.is_some());
    foot_of(
        painter,
        &[
            (is_filming, &ESC, key.cancel),
            (true, &[Cap::Of(KeyCommand::PlayPause)], key.play_pause),
            (true, &ASIDE, key.step),
            (true, &UP_DOWN, key.speed),
            (program.file().is_none(), &[Cap::Enter], own.again),
            (program.may_have_another(), &[Cap::Of(KeyCommand::NewSeed)], own.another_maze),
            (true, &[Cap::Word("Y")], own.other_program),
            (walks && program.is_running(), &[Cap::Word("Tab")], own.walk.press_reset),
            (is_over && !is_filming, &[Cap::Of(KeyCommand::Film)], key.film),
            (program.can_be_told(), &[Cap::Word("J")], own.keep),
            (true, &[Cap::Of(KeyCommand::Picture)], key.picture),
            (!is_filming, &ESC, key.back),
            (true, &[Cap::Word("Shift")], key.times_ten),
            (true, &[Cap::Word("Ctrl")], key.times_hundred),
        ],
    );
}
