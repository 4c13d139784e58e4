//! Works out a picture: takes down what screens say they show, and measures text for them.

use super::geometry::{Color, Rect, Vec2};
use super::item::{ControlTarget, Fill, Hotspot, Item, Sprite};
use super::maze::MazeItem;
use super::measures::Measures;
use super::palette::Palette;
use super::sizes::{FOOT, LEAST_IN_A_HALL, THINNEST_IN_A_HALL};
use super::sprites::{BEATS_A_SECOND, FEET, SheetName};
use crate::game::bindings::Bindings;
use crate::game::input::{Button, Family, InputDevice, Key, KeyReading, KeySet, Target};
use crate::game::keyboard::{Press, button_for};
use crate::game::screen::contest::SideBySide;
use crate::game::settings::{Language, Look};

/// Takes down one picture, in the colours of a look.
pub struct Painter<'a> {
    /// The colours.
    pub palette: &'static Palette,
    /// For key caps.
    pub bindings: &'a Bindings,
    /// The whole window.
    pub screen: Rect,
    pub(super) measures: Measures<'a>,
    /// By which share sprites are seen, and beyond which pane nothing of them.
    sprites_seen: (f32, Option<Rect>),
    /// How often the foot was turned over, and what the key is called that does so.
    pub foot_turned: (usize, &'static str),
    /// Whether it is shown to a hall.
    pub is_projected: bool,
    /// What is in hand, and how keys are read.
    hand: InputDevice,
    reading: KeyReading,
    fur: Option<Color>,
    /// How high the foot is.
    pub(super) foot: f32,
    /// What is turned by half a turn while it is painted.
    pub(super) turned: Option<Rect>,
    pub(super) taken: TakenItems<'a>,
}

/// What was taken down.
#[derive(Default)]
pub struct TakenItems<'a> {
    /// What is drawn.
    pub items: Vec<Item<'a>>,
    /// What can be pointed at.
    pub controls: Vec<Hotspot>,
    /// Where the keyboard is.
    pub focus: Vec<Rect>,
}

impl<'a> Painter<'a> {
    /// An empty picture of so large a window, in interface pixels.
    pub fn new(
        palette: &'static Palette,
        bindings: &'a Bindings,
        screen: Rect,
        measures: Measures<'a>,
    ) -> Self {
        let (sprites_seen, foot_turned, taken) = ((1.0, None), (0, ""), TakenItems::default());
        Self {
            palette,
            bindings,
            screen,
            measures,
            sprites_seen,
            foot_turned,
            is_projected: false,
            hand: InputDevice::Keys,
            reading: KeyReading::at_rest(KeySet::Menu),
            fur: None,
            foot: FOOT,
            turned: None,
            taken,
        }
    }

    /// The same with fur of this colour on every mouse.
    #[must_use]
    pub fn with_fur(self, fur: Option<Color>) -> Self {
        Self { fur, ..self }
    }

    /// The same, with so high a foot; so much of it as is more than usual lies below the screen.
    #[must_use]
    pub fn with_foot(self, foot: f32) -> Self {
        Self { foot, ..self }
    }

    /// The same, with a foot that was turned over so often by a key that is called this.
    #[must_use]
    pub fn with_foot_turned(self, times: usize, key: &'static str) -> Self {
        Self { foot_turned: (times, key), ..self }
    }

    /// The same for a hall, if it is: no small letters, no thin lines, and the foot only when it is
    /// turned over.
    #[must_use]
    pub fn projected(self, is_projected: bool) -> Self {
        Self { is_projected, ..self }
    }

