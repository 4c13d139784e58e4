//! The shelf: a sheet for each card and each exercise, with what it is about.

use crate::game::lab::{Offer, cards, search_cards};
use crate::game::screen::lab::Lab;
use crate::picture::scene::prelude::*;

/// How large the shelf is at the most, and what lies between two sheets.
const MOST: Vec2 = vec2(1180.0, 760.0);
const GAP: f32 = 14.0;
const CLOSE_GAP: f32 = 8.0;

pub fn draw(context: &Context, lab: &Lab, painter: &mut Painter) {
    let words = context.words();
    let [head, body] = page(painter.room(), MOST);
    let is_close = is_compact(painter.screen());
    let head = instead_of_foot(painter, head);
    let letters = Sizes::of(painter.screen()).title;
    let rest = painter.heading(head, painter.ink(Face::Title, letters), words.lab.laboratory);
    painter.note(rest, painter.muted(Face::Body, BODY), words.lab.shelf);
    let gap = if is_close { CLOSE_GAP } else { GAP };
    draw_columns(context, lab, painter, body, gap);
    foot(
        painter,
        &[(&ARROWS, words.key.choose), (&[Cap::Enter], words.key.take), (&ESC, words.key.back)],
    );
}

/// A sheet is no lower: where there is less room they come page by page.
const LEAST_SHEET: f32 = 40.0;

/// A column for each kind of offer, below its name.
fn draw_columns(context: &Context, lab: &Lab, painter: &mut Painter, area: Rect, gap: f32) {
    let words = &context.words().lab;
    let columns = Offer::columns();
    let most = columns.iter().map(Vec::len).max().unwrap_or(1);
    let [names, area] = column(area).gap(XS).split([fixed(LINE), grow(1.0)]);
    let rows = (((area.h + gap) / (LEAST_SHEET + gap)) as usize).clamp(1, most);
    let pages = most.div_ceil(rows);
    let rows = most.div_ceil(pages);
    let focus = lab.shelf().focus();
    let begins = columns.iter().scan(0, |begin, offers| {
        *begin += offers.len();
        Some(*begin - offers.len())
    });
    let begins: Vec<usize> = begins.collect();
    let place_in = begins.iter().rev().find(|&&begin| begin <= focus).map_or(0, |at| focus - at);
    let page = place_in / rows;
    let titles = [words.union_find, words.searches, words.by_oneself];
    let places = row(area).gap(gap).evenly(columns.len());
    let names = row(names).gap(gap).evenly(columns.len());
    let all = columns.iter().zip(&begins).zip(places.into_iter().zip(names)).zip(titles);
    for (((offers, &begin), (place, name)), title) in all {
        painter.words(name, painter.muted(Face::Strong, LABEL), title);
        let sheets = column(place).gap(gap).evenly(rows);
        let shown = offers.iter().enumerate().skip(page * rows);
        for ((number, &offer), sheet) in shown.zip(sheets) {
            let (title, about) = said(context, offer);
            draw_sheet(painter, sheet, offer, title, about);
            if begin + number == focus {
                painter.focus_ring(sheet.inset(XS), M);
            }
            painter.control(sheet, Target::Entry(begin + number));
        }
    }
    if pages > 1 {
        let text = format!("{} / {pages}", page + 1);
        let [_, last] = row(Rect { y: area.y - LINE - XS, h: LINE, ..area })
            .split([grow(1.0), fixed(painter.measure(Face::Strong, LABEL, &text) + XS)]);
        painter.words(last, painter.muted(Face::Strong, LABEL), &text);
    }
}

/// What an offer is called, and what it is about.
fn said(context: &Context, offer: Offer) -> (&'static str, &'static str) {
    let words = &context.words().lab;
    match offer {
        Offer::Card(place) => cards().get(place).map_or(("", ""), |card| {
            let language = context.app.language();
            (card.title.of(language), card.about.of(language))
        }),
        Offer::Search(place) => search_cards().get(place).map_or(("", ""), |card| {
            let language = context.app.language();
            (card.title.of(language), card.about.of(language))
        }),
        Offer::Bench => (words.bench, words.bench_about),
        Offer::Practice(skill) => (words.skills.of(skill), words.skill_notes.of(skill)),
    }
}

fn draw_sheet(painter: &mut Painter, place: Rect, offer: Offer, title: &str, about: &str) {
    painter.panel(place);
    let palette = painter.palette();
    let colour = match offer {
        Offer::Card(_) | Offer::Search(_) => palette.accent,
        Offer::Bench => palette.second_accent,
        Offer::Practice(_) => palette.path,
    };
    let [_, band, _] = row(place).split([fixed(S), fixed(XS), grow(1.0)]);
    painter.round_rect(band.inset_by(vec2(0.0, M)), XS / 2.0, colour);
    let inner = place.inset_by(vec2(M + XS, S));
    let [line, below] = column(inner).split([fixed(LINE + XS), grow(1.0)]);
    painter.words(line, painter.ink(Face::Title, NUMBER), title);
    let style = painter.muted(Face::Body, LABEL);
    let width = painter.measure(style.face, style.size, about);
    let lines = (below.h / LINE).floor();
    // Words are not broken: of each line but the last a part stays empty.
    if width <= below.w || width < (lines - 0.4) * below.w {
        painter.lines(below, style, about);
    }
}
