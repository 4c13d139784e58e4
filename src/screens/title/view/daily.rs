//! The daily maze, above the panel: its date, whether it is done, and the streak.

use crate::screens::parts::prelude::*;
use crate::screens::title::{Entry, Title};

/// The size of the mark of a finished day, and its line width while unfinished.
const MARK: f32 = 24.0;
const RIM: f32 = 2.0;
/// Between the edge of the card, the mark and the words.
const MARGIN: f32 = 14.0;

/// A card that can be clicked like its entry in the menu.
pub fn draw(context: &Context, title: &Title, card: Rect, painter: &mut Painter) {
    let (words, palette) = (&context.words().records, painter.palette);
    let (today, streak) = (context.world.today, context.world.archive.shown.daily());
    let is_done = streak.is_done(today);
    painter.panel(card);
    let [mark, told] =
        row(card.inset_by(vec2(MARGIN, S))).gap(MARGIN).split([fixed(MARK), grow(1.0)]);
    if is_done {
        painter.circle(mark.center(), MARK / 2.0, palette.accent);
        painter.tick(mark.center(), palette.accent_ink);
    } else {
        painter.circle(mark.center(), MARK / 2.0, palette.muted_ink);
        painter.circle(mark.center(), MARK / 2.0 - RIM, palette.panel);
    }
    let [heading, state] = column(told).centred().split([fixed(LINE + XS), fixed(LINE)]);
    painter.words(heading, painter.ink(Typeface::Title, ROW), &sentences::daily(words, today));
    let mut says = words.daily_state(is_done).to_owned();
    if let days @ 1.. = streak.current(today) {
        says = format!("{says} · {}", words.days_in_a_row(days));
    }
    painter.words(state, painter.muted(Typeface::Strong, LABEL), &says);
    painter.control(card, Target::Entry(title.place_of(Entry::Daily)));
}
