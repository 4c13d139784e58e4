//! The daily mazes by day: a month of the calendar with the result of each day, and beside it the
//! streak and the details of the chosen day.

use crate::game::landmarks::LandmarkKind;
use crate::game::records::daily_puzzle::{MOST_COUNTED, PuzzleWeek};
use crate::game::records::{DAYS_A_WEEK, DailyMark, Day, Week, daily, daily_puzzle};
use crate::game::rules::RuleKind;
use crate::screens::daily::{DailyMazes, DailyPart, of_month};
use crate::screens::journey::view::told;
use crate::screens::parts::prelude::*;

/// The most of a large window that is used.
const MOST: Vec2 = vec2(1200.0, 700.0);
/// The most that is used where the calendar lies above the details of a day.
const MOST_NARROW: Vec2 = vec2(1200.0, 1060.0);
/// A month touches at most this many weeks.
const WEEKS: usize = 6;
const CELL_RADIUS: f32 = 12.0;
/// The radius of a day's mark, in a cell and beside its description.
const MARK: f32 = 11.0;
const TODAY_LINE: f32 = 2.0;
/// The height of a row of the legend.
const LEGEND_ROW: f32 = 26.0;
const MISSED_LINES: f32 = 3.0;
/// The opacity of the band that joins consecutive days, and its height in parts of a cell.
const BAND: f32 = 0.18;
const BAND_HEIGHT: f32 = 0.8;
/// The height of the streak, where there is room and where there is little.
const STREAK: [f32; 2] = [148.0, 84.0];
const STREAK_LETTERS: f32 = 0.62;
/// The height of the maze and of the puzzle of a day, the radius of its lemons, and half the size of
/// the sign that it was solved.
const OFFER: f32 = 58.0;
const LEMON: f32 = 7.0;
const SOLVED: f32 = 9.0;
/// The width of what a week of puzzles took, and the radius of the star of the fastest one.
const SUM: f32 = 92.0;
const BEST: f32 = 9.0;
/// In milliseconds.
const AN_HOUR: u64 = 3_600_000;
/// The least width of the text about the weekly maze, and what of it is not for letters.
const WEEK: f32 = 420.0;
const BESIDE_LETTERS: f32 = 3.0 * M + LARGE + 2.0 * S;

pub fn draw(context: &Context, days: &DailyMazes, painter: &mut Painter) {
    painter.background();
    let (size, words) = (Sizes::of(painter.screen), context.words());
    let is_narrow = is_narrow(painter.screen);
    let [heading, body] = page(painter.screen, if is_narrow { MOST_NARROW } else { MOST });
    let about = BESIDE_LETTERS + painter.measure(Typeface::Body, LABEL, words.week.note);
    let name = painter.measure(Typeface::Title, size.title, words.menu.daily);
    let parts = [grow(1.0).at_least(name), grow(1e3).at_most(about.max(WEEK)).at_least(WEEK)];
    let [title, week] = row(heading).gap(size.gap).split(parts);
    painter.words(title, painter.ink(Typeface::Title, size.title), words.menu.daily);
    draw_week(context, days, week, painter);
    let line = if is_narrow { column(body) } else { row(body) };
    let [calendar, beside] = line.gap(size.gap).split([grow(1.5), grow(1.0)]);
    draw_calendar(context, days, calendar, painter);
    draw_beside(context, days, beside, painter);
    let (key, today, part) = (&words.key, context.world.today, days.part);
    let is_on_day = part != DailyPart::Week;
    let onward = match part {
        DailyPart::Maze => words.puzzle.choose,
        DailyPart::Puzzle => words.week.choose,
        DailyPart::Week => words.week.days,
    };
    foot_of(
        painter,
        &[
            (is_on_day, &ARROWS, words.records.choose_day),
            (true, &[Cap::Word("Tab")], onward),
            (true, &[Cap::Enter], play_words(words, part)),
            (is_on_day, &[Cap::Word("PgUp"), Cap::Word("PgDn")], words.records.month),
            (days.chosen(today) != today, &[Cap::Word("End")], words.records.today),
            (true, &ESC, key.back),
        ],
    );
}

