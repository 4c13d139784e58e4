//! What a picture is made of: plain values in interface pixels, each drawn over those before it.
//! Nothing here knows how they are drawn.

use std::hash::{Hash, Hasher};

use super::geometry::{Color, Rect, Vec2, hash_lengths};
use super::maze::MazeItem;
use super::sprites::SheetName;
use super::typeface::Typeface;
use crate::game::input::Target;
use crate::game::keyboard::Press;
use crate::game::settings::{Language, Look};
use crate::game::theatre::Rehearsed;
use crate::maze::world::KeptWorld;

/// One thing to draw.
#[derive(Debug)]
pub enum Item<'a> {
    /// Fills the whole window with one colour, over all that was drawn before.
    Clear(Color),
    /// A rectangle with square corners.
    Rect(Rect, Fill),
    /// A rectangle with round corners of this radius.
    RoundRect(Rect, f32, Fill),
    /// A round rectangle that is not snapped to pixels, for things with subpixel insets.
    LooseRoundRect(Rect, f32, Color),
    /// A line along the inside of a rectangle's edge: radius, width, colour.
    Border(Rect, f32, f32, Color),
    /// A disc: middle, radius, colour.
    Circle(Vec2, f32, Color),
    /// A straight line with round ends: from, to, width, colour.
    Line(Vec2, Vec2, f32, Color),
    /// A convex polygon, its corners clockwise on the screen.
    Polygon(Vec<Vec2>, Color),
    /// A shadow that fades out: radius, softness, colour.
    Shadow(Rect, f32, f32, Color),
    /// A line of text.
    Text(Text),
    /// A frame of a sheet of sprites.
    Sprite(Sprite),
    /// Things that seldom change, within a rectangle: they may be cached as one image.
    Kept(Rect, Vec<Item<'a>>),
    /// Things within a rectangle, turned by half a turn about its middle for a player who sits
    /// across the screen. Their coordinates are those before the turn.
    Turned(Rect, Vec<Item<'a>>),
    /// A maze with what was done in it.
    Maze(Box<MazeItem<'a>>),
    /// The game's name: its language and look, the size of its letters, and where their base line
    /// begins.
    Logo(Language, Look, f32, Vec2),
    /// The living maze behind the title, at this time in seconds.
    Backdrop(Color, u64),
    /// A world from above.
    Relief(ReliefItem),
    /// The comparison of what each lane of a contest has looked at, in the middle of a rectangle.
    Lookers(Rect, &'a Rehearsed),
}

/// What a shape is filled with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fill {
    /// One colour.
    Flat(Color),
    /// A gradient from the first colour at the left to the second at the right.
    Across(Color, Color),
}

/// A part of a world from above.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ReliefItem {
    /// Which world.
    pub world: KeptWorld,
    /// Where it is seen.
    pub place: Rect,
    /// The place of the world that is seen in the upper left corner, in rooms.
    pub from: [f64; 2],
    /// How many rooms an interface pixel is wide.
    pub rooms_per_pixel: f64,
    /// How closely its leaves are looked at.
    pub finest: u32,
    /// How often it was looked at so far.
    pub looks: u64,
}

impl Hash for ReliefItem {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.world, self.place, self.finest, self.looks).hash(state);
        (self.from.map(f64::to_bits), self.rooms_per_pixel.to_bits()).hash(state);
    }
}

/// A line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// Its font.
    pub face: Typeface,
    /// Its size.
    pub size: f32,
    /// Its colour.
    pub colour: Color,
    /// Where its base line begins.
    pub at: Vec2,
    /// Its width.
    pub width: f32,
    /// Whether its digits keep their places while they change, as those of a clock do.
    pub has_steady_digits: bool,
    /// What is written.
    pub text: String,
}

