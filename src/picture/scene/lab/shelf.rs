//! The shelf: a sheet for each card and each exercise, with what it is about.

use crate::game::lab::{Offer, cards};
use crate::game::screen::lab::Lab;
use crate::game::tuning::LAB_SHELF_COLUMNS;
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
    let shelf = lab.shelf();
    let places = grid(body, LAB_SHELF_COLUMNS, shelf.entries().len(), gap);
    for ((number, (offer, _)), place) in shelf.entries().enumerate().zip(places) {
        let (title, about) = said(context, offer);
        draw_sheet(painter, place, offer, title, about);
        if number == shelf.focus() {
            painter.focus_ring(place.inset(XS), M);
        }
        painter.control(place, Target::Entry(number));
    }
    foot(
        painter,
        &[(&ARROWS, words.key.choose), (&[Cap::Enter], words.key.take), (&ESC, words.key.back)],
    );
}

/// What an offer is called, and what it is about.
fn said(context: &Context, offer: Offer) -> (&'static str, &'static str) {
    let words = &context.words().lab;
    match offer {
        Offer::Card(place) => cards().get(place).map_or(("", ""), |card| {
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
        Offer::Card(_) => palette.accent,
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