    /// Paints something as if nobody sat in a hall.
    pub fn not_projected(&mut self, paint: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.is_projected, false);
        paint(self);
        self.is_projected = before;
    }

    /// Whether there is no foot now.
    pub const fn is_without_foot(&self) -> bool {
        self.is_projected && self.foot_turned.0.is_multiple_of(2)
    }

    /// The window, and as much more below it as the foot would take, where there is none.
    pub const fn room(&self) -> Rect {
        let below = if self.is_without_foot() { self.foot } else { 0.0 };
        Rect { h: self.screen.h + below, ..self.screen }
    }

    /// How large letters are that are asked for so large: never too small for where they are seen.
    pub const fn letters(&self, size: f32) -> f32 {
        if self.is_projected { size.max(LEAST_IN_A_HALL) } else { size }
    }

    /// The same, with keys shown as the buttons that stand for them on the gamepad in hand, if there
    /// is one, while keys are read so.
    #[must_use]
    pub fn with_hand(self, hand: InputDevice, reading: KeyReading) -> Self {
        Self { hand, reading, ..self }
    }

    /// From now on shows keys as where they are read so; tells how they were read before.
    pub const fn read_as(&mut self, keys: KeySet) -> KeySet {
        std::mem::replace(&mut self.reading.keys, keys)
    }

    /// Whether there are only fingers.
    pub fn is_touched(&self) -> bool {
        self.hand == InputDevice::Finger
    }

    /// Whether no keyboard is in hand.
    pub fn lacks_keys(&self) -> bool {
        self.hand != InputDevice::Keys
    }

    /// Whose gamepad is in hand, and which button of it stands for a key.
    pub(super) fn button_for(&self, key: Key) -> Option<(Family, Button)> {
        let family = self.hand.pad()?;
        Some((family, button_for(key, self.reading, self.bindings)?))
    }

    /// All that was taken down.
    pub fn finish(self) -> TakenItems<'a> {
        self.taken
    }

    /// How many of the screen's pixels an interface pixel is.
    pub const fn density(&self) -> f32 {
        self.measures.density
    }

    pub(super) fn put(&mut self, item: Item<'a>) {
        self.taken.items.push(item);
    }

    /// The window in one colour. What was drawn before is gone.
    pub fn clear(&mut self, colour: Color) {
        self.put(Item::Clear(colour));
    }

    /// A filled rectangle with square corners.
    pub fn rect(&mut self, rect: Rect, fill: impl Into<Fill>) {
        self.put(Item::Rect(rect, fill.into()));
    }

    /// A filled rectangle with round corners.
    pub fn round_rect(&mut self, rect: Rect, radius: f32, fill: impl Into<Fill>) {
        self.put(Item::RoundRect(rect, radius, fill.into()));
    }

    /// The same between pixels, for what lies a part of a pixel inside of something else.
    pub fn round_rect_as_is(&mut self, rect: Rect, radius: f32, colour: Color) {
        self.put(Item::LooseRoundRect(rect, radius, colour));
    }

    /// A line along the inside of a rectangle's edge.
    pub fn round_border(&mut self, rect: Rect, radius: f32, width: f32, colour: Color) {
        self.put(Item::Border(rect, radius, width, colour));
    }

    /// A disc.
    pub fn circle(&mut self, centre: Vec2, radius: f32, colour: Color) {
        self.put(Item::Circle(centre, radius, colour));
    }

    /// A straight line with round ends.
    pub fn line(&mut self, from: Vec2, to: Vec2, width: f32, colour: Color) {
        let least = if self.is_projected { THINNEST_IN_A_HALL } else { 0.0 };
        self.put(Item::Line(from, to, width.max(least), colour));
    }

    /// A filled convex polygon; its corners run clockwise on the screen.
    pub fn polygon(&mut self, corners: &[Vec2], colour: Color) {
        self.put(Item::Polygon(corners.to_vec(), colour));
    }

    /// A shadow that fades out over about `softness` pixels; none of it has an edge of its own.
    pub fn soft_shadow(&mut self, rect: Rect, radius: f32, softness: f32, colour: Color) {
        self.put(Item::Shadow(rect, radius, softness, colour));
    }

    /// What seldom changes, within a rectangle: whoever draws may keep it as one picture.
    pub fn keep(&mut self, rect: Rect, paint: impl FnOnce(&mut Self)) {
        let before = std::mem::take(&mut self.taken.items);
        paint(self);
        let kept = std::mem::replace(&mut self.taken.items, before);
        self.put(Item::Kept(rect, kept));
    }

    /// A maze.
    pub fn maze(&mut self, maze: MazeItem<'a>) {
        self.put(Item::Maze(Box::new(maze)));
    }

    /// The maze that lives behind the title, at this time.
    pub fn backdrop(&mut self, seconds: f64) {
        let step = (seconds * BEATS_A_SECOND) as u64;
        self.put(Item::Backdrop(self.palette.background, step));
    }

    /// The game's name, in letters so large whose base line begins here.
    pub fn logo(&mut self, language: Language, look: Look, size: f32, at: Vec2) {
        self.put(Item::Logo(language, look, size, at));
    }

    /// Who looked where in a contest, in the middle of a rectangle.
    pub fn lookers(&mut self, rect: Rect, screen: &'a SideBySide) {
        self.put(Item::Lookers(rect, screen));
    }

    /// A frame of a sheet with its feet at this place, `side` large.
    pub fn standing(&mut self, sheet: SheetName, frame: (u16, u16), feet: Vec2, side: f32) {
        self.sprite(sheet, frame, feet - FEET * side, side);
    }

    /// A frame of a sheet with its middle at this place.
    pub fn lying(&mut self, sheet: SheetName, frame: (u16, u16), middle: Vec2, side: f32) {
        self.sprite(sheet, frame, middle - side / 2.0, side);
    }

    /// A frame as one sees a ghost: what is behind shines through.
    pub fn ghost(&mut self, sheet: SheetName, frame: (u16, u16), feet: Vec2, side: f32) {
        const SEEN: f32 = 0.45;
        self.within(None, SEEN, |painter| painter.standing(sheet, frame, feet, side));
    }

    /// Mice with other fur.
    pub fn in_fur(&mut self, fur: Option<Color>, paint: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.fur, fur);
        paint(self);
        self.fur = before;
    }

    /// Sprites that are seen within a pane alone, if one is told, and by this share.
    pub fn within(&mut self, pane: Option<Rect>, seen: f32, paint: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.sprites_seen, (seen, pane));
        paint(self);
        self.sprites_seen = before;
    }

    fn sprite(&mut self, sheet: SheetName, frame: (u16, u16), corner: Vec2, side: f32) {
        let (seen, pane) = self.sprites_seen;
        let place = Rect::new(corner.x, corner.y, side, side);
        let fur = self.fur.filter(|_| sheet == SheetName::Mouse);
        self.put(Item::Sprite(Sprite { sheet, frame, place, seen, fur, pane }));
    }

    /// The keyboard is here.
    pub(super) fn put_focus(&mut self, place: Rect) {
        self.taken.focus.push(self.as_seen(place));
    }

    /// Nothing within this can be pointed at any more: something else lies there.
    pub fn cover_controls(&mut self, place: Rect) {
        let place = self.as_seen(place);
        self.taken.controls.retain(|control| !control.place.overlaps(&place));
    }

    /// Something that can be pointed at.
    pub fn control(&mut self, place: Rect, target: Target) {
        self.put_control(place, ControlTarget::Target(target), None);
    }

    /// Nothing that was taken down so far can be pointed at, nor is the keyboard there: something lies
    /// over it.
    pub fn clear_controls(&mut self) {
        self.taken.controls.clear();
        self.taken.focus.clear();
    }

    /// A key that is shown and can be clicked.
    pub fn key_control(&mut self, place: Rect, key: Key, with_control: bool) {
        self.put_control(place, ControlTarget::Key(Press { key, with_control }), None);
    }

    /// Something that can be pointed at, and that no words stand on.
    pub fn named_control(&mut self, place: Rect, target: Target, name: String) {
        self.put_control(place, ControlTarget::Target(target), Some(name));
    }

    fn put_control(&mut self, place: Rect, target: ControlTarget, name: Option<String>) {
        self.taken.controls.push(Hotspot { place: self.as_seen(place), target, name });
    }
}