/// A frame of a sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprite {
    /// The sheet it is from.
    pub sheet: SheetName,
    /// Its column and row.
    pub frame: (u16, u16),
    /// The square it fills.
    pub place: Rect,
    /// Its opacity, from 0 to 1.
    pub seen: f32,
    /// The colour of a mouse's fur where light falls on it; `None` for the fur's own colour.
    pub fur: Option<Color>,
    /// It is clipped to this.
    pub pane: Option<Rect>,
}

/// Something that can be pointed at or clicked.
#[derive(Clone, Debug, PartialEq)]
pub struct Hotspot {
    /// Where it is.
    pub place: Rect,
    /// What a click means.
    pub target: ControlTarget,
    /// What it is called, unless the name is written on it.
    pub name: Option<String>,
}

/// What a click on a control means.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ControlTarget {
    /// A control of the screen.
    Target(Target),
    /// The key that is shown there.
    Key(Press),
}

impl From<Color> for Fill {
    fn from(colour: Color) -> Self {
        Self::Flat(colour)
    }
}

impl Fill {
    /// Whether it hides what lies behind it.
    pub const fn is_opaque(&self) -> bool {
        match self {
            Self::Flat(colour) => colour.a >= 1.0,
            Self::Across(left, right) => left.a >= 1.0 && right.a >= 1.0,
        }
    }
}

impl Text {
    /// The area it covers, from the top of tall letters to the bottom of hanging ones.
    pub fn place(&self) -> Rect {
        let (rise, hang) = (0.74 * self.size, 0.2 * self.size);
        Rect::new(self.at.x, self.at.y - rise, self.width, rise + hang)
    }
}

impl Hash for Fill {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self {
            Self::Flat(colour) => colour.hash(state),
            Self::Across(left, right) => (left, right).hash(state),
        }
    }
}

impl Hash for Text {
    fn hash<H: Hasher>(&self, state: &mut H) {
        hash_lengths(&[self.size, self.at.x, self.at.y], state);
        (self.face as u8, self.colour, self.has_steady_digits, &self.text).hash(state);
    }
}

impl Hash for Sprite {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.sheet as u8, self.frame, self.place, self.seen.to_bits()).hash(state);
        (self.fur, self.pane).hash(state);
    }
}

impl Hash for Item<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        std::mem::discriminant(self).hash(state);
        match self {
            Self::Clear(colour) => colour.hash(state),
            Self::Rect(rect, fill) => (rect, fill).hash(state),
            Self::RoundRect(rect, radius, fill) => (rect, radius.to_bits(), fill).hash(state),
            Self::LooseRoundRect(rect, radius, colour) => {
                (rect, radius.to_bits(), colour).hash(state);
            }
            Self::Border(rect, radius, width, colour)
            | Self::Shadow(rect, radius, width, colour) => {
                (rect, radius.to_bits(), width.to_bits(), colour).hash(state);
            }
            Self::Circle(centre, radius, colour) => {
                hash_lengths(&[centre.x, centre.y, *radius], state);
                colour.hash(state);
            }
            Self::Line(from, to, width, colour) => {
                hash_lengths(&[from.x, from.y, to.x, to.y, *width], state);
                colour.hash(state);
            }
            Self::Polygon(corners, colour) => {
                for corner in corners {
                    hash_lengths(&corner.to_array(), state);
                }
                colour.hash(state);
            }
            Self::Text(text) => text.hash(state),
            Self::Sprite(sprite) => sprite.hash(state),
            Self::Kept(rect, items) | Self::Turned(rect, items) => (rect, items).hash(state),
            Self::Maze(maze) => maze.hash(state),
            Self::Logo(language, look, size, at) => {
                (*language as u8, *look as u8).hash(state);
                hash_lengths(&[*size, at.x, at.y], state);
            }
            Self::Backdrop(colour, step) => (colour, step).hash(state),
            Self::Relief(relief) => relief.hash(state),
            Self::Lookers(rect, screen) => (rect, std::ptr::from_ref(*screen)).hash(state),
        }
    }
}
