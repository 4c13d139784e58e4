//! How the window is divided: two halves side by side or one above the other, or one shared view if
//! the whole maze is comfortable to see. Plain rectangles in logical pixels.

use crate::game::settings::Split;
use crate::game::tuning::{FAR_FOOT, TOUCH_PIXELS, VERSUS_COMFORTABLE_PITCH, VERSUS_SEAM};

/// A rectangle of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Pane {
    /// Its left edge.
    pub x: f32,
    /// Its upper edge.
    pub y: f32,
    /// Its width.
    pub width: f32,
    /// Its height.
    pub height: f32,
}

/// The panes of both sides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Panes {
    /// Two halves of the same size with a seam between them, the first side's on the left or above,
    /// unless a player sits across the table.
    Halves {
        /// The halves.
        panes: [Pane; 2],
        /// The area between them.
        seam: Pane,
        /// The side whose player sits across the table: it is above, rotated by half a turn.
        across: Option<usize>,
    },
    /// One view for both.
    Shared(Pane),
}

/// What the division depends on besides the available room.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Wishes {
    /// How to divide the window.
    pub split: Split,
    /// The side whose player sits across the table.
    pub across: Option<usize>,
    /// Whether to share one view if the whole maze is comfortable to see.
    pub shared_view: bool,
    /// Whether to share one view in any case, as each has to know where the other is.
    pub is_one_view: bool,
    /// The width and height of the maze in rooms.
    pub rooms: (u16, u16),
    /// The size of an interface pixel, in logical pixels.
    pub scale: f32,
}

/// The margins around the whole maze in a shared view, in interface pixels.
const SHARED_MARGINS: (f32, f32) = (48.0, 148.0);

/// The height of a footer for touch at this scale, in interface pixels: where everything is drawn
/// small, fingers need more.
pub fn foot_for_fingers(scale: f32) -> f32 {
    const AROUND_BUTTONS: f32 = 8.0;
    FAR_FOOT.max((TOUCH_PIXELS / scale).ceil() + AROUND_BUTTONS)
}

impl Panes {
    /// Divides a room of this size at the window's upper left corner.
    pub fn new((width, height): (f32, f32), wishes: &Wishes) -> Self {
        let whole = Pane { x: 0.0, y: 0.0, width: width.max(2.0), height: height.max(2.0) };
        let seam = (VERSUS_SEAM * wishes.scale).round();
        if let Some(side) = wishes.across {
            // Each player has a footer at their own edge; the other one's is below the room.
            let far_foot = foot_for_fingers(wishes.scale) * wishes.scale;
            let far_foot = far_foot.round().min(whole.height - 2.0).floor();
            let room = Pane { y: far_foot, height: whole.height - far_foot, ..whole };
            let ([far, near], seam) = one_above_the_other(room, seam);
            let panes = if side == 0 { [far, near] } else { [near, far] };
            return Self::Halves { panes, seam, across: Some(side) };
        }
        if wishes.is_one_view || wishes.shared_view && wishes.sees_all_in(whole) {
            return Self::Shared(whole);
        }
        let is_side_by_side = match wishes.split {
            Split::Automatic => whole.width >= whole.height,
            Split::SideBySide => true,
            Split::OneAboveTheOther => false,
        };
        let (panes, seam) = if is_side_by_side {
            side_by_side(whole, seam)
        } else {
            one_above_the_other(whole, seam)
        };
        Self::Halves { panes, seam, across: None }
    }

    /// The pane of a side.
    pub const fn of(&self, side: usize) -> Pane {
        match self {
            Self::Halves { panes, .. } => panes[side],
            Self::Shared(pane) => *pane,
        }
    }

    /// Whether both share one view.
    pub const fn is_shared(&self) -> bool {
        matches!(self, Self::Shared(_))
    }

    /// The side whose player sits across the table.
    pub const fn across(&self) -> Option<usize> {
        match self {
            Self::Halves { across, .. } => *across,
            Self::Shared(_) => None,
        }
    }

    /// Converts a position in the window to how this side's player sees it, perhaps rotated.
    pub fn as_seen_by(&self, side: usize, at: (f32, f32)) -> (f32, f32) {
        if self.across() == Some(side) { self.of(side).turned(at) } else { at }
    }

    /// Whether the halves are side by side.
    pub fn is_side_by_side(&self) -> bool {
        match self {
            Self::Halves { panes: [one, two], .. } => two.x > one.x,
            Self::Shared(_) => true,
        }
    }
}

impl Pane {
    /// A position after half a turn around the middle.
    pub const fn turned(&self, (x, y): (f32, f32)) -> (f32, f32) {
        (2.0 * self.x + self.width - x, 2.0 * self.y + self.height - y)
    }
}

/// The left and the right half with a seam of at least this width, or hardly more.
fn side_by_side(whole: Pane, seam: f32) -> ([Pane; 2], Pane) {
    let half = ((whole.width - seam) / 2.0).floor().max(1.0);
    let (left, right) = (Pane { width: half, ..whole }, whole.x + whole.width - half);
    let seam = Pane { x: whole.x + half, width: right - half - whole.x, ..whole };
    ([left, Pane { x: right, ..left }], seam)
}

