//! Where everything in the lobby is: a card on each side and the rules between them.

use crate::game::screen::lobby::Row;
use crate::picture::scene::prelude::*;

/// The places in the lobby.
pub struct Layout {
    pub size: Sizes,
    pub head: Rect,
    pub cards: [Rect; 2],
    pub rules: Rect,
    pub rows: Vec<Rect>,
    /// Where the maze of the first round is seen, if there is room for it.
    pub preview: Option<Rect>,
    /// Where what is to be said about the rules stands.
    pub note: Rect,
    pub start: Rect,
}

/// How wide and high it is at the most; a small window's letters would be lost in more.
const WIDEST: f32 = 1400.0;
const TALLEST: f32 = 720.0;
const TALLEST_COMPACT: f32 = 560.0;
/// How wide a card is.
const CARD: [f32; 2] = [208.0, 288.0];
/// How much of its usual height a row may lose to the preview, and what is between two rows.
const LEAST_ROW: f32 = 0.8;
const ROW_GAP: f32 = 6.0;
/// How high the preview is, where the rows can spare that much.
const PREVIEW: [f32; 2] = [96.0, 212.0];

impl Layout {
    pub fn new(screen: Rect) -> Self {
        let size = Sizes::of(screen);
        let tallest = if is_compact(screen) { TALLEST_COMPACT } else { TALLEST };
        let [head, body] = page(screen, vec2(WIDEST, tallest));
        let card = grow(7.0).at_least(CARD[0]).at_most(CARD[1]);
        let [one, rules, two] = row(body).gap(size.gap).split([card, grow(11.0), card]);
        let inner = rules.inset(size.pad);
        let count = Row::ALL.len() as f32;
        let spare = inner.h - size.main - count * (LEAST_ROW * size.control + ROW_GAP) - size.gap;
        let has_preview = spare >= PREVIEW[0];
        let about = if has_preview { spare.min(PREVIEW[1]) } else { 2.0 * LINE };
        let rows = grow(1.0).at_most(count * (size.main + ROW_GAP));
        let [rows, about, start] =
            column(inner).gap(size.gap / 2.0).split([rows, fixed(about), fixed(size.main)]);
        let picture = if has_preview { grow(0.46) } else { nothing() };
        let [preview, note] = row(about).gap(M).split([picture, grow(0.54)]);
        let rows = column(rows).gap(ROW_GAP).evenly(Row::ALL.len());
        let preview = preview.unless_empty();
        Self { size, head, cards: [one, two], rules, rows, preview, note, start }
    }
}
