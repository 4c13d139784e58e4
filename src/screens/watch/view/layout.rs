//! The layout of the theatre: the maze as large as it can be, cards beside or below it, and the
//! timeline.

use crate::game::theatre::Spread;
use crate::picture::layout::Portion;
use crate::screens::parts::prelude::*;

/// What every screen of the theatre has.
pub struct WatchStage {
    pub heading: Rect,
    /// The size of its letters.
    pub letters: f32,
    pub maze: Rect,
    /// The room for cards, if any was asked for.
    pub beside: Rect,
    pub below: Rect,
    /// The sentence that says what was done, if it is shown.
    pub caption: Rect,
    pub button: Rect,
    pub bar: Rect,
    /// The places of the step and the speed.
    pub telling: [Rect; 2],
}

/// The cards of the panel. All but the structure are left out where there is no room.
pub struct WatchCards {
    pub structure: Rect,
    pub counters: Option<Rect>,
    pub program: Option<Rect>,
}

/// The height of the timeline, above the foot, and the width of the words at its end.
const TIMELINE: f32 = 64.0;
const TELLING: f32 = 144.0;
const BAR: f32 = 14.0;
/// Between two cards.
pub const GAP: f32 = 14.0;
/// The width of the panel, and the minimum heights of its numbers, its structure and its program,
/// where there is room for them and where there is little.
const PANEL: [f32; 4] = [456.0, 94.0, 150.0, 180.0];
const LOW_PANEL: [f32; 4] = [320.0, 96.0, 146.0, 140.0];
/// For an audience: the share of the width that the panel takes, the minimum height of its structure,
/// and the height of its program without lines and that of each line. It has no numbers beside the
/// maze, so that nodes keep theirs and the whole program is there.
const HALL_PANEL: f32 = 0.46;
const HALL_STRUCTURE: f32 = 112.0;
const HALL_PROGRAM: [f32; 2] = [46.0, 18.0];
/// The height of a program's last line alone, where there is no room for all of it.
pub const LIT_LINE: f32 = 34.0;
/// The minimum height of the structure then.
const LEAST_STRUCTURE: f32 = 112.0;
/// The share of a tall window that the panel takes, below the maze.
const PANEL_BELOW: f32 = 0.36;
/// The minimum width of a program there, with a note above it and without.
pub const PROGRAM_BELOW: f32 = 340.0;
const LEAST_PROGRAM_BELOW: f32 = 300.0;
/// The height of the card with a note or question, beside the maze and in a small window, and the
/// share of a tall window that all cards take together with it.
const NOTE_CARD: f32 = 176.0;
const LOW_NOTE: f32 = 190.0;
const NOTE_BELOW: f32 = 0.46;
/// The minimum height of a structure beside a question; where there is less, it is left out.
const STRUCTURE_BESIDE_QUESTION: f32 = 96.0;
/// The height of the sentence that says what was done, in one line or in two.
const CAPTION: f32 = 36.0;
const LOW_CAPTION: f32 = 44.0;

impl WatchCards {
    /// Gives the structure the place of the numbers above it.
    pub fn with_more_structure(&self) -> Self {
        let structure =
            self.counters.map_or(self.structure, |card| card.combine_with(self.structure));
        Self { counters: None, structure, program: self.program }
    }
}

/// A column of cards: a first one, the structure, and the program. Where the whole program does not
/// fit, its last line takes some of the structure's place.
fn split_with_program(
    area: Rect,
    first: Portion,
    structure: Portion,
    program: Portion,
) -> [Rect; 3] {
    let cards = column(area).gap(GAP);
    let whole: [Rect; 3] = cards.split([first, structure, program]);
    if whole[2].unless_empty().is_some() {
        return whole;
    }
    let lit = cards.split([first, structure.at_least(LEAST_STRUCTURE), fixed(LIT_LINE).if_room()]);
    if lit[2].unless_empty().is_some() { lit } else { whole }
}

impl WatchStage {
    /// With cards this wide beside the maze and this high below it; 0 is for none.
    pub fn new(screen: Rect, cards: [f32; 2]) -> Self {
        Self::with_caption(screen, cards, 0.0)
    }

