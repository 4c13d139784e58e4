//! The records: a list of kinds of maze, and beside it numbers and a chart of the chosen one.

pub mod chart;
pub mod detail;
pub mod list;

use crate::game::records::{MazeKind, Week};
use crate::screens::parts::prelude::*;
use crate::screens::records::{Focus, RecordsButton, RecordsScreen, rows};

/// The most of a large window that is used.
const MOST: Vec2 = vec2(1440.0, 860.0);
/// The maximum width of the totals.
const TOTALS: f32 = 620.0;

pub fn draw(context: &Context, screen: &RecordsScreen, painter: &mut Painter) {
    painter.background();
    let size = Sizes::of(painter.screen);
    let [heading, body] = page(painter.screen, MOST);
    let records = context.words().records.records;
    let beside = painter.heading(heading, painter.ink(Typeface::Title, size.title), records);
    let rows = rows(&context.world.archive.shown);
    if let Some(&chosen) = rows.get(screen.chosen) {
        draw_totals(context, beside, painter);
        // A tall window has more room below each other than side by side.
        let shared = if is_narrow(painter.screen) { column } else { row };
        let [list, detail] = shared(body).gap(size.gap).split([grow(1.1), grow(1.4)]);
        list::draw(context, screen, &rows, list, painter);
        painter.panel(detail);
        let [known, note, buttons] = column(detail.inset(size.pad)).gap(size.gap / 2.0).split([
            grow(1.0),
            fixed(LINE),
            fixed(size.control),
        ]);
        detail::draw(context, chosen, known, painter);
        draw_note(context, note, painter);
        for (button, rect) in RecordsButton::ALL.into_iter().zip(row(buttons).gap(S).evenly(3)) {
            if button.can_be_pressed(&context.world.archive) {
                draw_button(context, screen, button, rect, painter);
            }
        }
    } else {
        draw_none(context, screen, body, painter);
    }
    draw_foot(context, painter, rows.len());
}

/// The streak, and the totals of all runs.
fn draw_totals(context: &Context, place: Rect, painter: &mut Painter) {
    let (words, history) = (context.words(), &context.world.archive.shown);
    let (totals, streak) = (history.totals(), history.daily());
    let numbers = [
        (words.records.streak, words.number.of(streak.current(context.world.today))),
        (words.records.longest_streak, words.number.of(streak.longest())),
        (words.records.mazes, words.number.of(totals.runs)),
        (words.steps, words.number.of(totals.steps)),
        (words.time, sentences::hours(&words.records, totals.milliseconds)),
    ];
    let [_, numbers_at] = row(place).split([grow(1.0), grow(3.0).at_most(TOTALS)]);
    let lines = column(numbers_at).centred().split::<1>([grow(1.0).at_most(LINE + HEADING + S)]);
    painter.numbers(lines[0], NUMBER, &numbers);
}

/// Whether cleared records can be restored, and what is kept whatever is cleared.
fn draw_note(context: &Context, note: Rect, painter: &mut Painter) {
    let (words, palette) = (&context.words().records, painter.palette);
    let (text, colour) = if context.world.archive.can_undo() {
        (words.can_undo, palette.accent_text)
    } else {
        (words.cannot_undo, palette.muted_ink)
    };
    painter.words(note, Style::new(Typeface::Body, LABEL, colour), text);
}

fn draw_button(
    context: &Context,
    screen: &RecordsScreen,
    button: RecordsButton,
    rect: Rect,
    painter: &mut Painter,
) {
    let words = &context.words().records;
    let (kind, text) = match button {
        RecordsButton::Clear => (ButtonKind::Plain, words.clear),
        RecordsButton::ClearAll if screen.is_asking => (ButtonKind::Second, words.press_again),
        RecordsButton::ClearAll => (ButtonKind::Plain, words.clear_all),
        RecordsButton::Undo => (ButtonKind::Main, words.undo),
    };
    let attention = Attention::focused(screen.focus == Focus::Button(button));
    painter.button(rect, kind, text, None, attention);
    painter.control(rect, Target::Entry(button as usize));
}

/// The size of mazes of a kind, and how they were built.
fn kind_words(kind: MazeKind, words: &Words) -> [String; 2] {
    match kind {
        MazeKind::Grown { size, .. } if Week::has_kind(kind) => {
            let size = words.number.sides([size.width(), size.height()]);
            [words.week.weekly.to_owned(), size]
        }
        MazeKind::Grown { size, generator } => {
            let built = words.title(generator.info().name);
            [words.number.sides([size.width(), size.height()]), built.to_owned()]
        }
        MazeKind::Elsewhere => {
            [words.records.elsewhere.to_owned(), words.records.elsewhere_note.to_owned()]
        }
    }
}

fn streak_words(context: &Context) -> String {
    let streak = context.world.archive.shown.daily();
    context.words().records.days_in_a_row(streak.current(context.world.today))
}

fn draw_foot(context: &Context, painter: &mut Painter, rows: usize) {
    let (key, words) = (&context.words().key, &context.words().records);
    foot_of(
        painter,
        &[
            (rows > 1, &UP_DOWN, key.choose),
            (rows > 0, &ASIDE, words.buttons),
            (rows > 0, &[Cap::Word("Backspace")], words.clear),
            (context.world.archive.can_undo(), &[Cap::Of(KeyCommand::Undo)], words.undo),
            (true, &ESC, key.back),
        ],
    );
}

/// The sizes of the panel while there are no records, of its button, and of the princess on it.
const PANEL: Vec2 = vec2(520.0, 236.0);
const BUTTON: Vec2 = vec2(240.0, 50.0);
const PRINCESS: f32 = 130.0;

/// What is shown while there are no records, or after all were cleared: how to get some.
fn draw_none(context: &Context, screen: &RecordsScreen, place: Rect, painter: &mut Painter) {
    let words = &context.words().records;
    let [_, below] = column(place).split([fixed(PRINCESS / 2.0), grow(1.0)]);
    let panel = middle(below, PANEL);
    painter.panel(panel);
    let feet = vec2(panel.center().x, panel.y + XS);
    painter.standing(SheetName::Princess, context.frames.princess(), feet, PRINCESS);
    let can_undo = context.world.archive.can_undo();
    let [heading, note, button] =
        column(panel.inset(L)).gap(S).split([fixed(2.0 * LINE), grow(1.0), fixed(BUTTON.y)]);
    let text = if can_undo { words.all_cleared } else { words.none_yet };
    painter.words(heading, painter.ink(Typeface::Title, HEADING + XS).centred(), text);
    let button = middle(button, BUTTON);
    if can_undo {
        draw_note(context, note, painter);
        draw_button(context, screen, RecordsButton::Undo, button, painter);
        return;
    }
    painter.lines(note, painter.ink(Typeface::Body, BODY), words.none_yet_note);
    let attention = Attention::focused(true);
    painter.button(button, ButtonKind::Main, words.play_a_maze, Some(Cap::Enter), attention);
    painter.control(button, Target::Choice(0, 0));
}