/// The weekly maze, and how much of it is done.
fn draw_week(context: &Context, days: &DailyMazes, place: Rect, painter: &mut Painter) {
    let (words, palette) = (context.words(), painter.palette);
    let place = middle(place, vec2(place.w, (place.h - S).min(2.0 * LINE + M)));
    painter.panel(place);
    if days.part == DailyPart::Week {
        painter.focus_ring(place, PANEL_RADIUS);
    }
    let parts = [fixed(LARGE), grow(1.0), fixed(M)];
    let [sign, told, onward] = row(place.inset_by(vec2(M, 0.0))).gap(S).split(parts);
    let feet = sign.center() + vec2(0.0, 0.45 * LARGE);
    painter.landmark(LandmarkKind::House, 0, feet, 0.85 * LARGE);
    let [title, note] = column(told).centred().split([fixed(LINE); 2]);
    let week = Week::of(context.world.today);
    let name = format!("{} · {}", words.week.weekly, words.week.week(week.number()));
    painter.words(title, Style::new(Typeface::Strong, BODY, palette.ink), &name);
    let so_far = days.week.map(|week| {
        let time = match week.milliseconds {
            ..AN_HOUR => words.number.clock(week.milliseconds),
            all => sentences::hours(&words.records, all),
        };
        words.week.so_far(week.rooms_seen, time)
    });
    let done = context.world.archive.shown.best_of(&week.spec().to_string());
    let done = done.map(|best| format!("{} {}", words.best, words.number.clock(best.milliseconds)));
    let note_words = so_far.or(done).unwrap_or_else(|| words.week.note.to_owned());
    painter.words(note, painter.muted(Typeface::Body, LABEL), &note_words);
    painter.chevron(Way::Right, onward.center(), XS + 2.0, palette.accent_text);
    painter.control(place, DailyMazes::PLAY_WEEK);
}

fn draw_calendar(context: &Context, days: &DailyMazes, place: Rect, painter: &mut Painter) {
    let (words, today) = (&context.words().records, context.world.today);
    let (chosen, size) = (days.chosen(today), Sizes::of(painter.screen));
    painter.panel(place);
    let [head, weekdays, weeks] =
        column(place.inset(size.pad)).gap(S).split([fixed(size.control), fixed(LINE), grow(1.0)]);
    // Beside a week of puzzles stands what its fastest ones took.
    let sum = if days.part == DailyPart::Puzzle { fixed(SUM) } else { nothing() };
    let in_week = |line: Rect| row(line).split([grow(1.0), sum]);
    let [before, name, after] =
        row(head).split([fixed(size.control), grow(1.0), fixed(size.control)]);
    painter.words(
        name,
        painter.ink(Typeface::Title, HEADING).centred(),
        &month_words(context, chosen),
    );
    for (arrow, target, way, by) in [
        (before, DailyMazes::MONTHS[0], Way::Left, -1),
        (after, DailyMazes::MONTHS[1], Way::Right, 1),
    ] {
        // The current month is the last one.
        let month = chosen.months_on(by).filter(|&day| of_month(day, 1) <= Some(today));
        if let Some(month) = month {
            painter.chevron(way, arrow.center(), S, painter.palette.accent_text);
            painter.named_control(arrow, target, month_words(context, month));
        }
    }
    let [weekdays, sums] = in_week(weekdays);
    if sums.w > 0.0 {
        let style = painter.muted(Typeface::Strong, LABEL).right();
        painter.words(sums, style, &context.words().puzzle.fastest(MOST_COUNTED as u64));
    }
    let columns = row(weekdays).evenly(DAYS_A_WEEK as usize);
    for (weekday, column) in (0..).zip(columns) {
        let style = painter.muted(Typeface::Strong, LABEL).centred();
        painter.words(column, style, words.weekdays.of(weekday));
    }
    let weeks: Vec<_> = column(weeks).gap(XS).evenly(WEEKS);
    let first = of_month(chosen, 1).map_or(0, Day::weekday);
    let cell = |day: Day| {
        let place = (first + day.date().2 - 1) as usize;
        let (week, weekday) = (place / DAYS_A_WEEK as usize, place % DAYS_A_WEEK as usize);
        row(in_week(weeks[week])[0]).evenly(DAYS_A_WEEK as usize)[weekday]
    };
    let of_month: Vec<Day> = (1..=31).filter_map(|date| of_month(chosen, date)).collect();
    if days.part == DailyPart::Puzzle {
        let fastest_week = days.fastest_week;
        for days in of_month.chunk_by(|one, next| next.weekday() > one.weekday()) {
            let week = weeks[((first + days[0].date().2 - 1) / DAYS_A_WEEK) as usize];
            draw_sum(context, days[0], fastest_week, in_week(week)[1], painter);
        }
    } else {
        draw_bands(context, &of_month, cell, painter);
    }
    for day in of_month {
        draw_day(context, days, day, cell(day), painter);
    }
}

