//! Collects the items of a picture, and measures text for the screens.

use super::geometry::{Color, Rect, Vec2};
use super::item::{ControlTarget, Fill, Hotspot, Item, ReliefItem, Sprite};
use super::maze::MazeItem;
use super::measures::Measures;
use super::palette::Palette;
use super::sizes::{FOOT, LEAST_IN_A_HALL, THINNEST_IN_A_HALL};
use super::sprites::{BEATS_A_SECOND, FEET, SheetName};
use super::typeface::Typefaces;
use crate::game::bindings::Bindings;
use crate::game::input::{Button, Family, InputDevice, Key, KeyReading, KeySet, Target};
use crate::game::keyboard::{Press, button_for};
use crate::game::settings::{Language, Look};
use crate::game::theatre::Rehearsed;
use crate::words::{NumberWords, Words};

/// Collects one picture, in the colours of a look.
pub struct Painter<'a> {
    /// The colours.
    pub palette: &'static Palette,
    /// For key caps.
    pub bindings: &'a Bindings,
    /// How numbers are written.
    pub numbers: &'static NumberWords,
    /// The whole window.
    pub screen: Rect,
    pub(crate) measures: Measures,
    /// The opacity of sprites, and the pane they are clipped to.
    sprites_seen: (f32, Option<Rect>),
    /// How often the player has turned the foot's page, and the name of the key that does so.
    pub foot_turned: (usize, &'static str),
    /// Whether it is projected for an audience.
    pub is_projected: bool,
    /// The device in use, and how keys are read.
    hand: InputDevice,
    reading: KeyReading,
    fur: Option<Color>,
    /// The height of the foot.
    pub(crate) foot: f32,
    /// The rectangle that is being painted upside down.
    pub(crate) turned: Option<Rect>,
    pub(crate) taken: TakenItems<'a>,
}

/// What a painter has collected.
#[derive(Default)]
pub struct TakenItems<'a> {
    /// What is drawn.
    pub items: Vec<Item<'a>>,
    /// What can be pointed at.
    pub controls: Vec<Hotspot>,
    /// Where the keyboard focus is.
    pub focus: Vec<Rect>,
}

impl<'a> Painter<'a> {
    /// An empty picture for a window of this size, in interface pixels, on a screen with so many of its
    /// own for each, with texts of this language.
    pub fn new(
        palette: &'static Palette,
        bindings: &'a Bindings,
        screen: Rect,
        density: f32,
        language: Language,
    ) -> Self {
        let (sprites_seen, foot_turned, taken) = ((1.0, None), (0, ""), TakenItems::default());
        Self {
            palette,
            bindings,
            numbers: &Words::of(language).number,
            screen,
            measures: Measures { typefaces: Typefaces::of(language), density },
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

    /// Gives every mouse fur of this colour.
    #[must_use]
    pub fn with_fur(self, fur: Option<Color>) -> Self {
        Self { fur, ..self }
    }

    /// Sets the height of the foot; what exceeds the usual height lies below the screen.
    #[must_use]
    pub fn with_foot(self, foot: f32) -> Self {
        Self { foot, ..self }
    }

    /// Sets how often the player has turned the foot's page, and the name of the key that does so.
    #[must_use]
    pub fn with_foot_turned(self, times: usize, key: &'static str) -> Self {
        Self { foot_turned: (times, key), ..self }
    }

    /// Sets whether it is projected for an audience: no small letters, no thin lines, and no foot
    /// until the player turns its page.
    #[must_use]
    pub fn projected(self, is_projected: bool) -> Self {
        Self { is_projected, ..self }
    }

    /// Paints something without the rules for projection.
    pub fn not_projected(&mut self, paint: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.is_projected, false);
        paint(self);
        self.is_projected = before;
    }

    /// Whether the foot is hidden now.
    pub const fn is_without_foot(&self) -> bool {
        self.is_projected && self.foot_turned.0.is_multiple_of(2)
    }

    /// The window, including the height of the foot where the foot is hidden.
    pub const fn room(&self) -> Rect {
        let below = if self.is_without_foot() { self.foot } else { 0.0 };
        Rect { h: self.screen.h + below, ..self.screen }
    }

    /// The size for letters that are wanted this large: never too small for an audience.
    pub const fn letters(&self, size: f32) -> f32 {
        if self.is_projected { size.max(LEAST_IN_A_HALL) } else { size }
    }

    /// Sets the device in use; if it is a gamepad, keys are shown as its buttons, by how keys are
    /// read.
    #[must_use]
    pub fn with_hand(self, hand: InputDevice, reading: KeyReading) -> Self {
        Self { hand, reading, ..self }
    }

    /// Shows keys as they are read in this set from now on; returns the set before.
    pub const fn read_as(&mut self, keys: KeySet) -> KeySet {
        std::mem::replace(&mut self.reading.keys, keys)
    }

    /// Whether a touch screen is in use.
    pub fn is_touched(&self) -> bool {
        self.hand == InputDevice::Finger
    }

    /// Whether no keyboard is in use.
    pub fn lacks_keys(&self) -> bool {
        self.hand != InputDevice::Keys
    }

    /// The family of the gamepad in use, and its button for a key.
    pub(crate) fn button_for(&self, key: Key) -> Option<(Family, Button)> {
        let family = self.hand.pad()?;
        Some((family, button_for(key, self.reading, self.bindings)?))
    }

    /// All that was collected.
    pub fn finish(self) -> TakenItems<'a> {
        self.taken
    }