/// The upper and the lower half with a seam of at least this width, or hardly more.
fn one_above_the_other(whole: Pane, seam: f32) -> ([Pane; 2], Pane) {
    let half = ((whole.height - seam) / 2.0).floor().max(1.0);
    let (high, low) = (Pane { height: half, ..whole }, whole.y + whole.height - half);
    let seam = Pane { y: whole.y + half, height: low - half - whole.y, ..whole };
    ([high, Pane { y: low, ..high }], seam)
}

impl Wishes {
    fn sees_all_in(&self, pane: Pane) -> bool {
        let (across, down) = SHARED_MARGINS;
        let pitch = ((pane.width - across * self.scale) / f32::from(self.rooms.0))
            .min((pane.height - down * self.scale) / f32::from(self.rooms.1));
        pitch >= VERSUS_COMFORTABLE_PITCH * self.scale
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: [(f32, f32); 6] =
        [(1280.0, 664.0), (800.0, 544.0), (640.0, 355.0), (721.0, 1224.0), (3.0, 2.0), (0.0, 9.0)];

    fn wishes(split: Split, shared_view: bool, rooms: (u16, u16), scale: f32) -> Wishes {
        Wishes { split, across: None, shared_view, is_one_view: false, rooms, scale }
    }

    #[test]
    fn halves_and_seam_fill_the_room_and_share_no_pixel() {
        for (width, height) in SIZES {
            for split in [Split::Automatic, Split::SideBySide, Split::OneAboveTheOther] {
                for scale in [0.8, 1.0, 2.0] {
                    let panes = Panes::new((width, height), &wishes(split, false, (9, 4), scale));
                    let Panes::Halves { panes: [one, two], seam, .. } = panes else { panic!() };
                    let (width, height) = (width.max(2.0), height.max(2.0));
                    assert_eq!((one.width, one.height), (two.width, two.height));
                    if panes.is_side_by_side() {
                        assert_eq!((one.x + one.width, seam.x + seam.width), (seam.x, two.x));
                        assert_eq!((two.x + two.width, two.height), (width, height));
                    } else {
                        assert_eq!((one.y + one.height, seam.y + seam.height), (seam.y, two.y));
                        assert_eq!((two.y + two.height, two.width), (height, width));
                    }
                    assert!(one.width >= 1.0 && one.height >= 1.0);
                    assert!(two.width >= 1.0 && two.height >= 1.0);
                }
            }
        }
    }

    #[test]
    fn face_to_face_each_has_a_half_as_far_from_the_own_edge_and_a_turn_changes_them() {
        for (width, height) in SIZES {
            for split in [Split::Automatic, Split::SideBySide, Split::OneAboveTheOther] {
                for (scale, across) in [(0.8, 0), (1.0, 1), (2.0, 1)] {
                    let usual = wishes(split, true, (2, 2), scale);
                    let wishes = Wishes { across: Some(across), ..usual };
                    let panes = Panes::new((width, height), &wishes);
                    let Panes::Halves { seam, .. } = panes else { panic!("one view for both") };
                    let (far, near) = (panes.of(across), panes.of(1 - across));
                    let (width, height) = (width.max(2.0), height.max(2.0));
                    assert_eq!((far.x, far.width, far.height), (near.x, width, near.height));
                    assert_eq!((far.y + far.height, seam.y + seam.height), (seam.y, near.y));
                    assert_eq!((near.y + near.height, panes.across()), (height, Some(across)));
                    let room = (height - 2.0).floor();
                    let foot = (foot_for_fingers(scale) * scale).round().min(room);
                    assert!((far.y - foot).abs() < 1e-3, "{height}");
                    let (corner, end) = ((far.x, far.y), (far.x + far.width, far.y + far.height));
                    assert_eq!(panes.as_seen_by(across, corner), end);
                    assert_eq!(panes.as_seen_by(across, end), corner, "turned twice");
                    assert_eq!(panes.as_seen_by(1 - across, end), end);
                }
            }
        }
    }

    #[test]
    fn the_shape_of_the_window_decides_unless_a_wish_does() {
        let of = |size, split| Panes::new(size, &wishes(split, false, (30, 20), 1.0));
        assert!(of((1280.0, 664.0), Split::Automatic).is_side_by_side());
        assert!(!of((720.0, 1224.0), Split::Automatic).is_side_by_side());
        assert!(!of((1280.0, 664.0), Split::OneAboveTheOther).is_side_by_side());
        assert!(of((720.0, 1224.0), Split::SideBySide).is_side_by_side());
    }

    #[test]
    fn one_view_serves_both_only_where_all_is_seen_comfortably() {
        let is_shared = |rooms, shared_view, scale| {
            let wishes = wishes(Split::Automatic, shared_view, rooms, scale);
            Panes::new((1280.0, 664.0), &wishes).is_shared()
        };
        assert!(is_shared((20, 12), true, 1.0));
        assert!(!is_shared((20, 12), false, 1.0));
        assert!(!is_shared((30, 20), true, 1.0));
        assert!(!is_shared((20, 12), true, 2.0));
    }
}