/// What the fastest puzzles of the week of a day took, or how many are still to be solved.
fn draw_sum(
    context: &Context,
    day: Day,
    fastest_week: Option<u64>,
    place: Rect,
    painter: &mut Painter,
) {
    let (words, history) = (context.words(), &context.world.archive.shown);
    let week = PuzzleWeek::of(day, history);
    let Some(time) = week.milliseconds else {
        if week.solved > 0 {
            let told = format!("{} / {MOST_COUNTED}", week.solved);
            painter.words(place, painter.muted(Typeface::Body, LABEL).right(), &told);
        }
        return;
    };
    let is_best = fastest_week == Some(time);
    let clock = words.number.clock(time);
    let ink = if is_best { painter.palette.accent_text } else { painter.palette.ink };
    painter.words(place, Style::new(Typeface::Strong, BODY, ink).right(), &clock);
    if is_best {
        let end = place.right() - painter.measure(Typeface::Strong, BODY, &clock);
        let (fill, edge) = (painter.palette.second_accent, painter.palette.ink);
        painter.star(vec2(end - BEST - XS, place.center().y), BEST, fill, edge);
    }
}

/// A band behind days that were done one after the other.
fn draw_bands(context: &Context, days: &[Day], cell: impl Fn(Day) -> Rect, painter: &mut Painter) {
    let streak = context.world.archive.shown.daily();
    let band = Color { a: BAND, ..painter.palette.accent };
    let goes_on = |one: &Day, next: &Day| {
        streak.is_done(*one) && streak.is_done(*next) && next.weekday() > one.weekday()
    };
    for days in days.chunk_by(goes_on).filter(|days| days.len() > 1) {
        let whole = cell(days[0]).combine_with(cell(days[days.len() - 1]));
        let place = middle(whole, vec2(whole.w, BAND_HEIGHT * whole.h));
        painter.round_rect(place, place.h / 2.0, band);
    }
}

fn draw_day(context: &Context, days: &DailyMazes, day: Day, cell: Rect, painter: &mut Painter) {
    let (palette, today) = (painter.palette, context.world.today);
    let chosen = days.chosen(today);
    let cell = cell.inset(XS / 2.0);
    if day == chosen {
        painter.round_rect(cell, CELL_RADIUS, palette.field);
        if days.part == DailyPart::Maze {
            painter.focus_ring(cell.inset(XS), CELL_RADIUS - XS);
        }
    }
    if day == today {
        painter.round_border(cell, CELL_RADIUS, TODAY_LINE, palette.accent_text);
    }
    let face = if day <= today { Typeface::Title } else { Typeface::Body };
    let style = if day <= today { painter.ink(face, ROW) } else { painter.muted(face, ROW) };
    if days.part == DailyPart::Puzzle {
        return draw_day_of_puzzles(context, day, cell, painter);
    }
    let mark = context.world.archive.shown.daily().mark(day);
    let mark = mark.filter(|_| day <= today);
    let part = if mark.is_some() { fixed(2.0 * MARK) } else { nothing() };
    // In a low cell the mark stands beside the number.
    let [number, sign] = if cell.h < LINE + 2.0 * (MARK + XS) {
        row(cell).gap(XS).centred().split([fixed(2.0 * MARK), part])
    } else {
        column(cell).centred().split([fixed(LINE), part])
    };
    painter.words(number, style.centred(), &day.date().2.to_string());
    if let Some(mark) = mark {
        draw_mark(painter, mark, sign.center());
    }
    if day <= today {
        if context.world.archive.shown.best_of(daily_puzzle::code(day)).is_some() {
            let corner = vec2(cell.right() - SOLVED, cell.y + 2.0 * SOLVED);
            draw_solved(context, corner, painter);
        }
        painter.control(cell, Target::Field(day.date().2 as usize));
    }
}

