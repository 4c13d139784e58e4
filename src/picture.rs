//! The picture of each screen: a list of plain values, worked out from the game and the window's
//! measures alone.
//!
//! The window [draws](Picture::items) that list. Without a window, tests and the voice can still
//! ask whether texts overlap, whether a button can be reached, and what it is called.

#[cfg(feature = "images")]
mod book;
pub(crate) mod card;
pub(crate) mod control;
pub(crate) mod film_colours;
pub mod fonts;
pub(crate) mod foot;
pub(crate) mod form;
pub(crate) mod furniture;
pub(crate) mod geometry;
pub(crate) mod icon;
pub(crate) mod item;
pub(crate) mod key_cap;
pub(crate) mod landmark;
pub(crate) mod layout;
pub(crate) mod legend;
mod lookers;
pub(crate) mod maze;
pub(crate) mod measures;
pub(crate) mod medal;
pub(crate) mod motion;
mod outline;
pub(crate) mod painter;
pub(crate) mod palette;
#[cfg(feature = "images")]
mod pdf;
pub(crate) mod qr;
mod relief;
pub(crate) mod sample;
pub(crate) mod sizes;
pub(crate) mod sparks;
pub(crate) mod sprites;
pub(crate) mod text;
pub(crate) mod touch;
pub(crate) mod turned;
pub(crate) mod typeface;
pub(crate) mod worksheet;

use std::hash::{DefaultHasher, Hash, Hasher};

use crate::game::input::InputDevice;

#[cfg(feature = "images")]
pub use book::{
    AnswersPerPage, BookError, BookPlan, MadeBook, PagePlan, PaperSize, check_sheet, cover_size,
    make_book, make_sheet,
};
pub use film_colours::film_colours;
pub use geometry::{Color, Rect, Vec2, Vec4, WHITE, vec2, vec4};
pub use icon::Way;
pub use item::{ControlTarget, Fill, Hotspot, Item, ReliefItem, Sprite, Text};
pub use key_cap::Cap;
pub use lookers::{ContestImage, lookers_image};
pub use maze::{
    Area, CellLayout, CellPattern, Cells, FloorPatch, Fog, Ground, HintShown, LanternColours, Lens,
    MarkColours, MazeItem, Pattern, PixelScale, Projection, SeenBy, Shown, StateColours, StateLook,
    Traces, ViewColours, WallColours, WallShape, blame, floor_shift, look, passed, state_colours,
    tile_vec, view_colours,
};
pub use measures::{Measures, whole_size};
pub use motion::{AFTERGLOW, FLOW, KEPT, Motion, Motions, SCREEN};
pub use outline::shape_of;
pub use palette::Palette;
pub use relief::{LEVEL_OF_LEAVES, Pixel, ReliefColours, TILE_PIXELS};
pub use sprites::{SheetName, fur_of};
pub use touch::under_finger;
pub use typeface::{Glyph, Typeface, Typefaces};
pub use worksheet::Worksheet;

/// What the window passes in.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// Its size, in logical pixels.
    pub window: Vec2,
    /// How many of the screen's pixels a logical one is.
    pub dpi: f32,
    /// The fraction of a tick that has passed since the last one, from 0 to 1.
    pub blend: f32,
    /// Seconds since the game was started: for what moves although nothing happens.
    pub seconds: f64,
    /// When the player last did something: outside of a game, what moves for show rests a while
    /// after that.
    pub stirred: f64,
    /// How opaque the background still lies over a new screen.
    pub veil: f32,
    /// A message to show whatever the screen.
    pub announcement: Option<&'a Announcement>,
    /// Whether there is no sound device.
    pub is_deaf: bool,
    /// The device that the player uses.
    pub hand: InputDevice,
}

/// A sentence that is shown whatever the screen.
pub struct Announcement {
    /// The sentence.
    pub text: String,
    /// Whether something is wrong.
    pub is_trouble: bool,
}

