//! The cards: what there is to see, and the table that fills as one after the other arrives.

use super::lane::draw_number;
use crate::game::screen::contest::SideBySide;
use crate::game::theatre::{Lanes, Standing};
use crate::picture::scene::prelude::*;
use crate::picture::scene::watch::counters::thousands;
use crate::words::ContestWords;

const MARGIN: f32 = 20.0;

/// Says what is compared, and how.
pub fn draw_note(painter: &mut Painter, card: Rect, screen: &SideBySide, words: &ContestWords) {
    if card.h <= 0.0 {
        return;
    }
    painter.panel(card);
    let palette = painter.palette();
    let (x, width) = (card.x + MARGIN, card.w - 2.0 * MARGIN);
    let heading = Style::new(Face::Title, 17.0, palette.ink);
    painter.text(heading, x, card.y + 30.0, words.what_you_see);
    let about = match screen.lineup().lanes {
        Lanes::Solvers(_) => words.about_solvers,
        Lanes::Generators(_) => words.about_generators,
    };
    let style = Style::new(Face::Body, 15.0, palette.ink);
    painter.paragraph(style, (x, card.y + 58.0), (width, 22.0), about);
}

/// A line for each lane; the numbers of those that have arrived.
pub fn draw(painter: &mut Painter, card: Rect, screen: &SideBySide, words: &Words) {
    painter.panel(card);
    let palette = painter.palette();
    let lanes = screen.lineup().lanes.len();
    let heading = Style::new(Face::Title, 17.0, palette.ink);
    painter.text(heading, card.x + MARGIN, card.y + 30.0, words.contest.arrivals);
    let top = card.y + 46.0;
    let step = ((card.bottom() - top - 8.0) / lanes as f32).min(84.0);
    for lane in 0..lanes {
        let row = Rect::new(card.x + MARGIN, top + step * lane as f32, card.w - 2.0 * MARGIN, step);
        draw_row(painter, row, screen, lane, words);
    }
}

fn draw_row(painter: &mut Painter, row: Rect, screen: &SideBySide, lane: usize, words: &Words) {
    let palette = painter.palette();
    if lane > 0 {
        painter.rect(Rect { h: 1.0, ..row }, palette.panel_edge);
    }
    let line = row.y + 24.0;
    draw_number(painter, vec2(row.x + 11.0, line - 5.0), lane);
    let standing = screen.standing(lane);
    let arrival = standing
        .and_then(|standing| standing.place)
        .map_or("", |place| words.contest.places.of(place));
    let place = Style::new(Face::Title, 16.0, palette.accent_text).right();
    painter.text(place, row.right(), line, arrival);
    let name = Style::new(Face::Strong, 15.0, palette.ink);
    let room = row.w - 34.0 - painter.measure(Face::Title, 16.0, arrival) - 8.0;
    let text = super::name(&screen.lineup().lanes, lane, words);
    painter.name_within(name, row.x + 32.0, line, room, text);
    if let Some(standing) = standing {
        draw_standing(painter, row, screen, standing, words);
    } else {
        let style = Style::new(Face::Body, 14.0, palette.muted_ink);
        painter.text(style, row.x + 32.0, line + 24.0, words.contest.at_work);
    }
}

/// The numbers of a lane that has arrived, each under its name.
fn draw_standing(
    painter: &mut Painter,
    row: Rect,
    screen: &SideBySide,
    standing: Standing,
    words: &Words,
) {
    let (palette, words) = (painter.palette(), &words.contest);
    let mut numbers = vec![
        (words.steps, thousands(standing.steps)),
        (words.longest, thousands(standing.longest_held as u64)),
    ];
    if matches!(screen.lineup().lanes, Lanes::Solvers(_)) {
        let path = standing
            .path_tiles
            .map_or_else(|| words.no_path.to_owned(), |tiles| thousands(tiles as u64));
        let share = (standing.touched_share * 100.0).round();
        numbers.push((words.path, path));
        numbers.push((words.touched, format!("{share} %")));
    }
    let step = row.w / 4.0;
    for (place, (name, number)) in numbers.iter().enumerate() {
        let x = row.x + step * place as f32;
        let label = Style::new(Face::Body, 13.0, palette.muted_ink);
        let is_roomy = row.h > 72.0;
        let y = row.y + if is_roomy { 46.0 } else { 42.0 };
        painter.name_within(label, x, y, step - 4.0, name);
        let value = Style::new(Face::Title, 16.0, palette.ink);
        painter.text_within(value, x, y + if is_roomy { 20.0 } else { 17.0 }, step - 4.0, number);
    }
}
