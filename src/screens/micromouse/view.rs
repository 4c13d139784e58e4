//! A micromouse in its maze: what it has found and marked, its numbers and its log, and the
//! timeline.

use crate::game::form::Form;
use crate::game::walker::{Gait, Pose};
use crate::guest::{GuestEnd, LogKind, LogLine, MouseBody, MouseStage, six_digits};
use crate::maze::Direction;
use crate::picture::form::FormRow;
use crate::screens::micromouse::{Micromouse, MouseRow};
use crate::screens::parts::prelude::*;
use crate::screens::watch::view::layout::WatchStage;
use crate::screens::watch::view::timeline::{draw_bar, draw_deck, speed_words, step_words};
use crate::words::MicromouseWords;

/// The width of the panel beside the maze, and its height below it in a tall window.
const PANEL: f32 = 360.0;
const PANEL_BELOW: f32 = 260.0;
/// The height of the numbers at the top of the panel.
const NUMBERS: f32 = 190.0;
/// The height of a line of the log.
const LOG_LINE: f32 = 22.0;
/// How large the letters on a room are at most, in parts of it; smaller ones than these are left out.
const ROOM_LETTERS: f32 = 0.42;
const LEAST_LETTERS: f32 = 13.0;
/// How dark what the mouse has not found is, in light looks and in dark ones.
const DIM: f32 = 0.34;
const DIM_IN_THE_DARK: f32 = 0.62;
const COLOUR_SEEN: f32 = 0.55;
/// The form, and the height of its rows.
const FORM: Vec2 = vec2(620.0, 330.0);
const ROW_HEIGHT: f32 = 46.0;
/// How wide a wall is that the mouse says is there, in parts of a room.
const WALL: f32 = 0.09;

pub fn draw<'a>(context: &Context<'a>, mouse: &'a Micromouse, painter: &mut Painter<'a>) {
    let words = context.words();
    painter.background();
    let screen = painter.screen;
    let panel = if screen.h > screen.w { [0.0, PANEL_BELOW] } else { [PANEL, 0.0] };
    let stage = WatchStage::new(screen, panel);
    let style = painter.ink(Typeface::Title, stage.letters);
    let heading = code::in_corner(context, stage.heading, painter);
    painter.words(heading, style, words.micromouse.heading);
    let sight = draw_whole(
        context,
        &mouse.measured,
        Traces::Lesson { path: &[], closed: Vec::new() },
        stage.maze,
        Ground::Window { lantern: None },
        painter,
    );
    draw_marks(&mouse.moment.stage, &sight, painter);
    draw_figures(context, mouse, &sight, painter);
    let panel = stage.beside.unless_empty().unwrap_or(stage.below);
    draw_panel(context, mouse, panel, painter);
    draw_timeline(context, mouse, &stage, painter);
    if let Some(form) = &mouse.form {
        draw_form(context, mouse, form, painter);
    }
    draw_foot(mouse, words, painter);
}

