//! Where everything in the rat school is: the maze as large as it can be, and beside or below it
//! the words, the chart and the rats.

use crate::picture::scene::prelude::*;
use crate::picture::scene::watch::layout::{GAP, Stage};

/// The places in the school.
pub struct Layout {
    /// All but the cards is where the theatre has it.
    pub stage: Stage,
    /// Of no height where there is no room.
    pub note: Rect,
    pub chart: Rect,
    pub rats: Rect,
}

const PANEL: f32 = 400.0;
const NARROW_PANEL: f32 = 320.0;
const ABOUT: f32 = 158.0;
const RATS: f32 = 206.0;
const LOW_RATS: f32 = 172.0;

impl Layout {
    pub fn new(screen: Rect) -> Self {
        if screen.h > screen.w {
            let stage = Stage::new(screen, [0.0, ABOUT + GAP + RATS]);
            let [chart, right] = row(stage.below).gap(GAP).split([grow(1.0); 2]);
            let [note, rats] = column(right).gap(GAP).split([fixed(ABOUT), grow(1.0)]);
            return Self { stage, note, chart, rats };
        }
        let (width, note, rats) = if is_compact(screen) {
            (NARROW_PANEL, nothing(), LOW_RATS)
        } else {
            (PANEL, fixed(ABOUT), RATS)
        };
        let stage = Stage::new(screen, [width, 0.0]);
        let [note, chart, rats] =
            column(stage.beside).gap(GAP).split([note, grow(1.0), fixed(rats)]);
        Self { stage, note, chart, rats }
    }
}