/// The number of a day, and how fast its puzzle was solved, if it was.
fn draw_day_of_puzzles(context: &Context, day: Day, cell: Rect, painter: &mut Painter) {
    let is_there = day <= context.world.today;
    let face = if is_there { Typeface::Title } else { Typeface::Body };
    let style = if is_there { painter.ink(face, ROW) } else { painter.muted(face, ROW) };
    let best = context.world.archive.shown.best_of(daily_puzzle::code(day));
    let best = best.map(|best| context.words().number.clock(best.milliseconds));
    let below = if best.is_some() { fixed(LINE) } else { nothing() };
    let [number, time] = column(cell).centred().split([fixed(LINE), below]);
    painter.words(number, style.centred(), &day.date().2.to_string());
    if let Some(best) = best {
        let fits = painter.measure(Typeface::Strong, LABEL, &best) < cell.w && 2.0 * LINE <= cell.h;
        if fits {
            let ink = painter.palette.accent_text;
            painter.words(time, Style::new(Typeface::Strong, LABEL, ink).centred(), &best);
        } else {
            let corner = vec2(cell.right() - SOLVED, cell.y + 2.0 * SOLVED);
            draw_solved(context, corner, painter);
        }
    }
    if is_there {
        painter.control(cell, Target::Field(day.date().2 as usize));
    }
}

/// A piece of cheese, for a day whose puzzle was solved.
fn draw_solved(context: &Context, feet: Vec2, painter: &mut Painter) {
    painter.standing(SheetName::Cheese, context.frames.cheese(), feet, 2.0 * SOLVED);
}

/// A star for a day without detours, a tick on a disc for another day done on its date, and a plain
/// tick for a day done later.
fn draw_mark(painter: &mut Painter, mark: DailyMark, at: Vec2) {
    let palette = painter.palette;
    match mark {
        DailyMark::Perfect => painter.star(at, MARK, palette.second_accent, palette.ink),
        DailyMark::OnItsDay => {
            painter.circle(at, MARK, palette.accent);
            painter.tick(at, palette.accent_ink);
        }
        DailyMark::AnotherDay => painter.tick(at, palette.muted_ink),
    }
}

fn draw_beside(context: &Context, days: &DailyMazes, place: Rect, painter: &mut Painter) {
    let (words, today) = (context.words(), context.world.today);
    let (chosen, size) = (days.chosen(today), Sizes::of(painter.screen));
    painter.panel(place);
    let [streak, rule, date, maze, puzzle, notes, button] =
        column(place.inset(size.pad)).gap(S).split([
            fixed(STREAK[usize::from(is_compact(painter.screen))]),
            fixed(TODAY_LINE),
            fixed(LARGE),
            fixed(OFFER),
            fixed(OFFER),
            grow(1.0),
            fixed(size.main),
        ]);
    draw_streak(context, streak, painter);
    painter.rect(rule, painter.palette.panel_edge);
    let date_words = sentences::date(&words.records, chosen);
    painter.words(date, painter.ink(Typeface::Title, HEADING), &date_words);
    let mark = context.world.archive.shown.daily().mark(chosen);
    draw_maze(context, days, mark, maze, painter);
    draw_puzzle(context, days, puzzle, painter);
    if days.part == DailyPart::Puzzle {
        draw_weeks(context, days.fastest_week, notes, painter);
    } else {
        draw_notes(context, chosen < today && mark < Some(DailyMark::OnItsDay), notes, painter);
    }
    let (says, attention) = (play_words(words, days.part), Attention::focused(false));
    painter.button(button, ButtonKind::Main, says, Some(Cap::Enter), attention);
    painter.control(button, DailyMazes::PLAY);
}

/// What Enter and the main button do.
const fn play_words(words: &Words, part: DailyPart) -> &'static str {
    match part {
        DailyPart::Maze => words.key.play_this,
        DailyPart::Puzzle => words.puzzle.play,
        DailyPart::Week => words.week.play,
    }
}