/// A part of the window where a finger leads a player's mouse.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WalkArea {
    /// Where it is.
    pub place: Rect,
    /// The player, counted from 0.
    pub player: usize,
    /// Whether that player sits on the other side of the screen and sees it upside down.
    pub is_across: bool,
}

impl WalkArea {
    /// The whole pane for a single player, if the mouse can be led now.
    pub fn whole(pane: Rect, is_open: bool) -> Vec<Self> {
        let whole = Self { place: pane, player: 0, is_across: false };
        if is_open { vec![whole] } else { Vec::new() }
    }
}

/// All that is seen at a moment, and what of it can be clicked.
pub struct Picture<'a> {
    /// What is drawn, from back to front, in interface pixels.
    pub items: Vec<Item<'a>>,
    /// What can be pointed at; where two overlap, the later one is on top.
    pub controls: Vec<Hotspot>,
    /// Where the keyboard focus is.
    pub focus: Vec<Rect>,
    /// The size of the window.
    pub window: Vec2,
    /// The part of it that shows the maze being played.
    pub pane: Rect,
    /// Whether the pointer leads a mouse in that part.
    pub leads_in_pane: bool,
    /// Where a finger leads which player's mouse.
    pub seats: Vec<WalkArea>,
    /// How interface pixels become the screen's pixels.
    pub scale: PixelScale,
    /// What is written with.
    pub typefaces: Typefaces,
    /// The colours of the look.
    pub palette: &'static Palette,
    /// Whether walls are thin.
    pub has_thin_walls: bool,
    /// Whether things move for show.
    pub motions: Motions,
}

impl Picture<'_> {
    /// The accessible name of a control: what is written on it, or on the larger control it is part
    /// of.
    pub fn name_of(&self, control: &Hotspot) -> String {
        if let Some(name) = &control.name {
            return name.clone();
        }
        let mut words = Vec::new();
        words_within(&self.items, control.place, &mut words);
        let area = |one: &Hotspot| one.place.w * one.place.h;
        let is_about = |other: &&Hotspot| {
            other.place.contains(control.place.center()) && area(other) > area(control)
        };
        match control.target {
            _ if !words.is_empty() => words.join(" "),
            ControlTarget::Key(press) => press.key.label().to_owned(),
            ControlTarget::Target(_) => {
                let around = self.controls.iter().filter(is_about);
                let smallest = around.min_by(|one, other| area(one).total_cmp(&area(other)));
                smallest.map(|whole| self.name_of(whole)).unwrap_or_default()
            }
        }
    }

    /// Whether the control has the keyboard focus.
    pub fn has_focus(&self, control: &Hotspot) -> bool {
        let is_it = |ring: &Rect| {
            control.place.contains(ring.center()) || ring.contains(control.place.center())
        };
        self.focus.iter().any(is_it)
    }

    /// A hash that is equal for two pictures that look alike.
    pub fn digest(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.items.hash(&mut hasher);
        std::ptr::from_ref(self.palette).hash(&mut hasher);
        let measures = [self.scale.logical, self.scale.dpi, self.pane.w, self.pane.h];
        measures.map(f32::to_bits).hash(&mut hasher);
        self.has_thin_walls.hash(&mut hasher);
        hasher.finish()
    }
}

/// Collects the texts within a rectangle, in drawing order, without those that were covered later.
fn words_within<'p>(items: &'p [Item], place: Rect, words: &mut Vec<&'p str>) {
    for item in items {
        match item {
            Item::Rect(rect, fill) | Item::RoundRect(rect, _, fill)
                if fill.is_opaque() && rect.covers(&place) =>
            {
                words.clear();
            }
            Item::Text(text) if place.contains(text.place().center()) => words.push(&text.text),
            Item::Kept(_, items) => words_within(items, place, words),
            Item::Turned(about, items) => words_within(items, place.turned_in(*about), words),
            _ => {}
        }
    }
}
