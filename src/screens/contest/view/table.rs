//! The table of results, which fills as the lanes arrive.

use super::lane::number_before;
use crate::game::theatre::{Lanes, Standing};
use crate::screens::contest::SideBySide;
use crate::screens::parts::prelude::*;
use crate::screens::watch::view::counters::percent;

/// The maximum height of a row.
const ROW_STEP: f32 = 84.0;

/// A line for each lane, with the numbers of those that have arrived.
pub fn draw(painter: &mut Painter, card: Rect, screen: &SideBySide, words: &Words) {
    let body = painter.card(card, words.contest.arrivals, "");
    let lanes = &screen.lineup.lanes;
    let rows = column(body).each((0..lanes.len()).map(|_| grow(1.0).at_most(ROW_STEP)));
    for (lane, place) in rows.into_iter().enumerate() {
        if lane > 0 {
            painter.rect(Rect { h: 1.0, ..place }, painter.palette.panel_edge);
        }
        let [line, numbers] = column(place).split([fixed(L), grow(1.0)]);
        let standing = screen.standing(lane);
        let arrival = standing.and_then(|standing| standing.place);
        let arrival = arrival.map_or("", |place| words.contest.places.of(place));
        let width = painter.measure(Typeface::Title, ROW, arrival);
        let [name, end] = row(line).gap(S).split([grow(1.0), fixed(width)]);
        let style = Style::new(Typeface::Title, ROW, painter.palette.accent_text);
        painter.words(end, style.right(), arrival);
        let name = number_before(painter, name, lane);
        let style = painter.ink(Typeface::Strong, BODY);
        painter.words(name, style, super::name(lanes, lane, words));
        if let Some(standing) = standing {
            let is_of_solvers = matches!(lanes, Lanes::Solvers(_));
            let told = standing_words(standing, is_of_solvers, words);
            painter.numbers(numbers, BODY, &told);
        } else {
            let [above, _] = column(numbers.right_of(name.x)).split([fixed(LINE), grow(1.0)]);
            painter.words(above, painter.muted(Typeface::Body, LABEL), words.contest.at_work);
        }
    }
}

/// The numbers of a lane that has arrived.
fn standing_words(
    standing: Standing,
    is_of_solver: bool,
    words: &Words,
) -> Vec<(&'static str, String)> {
    let (words, number) = (&words.contest, &words.number);
    // Whatever goes by sets or walks keeps nothing waiting.
    let longest = Some(standing.longest_held).filter(|&longest| longest > 0);
    let longest = longest.map_or_else(|| "–".to_owned(), |longest| number.of(longest));
    let mut numbers = vec![(words.steps, number.of(standing.steps)), (words.longest, longest)];
    if is_of_solver {
        let path = standing.path.map(|path| number.of(path));
        numbers.push((words.path, path.unwrap_or_else(|| words.no_path.to_owned())));
        numbers.push((words.touched, number.percent(percent(standing.touched_share))));
    }
    numbers
}