/// What the mouse has coloured, written and not found yet, and the walls that it says are there.
fn draw_marks(stage: &MouseStage, sight: &MazeSight, painter: &mut Painter) {
    let (palette, pitch) = (painter.palette, sight.pitch());
    let (width, height) = (stage.maze.width, stage.maze.height);
    // Where lines between rooms cross; counted from the top left, as rooms are seen.
    let post = |x: u16, y: u16| sight.room_to_screen(vec2(x.into(), y.into()));
    let number = |x: u16, y: u16| usize::from(height - 1 - y) * usize::from(width) + usize::from(x);
    let places = || (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
    for (x, y) in places() {
        if let Some(colour) = stage.colour(number(x, y)) {
            let room = Rect::between(post(x, y), post(x + 1, y + 1));
            let colour = Color::see_through(colour.rgb(), COLOUR_SEEN);
            painter.rect(room.inset(pitch * WALL / 2.0), colour);
        }
    }
    let is_dark = palette.ink.luminance() > palette.background.luminance();
    let dim = if is_dark { palette.background } else { palette.ink };
    let dim = Color { a: if is_dark { DIM_IN_THE_DARK } else { DIM }, ..dim };
    for y in 0..height {
        let is_unfound = |&x: &u16| !stage.has_found(number(x, y));
        let mut x = 0;
        while let Some(from) = (x..width).find(is_unfound) {
            let to = (from..width).find(|x| !is_unfound(x)).unwrap_or(width);
            painter.rect(Rect::between(post(from, y), post(to, y + 1)), dim);
            x = to;
        }
    }
    for (x, y) in places() {
        let walls = stage.walls(number(x, y));
        let ends = [
            (Direction::Up, (x, y), (x + 1, y)),
            (Direction::Right, (x + 1, y), (x + 1, y + 1)),
            (Direction::Down, (x, y + 1), (x + 1, y + 1)),
            (Direction::Left, (x, y), (x, y + 1)),
        ];
        // Two rooms know the wall between them, and one of them draws it.
        let is_own = |side| match side {
            Direction::Up | Direction::Right => true,
            Direction::Down => y + 1 == height,
            Direction::Left => x == 0,
        };
        for (side, from, to) in ends {
            if walls.contains(side) && is_own(side) {
                let [from, to] = [from, to].map(|(x, y)| post(x, y));
                painter.line(from, to, (pitch * WALL).max(2.0), palette.second_accent);
            }
        }
    }
    for (cell, text) in stage.texts() {
        let middle = sight.to_screen(tile_vec(stage.maze.tile(cell)));
        let room = Rect::about(middle, pitch * (0.5 - WALL));
        let widest = painter.measure(Typeface::Mono, 1.0, text).max(f32::EPSILON);
        let size = (room.w / widest).min(ROOM_LETTERS * pitch);
        if size >= LEAST_LETTERS {
            painter.words(room, Style::new(Typeface::Mono, size, palette.ink).centred(), text);
        }
    }
}

/// Mouse, cheese and start.
fn draw_figures(context: &Context, mouse: &Micromouse, sight: &MazeSight, painter: &mut Painter) {
    let side = (sight.pitch() * 1.1).max(M);
    let feet = vec2(0.0, side * 0.3);
    let maze = &mouse.measured.maze;
    let place = |tile: Vec2| sight.to_standing(tile);
    for &goal in maze.goals() {
        let at = place(tile_vec(goal)) + feet;
        painter.standing(SheetName::Cheese, context.frames.cheese(), at, side * 0.8);
    }
    let ([before, after], share) = mouse.pose(context.blend);
    let height = mouse.moment.stage.maze.height;
    let tiles = |body: MouseBody| {
        let [x, y] = body.at.map(|half| half as f32);
        vec2(x, f32::from(height) * 2.0 - y)
    };
    let at = tiles(before).lerp(tiles(after), share);
    let gait = if mouse.moment.stage.has_bumped {
        Gait::Bumped(0.2)
    } else if before.at == after.at {
        Gait::Idle
    } else {
        Gait::Walking(share)
    };
    let body = if share < 0.5 { before } else { after };
    let heading = [Direction::Up, Direction::Right, Direction::Down, Direction::Left]
        [usize::from(body.heading.div_ceil(2) % 4)];
    let pose = Pose { at: at.into(), heading, gait };
    let frame = context.frames.character(pose, 0.0);
    painter.standing(SheetName::Mouse, frame, place(at) + feet, side);
}

fn draw_panel(context: &Context, mouse: &Micromouse, panel: Rect, painter: &mut Painter) {
    let words = &context.words().micromouse;
    painter.panel(panel);
    let inner = panel.inset(M);
    let (numbers, log) = if panel.w > panel.h {
        let [numbers, log] = row(inner).gap(L).split([fixed(PANEL - 2.0 * M), grow(1.0)]);
        (numbers, log)
    } else {
        let [numbers, log] = column(inner).gap(S).split([fixed(NUMBERS), grow(1.0)]);
        (numbers, log)
    };
    draw_numbers(context, mouse, numbers, painter);
    let [head, lines] = column(log).split([fixed(LINE), grow(1.0)]);
    painter.label(head, words.log);
    let rows = (lines.h / LOG_LINE) as usize;
    let said = mouse.log.lines(mouse.deck.step);
    let last = &said[said.len().saturating_sub(rows)..];
    for (place, line) in last.iter().enumerate() {
        let at = Rect { y: lines.y + place as f32 * LOG_LINE, h: LOG_LINE, ..lines };
        let (text, is_strange) = told(line, words);
        let style = if is_strange {
            Style::new(Typeface::Mono, NOTE, painter.palette.danger)
        } else {
            painter.ink(Typeface::Mono, NOTE)
        };
        painter.words(at, style, &text);
    }
}

/// A line of the log, and whether it means nothing to the game.
fn told(line: &LogLine, words: &MicromouseWords) -> (String, bool) {
    let text = crate::maze::visible(&line.text);
    match line.kind {
        LogKind::Said => (text, false),
        LogKind::Meaningless(number) => (words.meaningless(number, &text), true),
    }
}

fn draw_numbers(context: &Context, mouse: &Micromouse, place: Rect, painter: &mut Painter) {
    let words = &context.words().micromouse;
    let score = &mouse.moment.stage.score;
    let [command, state, numbers] =
        column(place).gap(S).split([fixed(LINE), fixed(2.0 * LINE), grow(1.0)]);
    let line = crate::maze::visible(&mouse.order.command);
    painter.words(command, painter.ink(Typeface::Mono, BODY), &line);
    let (sentence, is_bad) = state_of(mouse, words);
    let colour = if is_bad { painter.palette.danger } else { painter.palette.accent_text };
    let style = Style::new(Typeface::Strong, BODY, colour);
    painter.words(state, style, &sentence);
    let best = match score.best {
        Some(_) => six_digits(score.score()),
        None => words.none_yet.to_owned(),
    };
    let half_steps = |steps: f32| painter.numbers.of((steps / 2.0) as u64);
    let found = (0..mouse.moment.stage.maze.cells())
        .filter(|&cell| mouse.moment.stage.has_found(cell))
        .count();
    let stats = [
        (words.score, best),
        (words.runs, painter.numbers.of(u64::from(score.runs))),
        (words.found, painter.numbers.of(found as u64)),
        (words.walked, half_steps(score.total.distance)),
        (words.turns, painter.numbers.of(score.total.turns as u64)),
        (words.this_run, half_steps(score.current.distance)),
    ];
    for ((label, value), place) in stats.iter().zip(grid(numbers, 3, stats.len(), S)) {
        let [above, below] = column(place).split([fixed(LINE), grow(1.0)]);
        painter.label(above, label);
        painter.words(below, painter.ink(Typeface::Title, NUMBER), value);
    }
}

/// What the program does, and whether that is a fault.
fn state_of(mouse: &Micromouse, words: &MicromouseWords) -> (String, bool) {
    if mouse.form.is_some() {
        return (String::new(), false);
    }
    let Some(end) = &mouse.end else { return (words.running.to_owned(), false) };
    (end_words(end, words), !end.is_peaceful())
}

fn end_words(end: &GuestEnd, words: &MicromouseWords) -> String {
    use crate::guest::Enough;
    let end_of = &words.end;
    match end {
        GuestEnd::Done | GuestEnd::Finished => end_of.finished.to_owned(),
        GuestEnd::Enough(Enough::NoBetterRun) => end_of.no_better_run.to_owned(),
        GuestEnd::Enough(Enough::NoMovement) => end_of.no_movement.to_owned(),
        GuestEnd::Enough(Enough::TooMany) => end_of.too_many.to_owned(),
        GuestEnd::Failed(code) => end_of.failed(*code),
        GuestEnd::Killed(signal) => end_of.killed(*signal),
        GuestEnd::NotStarted(why) => end_of.not_started(why),
        GuestEnd::Silent(seconds) => end_of.silent(*seconds),
        GuestEnd::TooSlow(seconds) => end_of.too_slow(*seconds),
        GuestEnd::TooMuchOutput(mib) => end_of.too_much_output(*mib),
        GuestEnd::LongLine(kib) => end_of.long_line(*kib),
        GuestEnd::NotReading(mib) => end_of.not_reading(*mib),
        GuestEnd::TooMuchMemory(mib) => end_of.too_much_memory(*mib),
        GuestEnd::TooManyProcesses(count) => end_of.too_many_processes(*count),
        GuestEnd::Stopped => end_of.stopped.to_owned(),
    }
}

fn draw_timeline(context: &Context, mouse: &Micromouse, stage: &WatchStage, painter: &mut Painter) {
    let (words, deck, bar) = (context.words(), &mouse.deck, stage.bar);
    let share = (deck.position(context.blend) / deck.steps.max(1) as f64) as f32;
    let parts = [(bar.x, bar.right(), painter.palette.trail, "")];
    draw_bar(painter, bar, bar.x + bar.w * share, &parts, words);
    let steps = step_words(painter, stage, &words.watch, [deck.step, deck.steps]);
    let told = [steps, speed_words(&words.watch, deck.speed())];
    draw_deck(painter, stage, deck.is_playing, &told, words);
}

/// The form in which the player names the program.
fn draw_form(context: &Context, mouse: &Micromouse, form: &Form<MouseRow>, painter: &mut Painter) {
    let words = &context.words().micromouse;
    let panel = panel_over(painter, FORM);
    let [heading, about, command, folder, run] = column(panel.inset(L)).gap(S).split([
        fixed(HEADING + M),
        grow(1.0),
        fixed(ROW_HEIGHT),
        fixed(ROW_HEIGHT),
        fixed(ROW_HEIGHT),
    ]);
    painter.words(heading, painter.ink(Typeface::Title, HEADING), words.heading);
    painter.lines(about, painter.ink(Typeface::Body, BODY), words.about);
    let rows =
        [(MouseRow::Command, words.command, command), (MouseRow::Folder, words.folder, folder)];
    for (row, label, rect) in rows {
        let control = row.control(&mouse.order);
        FormRow::new(form, row, control, label, context.frames.seconds).draw_beside(
            rect,
            painter.palette.ink,
            painter,
            |_| String::new(),
        );
    }
    let attention = Attention::focused(form.focus() == Some(MouseRow::Run));
    let enter = mouse.has_command().then_some(Cap::Enter);
    painter.button(run, ButtonKind::Main, words.begin, enter, attention);
    painter.control(run, Target::Field(MouseRow::Run as usize));
}

fn draw_foot(mouse: &Micromouse, words: &Words, painter: &mut Painter) {
    let (key, own) = (&words.key, &words.micromouse);
    if mouse.form.is_some() {
        let keys: [(bool, &[Cap], &str); 4] = [
            (true, &UP_DOWN, key.choose),
            (true, &PASTE, key.paste),
            (mouse.has_command(), &[Cap::Enter], own.begin),
            (true, &ESC, key.back),
        ];
        return foot_of(painter, &keys);
    }
    foot_of(
        painter,
        &[
            (true, &[Cap::Of(KeyCommand::PlayPause)], key.play_pause),
            (true, &ASIDE, key.step),
            (true, &UP_DOWN, key.speed),
            (true, &[Cap::Enter], own.again),
            (mouse.is_grown(), &[Cap::Of(KeyCommand::NewSeed)], own.another_maze),
            (true, &[Cap::Word("Y")], own.other_program),
            (mouse.is_running(), &[Cap::Word("Tab")], own.press_reset),
            (true, &ESC, key.back),
            (true, &[Cap::Word("Shift")], key.times_ten),
            (true, &[Cap::Word("Ctrl")], key.times_hundred),
        ],
    );
}
