//! Where everything in the theatre is: the maze as large as it can be, cards beside or below it, and
//! the timeline.

use crate::picture::scene::prelude::*;

/// What every screen of the theatre has.
pub struct Stage {
    pub heading: Rect,
    /// How large its letters are.
    pub letters: f32,
    pub maze: Rect,
    /// The room for cards, where some was asked for.
    pub beside: Rect,
    pub below: Rect,
    pub button: Rect,
    pub bar: Rect,
    /// Where the step is told, and the speed.
    pub telling: [Rect; 2],
}

/// The cards of the panel.
pub struct Cards {
    pub counters: Rect,
    /// Left out where there is no room.
    pub structure: Option<Rect>,
    pub program: Rect,
}

/// How high the timeline is, above the foot, and how wide the words at its end are.
const TIMELINE: f32 = 64.0;
const TELLING: f32 = 144.0;
const BAR: f32 = 14.0;
/// Between two cards.
pub const GAP: f32 = 14.0;
/// How wide the panel is, and how high its numbers and its program are, where there is room for
/// them and where there is little.
const PANEL: [f32; 3] = [408.0, 122.0, 230.0];
const LOW_PANEL: [f32; 3] = [300.0, 96.0, 206.0];
/// A structure that is lower tells nothing.
const LEAST_STRUCTURE: f32 = 120.0;

impl Stage {
    /// With cards so wide beside the maze and so high below it, or without where that is nothing.
    pub fn new(screen: Rect, [beside, below]: [f32; 2]) -> Self {
        let size = Sizes::of(screen);
        let area = above_foot(screen).inset_by(vec2(size.pad, 0.0));
        let [upper, _, timeline] = column(area).split([grow(1.0), fixed(S), fixed(TIMELINE)]);
        let part = |length: f32| if length > 0.0 { fixed(length) } else { nothing() };
        let [left, beside] = row(upper).gap(GAP).split([grow(1.0), part(beside)]);
        let [_, beside] = column(beside).split([fixed(M), grow(1.0)]);
        let [heading, stage] = column(left).split([fixed(size.head), grow(1.0)]);
        let [maze, below] = column(stage).gap(GAP).split([grow(1.0), part(below)]);
        let [button, line, telling] =
            row(timeline).gap(L).split([fixed(size.main), grow(1.0), fixed(TELLING)]);
        let [_, bar, _] = column(line).split([grow(1.0), fixed(BAR), fixed(LINE)]);
        let telling = column(telling).centred().split([fixed(LINE), fixed(LINE + S)]);
        let (heading, letters) = (heading.inset_by(vec2(S, 0.0)), size.title - S);
        Self { heading, letters, maze, beside, below, button, bar, telling }
    }

    /// The stage of a show, and its cards where they are shown.
    pub fn with_cards(screen: Rect, shows_cards: bool) -> (Self, Option<Cards>) {
        let [width, counters, program] = if is_compact(screen) { LOW_PANEL } else { PANEL };
        let stage = Self::new(screen, [if shows_cards { width } else { 0.0 }, 0.0]);
        let [counters, structure, program] = column(stage.beside).gap(GAP).split([
            fixed(counters),
            grow(5.0).at_least(LEAST_STRUCTURE).if_room(),
            grow(1.0).at_least(program),
        ]);
        let cards = Cards { counters, structure: structure.unless_empty(), program };
        (stage, shows_cards.then_some(cards))
    }
}
