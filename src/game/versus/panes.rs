//! How the window is shared out: two halves side by side or one above the other, or one view for
//! both where the whole maze is seen comfortably. Plain rectangles in logical pixels.

use crate::game::settings::Split;
use crate::game::tuning::{VERSUS_COMFORTABLE_PITCH, VERSUS_SEAM};

/// A rectangle of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Pane {
    /// Its left edge.
    pub x: f32,
    /// Its upper edge.
    pub y: f32,
    /// How wide it is.
    pub width: f32,
    /// How high it is.
    pub height: f32,
}

/// Where both see their mazes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Panes {
    /// Two halves of the same size with a seam between them, the first one's on the left or
    /// above.
    Halves {
        /// The halves.
        panes: [Pane; 2],
        /// What lies between them.
        seam: Pane,
    },
    /// One view for both.
    Shared(Pane),
}

/// What the shares hang on besides the room there is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Wishes {
    /// How the window is cut.
    pub split: Split,
    /// Whether one view is wanted where the whole maze is seen comfortably.
    pub shared_view: bool,
    /// How many rooms wide and high the maze is.
    pub rooms: (u16, u16),
    /// How many logical pixels an interface pixel is.
    pub scale: f32,
}

/// What is kept free about the whole maze in a shared view, in interface pixels.
const SHARED_MARGINS: (f32, f32) = (48.0, 148.0);

impl Panes {
    /// Shares out a room of this size that begins at the window's upper left corner.
    pub fn new((width, height): (f32, f32), wishes: &Wishes) -> Self {
        let whole = Pane { x: 0.0, y: 0.0, width: width.max(2.0), height: height.max(2.0) };
        if wishes.shared_view && wishes.sees_all_in(whole) {
            return Self::Shared(whole);
        }
        let is_side_by_side = match wishes.split {
            Split::Automatic => whole.width >= whole.height,
            Split::SideBySide => true,
            Split::OneAboveTheOther => false,
        };
        let seam = (VERSUS_SEAM * wishes.scale).round();
        if is_side_by_side {
            let half = ((whole.width - seam) / 2.0).floor().max(1.0);
            let upright = Pane { width: half, ..whole };
            let right = whole.width - half;
            Self::Halves {
                panes: [upright, Pane { x: right, ..upright }],
                seam: Pane { x: half, width: right - half, ..whole },
            }
        } else {
            let half = ((whole.height - seam) / 2.0).floor().max(1.0);
            let level = Pane { height: half, ..whole };
            let low = whole.height - half;
            Self::Halves {
                panes: [level, Pane { y: low, ..level }],
                seam: Pane { y: half, height: low - half, ..whole },
            }
        }
    }

    /// Where a side sees its maze.
    pub const fn of(&self, side: usize) -> Pane {
        match self {
            Self::Halves { panes, .. } => panes[side],
            Self::Shared(pane) => *pane,
        }
    }

    /// Whether one view serves both.
    pub const fn is_shared(&self) -> bool {
        matches!(self, Self::Shared(_))
    }

    /// Whether the halves lie side by side.
    pub fn is_side_by_side(&self) -> bool {
        match self {
            Self::Halves { panes: [one, two], .. } => two.x > one.x,
            Self::Shared(_) => true,
        }
    }
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
        Wishes { split, shared_view, rooms, scale }
    }

    #[test]
    fn halves_and_seam_fill_the_room_and_share_no_pixel() {
        for (width, height) in SIZES {
            for split in [Split::Automatic, Split::SideBySide, Split::OneAboveTheOther] {
                for scale in [0.8, 1.0, 2.0] {
                    let panes = Panes::new((width, height), &wishes(split, false, (9, 4), scale));
                    let Panes::Halves { panes: [one, two], seam } = panes else { panic!() };
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