    /// How many of the screen's pixels an interface pixel is.
    pub const fn density(&self) -> f32 {
        self.measures.density
    }

    pub(crate) fn put(&mut self, item: Item<'a>) {
        self.taken.items.push(item);
    }

    /// Fills the window with one colour, over all that was drawn before.
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

    /// A round rectangle that is not snapped to pixels, for things with subpixel insets.
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

    /// A shadow that fades out over about `softness` pixels, without a visible edge.
    pub fn soft_shadow(&mut self, rect: Rect, radius: f32, softness: f32, colour: Color) {
        self.put(Item::Shadow(rect, radius, softness, colour));
    }

    /// Things that seldom change, within a rectangle, which may be cached as one image.
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

    /// The living maze behind the title, at this time.
    pub fn backdrop(&mut self, seconds: f64) {
        let step = (seconds * BEATS_A_SECOND) as u64;
        self.put(Item::Backdrop(self.palette.background, step));
    }

    /// The game's name, at this size and with its base line from here.
    pub fn logo(&mut self, language: Language, look: Look, size: f32, at: Vec2) {
        self.put(Item::Logo(language, look, size, at));
    }

    /// A part of a world from above.
    pub fn relief(&mut self, relief: ReliefItem) {
        self.put(Item::Relief(relief));
    }

    /// The comparison of what each lane of a contest has looked at, in the middle of a rectangle.
    pub fn lookers(&mut self, rect: Rect, contest: &'a Rehearsed) {
        self.put(Item::Lookers(rect, contest));
    }

    /// A frame of a sheet that stands with its feet here, with sides of this length.
    pub fn standing(&mut self, sheet: SheetName, frame: (u16, u16), feet: Vec2, side: f32) {
        self.sprite(sheet, frame, feet - FEET * side, side);
    }

    /// A frame of a sheet with its middle at this place.
    pub fn lying(&mut self, sheet: SheetName, frame: (u16, u16), middle: Vec2, side: f32) {
        self.sprite(sheet, frame, middle - side / 2.0, side);
    }

    /// A frame of a sheet that stands with its feet here, translucent as ghosts are.
    pub fn ghost(&mut self, sheet: SheetName, frame: (u16, u16), feet: Vec2, side: f32) {
        const SEEN: f32 = 0.45;
        self.within(None, SEEN, |painter| painter.standing(sheet, frame, feet, side));
    }

    /// Paints with fur of another colour on mice.
    pub fn in_fur(&mut self, fur: Option<Color>, paint: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.fur, fur);
        paint(self);
        self.fur = before;
    }

    /// Paints sprites clipped to a pane, if there is one, and with this opacity.
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

    /// Marks where the keyboard focus is.
    pub(crate) fn put_focus(&mut self, place: Rect) {
        self.taken.focus.push(self.as_seen(place));
    }

    /// Removes the controls within a rectangle, since something else covers them.
    pub fn cover_controls(&mut self, place: Rect) {
        let place = self.as_seen(place);
        self.taken.controls.retain(|control| !control.place.overlaps(&place));
    }

    /// Something that can be pointed at.
    pub fn control(&mut self, place: Rect, target: Target) {
        self.put_control(place, ControlTarget::Target(target), None);
    }

    /// Removes all controls and the focus so far, since something covers them.
    pub fn clear_controls(&mut self) {
        self.taken.controls.clear();
        self.taken.focus.clear();
    }

    /// A key that is shown and can be clicked.
    pub fn key_control(&mut self, place: Rect, key: Key, with_control: bool) {
        self.put_control(place, ControlTarget::Key(Press { key, with_control }), None);
    }

    /// Something that can be pointed at, with a name that is not written on it.
    pub fn named_control(&mut self, place: Rect, target: Target, name: String) {
        self.put_control(place, ControlTarget::Target(target), Some(name));
    }

    fn put_control(&mut self, place: Rect, target: ControlTarget, name: Option<String>) {
        self.taken.controls.push(Hotspot { place: self.as_seen(place), target, name });
    }
}
