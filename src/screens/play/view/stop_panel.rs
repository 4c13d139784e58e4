//! The panel beside a maze that is judged by steps and a par: what it is called and what to know of it,
//! and below that the numbers, which stay where they are.

use super::search;
use super::stat::Stat;
use super::told::Told;
use crate::game::race::solving::Solving;
use crate::screens::parts::prelude::*;
use crate::screens::play::Play;

/// The height of a large number under its label, and of a small one.
const STATS: [f32; 2] = [56.0, 44.0];
/// The height of a line of the name.
const TITLE_LINE: f32 = 26.0;
/// The thickness of the line above the numbers.
const RULE: f32 = 2.0;

pub(super) fn draw(
    context: &Context,
    play: &Play,
    (stats, search): (&[Stat], Option<&Solving>),
    panel: Rect,
    painter: &mut Painter,
) {
    let words = context.words();
    painter.panel(panel);
    let inner = panel.inset_by(vec2(L, M));
    let unnamed = if play.in_pack { words.maze } else { words.puzzle.title };
    let name = play.stop.and_then(|stop| words.stops.of(stop)).unwrap_or(unnamed);
    let title = painter.ink(Typeface::Title, NUMBER);
    let lines = painter.broken(title, inner.w, name).len() as f32;
    let large = stats.iter().filter(|stat| stat.style.size > NUMBER).count();
    let numbers = stats.iter().enumerate().map(|(place, _)| STATS[usize::from(place >= large)]);
    let high = numbers.clone().map(|height| height + XS).sum::<f32>();
    let [called, told, rule, below] = column(inner).gap(S).split([
        fixed(TITLE_LINE * lines),
        grow(1.0),
        fixed(RULE),
        fixed(high),
    ]);
    painter.paragraph(title, (called.x, called.y + NUMBER), (called.w, TITLE_LINE), name);
    match search {
        Some(solving) => {
            let stats = search::stats(solving, words, painter);
            search::draw_below(&stats, told, painter);
        }
        None => Told::of(context, play, told.size(), painter).draw(told, painter),
    }
    painter.rect(rule, painter.palette.panel_edge);
    let places = column(below).gap(XS).each(numbers.map(fixed));
    for (stat, place) in stats.iter().zip(places) {
        stat.draw(painter, place);
    }
}
