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

/// How high the timeline is, above the foot.
const TIMELINE: f32 = 64.0;
const BAR: f32 = 14.0;
/// How large a swatch of the legend is.
pub const SWATCH: Vec2 = vec2(36.0, 20.0);
/// Between two cards.
pub const GAP: f32 = 14.0;
/// A structure that is lower tells nothing.
const LEAST_STRUCTURE: f32 = 120.0;

impl Stage {
    /// With cards so wide beside the maze and so high below it, or without where that is nothing.
    pub fn new(screen: Rect, [beside, below]: [f32; 2]) -> Self {
        let [letters, head, button, telling] =
            if is_compact(screen) { [22.0, 48.0, 44.0, 134.0] } else { [28.0, 64.0, 52.0, 160.0] };
        let area = above_foot(screen).inset_by(vec2(Sizes::of(screen).pad, 0.0));
        let [upper, _, timeline] = column(area).split([grow(1.0), fixed(S), fixed(TIMELINE)]);
        let part = |length: f32| if length > 0.0 { fixed(length) } else { nothing() };
        let [left, beside] = row(upper).gap(GAP).split([grow(1.0), part(beside)]);
        let [_, beside] = column(beside).split([fixed(M), grow(1.0)]);
        let [heading, stage] = column(left).split([fixed(head), grow(1.0)]);
        let [maze, below] = column(stage).gap(GAP).split([grow(1.0), part(below)]);
        let [button, line, telling] =
            row(timeline).gap(L).split([fixed(button), grow(1.0), fixed(telling)]);
        let [_, bar, _] = column(line).split([grow(1.0), fixed(BAR), fixed(LINE)]);
        let telling = column(telling).centred().split([fixed(LINE), fixed(LINE + S)]);
        let heading = heading.inset_by(vec2(S, 0.0));
        Self { heading, letters, maze, beside, below, button, bar, telling }
    }

    /// The stage of a show, and its cards where they are shown.
    pub fn with_cards(screen: Rect, shows_cards: bool) -> (Self, Option<Cards>) {
        let [width, counters, program] =
            if is_compact(screen) { [300.0, 96.0, 206.0] } else { [408.0, 122.0, 230.0] };
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
