//! Rectangles of whole pixels.

use crate::picture::geometry::Rect;

/// A rectangle of whole pixels of a maze, from its upper left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    /// Where it begins.
    pub left: i32,
    /// Where it begins.
    pub top: i32,
    /// Where it has ended.
    pub right: i32,
    /// Where it has ended.
    pub bottom: i32,
}

impl Area {
    /// All pixels whose middles lie in a rectangle.
    pub fn within(rect: Rect) -> Self {
        let [left, top, right, bottom] =
            [rect.x, rect.y, rect.right(), rect.bottom()].map(|edge| edge.round() as i32);
        Self { left, top, right, bottom }
    }

    /// How many pixels wide it is.
    pub const fn width(self) -> i32 {
        self.right - self.left
    }

    /// How many pixels high it is.
    pub const fn height(self) -> i32 {
        self.bottom - self.top
    }

    const fn is_empty(self) -> bool {
        self.width() <= 0 || self.height() <= 0
    }

    /// What lies in both, if anything does.
    pub fn shared(self, other: Self) -> Option<Self> {
        let shared = Self {
            left: self.left.max(other.left),
            top: self.top.max(other.top),
            right: self.right.min(other.right),
            bottom: self.bottom.min(other.bottom),
        };
        (!shared.is_empty()).then_some(shared)
    }

    /// What of this area lies outside of a part of it.
    pub fn beside(self, part: Self) -> impl Iterator<Item = Self> {
        let beside = [
            Self { bottom: part.top, ..self },
            Self { top: part.bottom, ..self },
            Self { right: part.left, top: part.top, bottom: part.bottom, ..self },
            Self { left: part.right, top: part.top, bottom: part.bottom, ..self },
        ];
        beside.into_iter().filter(|area| !area.is_empty())
    }
}
