use crate::picture::geometry::Rect;

/// A rectangle of whole pixels of a maze, from its upper left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    /// The left edge.
    pub left: i32,
    /// The upper edge.
    pub top: i32,
    /// The right edge, exclusive.
    pub right: i32,
    /// The lower edge, exclusive.
    pub bottom: i32,
}

impl Area {
    /// All pixels whose middles lie in a rectangle.
    pub fn within(rect: Rect) -> Self {
        let [left, top, right, bottom] =
            [rect.x, rect.y, rect.right(), rect.bottom()].map(|edge| edge.round() as i32);
        Self { left, top, right, bottom }
    }

    /// Its width in pixels.
    pub const fn width(self) -> i32 {
        self.right - self.left
    }

    /// Its height in pixels.
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

    /// The parts of this area outside of `part`, which lies in it.
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
