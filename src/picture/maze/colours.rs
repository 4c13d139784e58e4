//! The colours and numbers that a maze is painted with. A palette holds those of a look.

use crate::maze::Trace;
use crate::picture::geometry::{Color, Vec2};

/// Everything the maze view has to know about a look.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ViewColours {
    /// Behind the maze.
    pub background: Color,
    /// What a lantern does not reach.
    pub dark: Color,
    /// Lines of squared paper on the background, if there are any.
    pub squares: Option<Color>,
    /// Rooms.
    pub floor: Color,
    /// Laid over the floor of every second room, with its own alpha.
    pub second_floor: Color,
    /// The faces of walls.
    pub walls: WallColours,
    /// How walls are built.
    pub shape: WallShape,
    /// What was left in the maze.
    pub marks: MarkColours,
    /// The light about the player, if there is any.
    pub lantern: Option<LanternColours>,
}

/// The colours of a wall's faces. The shadow's alpha is its strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WallColours {
    /// The top face.
    pub top: Color,
    /// The top face away from the light.
    pub top_lit: Color,
    /// The side face.
    pub side: Color,
    /// The foot of the side face, which glows.
    pub side_foot: Color,
    /// The highlight and the lower rim.
    pub edge: Color,
    /// About the top and the side.
    pub outline: Color,
    /// The wall's shadow on the floor.
    pub shadow: Color,
}

/// The shape of walls, in rooms unless a name says otherwise.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WallShape {
    /// Half of a wall's thickness.
    pub half_thickness: f32,
    /// Half of the thickness of the thinnest wall, in logical pixels.
    pub least_half_thickness_px: f32,
    /// Height of the side face.
    pub lift: f32,
    /// Radius at inner corners.
    pub fillet: f32,
    /// The offset of the shadow.
    pub shadow_path: Vec2,
    /// Softness of the shadow.
    pub shadow_softness: f32,
    /// Whether walls are of glass; otherwise they are flat ink.
    pub gloss: bool,
    /// How unsteadily flat walls are drawn, as if by hand, in logical pixels.
    pub waver_px: f32,
}

/// The colours of what was left in the maze.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MarkColours {
    /// Paw prints; its alpha applies to prints alone.
    pub trail: Color,
    /// The solver's stack or the best path.
    pub path: Color,
    /// The outline of the path.
    pub casing: Color,
    /// Entered and left again.
    pub backtracked: Color,
    /// Entered by a search that goes by distance.
    pub entered: Color,
    /// A dead end that was filled.
    pub filled: Color,
    /// The stretch that a hint lights up.
    pub hint: Color,
}

impl MarkColours {
    /// The colour of a room that a search is done with, by what it means.
    pub const fn done(&self, means: Trace) -> Color {
        match means {
            Trace::Backtracked | Trace::Skipped | Trace::Sealed => self.backtracked,
            Trace::Filled => self.filled,
            Trace::Frontier => self.entered,
        }
    }
}

/// The lantern of the night.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LanternColours {
    /// At the lantern; alpha is its strength.
    pub warm: Color,
    /// Far from the lantern; alpha is its strength.
    pub dusk: Color,
}

impl WallShape {
    /// The part of thickness and lift that is left far out.
    const SLIM: f32 = 0.76;
    /// How far walls may thicken to remain visible, in rooms.
    const MOST_OF_A_ROOM: f32 = 0.13;

    /// These walls as thin as in a printed puzzle; flat ones are thin already.
    #[must_use]
    pub fn thin(self) -> Self {
        if self.gloss { Self { half_thickness: 0.06, lift: 0.05, ..self } } else { self }
    }

    /// These walls on a grid without rooms, where a wall is as wide as a path.
    #[must_use]
    pub fn of_tiles(self) -> Self {
        Self { half_thickness: 0.42, lift: self.lift * 1.4, ..self }
    }

    /// These walls at this pitch: they get thinner as the camera draws back, but keep a minimum.
    #[must_use]
    pub fn at_pitch(self, logical_pitch: f32) -> Self {
        let far = ((44.0 - logical_pitch) / 24.0).clamp(0.0, 1.0);
        let slim = if self.gloss { 1.0 - (1.0 - Self::SLIM) * far } else { 1.0 };
        // Where rooms are hardly larger than the thinnest wall, walls must leave some floor.
        let least = (self.least_half_thickness_px / logical_pitch).min(Self::MOST_OF_A_ROOM);
        Self {
            half_thickness: (self.half_thickness * slim).max(least),
            lift: self.lift * slim,
            ..self
        }
    }
}