    /// With cards of these sizes and a sentence this high below them.
    pub fn with_caption(screen: Rect, [beside, below]: [f32; 2], caption: f32) -> Self {
        let size = Sizes::of(screen);
        let area = above_foot(screen).inset_by(vec2(size.pad, 0.0));
        let part = |length: f32| if length > 0.0 { fixed(length) } else { nothing() };
        let [upper, caption, _, timeline] =
            column(area).split([grow(1.0), part(caption), fixed(S), fixed(TIMELINE)]);
        let [left, beside] = row(upper).gap(GAP).split([grow(1.0), part(beside)]);
        let [_, beside] = column(beside).split([fixed(M), grow(1.0)]);
        let [heading, stage] = column(left).split([fixed(size.head), grow(1.0)]);
        let [maze, below] = column(stage).gap(GAP).split([grow(1.0), part(below)]);
        let [button, line, telling] =
            row(timeline).gap(L).split([fixed(size.main), grow(1.0), fixed(TELLING)]);
        let [_, bar, _] = column(line).split([grow(1.0), fixed(BAR), fixed(LINE)]);
        let telling = column(telling).centred().split([fixed(LINE), fixed(LINE + S)]);
        let (heading, letters) = (heading.inset_by(vec2(S, 0.0)), size.title - S);
        Self { heading, letters, maze, beside, below, caption, button, bar, telling }
    }

    /// The stage of a show that a card has prepared: the card's note, the structures and the
    /// programs of this many searches, with a note of the height that it needs in a width. Programs
    /// are left out first.
    pub fn with_note(
        screen: Rect,
        searches: usize,
        note_height: impl Fn(f32) -> f32,
    ) -> (Self, [Rect; 3]) {
        let is_low = is_compact(screen);
        let is_upright = screen.h > screen.w;
        let [width, _, structure, program] = if is_low { LOW_PANEL } else { PANEL };
        let note = if is_low { LOW_NOTE } else { NOTE_CARD };
        let panel = if is_upright { [0.0, NOTE_BELOW * screen.h] } else { [width, 0.0] };
        let caption = if is_low { LOW_CAPTION } else { CAPTION };
        let stage = Self::with_caption(screen, panel, caption);
        let program = grow(1.0).at_least(program).if_room();
        if is_upright {
            let note = grow(2.0).at_least(note_height(stage.below.w));
            let [note, rest] = column(stage.below).gap(GAP).split([note, grow(3.0)]);
            let program = grow(1.0).at_least(PROGRAM_BELOW);
            let [structure, program] = row(rest).gap(GAP).split([grow(1.0), program]);
            return (stage, [note, structure, program]);
        }
        let needed = note_height(stage.beside.w);
        let note = fixed(note.max(needed));
        // A question takes precedence over what it is about.
        let least = structure.min(stage.beside.h - GAP - needed);
        let has_room = least >= STRUCTURE_BESIDE_QUESTION;
        let structure = if has_room { grow(4.0).at_least(least) } else { nothing() };
        let cards = if searches > 1 {
            column(stage.beside).gap(GAP).split([note, structure, program])
        } else {
            split_with_program(stage.beside, note, structure, program)
        };
        (stage, cards)
    }

    /// The stage of a show, for an audience that sees a program of so many lines or for others, and
    /// its cards if they are shown. The structure is left out last.
    pub fn with_cards(
        screen: Rect,
        spread: Spread,
        hall: Option<usize>,
    ) -> (Self, Option<WatchCards>) {
        let is_low = is_compact(screen);
        let [width, counters, structure, program] = if is_low { LOW_PANEL } else { PANEL };
        let width = if hall.is_some() { HALL_PANEL * screen.w } else { width };
        let caption = if is_low { LOW_CAPTION } else { CAPTION };
        let is_upright = screen.h > screen.w;
        let panel = match (spread, is_upright) {
            (Spread::Both, false) => [width, 0.0],
            (Spread::Both, true) => [0.0, PANEL_BELOW * screen.h],
            (Spread::Maze | Spread::Structure, _) => [0.0; 2],
        };
        let stage = Self::with_caption(screen, panel, caption);
        match spread {
            Spread::Both => {}
            Spread::Maze => return (stage, None),
            Spread::Structure => {
                let cards = WatchCards { structure: stage.maze, counters: None, program: None };
                return (stage, Some(cards));
            }
        }
        let structure = grow(5.0).at_least(structure);
        let counters = fixed(counters).if_room();
        let program = grow(1.0).at_least(program).if_room();
        let [counters, structure, program] = if is_upright {
            let [counters, rest] = column(stage.below).gap(GAP).split([counters, structure]);
            let program = grow(2.0).at_least(LEAST_PROGRAM_BELOW);
            let [structure, program] = row(rest).gap(GAP).split([grow(3.0), program]);
            [counters, structure, program]
        } else if let Some(lines) = hall {
            let [empty, line] = HALL_PROGRAM;
            let parts = [grow(1.0).at_least(HALL_STRUCTURE), fixed(empty + line * lines as f32)];
            let [structure, program] = column(stage.beside).gap(GAP).split(parts);
            [Rect::default(), structure, program]
        } else {
            split_with_program(stage.beside, counters, structure, program)
        };
        let (counters, program) = (counters.unless_empty(), program.unless_empty());
        (stage, Some(WatchCards { structure, counters, program }))
    }
}
