//! The layout of the laboratory: the subject as large as it can be, and beside or below it the
//! note, the rules and the program.

use crate::screens::parts::prelude::*;
use crate::screens::watch::view::layout::{GAP, PROGRAM_BELOW, WatchStage};

/// The places of a bench or an exercise.
pub struct LabLayout {
    pub stage: WatchStage,
    /// The forest, maze or search to work on.
    pub work: Rect,
    pub note: Rect,
    pub rules: Rect,
    pub program: Option<Rect>,
}

/// The width of the cards, and the minimum heights of the note, the rules and the program, where
/// there is room for them and where there is little.
const CARDS: [f32; 4] = [420.0, 186.0, 126.0, 172.0];
const CLOSE_CARDS: [f32; 4] = [320.0, 166.0, 118.0, 150.0];
const CAPTION: f32 = 48.0;
/// The share of a tall window that the cards take.
const BELOW: f32 = 0.36;

impl LabLayout {
    /// With a note of the height that it needs in a width; the program gives way to it first, and
    /// then the rules.
    pub fn new(screen: Rect, note_height: impl Fn(f32) -> f32) -> Self {
        let [width, note, rules, program] = if is_compact(screen) { CLOSE_CARDS } else { CARDS };
        let is_upright = screen.h > screen.w;
        let cards = if is_upright { [0.0, BELOW * screen.h] } else { [width, 0.0] };
        let stage = WatchStage::with_caption(screen, cards, CAPTION);
        let rules = fixed(rules).if_room();
        let program = grow(1.0).at_least(program).if_room();
        let [note, rules, program] = if is_upright {
            let rest = grow(1.0).at_least(PROGRAM_BELOW);
            let [note, rest] = row(stage.below).gap(GAP).split([grow(1.0), rest]);
            let [rules, program] = column(rest).gap(GAP).split([rules, program]);
            [note, rules, program]
        } else {
            let note = grow(1.0).at_least(note.max(note_height(stage.beside.w)));
            column(stage.beside).gap(GAP).split([note, rules, program])
        };
        let program = program.unless_empty();
        Self { work: stage.maze, stage, note, rules, program }
    }

    /// The work area, divided among this many things side by side or below each other.
    pub fn share(&self, things: usize) -> Vec<Rect> {
        let line = if self.work.w > self.work.h { row(self.work) } else { column(self.work) };
        line.gap(GAP).evenly(things)
    }
}
