//! Where everything is on the records: a list, and beside it what is known of the chosen row.

use crate::game::tuning::RECORDS_ROWS_IN_SIGHT;
use crate::picture::scene::prelude::*;

/// The places on the screen.
pub struct Layout {
    pub size: Sizes,
    pub heading: Rect,
    /// All below the heading.
    pub body: Rect,
    pub list: Rect,
    /// The words over the columns.
    pub heads: Rect,
    /// The rows in sight.
    pub rows: Vec<Rect>,
    /// What moves the list up, what shows where it is, and what moves it down.
    pub scroll: [Rect; 3],
    pub detail: Rect,
    pub title: Rect,
    /// Where the numbers stand side by side, below their labels.
    pub numbers: Rect,
    pub number_size: f32,
    pub chart: Rect,
    pub note: Rect,
    pub buttons: [Rect; 3],
    /// How wide a time is in the list.
    time: f32,
}

/// How much of a large window is made use of.
const WIDEST: f32 = 1440.0;
const TALLEST: f32 = 860.0;
/// What moves the list up and down, at its right, and how high an arrow of it is.
const SCROLL: f32 = 26.0;
const ARROW: f32 = 32.0;
/// In the list, how wide a name is at least, and how many runs there were.
const NAME: f32 = 130.0;
const RUNS: f32 = 46.0;
/// And a time, where there is room and where there is little.
const TIME: [f32; 2] = [88.0, 76.0];

impl Layout {
    pub fn new(screen: Rect) -> Self {
        let size = Sizes::of(screen);
        let (number_size, time) =
            if is_compact(screen) { (NUMBER, TIME[1]) } else { (HEADING, TIME[0]) };
        let [heading, body] = page(screen, vec2(WIDEST, TALLEST));
        let [list, detail] = row(body).gap(size.gap).split([grow(11.0), grow(14.0)]);

        let [heads, below] = column(list.inset_by(vec2(M, S))).split([fixed(size.chip), grow(1.0)]);
        let sides = [grow(1.0), fixed(SCROLL)];
        let [heads, _] = row(heads).gap(S).split(sides);
        let [rows, scroll] = row(below).gap(S).split(sides);
        let rows = column(rows).gap(XS).evenly(RECORDS_ROWS_IN_SIGHT);
        let scroll = column(scroll).gap(XS).split([fixed(ARROW), grow(1.0), fixed(ARROW)]);

        let inner = detail.inset(size.pad);
        let [title, numbers, chart, note, buttons] = column(inner).gap(size.gap / 2.0).split([
            fixed(HEADING + S),
            fixed(LINE + number_size),
            grow(1.0),
            fixed(LINE),
            fixed(size.control),
        ]);
        let buttons = row(buttons).gap(S).split([grow(1.0); 3]);
        Self {
            size,
            heading,
            body,
            list,
            heads,
            rows,
            scroll,
            detail,
            title,
            numbers,
            number_size,
            chart,
            note,
            buttons,
            time,
        }
    }

    /// The columns of a row: the name, how many runs, the best one, and the median where there is
    /// room for it.
    pub fn columns(&self, line: Rect) -> [Rect; 4] {
        row(line.inset_by(vec2(S + XS, 0.0))).split([
            grow(1.0).at_least(NAME),
            fixed(RUNS),
            fixed(self.time),
            fixed(self.time).if_room(),
        ])
    }
}
