//! The shelf: a sheet for each card and each exercise, with what it is about.

use crate::game::lab::{Offer, cards, search_cards};
use crate::screens::lab::Lab;
use crate::screens::parts::prelude::*;

/// The maximum size of the shelf, and the gap between two sheets.
const MOST: Vec2 = vec2(1180.0, 1000.0);
const GAP: f32 = 14.0;
const CLOSE_GAP: f32 = 8.0;
/// The height of a sheet's title, and the space about it and about the text below it.
const TITLE: f32 = 22.0;
const PAD: Vec2 = vec2(M + XS, XS);
/// The size of the arrows that turn the page, and the width of the page number.
const ARROW: f32 = 44.0;
const NUMBERS: f32 = 44.0;

/// The sheets of one page, in columns. They are split into pages where not all of them have room
/// with their full texts.
struct Page {
    columns: [Vec<Offer>; 3],
    /// The column and the row that have the keyboard focus.
    focus: (usize, usize),
    /// The number of rows on a page.
    rows: usize,
    /// The number of the page, counted from 0, and the number of pages.
    number: usize,
    count: usize,
    /// The maximum number of lines of the text on a sheet.
    lines: usize,
}

impl Page {
    fn new(context: &Context, lab: &Lab, painter: &Painter, area: Rect, gap: f32) -> Self {
        let columns = Offer::columns();
        let most = columns.iter().map(Vec::len).max().unwrap_or(1);
        let width = row(area).gap(gap).evenly(columns.len())[0].inset_by(PAD).w;
        let style = about_style(painter);
        let lines_of = |offer| painter.broken(style, width, said(context, offer).1).len();
        let lines = Offer::all().map(lines_of).max().unwrap_or(1);
        let sheet = TITLE + lines as f32 * LINE + 2.0 * PAD.y;
        let fitting = (((area.h + gap) / (sheet + gap)) as usize).clamp(1, most);
        let count = most.div_ceil(fitting);
        let rows = most.div_ceil(count);
        let focus = Offer::column_and_row(lab.shelf.focus);
        Self { columns, focus, rows, number: focus.1 / rows, count, lines }
    }

    /// The first sheet on another page: in the focused column, if that goes on so far.
    fn first_of(&self, number: usize) -> usize {
        let row = number * self.rows;
        let mut all = [self.focus.0].into_iter().chain(0..self.columns.len());
        let column = all.find(|&column| row < self.columns[column].len());
        Offer::place_at(column.unwrap_or_default(), row)
    }
}

pub fn draw(context: &Context, lab: &Lab, painter: &mut Painter) {
    let words = context.words();
    let [head, body] = page(painter.room(), MOST);
    let [names, body] = column(body).gap(XS).split([fixed(LINE), grow(1.0)]);
    let gap = if is_compact(painter.screen) { CLOSE_GAP } else { GAP };
    let page = Page::new(context, lab, painter, body, gap);
    let head = instead_of_foot(painter, head);
    let turns = if page.count > 1 { fixed(2.0 * ARROW + NUMBERS) } else { nothing() };
    let [head, turns] = row(head).gap(M).split([grow(1.0), turns]);
    let letters = Sizes::of(painter.screen).title;
    let rest = painter.heading(head, painter.ink(Typeface::Title, letters), words.lab.laboratory);
    painter.note(rest, painter.muted(Typeface::Body, BODY), words.lab.shelf);
    if let Some(turns) = turns.unless_empty() {
        draw_turns(words, &page, turns, painter);
    }
    let titles = [words.lab.union_find, words.lab.searches, words.lab.by_oneself];
    for (name, title) in row(names).gap(gap).evenly(titles.len()).into_iter().zip(titles) {
        painter.words(name, painter.muted(Typeface::Strong, LABEL), title);
    }
    draw_columns(context, &page, painter, body, gap);
    foot(
        painter,
        &[(&ARROWS, words.key.choose), (&[Cap::Enter], words.key.take), (&ESC, words.key.back)],
    );
}

/// The page number, between arrows that lead to the others.
fn draw_turns(words: &Words, page: &Page, place: Rect, painter: &mut Painter) {
    let [before, numbers, after] = row(place).split([fixed(ARROW), grow(1.0), fixed(ARROW)]);
    let text = |number: usize| format!("{} / {}", number + 1, page.count);
    let style = painter.muted(Typeface::Strong, LABEL).centred();
    painter.words(numbers, style, &text(page.number));
    for (place, way, by) in [(before, Way::Left, -1), (after, Way::Right, 1)] {
        let other = page.number.checked_add_signed(isize::from(by));
        if let Some(other) = other.filter(|&other| other < page.count) {
            let button = middle(place, vec2(ARROW, ARROW));
            painter.button(button, ButtonKind::Plain, "", None, Attention::default());
            painter.chevron(way, button.center(), S, painter.palette.ink);
            let name = format!("{} {}", words.how_to.other_page, text(other));
            painter.named_control(button, Target::Arrow(page.first_of(other), by), name);
        }
    }
}

/// A column for each kind of offer.
fn draw_columns(context: &Context, page: &Page, painter: &mut Painter, area: Rect, gap: f32) {
    let places = row(area).gap(gap).evenly(page.columns.len());
    for (number, (offers, place)) in page.columns.iter().zip(places).enumerate() {
        let sheets = column(place).gap(gap).evenly(page.rows);
        let shown = offers.iter().enumerate().skip(page.number * page.rows);
        for ((row, &offer), sheet) in shown.zip(sheets) {
            draw_sheet(painter, sheet, offer, page.lines, said(context, offer));
            if (number, row) == page.focus {
                painter.focus_ring(sheet.inset(XS), M);
            }
            painter.control(sheet, Target::Entry(Offer::place_at(number, row)));
        }
    }
}

/// The name of an offer, and what it is about.
fn said(context: &Context, offer: Offer) -> (&'static str, &'static str) {
    let all = context.words();
    let words = &all.lab;
    match offer {
        Offer::Card(place) => cards()
            .get(place)
            .map_or(("", ""), |card| (all.on_card(&card.title), all.on_card(&card.about))),
        Offer::Search(place) => search_cards()
            .get(place)
            .map_or(("", ""), |card| (all.on_card(&card.title), all.on_card(&card.about))),
        Offer::Bench => (words.bench, words.bench_about),
        Offer::WhichBuilt => (all.which_built.title, all.which_built.about),
        Offer::Practice(skill) => (words.skills.of(skill), words.skill_notes.of(skill)),
    }
}

/// The style of the text on a sheet.
fn about_style(painter: &Painter) -> Style {
    painter.muted(Typeface::Body, LABEL)
}

fn draw_sheet(
    painter: &mut Painter,
    place: Rect,
    offer: Offer,
    lines: usize,
    (title, about): (&str, &str),
) {
    painter.panel(place);
    let palette = painter.palette;
    let colour = match offer {
        Offer::Card(_) | Offer::Search(_) => palette.accent,
        Offer::Bench => palette.second_accent,
        Offer::Practice(_) | Offer::WhichBuilt => palette.path,
    };
    let [_, band, _] = row(place).split([fixed(S), fixed(XS), grow(1.0)]);
    painter.round_rect(band.inset_by(vec2(0.0, M)), XS / 2.0, colour);
    let parts = [fixed(TITLE), fixed(lines as f32 * LINE)];
    let [line, below] = column(place.inset_by(PAD)).up_to(XS).centred().split(parts);
    painter.words(line, painter.ink(Typeface::Title, NUMBER), title);
    painter.lines(below, about_style(painter), about);
}