/// Something that can be played on the chosen day, which Enter plays if it is chosen; returns the
/// lines for its title, and for what is told of it.
fn draw_offer(is_chosen: bool, target: Target, place: Rect, painter: &mut Painter) -> [Rect; 2] {
    painter.round_rect(place, CELL_RADIUS, painter.palette.field);
    if is_chosen {
        painter.focus_ring(place, CELL_RADIUS);
    }
    let parts = [grow(1.0), fixed(M)];
    let [told, onward] = row(place.inset_by(vec2(S, 0.0))).gap(S).split(parts);
    painter.chevron(Way::Right, onward.center(), XS + 2.0, painter.palette.accent_text);
    painter.control(place, target);
    column(told).centred().split([fixed(LINE); 2])
}

/// The maze of the chosen day: whether it is done, and how.
fn draw_maze(
    context: &Context,
    days: &DailyMazes,
    mark: Option<DailyMark>,
    place: Rect,
    painter: &mut Painter,
) {
    let (words, today) = (context.words(), context.world.today);
    let (chosen, is_chosen) = (days.chosen(today), days.part == DailyPart::Maze);
    let [title, note] = draw_offer(is_chosen, DailyMazes::PLAY_MAZE, place, painter);
    let spec = daily::spec(chosen);
    let rest = painter.heading(title, painter.ink(Typeface::Strong, BODY), words.menu.daily);
    let size = format!("{} × {}", spec.size().width(), spec.size().height());
    painter.note(rest, painter.muted(Typeface::Strong, NOTE).right(), &size);
    let state = match mark {
        Some(DailyMark::Perfect) => words.records.marks.perfect,
        mark if chosen == today => words.records.daily_state(mark == Some(DailyMark::OnItsDay)),
        Some(mark) => words.records.marks.of(mark),
        None => words.records.not_done,
    };
    let best = context.world.archive.shown.best_of(&spec.to_string());
    let best = best.map(|best| format!("{} {}", words.best, words.number.clock(best.milliseconds)));
    let told = [state.to_owned()].into_iter().chain(best).collect::<Vec<_>>().join(" · ");
    let sign = if mark.is_some() { fixed(2.0 * MARK) } else { nothing() };
    let [sign, says] = row(note).gap(S).split([sign, grow(1.0)]);
    if let Some(mark) = mark {
        draw_mark(painter, mark, sign.center());
    }
    painter.note(says, painter.muted(Typeface::Body, LABEL), &told);
}

/// The puzzle of the chosen day: how hard it is, what it is about, and the best time.
fn draw_puzzle(context: &Context, days: &DailyMazes, place: Rect, painter: &mut Painter) {
    let words = context.words();
    let (chosen, is_chosen) = (days.chosen(context.world.today), days.part == DailyPart::Puzzle);
    let [title, note] = draw_offer(is_chosen, DailyMazes::PLAY_PUZZLE, place, painter);
    let rest = painter.heading(title, painter.ink(Typeface::Strong, BODY), words.puzzle.title);
    let rest = painter.lemons(rest, daily_puzzle::lemons(chosen), LEMON);
    draw_week_of_puzzles(context, chosen, rest, painter);
    let mut rules: Vec<RuleKind> = RuleKind::of(&daily_puzzle::spec(chosen)).collect();
    if rules.len() > 1 {
        rules.retain(|&rule| rule != RuleKind::AllCheeses);
    }
    let about = told(rules, words);
    let best = context.world.archive.shown.best_of(daily_puzzle::code(chosen));
    let sign = if best.is_some() { fixed(2.0 * MARK) } else { nothing() };
    let [sign, says] = row(note).gap(S).split([sign, grow(1.0)]);
    if best.is_some() {
        draw_solved(context, sign.center() + vec2(0.0, SOLVED), painter);
    }
    let best = best.map(|best| format!("{} {}", words.best, words.number.clock(best.milliseconds)));
    let note_words = best.into_iter().chain([about]).collect::<Vec<_>>().join(" · ");
    painter.note(says, painter.muted(Typeface::Body, LABEL), &note_words);
}

