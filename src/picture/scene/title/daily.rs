//! The maze of the day, above the panel: its date, whether it is done, and the streak.

use crate::game::input::Target;
use crate::game::screen::title::{Entry, Title};
use crate::picture::geometry::{Rect, vec2};

use crate::picture::painter::Painter;
use crate::picture::scene::Context;
use crate::picture::text::Style;
use crate::picture::typeface::Face;
use crate::words::sentences;

const MARK: f32 = 12.0;
const MARGIN: f32 = 14.0;

/// A card that can be clicked like its entry in the menu.
pub fn draw(context: &Context, title: &Title, card: Rect, painter: &mut Painter) {
    let (words, palette) = (&context.words().records, painter.palette());
    let (today, streak) = (context.app.today(), context.app.archive().shown().daily());
    let (is_done, days) = (streak.is_done(today), streak.current(today));
    painter.panel(card);
    let mark = vec2(card.x + MARGIN + MARK, card.center().y);
    if is_done {
        painter.circle(mark, MARK, palette.accent);
        painter.tick(mark, palette.accent_ink);
    } else {
        painter.circle(mark, MARK, palette.muted_ink);
        painter.circle(mark, MARK - 2.0, palette.panel);
    }
    let (x, middle) = (mark.x + MARK + 12.0, card.center().y);
    let room = card.right() - x - MARGIN;
    let heading = format!("{} · {}", words.daily, sentences::date(words, today));
    painter.text_within(
        Style::new(Face::Title, 18.0, palette.ink),
        x,
        middle - 4.0,
        room,
        &heading,
    );
    let state = words.daily_state(is_done);
    let state = match days {
        0 => state.to_owned(),
        days => format!("{state} · {}", words.days_in_a_row(days)),
    };
    let style = Style::new(Face::Strong, 14.0, palette.muted_ink);
    painter.text_within(style, x, middle + 18.0, room, &state);
    let place = title.menu.entries().position(|(entry, _)| entry == Entry::Daily);
    if let Some(place) = place {
        painter.control(card, Target::Entry(place));
    }
}