/// How many puzzles of the week of a day are solved, if there is room to tell.
fn draw_week_of_puzzles(context: &Context, day: Day, place: Rect, painter: &mut Painter) {
    let (week, history) = (&context.words().week, &context.world.archive.shown);
    let solved = PuzzleWeek::of(day, history).solved;
    let told = format!("{} · {solved} / {DAYS_A_WEEK}", week.week(Week::of(day).number()));
    let width = painter.measure(Typeface::Strong, NOTE, &told);
    let [_, place] = row(place).split([grow(1.0), fixed(width).if_room()]);
    if place.w > 0.0 {
        painter.words(place, painter.muted(Typeface::Strong, NOTE), &told);
    }
}

/// What counts of a week of puzzles, and the fastest week, if there is room.
fn draw_weeks(context: &Context, fastest: Option<u64>, place: Rect, painter: &mut Painter) {
    let words = &context.words().puzzle;
    let best = fastest.map(|time| words.best_week(context.words().number.clock(time)));
    let (style, strong) = (painter.muted(Typeface::Body, LABEL), painter.palette.accent_text);
    let lines = LINE * painter.broken(style, place.w, words.week_note).len() as f32;
    let fastest = if best.is_some() { fixed(LINE).if_room() } else { nothing() };
    let parts = [grow(1.0), fixed(lines).if_room(), fastest];
    let [_, note, fastest] = column(place).split(parts);
    if note.h > 0.0 {
        painter.lines(note, style, words.week_note);
    }
    if let Some(best) = best.filter(|_| fastest.h > 0.0) {
        painter.words(fastest, Style::new(Typeface::Strong, LABEL, strong), &best);
    }
}

/// What happens to a day that was missed, and if there is room, what the marks mean.
fn draw_notes(context: &Context, is_missed: bool, place: Rect, painter: &mut Painter) {
    let (words, signs) = (context.words(), DailyMark::ALL.len() + 1);
    let missed = if is_missed { fixed(MISSED_LINES * LINE).if_room() } else { nothing() };
    let legend = fixed(LEGEND_ROW * signs as f32).if_room();
    let [_, missed, legend] = column(place).gap(S).split([grow(1.0), missed, legend]);
    let style = painter.muted(Typeface::Body, LABEL);
    if let Some(missed) = missed.unless_empty() {
        painter.lines(missed, style, words.records.later_note);
    }
    if legend.h > 0.0 {
        let marks = DailyMark::ALL.into_iter().map(Some).chain([None]);
        for (mark, line) in marks.zip(column(legend).evenly(signs)) {
            let [sign, says] = row(line).gap(S).split([fixed(2.0 * MARK), grow(1.0)]);
            if let Some(mark) = mark {
                draw_mark(painter, mark, sign.center());
                painter.words(says, style, words.records.marks.of(mark));
            } else {
                draw_solved(context, sign.center() + vec2(0.0, SOLVED), painter);
                painter.words(says, style, words.puzzle.solved);
            }
        }
    }
}

/// The mouse, the streak in large figures, and beside it the longest one and the days done.
fn draw_streak(context: &Context, place: Rect, painter: &mut Painter) {
    let (words, today) = (&context.words().records, context.world.today);
    let streak = context.world.archive.shown.daily();
    let letters = (STREAK_LETTERS * place.h).round();
    let number = painter.numbers.of(streak.current(today));
    let [who, told] = row(place).gap(S).split([fixed(place.h), grow(1.0)]);
    let feet = vec2(who.center().x, who.bottom());
    painter.standing(SheetName::Mouse, context.frames.resting(), feet, who.h);
    let width = painter.measure(Typeface::Title, letters, &number) + S;
    let [large, others] = row(told).gap(M).split([fixed(width), grow(1.0)]);
    let [label, below] = column(large).centred().split([fixed(LINE), fixed(letters)]);
    // Puzzles have weeks of their own.
    let whose = format!("{} · {}", words.streak, words.daily);
    painter.label(Rect { w: told.w, ..label }, &whose);
    let style = Style::new(Typeface::Title, letters, painter.palette.accent_text);
    painter.words(below, style, &number);
    let [_, longest, finished] = column(others).centred().split([fixed(LINE); 3]);
    painter.label_pair(longest, words.longest_streak, &painter.numbers.of(streak.longest()));
    painter.label_pair(finished, words.days_done, &painter.numbers.of(streak.finished()));
}

fn month_words(context: &Context, day: Day) -> String {
    let (words, (year, month, _)) = (&context.words().records, day.date());
    words.month_of_year(words.calendar.of(month), year)
}
